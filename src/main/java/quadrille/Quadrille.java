package quadrille;

/** The entry of the program. */
public final class Quadrille {
  private Quadrille() {}

  public static void main(String[] arguments) {
    System.out.println(arguments.length);
  }
}
