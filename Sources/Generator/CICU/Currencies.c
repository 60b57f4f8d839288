#include "LocaleIdentifier.h"
#include "NameList.h"
#include "Text.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/ustring.h>

/// A currency code as ICU wants it.
typedef struct {
    UChar text[4];
} currency_code;

static currency_code utf16_code(const char *code, UErrorCode *status) {
    currency_code result = {{0}};
    if (strlen(code) == 3) {
        u_charsToUChars(code, result.text, 3);
    } else {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
    }
    return result;
}

const char *cicu_currency_codes(cicu_text_callback callback, void *context) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &status);
    return cicu_list_names(codes, callback, context, &status);
}

const char *cicu_currency_of_locale(const char *locale, char *buffer, size_t capacity, size_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    UChar code[8];
    *length = 0;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    int32_t units = ucurr_forLocale(id.text, code, sizeof code / sizeof code[0], &status);
    return U_FAILURE(status) ? cicu_error_name(status) : cicu_put_utf16(code, units, buffer, capacity, length);
}

const char *cicu_currency_fractions(const char *code, bool cash, int32_t *digits, double *increment) {
    UErrorCode status = U_ZERO_ERROR;
    UCurrencyUsage usage = cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD;
    currency_code currency = utf16_code(code, &status);
    *digits = ucurr_getDefaultFractionDigitsForUsage(currency.text, usage, &status);
    *increment = ucurr_getRoundingIncrementForUsage(currency.text, usage, &status);
    return cicu_error_name(status);
}

const char *cicu_currency_numeric_code(const char *code, int32_t *numeric_code) {
    UErrorCode status = U_ZERO_ERROR;
    currency_code currency = utf16_code(code, &status);
    *numeric_code = U_FAILURE(status) ? 0 : ucurr_getNumericCode(currency.text);
    return cicu_error_name(status);
}

static UCurrNameStyle name_style(cicu_currency_name_style style) {
    switch (style) {
    case cicu_currency_name_symbol: return UCURR_SYMBOL_NAME;
    case cicu_currency_name_long: return UCURR_LONG_NAME;
    case cicu_currency_name_narrow: return UCURR_NARROW_SYMBOL_NAME;
    case cicu_currency_name_formal: return UCURR_FORMAL_SYMBOL_NAME;
    case cicu_currency_name_variant: return UCURR_VARIANT_SYMBOL_NAME;
    }
}

const char *cicu_currency_name(
    const char *locale, const char *code, cicu_currency_name_style style,
    char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    *length = 0;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    currency_code currency = utf16_code(code, &status);
    const UChar *name = ucurr_getName(currency.text, id.text, name_style(style), NULL, &units, &status);
    return U_FAILURE(status) ? cicu_error_name(status) : cicu_put_utf16(name, units, buffer, capacity, length);
}

const char *cicu_currency_plural_name(
    const char *locale, const char *code, const char *category, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    *length = 0;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    currency_code currency = utf16_code(code, &status);
    const UChar *name = ucurr_getPluralName(currency.text, id.text, NULL, category, &units, &status);
    return U_FAILURE(status) ? cicu_error_name(status) : cicu_put_utf16(name, units, buffer, capacity, length);
}
