#include "LocaleIdentifier.h"

#include <string.h>

cicu_locale_id cicu_icu_locale(const char *locale, UErrorCode *status) {
    cicu_locale_id id = {""};
    if (U_FAILURE(*status)) {
        return id;
    }
    size_t length = strlen(locale);
    if (strpbrk(locale, "_@") == NULL) {
        int32_t parsed = 0;
        uloc_forLanguageTag(locale, id.text, sizeof id.text, &parsed, status);
        if (U_SUCCESS(*status) && (size_t)parsed != length) {
            *status = U_ILLEGAL_ARGUMENT_ERROR;
        }
    } else if (length < sizeof id.text) {
        memcpy(id.text, locale, length + 1);
    } else {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
    }
    return id;
}
