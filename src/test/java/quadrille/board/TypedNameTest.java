package quadrille.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/** Cells that are found by typing, and by the keys between the arrows. */
class TypedNameTest {
  private static List<BoardCell> cells(String... names) {
    List<BoardCell> cells = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      Point2D centre = new Point2D(100 * i, 0);
      cells.add(new BoardCell(i, names[i], centre, Shapes.box(centre, 100, 100)));
    }
    return cells;
  }

  private static int type(TypedName name, String text) {
    for (char letter : text.toCharArray()) {
      name.type(letter);
    }
    return name.cell();
  }

  @Test
  void aNameLeadsToItsCellAsSoonAsItIsWhole() {
    TypedName name = new TypedName(cells("c3", "c12", "d1"));
    assertThat(type(name, "c")).isEqualTo(Arrows.NONE);
    assertThat(type(name, "3")).isZero();
  }

  @Test
  void aLongerNameGoesOnFromAShorterOne() {
    TypedName name = new TypedName(cells("1", "12", "2"));
    assertThat(type(name, "1")).isZero();
    assertThat(type(name, "2")).isEqualTo(1);
    assertThat(type(name, "2")).isEqualTo(2);
  }

  @Test
  void whatWasDroppedIsNoPartOfTheNextName() {
    TypedName name = new TypedName(cells("1", "12", "2"));
    type(name, "1");
    name.drop();
    assertThat(type(name, "2")).isEqualTo(2);
  }

  @Test
  void aLetterThatBeginsNoNameIsLeftToOthers() {
    TypedName name = new TypedName(cells("a1"));
    assertThat(name.type('h')).isFalse();
    assertThat(name.type('A')).isTrue();
  }

  @Test
  void aCellWithTwoNamesIsFoundByEither() {
    assertThat(type(new TypedName(cells("32 e3", "5 g1")), "e3")).isZero();
    assertThat(type(new TypedName(cells("32 e3", "5 g1")), "5")).isEqualTo(1);
  }

  @Test
  void theKeysBetweenTheArrowsAreTheOtherWaysOutOfAHexagon() {
    List<Point2D> around = Shapes.regular(Point2D.ZERO, 6, 100, 0);
    List<BoardCell> cells = new ArrayList<>();
    for (Point2D centre : around) {
      cells.add(new BoardCell(cells.size(), "", centre, Shapes.regular(centre, 6, 58, 30)));
    }
    BoardCell middle = new BoardCell(6, "", Point2D.ZERO, Shapes.regular(Point2D.ZERO, 6, 58, 30));
    cells.add(middle);
    assertThat(Slant.DOWN_RIGHT.next(cells, middle)).isEqualTo(1);
    assertThat(Slant.DOWN_LEFT.next(cells, middle)).isEqualTo(2);
    assertThat(Slant.UP_LEFT.next(cells, middle)).isEqualTo(4);
    assertThat(Slant.UP_RIGHT.next(cells, middle)).isEqualTo(5);
    assertThat(Slant.UP_RIGHT.next(cells, cells.get(5))).isEqualTo(Arrows.NONE);
  }
}
