/** The games that are kept: the database, what is found in it, and what it says about players. */
@NullMarked
package quadrille.records;

import org.jspecify.annotations.NullMarked;
