#include "LocaleIdentifier.h"
#include "NameList.h"
#include "Text.h"

#include <string.h>
#include <unicode/unumsys.h>

const char *cicu_numbering_systems(cicu_text_callback callback, void *context) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *names = unumsys_openAvailableNames(&status);
    return cicu_list_names(names, callback, context, &status);
}

const char *cicu_numbering_system(
    const char *name, int32_t *radix, bool *is_algorithmic, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar description[256];
    *length = 0;
    UNumberingSystem *system = unumsys_openByName(name, &status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    *radix = unumsys_getRadix(system);
    *is_algorithmic = unumsys_isAlgorithmic(system);
    int32_t units =
        unumsys_getDescription(system, description, sizeof description / sizeof description[0], &status);
    unumsys_close(system);
    return U_FAILURE(status) ? cicu_error_name(status)
                             : cicu_put_utf16(description, units, buffer, capacity, length);
}

const char *cicu_numbering_system_of_locale(const char *locale, char *buffer, size_t capacity, size_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    *length = 0;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UNumberingSystem *system = unumsys_open(id.text, &status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    const char *name = unumsys_getName(system);
    const char *error = cicu_put_utf8(name, strlen(name), buffer, capacity, length);
    unumsys_close(system);
    return error;
}
