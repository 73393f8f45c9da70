package quadrille.app.table;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import quadrille.app.common.Words;
import quadrille.app.table.BoardTree.Branch;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.games.Room;

/** A small board that may come, with the move that leads to it and its score: a button. */
final class TreeCard extends Button {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final double SIZE = 112;

  TreeCard(Room room, Branch branch, boolean flipped, Words words) {
    Line line = branch.line();
    BoardView board = new BoardView(room.view().get(), line.settings());
    board.setMouseTransparent(true);
    board.setFocusTraversable(false);
    board.setMinSize(SIZE, SIZE);
    board.setPrefSize(SIZE, SIZE);
    board.setMaxSize(SIZE, SIZE);
    board.coordinatesProperty().set(false);
    board.flippedProperty().set(flipped);
    board.show(line, false);
    String score = Viewpoint.say(branch.points(), line, words);
    getStyleClass().add("tree-card");
    setGraphic(board);
    setContentDisplay(ContentDisplay.TOP);
    setMnemonicParsing(false);
    setText(branch.move() + "   " + score);
    setAccessibleText(words.say(TreeCard.class, "tree.card", branch.move(), score));
  }

  void setChosen(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }
}
