#include "FormattedField.h"
#include "Text.h"

#include <unicode/unum.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

const char *cicu_field_name(int32_t field) {
    switch (field) {
    case UNUM_INTEGER_FIELD: return "integer";
    case UNUM_FRACTION_FIELD: return "fraction";
    case UNUM_DECIMAL_SEPARATOR_FIELD: return "decimal";
    case UNUM_EXPONENT_SYMBOL_FIELD: return "exponentSeparator";
    case UNUM_EXPONENT_SIGN_FIELD: return "exponentSign";
    case UNUM_EXPONENT_FIELD: return "exponentInteger";
    case UNUM_GROUPING_SEPARATOR_FIELD: return "group";
    case UNUM_CURRENCY_FIELD: return "currency";
    case UNUM_PERCENT_FIELD: return "percentSign";
    case UNUM_PERMILL_FIELD: return "perMille";
    case UNUM_SIGN_FIELD: return "sign";
    case UNUM_MEASURE_UNIT_FIELD: return "unit";
    case UNUM_COMPACT_FIELD: return "compact";
#if U_ICU_VERSION_MAJOR_NUM >= 71
    case UNUM_APPROXIMATELY_SIGN_FIELD: return "approximatelySign";
#endif
    default: return NULL;
    }
}

const char *cicu_put_formatted(
    const UFormattedValue *value, char *buffer, size_t capacity, size_t *length, UErrorCode *status
) {
    int32_t units = 0;
    *length = 0;
    const UChar *text = ufmtval_getString(value, &units, status);
    if (U_FAILURE(*status)) {
        return cicu_error_name(*status);
    }
    return cicu_put_utf16(text, units, buffer, capacity, length);
}

/// How many bytes the text takes as UTF-8.
static int32_t utf8_length(const UChar *text, int32_t units) {
    int32_t length = 0;
    // Measuring is a call without a buffer; that it overflows is expected.
    UErrorCode overflow = U_ZERO_ERROR;
    u_strToUTF8(NULL, 0, &length, text, units, &overflow);
    return length;
}

const char *cicu_put_fields(
    const UFormattedValue *value, cicu_field *fields, size_t capacity, size_t *count, UErrorCode *status
) {
    int32_t units = 0;
    *count = 0;
    const UChar *text = ufmtval_getString(value, &units, status);
    UConstrainedFieldPosition *position = ucfpos_open(status);
    while (ufmtval_nextPosition(value, position, status)) {
        int32_t category = ucfpos_getCategory(position, status), begin = 0, end = 0;
        bool is_span = category == UFIELD_CATEGORY_NUMBER_RANGE_SPAN;
        if (category != UFIELD_CATEGORY_NUMBER && !is_span) {
            continue;
        }
        ucfpos_getIndexes(position, &begin, &end, status);
        if (*count < capacity) {
            // Spans of ranges may lie beyond the text, where a word has taken the numbers' place.
            int32_t known_begin = begin < units ? begin : units, known_end = end < units ? end : units;
            int32_t utf8_begin = utf8_length(text, known_begin);
            fields[*count] = (cicu_field){
                .is_range_span = is_span,
                .field = ucfpos_getField(position, status),
                .utf16_begin = begin,
                .utf16_end = end,
                .utf8_begin = utf8_begin,
                .utf8_end = utf8_begin + utf8_length(text + known_begin, known_end - known_begin),
            };
        }
        *count += 1;
    }
    ucfpos_close(position);
    if (U_SUCCESS(*status) && *count > capacity) {
        *status = U_BUFFER_OVERFLOW_ERROR;
    }
    return cicu_error_name(*status);
}
