// In C++, because ICU's functions for C set neither symbols on a skeleton's formatter nor have the formatter of a
// pattern's fluent options.

#include "CICU.h"

#include <new>
#include <string>
#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/uloc.h>

// These are C; what they include has been included above.
extern "C" {
#include "LocaleIdentifier.h"
#include "Text.h"
}

using icu::DecimalFormat;
using icu::DecimalFormatSymbols;
using icu::Locale;
using icu::UnicodeString;
using icu::number::LocalizedNumberFormatter;

struct cicu_localized_formatter {
    LocalizedNumberFormatter formatter;
};

static UnicodeString utf16(const char *text, size_t length) {
    return UnicodeString::fromUTF8(icu::StringPiece(text, static_cast<int32_t>(length)));
}

static DecimalFormatSymbols symbols_of(
    const Locale &locale, UnicodeString currency, const cicu_own_symbol *symbols, size_t count, UErrorCode &status
) {
    DecimalFormatSymbols result(locale, status);
    if (U_SUCCESS(status) && !currency.isEmpty()) {
        result.setCurrency(currency.getTerminatedBuffer(), status);
    }
    if (U_FAILURE(status)) {
        return result;
    }
    for (size_t index = 0; index < count; index += 1) {
        auto symbol = static_cast<DecimalFormatSymbols::ENumberFormatSymbol>(symbols[index].symbol);
        UnicodeString text = utf16(symbols[index].text, symbols[index].length);
        // Zero alone would set the other nine.
        result.setSymbol(symbol, text, false);
        if (symbol == DecimalFormatSymbols::kDecimalSeparatorSymbol) {
            result.setSymbol(DecimalFormatSymbols::kMonetarySeparatorSymbol, text, false);
        } else if (symbol == DecimalFormatSymbols::kGroupingSeparatorSymbol) {
            result.setSymbol(DecimalFormatSymbols::kMonetaryGroupingSeparatorSymbol, text, false);
        }
    }
    return result;
}

static const char *give(
    const LocalizedNumberFormatter &formatter, UErrorCode status, cicu_localized_formatter **result
) {
    *result = nullptr;
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    *result = new (std::nothrow) cicu_localized_formatter{formatter};
    return *result == nullptr ? cicu_error_name(U_MEMORY_ALLOCATION_ERROR) : nullptr;
}

const char *cicu_skeleton_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length, const cicu_own_symbol *symbols, size_t count,
    cicu_localized_formatter **formatter
) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    Locale icu_locale(id.text);
    auto unlocalized = icu::number::NumberFormatter::forSkeleton(utf16(skeleton, skeleton_length), status);
    if (count > 0) {
        // Symbols of its own choice ICU makes for the currency, with the format that the currency may have.
        UnicodeString text = utf16(skeleton, skeleton_length);
        int32_t stem = text.indexOf(u"currency/", 9, 0);
        UnicodeString currency = stem < 0 ? UnicodeString() : text.tempSubString(stem + 9, 3);
        unlocalized = unlocalized.symbols(symbols_of(icu_locale, currency, symbols, count, status));
    }
    return give(unlocalized.locale(icu_locale), status, formatter);
}

const char *cicu_pattern_formatter_open(
    const char *locale, const char *pattern, size_t pattern_length, const char *currency, int32_t rounding_mode,
    int32_t minimum_grouping_digits, const int32_t *grouping_sizes, const cicu_own_symbol *symbols, size_t count,
    cicu_localized_formatter **formatter
) {
    UErrorCode status = U_ZERO_ERROR;
    *formatter = nullptr;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    DecimalFormatSymbols own = symbols_of(Locale(id.text), UnicodeString(), symbols, count, status);
    DecimalFormat format(UnicodeString(u"0"), own, status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    if (currency != nullptr) {
        UnicodeString code = utf16(currency, 3);
        format.setCurrency(code.getTerminatedBuffer(), status);
    }
    format.applyPattern(utf16(pattern, pattern_length), status);
    format.setRoundingMode(static_cast<DecimalFormat::ERoundingMode>(rounding_mode));
    format.setMinimumGroupingDigits(minimum_grouping_digits);
    if (grouping_sizes != nullptr) {
        format.setGroupingUsed(true);
        format.setGroupingSize(grouping_sizes[0]);
        format.setSecondaryGroupingSize(grouping_sizes[1]);
    }
    const LocalizedNumberFormatter *localized = format.toNumberFormatter(status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    return give(*localized, status, formatter);
}

const char *cicu_localized_formatter_format(
    const cicu_localized_formatter *formatter, int32_t sign_display, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length
) {
    UErrorCode status = U_ZERO_ERROR;
    *length = 0;
    icu::StringPiece number(decimal, static_cast<int32_t>(decimal_length));
    UnicodeString text;
    if (sign_display < 0) {
        text = formatter->formatter.formatDecimal(number, status).toString(status);
    } else {
        auto signs = formatter->formatter.sign(static_cast<UNumberSignDisplay>(sign_display));
        text = signs.formatDecimal(number, status).toString(status);
    }
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    std::string bytes;
    text.toUTF8String(bytes);
    return cicu_put_utf8(bytes.data(), bytes.size(), buffer, capacity, length);
}

void cicu_localized_formatter_close(cicu_localized_formatter *formatter) {
    delete formatter;
}
