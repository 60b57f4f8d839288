#include "NumberFormatter.h"
#include "FormattedField.h"
#include "LocaleIdentifier.h"
#include "Text.h"

#include <limits.h>
#include <stdlib.h>
#include <unicode/ustring.h>

const char *cicu_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length, cicu_formatter **formatter
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    *formatter = NULL;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UChar *skeleton16 = cicu_utf16(skeleton, skeleton_length, &units, &status);
    cicu_formatter *result = calloc(1, sizeof *result);
    if (result == NULL) {
        status = U_MEMORY_ALLOCATION_ERROR;
    } else if (U_SUCCESS(status)) {
        result->formatter = unumf_openForSkeletonAndLocale(skeleton16, units, id.text, &status);
        result->result = unumf_openResult(&status);
    }
    free(skeleton16);
    if (U_SUCCESS(status)) {
        *formatter = result;
    } else if (result != NULL) {
        cicu_formatter_close(result);
    }
    return cicu_error_name(status);
}

static const char *put_result(
    cicu_formatter *formatter, char *buffer, size_t capacity, size_t *length, UErrorCode *status
) {
    *length = 0;
    if (U_FAILURE(*status)) {
        return cicu_error_name(*status);
    }
    const UFormattedValue *value = unumf_resultAsValue(formatter->result, status);
    return cicu_put_formatted(value, buffer, capacity, length, status);
}

const char *cicu_formatter_format_decimal(
    cicu_formatter *formatter, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = decimal_length > INT32_MAX ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
    unumf_formatDecimal(formatter->formatter, decimal, (int32_t)decimal_length, formatter->result, &status);
    return put_result(formatter, buffer, capacity, length, &status);
}

const char *cicu_formatter_format_double(
    cicu_formatter *formatter, double value, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatDouble(formatter->formatter, value, formatter->result, &status);
    return put_result(formatter, buffer, capacity, length, &status);
}

const char *cicu_formatter_format_int64(
    cicu_formatter *formatter, int64_t value, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatInt(formatter->formatter, value, formatter->result, &status);
    return put_result(formatter, buffer, capacity, length, &status);
}

const char *cicu_formatter_fields(
    cicu_formatter *formatter, cicu_field *fields, size_t capacity, size_t *count
) {
    UErrorCode status = U_ZERO_ERROR;
    const UFormattedValue *value = unumf_resultAsValue(formatter->result, &status);
    return cicu_put_fields(value, fields, capacity, count, &status);
}

const char *cicu_formatter_benchmark(
    cicu_formatter *formatter, const double *values, size_t count, size_t iterations, uint64_t *units
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    uint64_t sum = 0;
    for (size_t iteration = 0; iteration < iterations; iteration += 1) {
        for (size_t index = 0; index < count; index += 1) {
            unumf_formatDouble(formatter->formatter, values[index], formatter->result, &status);
            int32_t length =
                unumf_resultToString(formatter->result, text, sizeof text / sizeof text[0], &status);
            sum += (uint64_t)length;
        }
    }
    *units = sum;
    return cicu_error_name(status);
}

const char *cicu_formatter_column(
    cicu_formatter *formatter, const double *values, size_t count, char *arena, size_t capacity, int32_t *offsets
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[256];
    size_t end = 0;
    offsets[0] = 0;
    for (size_t index = 0; index < count && U_SUCCESS(status); index += 1) {
        unumf_formatDouble(formatter->formatter, values[index], formatter->result, &status);
        int32_t units = unumf_resultToString(formatter->result, text, sizeof text / sizeof text[0], &status);
        int32_t length = 0;
        size_t room = capacity - end;
        u_strToUTF8(arena + end, room > INT32_MAX ? INT32_MAX : (int32_t)room, &length, text, units, &status);
        end += (size_t)length;
        offsets[index + 1] = (int32_t)end;
    }
    return cicu_error_name(status);
}

void cicu_formatter_close(cicu_formatter *formatter) {
    // Both allow NULL.
    unumf_closeResult(formatter->result);
    unumf_close(formatter->formatter);
    free(formatter);
}
