package quadrille.app.navigation;

import quadrille.text.Text;

/**
 * A question that names the thing and, on its buttons, the consequences.
 *
 * @param yes what the button says that does it
 * @param no what the button says that leaves all as it is
 */
public record Confirmation(Text title, Text detail, Text yes, Text no) {}
