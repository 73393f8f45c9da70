package quadrille.app.navigation;

import quadrille.text.Text;

/**
 * A question with two answers that name their consequences.
 *
 * @param yes the label of the button that confirms
 * @param no the label of the button that cancels
 */
public record Confirmation(Text title, Text detail, Text yes, Text no) {}
