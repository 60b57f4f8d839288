#include "CICU.h"
#include "LocaleIdentifier.h"
#include "Text.h"

#include <unicode/unum.h>

static UNumberFormatSymbol icu_symbol(cicu_symbol_kind kind) {
    switch (kind) {
    case cicu_symbol_decimal: return UNUM_DECIMAL_SEPARATOR_SYMBOL;
    case cicu_symbol_group: return UNUM_GROUPING_SEPARATOR_SYMBOL;
    case cicu_symbol_percent_sign: return UNUM_PERCENT_SYMBOL;
    case cicu_symbol_plus_sign: return UNUM_PLUS_SIGN_SYMBOL;
    case cicu_symbol_minus_sign: return UNUM_MINUS_SIGN_SYMBOL;
    case cicu_symbol_exponential: return UNUM_EXPONENTIAL_SYMBOL;
    case cicu_symbol_per_mille: return UNUM_PERMILL_SYMBOL;
    case cicu_symbol_infinity: return UNUM_INFINITY_SYMBOL;
    case cicu_symbol_nan: return UNUM_NAN_SYMBOL;
    }
}

const char *cicu_symbol(
    const char *locale, cicu_symbol_kind kind, char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar text[64];
    *length = 0;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, id.text, NULL, &status);
    int32_t units = unum_getSymbol(format, icu_symbol(kind), text, sizeof text / sizeof text[0], &status);
    unum_close(format);
    return U_FAILURE(status) ? cicu_error_name(status) : cicu_put_utf16(text, units, buffer, capacity, length);
}
