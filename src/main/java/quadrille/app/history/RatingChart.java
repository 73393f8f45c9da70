package quadrille.app.history;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import quadrille.records.Glicko2;
import quadrille.records.Ratings;
import quadrille.text.Localizer;

/** A line chart of the rating after each game, with its 95 % confidence band. */
public final class RatingChart extends Pane {
  private static final double MARGIN = 8;
  private static final double STEP = 100;
  private static final int MAX_GRID_LINES = 6;
  private static final int MAX_POINTS = 60;
  private static final double RADIUS = 3;

  /** How far left and right of a point the band has corners, in pixels. */
  private static final double[] ALONG_LINE = {0};

  /** A single rating would have a band without a width. */
  private static final double[] LONE_BAND = {-12, 12};

  private List<Ratings.Point> points = List.of();
  private double left;

  /** Shows the ratings after one game or more. */
  void show(List<Ratings.Point> course, Localizer localizer) {
    points = course;
    setAccessibleText(
        localizer.localize(
            RatingChart.class,
            "rating.point",
            course.size(),
            course.getLast().strength().rating()));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    getChildren().clear();
    if (!points.isEmpty() && getWidth() > 0 && getHeight() > 0) {
      draw();
    }
  }

  private void draw() {
    double lowest =
        points.stream().mapToDouble(each -> lowerBound(each.strength())).min().orElseThrow();
    double highest =
        points.stream().mapToDouble(each -> upperBound(each.strength())).max().orElseThrow();
    Scale scale = new Scale(lowest, highest, getHeight());
    drawGrid(scale);
    Polygon band = new Polygon();
    Polyline line = new Polyline();
    List<Double> below = new ArrayList<>();
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Glicko2 each = points.get(i).strength();
      line.getPoints().addAll(x(i), scale.y(each.rating()));
      for (double offset : points.size() == 1 ? LONE_BAND : ALONG_LINE) {
        band.getPoints().addAll(x(i) + offset, scale.y(upperBound(each)));
        below.addAll(0, List.of(x(i) + offset, scale.y(lowerBound(each))));
      }
      circles.add(styled(new Circle(x(i), scale.y(each.rating()), RADIUS), "course-point"));
    }
    band.getPoints().addAll(below);
    getChildren().addFirst(styled(band, "course-band"));
    getChildren().add(styled(line, "course-line"));
    if (points.size() <= MAX_POINTS) {
      getChildren().addAll(circles);
    }
  }

  private static <T extends Node> T styled(T node, String styleClass) {
    node.getStyleClass().add(styleClass);
    return node;
  }

  private static double lowerBound(Glicko2 strength) {
    return strength.rating() - 2 * strength.deviation();
  }

  private static double upperBound(Glicko2 strength) {
    return strength.rating() + 2 * strength.deviation();
  }

  private double x(int index) {
    double width = Math.max(0, getWidth() - left - MARGIN);
    return points.size() == 1 ? left + width / 2 : left + width * index / (points.size() - 1);
  }

  /** Draws the grid from where its labels end, which depends on the size of the text. */
  private void drawGrid(Scale scale) {
    List<Text> labels = new ArrayList<>();
    double step = STEP;
    while ((scale.highest() - scale.lowest()) / step > MAX_GRID_LINES) {
      step *= 2;
    }
    for (double at = Math.ceil(scale.lowest() / step) * step; at <= scale.highest(); at += step) {
      Text label = new Text(0, scale.y(at), Long.toString(Math.round(at)));
      label.setTextOrigin(VPos.CENTER);
      labels.add(styled(label, "course-label"));
    }
    getChildren().addAll(labels);
    applyCss();
    left = MARGIN + labels.stream().mapToDouble(RatingChart::width).max().orElse(0);
    for (Text label : labels) {
      Line line = new Line(left, label.getY(), getWidth() - MARGIN, label.getY());
      getChildren().add(styled(line, "course-grid"));
    }
  }

  private static double width(Text label) {
    return label.getLayoutBounds().getWidth();
  }

  private record Scale(double lowest, double highest, double height) {
    double y(double rating) {
      double share = (rating - lowest) / Math.max(1, highest - lowest);
      return height - MARGIN - share * (height - 2 * MARGIN);
    }
  }
}
