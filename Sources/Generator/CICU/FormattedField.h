/// What number formatters and range formatters share: the text of a result and its fields.
#ifndef CICU_FORMATTED_FIELD_H
#define CICU_FORMATTED_FIELD_H

#include "CICU.h"
#include <unicode/uformattedvalue.h>

const char *cicu_put_formatted(
    const UFormattedValue *value, char *buffer, size_t capacity, size_t *length, UErrorCode *status);
const char *cicu_put_fields(
    const UFormattedValue *value, cicu_field *fields, size_t capacity, size_t *count, UErrorCode *status);

#endif
