/** How the wide records are generated. Not exported: nobody needs it at run time. */
@NullMarked
package games.hydra.style;

import org.jspecify.annotations.NullMarked;
