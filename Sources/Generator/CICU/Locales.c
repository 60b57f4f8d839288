#include "NameList.h"
#include "Text.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

void cicu_locales(cicu_text_callback callback, void *context) {
    int32_t count = uloc_countAvailable();
    for (int32_t index = 0; index < count; index += 1) {
        const char *name = uloc_getAvailable(index);
        callback(context, name, strlen(name));
    }
}

const char *cicu_alias_locales(cicu_text_callback callback, void *context) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *names = uloc_openAvailableByType(ULOC_AVAILABLE_ONLY_LEGACY_ALIASES, &status);
    return cicu_list_names(names, callback, context, &status);
}

const char *cicu_script_code(int32_t number) {
    return uscript_getShortName((UScriptCode)number);
}

const char *cicu_use_root_as_default_locale(void) {
    UErrorCode status = U_ZERO_ERROR;
    uloc_setDefault("root", &status);
    return cicu_error_name(status);
}
