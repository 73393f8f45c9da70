package quadrille.board;

import javafx.scene.paint.Color;

/**
 * Measures colours: luminance and contrast as WCAG 2.2 defines them, differences in CIELAB, and how
 * colours are seen by those who lack one kind of cones, by the matrices for full severity of
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (2009).
 */
public final class Colours {
  private static final double[][] PROTAN = {
    {0.152286, 1.052583, -0.204868},
    {0.114503, 0.786281, 0.099216},
    {-0.003882, -0.048116, 1.051998}
  };
  private static final double[][] DEUTAN = {
    {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
  };
  private static final double[][] TRITAN = {
    {1.255528, -0.076749, -0.178779},
    {-0.078411, 0.930809, 0.147602},
    {0.004733, 0.691367, 0.303900}
  };
  private static final double[][] RGB_TO_XYZ = {
    {0.4124564, 0.3575761, 0.1804375},
    {0.2126729, 0.7151522, 0.0721750},
    {0.0193339, 0.1191920, 0.9503041}
  };
  private static final double[] WHITE = {0.95047, 1, 1.08883};

  private Colours() {}

  /** A kind of colour vision. */
  public enum Vision {
    USUAL,
    PROTANOPIA,
    DEUTERANOPIA,
    TRITANOPIA,
    ACHROMATOPSIA
  }

  /** The contrast ratio, from 1 for equal colours to 21 for black on white. */
  public static double contrast(Color one, Color other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  static double luminance(Color colour) {
    return times(RGB_TO_XYZ, linear(colour))[1];
  }

  /** The distance of two colours in CIELAB, as seen so; 2 is just noticeable. */
  public static double difference(Color one, Color other, Vision vision) {
    double[] a = lab(seen(one, vision));
    double[] b = lab(seen(other, vision));
    return Math.sqrt(
        Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
  }

  private static double[] seen(Color colour, Vision vision) {
    double[] rgb = linear(colour);
    double grey = luminance(colour);
    return switch (vision) {
      case USUAL -> rgb;
      case PROTANOPIA -> times(PROTAN, rgb);
      case DEUTERANOPIA -> times(DEUTAN, rgb);
      case TRITANOPIA -> times(TRITAN, rgb);
      case ACHROMATOPSIA -> new double[] {grey, grey, grey};
    };
  }

  /** Blends a translucent colour over another. */
  public static Color over(Color top, Color under) {
    double opacity = top.getOpacity();
    return new Color(
        top.getRed() * opacity + under.getRed() * (1 - opacity),
        top.getGreen() * opacity + under.getGreen() * (1 - opacity),
        top.getBlue() * opacity + under.getBlue() * (1 - opacity),
        1);
  }

  private static double[] linear(Color colour) {
    return new double[] {
      linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())
    };
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[3];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
      product[i] = Math.clamp(product[i], 0, 1.2);
    }
    return product;
  }

  private static double[] lab(double[] rgb) {
    double[] xyz = times(RGB_TO_XYZ, rgb);
    double x = root(xyz[0] / WHITE[0]);
    double y = root(xyz[1] / WHITE[1]);
    double z = root(xyz[2] / WHITE[2]);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double part) {
    double bend = 6.0 / 29;
    return part > bend * bend * bend ? Math.cbrt(part) : part / (3 * bend * bend) + 4.0 / 29;
  }
}
