package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import quadrille.core.Step;

/** What the steps of a game have said so far about each cell: each new one must agree with it. */
final class StepConsistency {
  private final Map<Integer, Boolean> occupied = new HashMap<>();

  void add(List<Step> steps, String what) {
    assertThat(steps).as(what).isNotEmpty();
    for (Step step : steps) {
      assertThat(step.cell()).as(what).isNotNegative();
      assertThat(step.target()).as(what).isNotNegative();
      add(step, what + " " + step);
    }
  }

  private void add(Step step, String what) {
    if (step.kind() != Step.Kind.SLIDE) {
      assertThat(step.target()).as(what).isEqualTo(step.cell());
    }
    switch (step.kind()) {
      case PLACE, CLAIM -> {
        assertNotKnownAs(step.cell(), true, what);
        occupied.put(step.cell(), true);
      }
      case CAPTURE -> {
        assertNotKnownAs(step.cell(), false, what);
        occupied.put(step.cell(), false);
      }
      case FLIP, PROMOTE -> assertNotKnownAs(step.cell(), false, what);
      case SLIDE -> {
        assertNotKnownAs(step.cell(), false, what);
        occupied.put(step.cell(), false);
        assertNotKnownAs(step.target(), true, what);
        occupied.put(step.target(), true);
      }
    }
  }

  private void assertNotKnownAs(int cell, boolean full, String what) {
    boolean known = Objects.equals(occupied.get(cell), full);
    assertThat(known)
        .as(what + (full ? ": the cell is occupied" : ": the cell is empty"))
        .isFalse();
  }
}
