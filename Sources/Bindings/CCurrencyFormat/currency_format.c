/* The functions of the header are written in Swift. What C says of it is checked here: the sizes that Arrow's interface has. */
#include "currency_format.h"

_Static_assert(sizeof(struct ArrowSchema) == 7 * sizeof(void *) + 2 * sizeof(int64_t), "ArrowSchema");
_Static_assert(sizeof(struct ArrowArray) == 5 * sizeof(int64_t) + 5 * sizeof(void *), "ArrowArray");
