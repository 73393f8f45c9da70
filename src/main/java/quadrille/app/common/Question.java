package quadrille.app.common;

import quadrille.core.Text;

/**
 * A question that names the thing and, on its buttons, the consequences.
 *
 * @param yes what the button says that does it
 * @param no what the button says that leaves all as it is
 */
public record Question(Text title, Text detail, Text yes, Text no) {}
