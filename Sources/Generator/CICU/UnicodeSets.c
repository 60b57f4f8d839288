#include "CICU.h"
#include "Text.h"

#include <stdlib.h>
#include <unicode/uset.h>

/// Hands on item `index` of a set.
static void visit_item(
    const USet *set, int32_t index, cicu_range_callback on_range, cicu_text_callback on_string, void *context,
    UErrorCode *status
) {
    UChar32 first = 0, last = 0;
    UChar units[64];
    char text[sizeof units / sizeof units[0] * 3];
    size_t length = 0;
    int32_t unit_count = uset_getItem(set, index, &first, &last, units, sizeof units / sizeof units[0], status);
    if (U_FAILURE(*status)) {
        return;
    }
    // Zero says that the item is a range; a string has two units at least.
    if (unit_count == 0) {
        on_range(context, (uint32_t)first, (uint32_t)last);
    } else if (cicu_put_utf16(units, unit_count, text, sizeof text, &length) == NULL) {
        on_string(context, text, length);
    } else {
        *status = U_INVALID_CHAR_FOUND;
    }
}

const char *cicu_unicode_set(
    const char *pattern, size_t pattern_length, cicu_range_callback on_range, cicu_text_callback on_string,
    void *context
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    UChar *pattern16 = cicu_utf16(pattern, pattern_length, &units, &status);
    USet *set = U_FAILURE(status) ? NULL : uset_openPattern(pattern16, units, &status);
    free(pattern16);
    int32_t count = U_FAILURE(status) ? 0 : uset_getItemCount(set);
    for (int32_t index = 0; index < count && U_SUCCESS(status); index += 1) {
        visit_item(set, index, on_range, on_string, context, &status);
    }
    uset_close(set);
    return cicu_error_name(status);
}
