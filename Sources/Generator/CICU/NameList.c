#include "NameList.h"
#include "Text.h"

const char *cicu_list_names(
    UEnumeration *names, cicu_text_callback callback, void *context, UErrorCode *status
) {
    int32_t length = 0;
    const char *name;
    while (U_SUCCESS(*status) && (name = uenum_next(names, &length, status)) != NULL) {
        callback(context, name, (size_t)length);
    }
    uenum_close(names);
    return cicu_error_name(*status);
}
