#include "CICU.h"
#include "Text.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

static const char *put_version(const UVersionInfo version, char *buffer, size_t capacity, size_t *length) {
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    return cicu_put_utf8(text, strlen(text), buffer, capacity, length);
}

const char *cicu_icu_version(char *buffer, size_t capacity, size_t *length) {
    UVersionInfo version;
    u_getVersion(version);
    return put_version(version, buffer, capacity, length);
}

const char *cicu_unicode_version(char *buffer, size_t capacity, size_t *length) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    return put_version(version, buffer, capacity, length);
}

const char *cicu_cldr_version(char *buffer, size_t capacity, size_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    UVersionInfo version;
    *length = 0;
    ulocdata_getCLDRVersion(version, &status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    // ICU writes two parts at least; CLDR calls its versions 42 and 43.1, never 42.0.
    char *minor = strstr(text, ".0");
    if (minor != NULL && strcmp(minor, ".0") == 0) {
        *minor = 0;
    }
    return cicu_put_utf8(text, strlen(text), buffer, capacity, length);
}
