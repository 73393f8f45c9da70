/**
 * How engines and front ends talk: what a game's protocol offers to both sides of the dialogue, and
 * the family of protocols that two games share.
 */
@NullMarked
package quadrille.search.protocol;

import org.jspecify.annotations.NullMarked;
