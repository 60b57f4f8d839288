#include "Text.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

const char *cicu_error_name(UErrorCode status) {
    return U_FAILURE(status) ? u_errorName(status) : NULL;
}

UChar *cicu_utf16(const char *text, size_t length, int32_t *units, UErrorCode *status) {
    if (U_FAILURE(*status)) {
        return NULL;
    }
    if (length > INT32_MAX - 1) {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
        return NULL;
    }
    // UTF-16 never has more units than UTF-8 has bytes.
    UChar *result = malloc((length + 1) * sizeof(UChar));
    if (result == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    u_strFromUTF8(result, (int32_t)length + 1, units, text, (int32_t)length, status);
    if (U_FAILURE(*status)) {
        free(result);
        return NULL;
    }
    return result;
}

const char *cicu_put_utf16(const UChar *text, int32_t units, char *buffer, size_t capacity, size_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t needed = 0;
    int32_t room = capacity > INT32_MAX ? INT32_MAX : (int32_t)capacity;
    u_strToUTF8(buffer, room, &needed, text, units, &status);
    *length = (size_t)needed;
    return cicu_error_name(status);
}

const char *cicu_put_utf8(const char *text, size_t text_length, char *buffer, size_t capacity, size_t *length) {
    *length = text_length;
    if (text_length > capacity) {
        return cicu_error_name(U_BUFFER_OVERFLOW_ERROR);
    }
    memcpy(buffer, text, text_length);
    return NULL;
}
