/// Hands the names of an ICU enumeration to a callback.
#ifndef CICU_NAME_LIST_H
#define CICU_NAME_LIST_H

#include "CICU.h"
#include <unicode/uenum.h>

/// Closes `names`, which may be NULL where `*status` is a failure.
const char *cicu_list_names(
    UEnumeration *names, cicu_text_callback callback, void *context, UErrorCode *status);

#endif
