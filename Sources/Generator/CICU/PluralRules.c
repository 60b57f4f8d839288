#include "LocaleIdentifier.h"
#include "NumberFormatter.h"
#include "Text.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/upluralrules.h>

struct cicu_plurals {
    UPluralRules *rules;
};

/// Longer than any category's name.
enum { keyword_capacity = 32 };

const char *cicu_plurals_open(const char *locale, cicu_plurals **plurals) {
    UErrorCode status = U_ZERO_ERROR;
    *plurals = NULL;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UPluralRules *rules = uplrules_openForType(id.text, UPLURAL_TYPE_CARDINAL, &status);
    cicu_plurals *result = malloc(sizeof *result);
    if (result == NULL) {
        status = U_MEMORY_ALLOCATION_ERROR;
    }
    if (U_FAILURE(status)) {
        uplrules_close(rules);
        free(result);
        return cicu_error_name(status);
    }
    result->rules = rules;
    *plurals = result;
    return NULL;
}

static const char *put_keyword(
    const UChar *keyword, int32_t units, UErrorCode status, char *buffer, size_t capacity, size_t *length
) {
    *length = 0;
    return U_FAILURE(status) ? cicu_error_name(status) : cicu_put_utf16(keyword, units, buffer, capacity, length);
}

/// The fraction digits that a plain decimal is written with.
static size_t written_fraction_digits(const char *decimal, size_t length) {
    const char *point = memchr(decimal, '.', length);
    if (point == NULL) {
        return 0;
    }
    size_t digits = 0;
    for (const char *digit = point + 1; digit < decimal + length && *digit >= '0' && *digit <= '9'; digit += 1) {
        digits += 1;
    }
    return digits;
}

const char *cicu_plurals_select(
    const cicu_plurals *plurals, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length
) {
    // ICU's decimals forget their trailing zeros, so that a precision of just as many digits must bring them back.
    size_t digits = written_fraction_digits(decimal, decimal_length);
    *length = 0;
    if (memchr(decimal, 'e', decimal_length) != NULL || memchr(decimal, 'E', decimal_length) != NULL) {
        return cicu_error_name(U_DECIMAL_NUMBER_SYNTAX_ERROR);
    }
    char *skeleton = malloc(digits + sizeof "precision-integer");
    if (skeleton == NULL) {
        return cicu_error_name(U_MEMORY_ALLOCATION_ERROR);
    }
    if (digits == 0) {
        strcpy(skeleton, "precision-integer");
    } else {
        skeleton[0] = '.';
        memset(skeleton + 1, '0', digits);
        skeleton[1 + digits] = 0;
    }
    cicu_formatter *formatter = NULL;
    const char *error = cicu_formatter_open("und", skeleton, strlen(skeleton), &formatter);
    free(skeleton);
    if (error != NULL) {
        return error;
    }
    UErrorCode status = decimal_length > INT32_MAX ? U_ILLEGAL_ARGUMENT_ERROR : U_ZERO_ERROR;
    unumf_formatDecimal(formatter->formatter, decimal, (int32_t)decimal_length, formatter->result, &status);
    error = U_FAILURE(status) ? cicu_error_name(status)
                              : cicu_plurals_select_formatted(plurals, formatter, buffer, capacity, length);
    cicu_formatter_close(formatter);
    return error;
}

const char *cicu_plurals_select_formatted(
    const cicu_plurals *plurals, const cicu_formatter *formatter, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[keyword_capacity];
    int32_t units =
        uplrules_selectFormatted(plurals->rules, formatter->result, keyword, keyword_capacity, &status);
    return put_keyword(keyword, units, status, buffer, capacity, length);
}

const char *cicu_plurals_select_range(
    const cicu_plurals *plurals, const cicu_range_formatter *formatter,
    char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[keyword_capacity];
    int32_t units = uplrules_selectForRange(plurals->rules, formatter->result, keyword, keyword_capacity, &status);
    return put_keyword(keyword, units, status, buffer, capacity, length);
}

void cicu_plurals_close(cicu_plurals *plurals) {
    uplrules_close(plurals->rules);
    free(plurals);
}
