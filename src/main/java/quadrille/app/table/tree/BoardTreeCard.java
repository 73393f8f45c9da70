package quadrille.app.table.tree;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** A button with a board to come, the move that leads to it and its score. */
final class BoardTreeCard extends Button {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final double SIZE = 112;

  BoardTreeCard(GameModule module, CandidateMove move, boolean flipped, Localizer localizer) {
    Line line = move.after();
    BoardView board =
        BoardView.thumbnail(module.skin().get(), line, BoardPreferences.DEFAULT, SIZE);
    board.settings().flippedProperty().set(flipped);
    String score = localizer.localize(ScoreText.forFirstSide(move.points(), line));
    String moveText = move.bestLine().getFirst();
    getStyleClass().add("tree-card");
    setGraphic(board);
    setContentDisplay(ContentDisplay.TOP);
    setMnemonicParsing(false);
    setText(moveText + "   " + score);
    setAccessibleText(localizer.localize(BoardTreeCard.class, "tree.card", moveText, score));
  }

  void setChosen(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }
}
