/// UTF-8 to and from ICU's UTF-16, and error names: what all files of this target share.
#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <stddef.h>
#include <unicode/utypes.h>

/// NULL for success and warnings, else the error's name.
const char *cicu_error_name(UErrorCode status);

/// A copy of UTF-8 as UTF-16, NUL-terminated, to be freed by the caller; NULL when `*status` is a failure.
UChar *cicu_utf16(const char *text, size_t length, int32_t *units, UErrorCode *status);

/// Writes UTF-16 as UTF-8 to a caller's buffer, in the manner that CICU.h describes.
const char *cicu_put_utf16(const UChar *text, int32_t units, char *buffer, size_t capacity, size_t *length);

/// Copies text of ASCII or UTF-8 to a caller's buffer, in the manner that CICU.h describes.
const char *cicu_put_utf8(const char *text, size_t text_length, char *buffer, size_t capacity, size_t *length);

#endif
