#include "FormattedField.h"
#include "LocaleIdentifier.h"
#include "NumberFormatter.h"
#include "Text.h"

#include <limits.h>
#include <stdlib.h>

const char *cicu_range_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length, int32_t collapse, int32_t identity_fallback,
    cicu_range_formatter **formatter
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    *formatter = NULL;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UChar *skeleton16 = cicu_utf16(skeleton, skeleton_length, &units, &status);
    cicu_range_formatter *result = calloc(1, sizeof *result);
    if (result == NULL) {
        status = U_MEMORY_ALLOCATION_ERROR;
    } else if (U_SUCCESS(status)) {
        result->formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
            skeleton16, units, (UNumberRangeCollapse)collapse, (UNumberRangeIdentityFallback)identity_fallback,
            id.text, NULL, &status);
        result->result = unumrf_openResult(&status);
    }
    free(skeleton16);
    if (U_SUCCESS(status)) {
        *formatter = result;
    } else if (result != NULL) {
        cicu_range_formatter_close(result);
    }
    return cicu_error_name(status);
}

const char *cicu_range_formatter_format(
    cicu_range_formatter *formatter, const char *first, size_t first_length,
    const char *second, size_t second_length, char *buffer, size_t capacity, size_t *length
) {
    bool is_too_long = first_length > INT32_MAX || second_length > INT32_MAX;
    UErrorCode status = is_too_long ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
    *length = 0;
    unumrf_formatDecimalRange(
        formatter->formatter, first, (int32_t)first_length, second, (int32_t)second_length, formatter->result,
        &status);
    const UFormattedValue *value = unumrf_resultAsValue(formatter->result, &status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    return cicu_put_formatted(value, buffer, capacity, length, &status);
}

const char *cicu_range_formatter_fields(
    cicu_range_formatter *formatter, cicu_field *fields, size_t capacity, size_t *count
) {
    UErrorCode status = U_ZERO_ERROR;
    const UFormattedValue *value = unumrf_resultAsValue(formatter->result, &status);
    return cicu_put_fields(value, fields, capacity, count, &status);
}

void cicu_range_formatter_close(cicu_range_formatter *formatter) {
    unumrf_closeResult(formatter->result);
    unumrf_close(formatter->formatter);
    free(formatter);
}
