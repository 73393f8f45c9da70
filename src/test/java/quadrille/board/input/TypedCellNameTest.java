package quadrille.board.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.Shapes;

/** Finding cells by typed names and diagonal keys. */
class TypedCellNameTest {
  private static List<BoardCell> cells(String... names) {
    List<BoardCell> cells = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      Point2D centre = new Point2D(100 * i, 0);
      cells.add(new BoardCell(i, names[i], centre, Shapes.rectangle(centre, 100, 100)));
    }
    return cells;
  }

  private static int type(TypedCellName name, String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      name.type(letter);
    }
    return name.cell();
  }

  @Test
  void aCompleteNameFindsItsCell() {
    TypedCellName name = new TypedCellName(cells("c3", "c12", "d1"));
    assertThat(type(name, "c")).isEqualTo(ArrowNavigation.NONE);
    assertThat(type(name, "3")).isZero();
  }

  @Test
  void aLongerNameContinuesAShorterOne() {
    TypedCellName name = new TypedCellName(cells("1", "12", "2"));
    assertThat(type(name, "1")).isZero();
    assertThat(type(name, "2")).isEqualTo(1);
    assertThat(type(name, "2")).isEqualTo(2);
  }

  @Test
  void clearedTextIsNotPartOfTheNextName() {
    TypedCellName name = new TypedCellName(cells("1", "12", "2"));
    type(name, "1");
    name.clear();
    assertThat(type(name, "2")).isEqualTo(2);
  }

  @Test
  void aLetterThatStartsNoNameIsNotConsumed() {
    TypedCellName name = new TypedCellName(cells("a1"));
    assertThat(name.type('h')).isFalse();
    assertThat(name.type('A')).isTrue();
  }

  @Test
  void aCellWithTwoNamesIsFoundByEither() {
    assertThat(type(new TypedCellName(cells("32 e3", "5 g1")), "e3")).isZero();
    assertThat(type(new TypedCellName(cells("32 e3", "5 g1")), "5")).isEqualTo(1);
  }

  @Test
  void diagonalKeysReachTheOtherNeighboursOfAHexagon() {
    List<Point2D> around = Shapes.regularPolygon(Point2D.ZERO, 6, 100, 0);
    List<BoardCell> cells = new ArrayList<>();
    for (Point2D centre : around) {
      cells.add(new BoardCell(cells.size(), "", centre, Shapes.regularPolygon(centre, 6, 58, 30)));
    }
    BoardCell middle =
        new BoardCell(6, "", Point2D.ZERO, Shapes.regularPolygon(Point2D.ZERO, 6, 58, 30));
    cells.add(middle);
    assertThat(Diagonal.DOWN_RIGHT.next(cells, middle)).isEqualTo(1);
    assertThat(Diagonal.DOWN_LEFT.next(cells, middle)).isEqualTo(2);
    assertThat(Diagonal.UP_LEFT.next(cells, middle)).isEqualTo(4);
    assertThat(Diagonal.UP_RIGHT.next(cells, middle)).isEqualTo(5);
    assertThat(Diagonal.UP_RIGHT.next(cells, cells.get(5))).isEqualTo(ArrowNavigation.NONE);
  }
}
