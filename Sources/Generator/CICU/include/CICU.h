/// ICU for Swift: the few calls that the generator and the differential tests need.
///
/// This header shows no ICU type and includes no ICU header, because Foundation carries an ICU module of its own
/// and a Swift module that imports Foundation cannot import the system's. All text crosses as UTF-8 with a length.
///
/// Functions that can fail return NULL when all is well, else the name of ICU's error, such as
/// `U_MISSING_RESOURCE_ERROR`; the name is a constant. Text results go to the caller's buffer: `*length` is the
/// length of the whole text, and where that exceeds `capacity` the answer is `U_BUFFER_OVERFLOW_ERROR`.
///
/// Locales may be written as BCP 47 (`sr-Latn-RS-u-nu-arab`, `und`) or in ICU's way (`sr_Latn_RS@numbers=arab`).
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// Receives one text of a list; the text lives only as long as the call.
typedef void (*cicu_text_callback)(void *_Nullable context, const char *text, size_t length);

// MARK: Version.c

/// The version of the ICU library at run time, such as `72.1`.
const char *_Nullable cicu_icu_version(char *buffer, size_t capacity, size_t *length);
/// The version of the Unicode standard in that library, such as `15.0`.
const char *_Nullable cicu_unicode_version(char *buffer, size_t capacity, size_t *length);
/// The version of the CLDR data in that library, such as `42`.
const char *_Nullable cicu_cldr_version(char *buffer, size_t capacity, size_t *length);

// MARK: Locales.c

/// The locales that ICU lists as available, in its order and spelling (`en_US_POSIX`). Aliases and the root are not
/// among them.
void cicu_locales(cicu_text_callback callback, void *_Nullable context);
/// The bundles of the locale tree that are nothing but an alias of another, in ICU's order and spelling.
const char *_Nullable cicu_alias_locales(cicu_text_callback callback, void *_Nullable context);
/// Makes the root ICU's default locale, so that no answer depends on the machine's settings.
const char *_Nullable cicu_use_root_as_default_locale(void);

/// The code of a script, such as `Latn`, by ICU's number for it, which is the same in all versions; NULL for a number
/// that this ICU does not have.
const char *_Nullable cicu_script_code(int32_t number);

// MARK: ResourceBundle.c

typedef struct cicu_bundle cicu_bundle;

/// What a walk through a bundle reports, in the bundle's order. `key` is NULL for an element of an array and for
/// the node that the walk began at. Keys and texts live only as long as the call.
typedef struct cicu_bundle_visitor {
    void *_Nullable context;
    void (*enter_table)(void *_Nullable context, const char *_Nullable key);
    void (*enter_array)(void *_Nullable context, const char *_Nullable key);
    /// Ends the table or array entered last.
    void (*leave)(void *_Nullable context);
    void (*string)(void *_Nullable context, const char *_Nullable key, const char *text, size_t length);
    /// A reference to another resource, such as `/LOCALE/NumberElements/latn/symbols`. It is not followed.
    void (*alias)(void *_Nullable context, const char *_Nullable key, const char *target, size_t length);
    void (*integer)(void *_Nullable context, const char *_Nullable key, int32_t value);
    void (*integers)(void *_Nullable context, const char *_Nullable key, const int32_t *values, size_t count);
    void (*binary)(void *_Nullable context, const char *_Nullable key, const uint8_t *bytes, size_t count);
} cicu_bundle_visitor;

/// Opens one bundle, without fallback to its parents. `package` is empty for the locales' main tree, else `curr`,
/// `lang`, `region` and so on.
const char *_Nullable cicu_bundle_open(
    const char *package, const char *name, cicu_bundle *_Nullable *_Nonnull bundle);
/// Opens a bundle from the bytes of its file. `pool` is the file of its tree's pool bundle, NULL where there is none.
/// Both must begin at an address that four divides, and stay as they are until the bundle is closed. Bytes that are no
/// bundle are `U_INVALID_FORMAT_ERROR`, here or when they are walked.
const char *_Nullable cicu_bundle_open_bytes(
    const void *bytes, size_t length, const void *_Nullable pool, size_t pool_length,
    cicu_bundle *_Nullable *_Nonnull bundle);
/// Walks what is at `path`: keys of tables and positions in arrays, separated by slashes; empty for all of the bundle.
/// The answer is `U_MISSING_RESOURCE_ERROR` where the bundle has nothing there; then nothing was reported.
const char *_Nullable cicu_bundle_walk(
    const cicu_bundle *bundle, const char *path, const cicu_bundle_visitor *visitor);
void cicu_bundle_close(cicu_bundle *bundle);

// MARK: FormattedField.c

/// A field of a formatted text; ends are exclusive.
typedef struct cicu_field {
    /// True for a span of a range: then `field` is 0 for its start and 1 for its end.
    bool is_range_span;
    /// A value of ICU's UNumberFormatFields otherwise; `cicu_field_name` has its name.
    int32_t field;
    int32_t utf16_begin;
    int32_t utf16_end;
    int32_t utf8_begin;
    int32_t utf8_end;
} cicu_field;

/// The name of a number field: ECMA-402's word where it has one (`integer`, `compact`), else ICU's (`sign`); NULL for
/// a value that ICU does not have.
const char *_Nullable cicu_field_name(int32_t field);

// MARK: NumberFormatter.c

typedef struct cicu_formatter cicu_formatter;

/// A formatter for a locale and a number skeleton. Not for use from two threads at once: it keeps its last result.
const char *_Nullable cicu_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length,
    cicu_formatter *_Nullable *_Nonnull formatter);
const char *_Nullable cicu_formatter_format_decimal(
    cicu_formatter *formatter, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length);
const char *_Nullable cicu_formatter_format_double(
    cicu_formatter *formatter, double value, char *buffer, size_t capacity, size_t *length);
const char *_Nullable cicu_formatter_format_int64(
    cicu_formatter *formatter, int64_t value, char *buffer, size_t capacity, size_t *length);
/// The fields of the last result, in ICU's order. `*count` is how many there are, even where `capacity` is less.
const char *_Nullable cicu_formatter_fields(
    cicu_formatter *formatter, cicu_field *_Nullable fields, size_t capacity, size_t *count);
/// Formats all values as many times as `iterations` says, into UTF-16, which is ICU's own form; `*units` is the sum
/// of all lengths, so that no work can be left out.
const char *_Nullable cicu_formatter_benchmark(
    cicu_formatter *formatter, const double *values, size_t count, size_t iterations, uint64_t *units);
/// Formats all values into UTF-8, one text behind the other; `offsets` has room for one more than there are values.
const char *_Nullable cicu_formatter_column(
    cicu_formatter *formatter, const double *values, size_t count, char *arena, size_t capacity, int32_t *offsets);
void cicu_formatter_close(cicu_formatter *formatter);

// MARK: AmountParser.c

typedef struct cicu_amount_parser cicu_amount_parser;

/// A parser of amounts in a locale, with the texts to parse: lines, each ended by a line feed.
const char *_Nullable cicu_amount_parser_open(
    const char *locale, const char *lines, size_t length, cicu_amount_parser *_Nullable *_Nonnull parser);
/// Parses all lines; `*sum` is the sum of all amounts, so that no work can be left out.
const char *_Nullable cicu_amount_parser_parse_all(cicu_amount_parser *parser, double *sum);
void cicu_amount_parser_close(cicu_amount_parser *parser);

// MARK: NumberSpeller.c

typedef struct cicu_number_speller cicu_number_speller;

/// A speller of numbers in words, `RuleBasedNumberFormat`.
const char *_Nullable cicu_number_speller_open(
    const char *locale, cicu_number_speller *_Nullable *_Nonnull speller);
/// Spells all numbers into UTF-16, which is ICU's own form; `*units` is the sum of all lengths, so that no work can be left
/// out.
const char *_Nullable cicu_number_speller_spell_all(
    const cicu_number_speller *speller, const int64_t *numbers, size_t count, uint64_t *units);
void cicu_number_speller_close(cicu_number_speller *speller);

// MARK: LocalizedFormatter.cpp

typedef struct cicu_localized_formatter cicu_localized_formatter;

/// A symbol in place of the locale's: a value of ICU's UNumberFormatSymbol. Decimal and group separators are those of
/// money too.
typedef struct cicu_own_symbol {
    int32_t symbol;
    const char *text;
    size_t length;
} cicu_own_symbol;

/// A formatter for a skeleton, with symbols of its own.
const char *_Nullable cicu_skeleton_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length,
    const cicu_own_symbol *_Nullable symbols, size_t count,
    cicu_localized_formatter *_Nullable *_Nonnull formatter);
/// A formatter for a pattern in LDML's syntax. `rounding_mode` is ICU's UNumberFormatRoundingMode. The sizes of groups
/// are two, primary and secondary; NULL leaves the pattern's.
const char *_Nullable cicu_pattern_formatter_open(
    const char *locale, const char *pattern, size_t pattern_length, const char *_Nullable currency,
    int32_t rounding_mode, int32_t minimum_grouping_digits, const int32_t *_Nullable grouping_sizes,
    const cicu_own_symbol *_Nullable symbols, size_t count, cicu_localized_formatter *_Nullable *_Nonnull formatter);
/// `sign_display` is ICU's UNumberSignDisplay, or negative for the formatter's own.
const char *_Nullable cicu_localized_formatter_format(
    const cicu_localized_formatter *formatter, int32_t sign_display, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length);
void cicu_localized_formatter_close(cicu_localized_formatter *formatter);

// MARK: NumberRangeFormatter.c

typedef struct cicu_range_formatter cicu_range_formatter;

/// `collapse` is ICU's UNumberRangeCollapse (0 auto, 1 none, 2 unit, 3 all), `identity_fallback` its
/// UNumberRangeIdentityFallback (0 single value, 1 approximately or single value, 2 approximately, 3 range).
const char *_Nullable cicu_range_formatter_open(
    const char *locale, const char *skeleton, size_t skeleton_length, int32_t collapse, int32_t identity_fallback,
    cicu_range_formatter *_Nullable *_Nonnull formatter);
const char *_Nullable cicu_range_formatter_format(
    cicu_range_formatter *formatter, const char *first, size_t first_length,
    const char *second, size_t second_length, char *buffer, size_t capacity, size_t *length);
/// The fields of the last result, spans among them; `*count` as above.
const char *_Nullable cicu_range_formatter_fields(
    cicu_range_formatter *formatter, cicu_field *_Nullable fields, size_t capacity, size_t *count);
void cicu_range_formatter_close(cicu_range_formatter *formatter);

// MARK: PluralRules.c

typedef struct cicu_plurals cicu_plurals;

/// The cardinal plural rules of a locale.
const char *_Nullable cicu_plurals_open(const char *locale, cicu_plurals *_Nullable *_Nonnull plurals);
/// The category of a decimal with the fraction digits it is written with: `1` and `1.0` may differ. It must have no
/// exponent.
const char *_Nullable cicu_plurals_select(
    const cicu_plurals *plurals, const char *decimal, size_t decimal_length,
    char *buffer, size_t capacity, size_t *length);
/// The category of the formatter's last result, which for compact forms knows the exponent.
const char *_Nullable cicu_plurals_select_formatted(
    const cicu_plurals *plurals, const cicu_formatter *formatter, char *buffer, size_t capacity, size_t *length);
/// The category of the range formatter's last result.
const char *_Nullable cicu_plurals_select_range(
    const cicu_plurals *plurals, const cicu_range_formatter *formatter,
    char *buffer, size_t capacity, size_t *length);
void cicu_plurals_close(cicu_plurals *plurals);

// MARK: NumberingSystems.c

/// The names of all numbering systems.
const char *_Nullable cicu_numbering_systems(cicu_text_callback callback, void *_Nullable context);
/// A numbering system's radix, whether it is algorithmic, and its digits, or the rules' name where it is.
const char *_Nullable cicu_numbering_system(
    const char *name, int32_t *radix, bool *is_algorithmic, char *buffer, size_t capacity, size_t *length);
/// The name of the system that a locale uses.
const char *_Nullable cicu_numbering_system_of_locale(
    const char *locale, char *buffer, size_t capacity, size_t *length);

// MARK: Currencies.c

/// All currency codes that ICU knows, those of the past and the uncommon among them.
const char *_Nullable cicu_currency_codes(cicu_text_callback callback, void *_Nullable context);
/// The currency of the locale's region.
const char *_Nullable cicu_currency_of_locale(
    const char *locale, char *buffer, size_t capacity, size_t *length);
/// The digits and the rounding increment (0 for none) that ICU uses for a currency.
const char *_Nullable cicu_currency_fractions(
    const char *code, bool cash, int32_t *digits, double *increment);
/// The ISO 4217 numeric code, or 0 where ICU knows none.
const char *_Nullable cicu_currency_numeric_code(const char *code, int32_t *numeric_code);
typedef enum cicu_currency_name_style {
    cicu_currency_name_symbol,
    cicu_currency_name_long,
    cicu_currency_name_narrow,
    cicu_currency_name_formal,
    cicu_currency_name_variant,
} cicu_currency_name_style;
const char *_Nullable cicu_currency_name(
    const char *locale, const char *code, cicu_currency_name_style style,
    char *buffer, size_t capacity, size_t *length);
/// The display name for a plural category such as `one`.
const char *_Nullable cicu_currency_plural_name(
    const char *locale, const char *code, const char *category, char *buffer, size_t capacity, size_t *length);

// MARK: Symbols.c

typedef enum cicu_symbol_kind {
    cicu_symbol_decimal,
    cicu_symbol_group,
    cicu_symbol_percent_sign,
    cicu_symbol_plus_sign,
    cicu_symbol_minus_sign,
    cicu_symbol_exponential,
    cicu_symbol_per_mille,
    cicu_symbol_infinity,
    cicu_symbol_nan,
} cicu_symbol_kind;
/// A symbol of a locale's number format, inheritance done; `locale@numbers=arab` asks for another system's.
const char *_Nullable cicu_symbol(
    const char *locale, cicu_symbol_kind kind, char *buffer, size_t capacity, size_t *length);

// MARK: UnicodeSets.c

typedef void (*cicu_range_callback)(void *_Nullable context, uint32_t first, uint32_t last);
/// The members of the set that a pattern such as `[:^S:]` describes: ranges of code points in ascending order, then
/// the strings of several code points.
const char *_Nullable cicu_unicode_set(
    const char *pattern, size_t pattern_length, cicu_range_callback on_range, cicu_text_callback on_string,
    void *_Nullable context);

// MARK: LocaleMatcher.cpp

typedef struct cicu_locale_matcher cicu_locale_matcher;

/// A matcher for supported locales, with spaces between them; the first is its default.
const char *_Nullable cicu_locale_matcher_open(
    const char *supported, cicu_locale_matcher *_Nullable *_Nonnull matcher);
/// The place of the supported locale that is nearest to desired ones, with spaces between them, and of the desired locale
/// that it is for; both -1 where none is near enough.
const char *_Nullable cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *desired, int32_t *supported_index, int32_t *desired_index);
/// The distance of two locales, with eighths for subtags that only one of them states; 100 where they do not match.
const char *_Nullable cicu_locale_matcher_distance(
    const cicu_locale_matcher *matcher, const char *desired, const char *supported, double *distance);
void cicu_locale_matcher_close(cicu_locale_matcher *matcher);

/// Whether a locale's script is written from right to left.
const char *_Nullable cicu_is_right_to_left(const char *locale, bool *is_right_to_left);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
