/*
 * Amounts of money in every locale, formatted and parsed by swift-currency-format: the same bytes as in Swift programs.
 *
 *     currency_format_plan *plan;
 *     currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
 *     if (currency_format_plan_create("de-DE", "EUR", NULL, &plan, &error) != 0) {
 *         fprintf(stderr, "%s\n", error.message);
 *         return 1;
 *     }
 *     char text[64];
 *     size_t length;
 *     currency_format_write_minor_units(plan, 123450, text, sizeof text, &length, NULL);
 *     printf("%.*s\n", (int)length, text);                 // 1.234,50 €
 *     currency_format_plan_free(plan);
 *
 * The library has no global state. Any number of threads may use one plan at the same time; only the call that frees it
 * must be the last. All texts are UTF-8. Texts that go in need no terminator where a length is passed with them; texts that
 * come out have none.
 *
 * Functions return 0, or one of the codes below; then they have written nothing but the error. Where a pointer may be NULL,
 * its comment says so; with any other the behaviour of a NULL is CURRENCY_FORMAT_NULL, not a crash.
 */
#ifndef CURRENCY_FORMAT_H
#define CURRENCY_FORMAT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* MARK: Versions */

/*
 * The version of this interface. A library of another major version (`version / 100`) has other functions or structures; a
 * higher minor version has more of them.
 */
#define CURRENCY_FORMAT_ABI_VERSION 102

/* The version of the interface that the library has, to compare with CURRENCY_FORMAT_ABI_VERSION. */
uint32_t currency_format_abi_version(void);

/* MARK: Errors */

enum {
    CURRENCY_FORMAT_OK = 0,
    /* A pointer is NULL that must not be. */
    CURRENCY_FORMAT_NULL = 1,
    /* The text is no BCP 47 language tag. */
    CURRENCY_FORMAT_LOCALE = 2,
    /* The text is no code of three letters. */
    CURRENCY_FORMAT_CURRENCY = 3,
    /* An option has a value that does not exist. */
    CURRENCY_FORMAT_OPTION = 4,
    /* The text is no decimal number, or has more than 38 digits. */
    CURRENCY_FORMAT_NUMBER = 5,
    /* The buffer is too small; the length that is needed has been written. */
    CURRENCY_FORMAT_ROOM = 6,
    /* The text is no amount in the plan's currency and locale. */
    CURRENCY_FORMAT_TEXT = 7,
    /* The currency has no minor unit, such as gold (XAU). */
    CURRENCY_FORMAT_MINOR_UNIT = 8,
    /* An Arrow array has another type than the function reads, or a layout that is not well formed. */
    CURRENCY_FORMAT_ARROW = 9,
    /* Columns differ in their number of rows. */
    CURRENCY_FORMAT_ROWS = 10,
    /* A column has more than 2,147,483,647 rows, or its texts have more bytes together: pass fewer rows at once. */
    CURRENCY_FORMAT_TOO_LONG = 11,
    /*
     * The text is an amount, but a careful person would ask which: "1,500 €" in German may be 1500 or 1.500. The message has
     * the amounts and the reasons, and currency_format_readings returns them. Since version 102.
     */
    CURRENCY_FORMAT_AMBIGUOUS = 12,
};

/* What went wrong. Set `size`, or begin with CURRENCY_FORMAT_ERROR_INIT. */
typedef struct currency_format_error {
    /* sizeof(currency_format_error), set by the caller: more members may follow in later versions. */
    size_t size;
    /* One of the codes above. */
    int32_t code;
    /* Where a text is wrong, in bytes of UTF-8 from its start; -1 where there is no such place. */
    int64_t offset;
    /* What is wrong, where, and what was expected, in English; ends with a zero byte. */
    char message[240];
} currency_format_error;

#define CURRENCY_FORMAT_ERROR_INIT { sizeof(currency_format_error), 0, -1, "" }

/* MARK: Plans */

enum { /* currency_display */
    CURRENCY_FORMAT_DISPLAY_SYMBOL = 0, /* A$1.00 */
    CURRENCY_FORMAT_DISPLAY_NARROW_SYMBOL = 1, /* $1.00 */
    CURRENCY_FORMAT_DISPLAY_CODE = 2, /* AUD 1.00 */
    CURRENCY_FORMAT_DISPLAY_FORMAL_SYMBOL = 3, /* NT$1.00 */
    CURRENCY_FORMAT_DISPLAY_VARIANT_SYMBOL = 4, /* TL 1,00 */
    CURRENCY_FORMAT_DISPLAY_NONE = 5, /* 1.00 */
};

enum { /* currency_sign */
    CURRENCY_FORMAT_SIGN_STANDARD = 0, /* -$1.00 */
    CURRENCY_FORMAT_SIGN_ACCOUNTING = 1, /* ($1.00) */
};

enum { /* sign_display */
    CURRENCY_FORMAT_SHOW_SIGN_AUTO = 0,
    CURRENCY_FORMAT_SHOW_SIGN_ALWAYS = 1,
    CURRENCY_FORMAT_SHOW_SIGN_NEVER = 2,
    CURRENCY_FORMAT_SHOW_SIGN_EXCEPT_ZERO = 3,
    CURRENCY_FORMAT_SHOW_SIGN_NEGATIVE = 4,
};

enum { /* use_grouping */
    CURRENCY_FORMAT_GROUPING_DEFAULT = 0, /* auto, and min2 in compact notation */
    CURRENCY_FORMAT_GROUPING_OFF = 1, /* 1234 */
    CURRENCY_FORMAT_GROUPING_MIN2 = 2, /* 1234 and 12,345 */
    CURRENCY_FORMAT_GROUPING_AUTO = 3, /* as the locale has it */
    CURRENCY_FORMAT_GROUPING_ALWAYS = 4, /* from four digits on */
    CURRENCY_FORMAT_GROUPING_THOUSANDS = 5, /* 1,234,567 in India, too */
};

enum { /* notation */
    CURRENCY_FORMAT_NOTATION_STANDARD = 0, /* $1,234.00 */
    CURRENCY_FORMAT_NOTATION_COMPACT = 1, /* $1.2K */
    CURRENCY_FORMAT_NOTATION_COMPACT_LONG = 2, /* $1.2 thousand */
};

enum { /* rounding_mode */
    CURRENCY_FORMAT_ROUND_DEFAULT = 0, /* half even */
    CURRENCY_FORMAT_ROUND_CEILING = 1,
    CURRENCY_FORMAT_ROUND_FLOOR = 2,
    CURRENCY_FORMAT_ROUND_DOWN = 3,
    CURRENCY_FORMAT_ROUND_UP = 4,
    CURRENCY_FORMAT_ROUND_HALF_EVEN = 5,
    CURRENCY_FORMAT_ROUND_HALF_ODD = 6,
    CURRENCY_FORMAT_ROUND_HALF_CEILING = 7,
    CURRENCY_FORMAT_ROUND_HALF_FLOOR = 8,
    CURRENCY_FORMAT_ROUND_HALF_DOWN = 9,
    CURRENCY_FORMAT_ROUND_HALF_UP = 10, /* ECMA-402's default, halfExpand */
};

enum { /* trailing_zero_display */
    CURRENCY_FORMAT_ZEROS_AUTO = 0, /* $5.00 */
    CURRENCY_FORMAT_ZEROS_STRIP_IF_INTEGER = 1, /* $5 */
};

enum { /* spaces */
    CURRENCY_FORMAT_SPACES_CLDR = 0, /* U+00A0 and U+202F, as CLDR has them */
    CURRENCY_FORMAT_SPACES_PLAIN = 1, /* U+0020 */
};

enum { /* bidi */
    CURRENCY_FORMAT_BIDI_CLDR = 0, /* CLDR's marks of direction */
    CURRENCY_FORMAT_BIDI_STRIP = 1, /* none */
    CURRENCY_FORMAT_BIDI_ISOLATE = 2, /* the text between U+2068 and U+2069 */
};

enum { /* digits */
    CURRENCY_FORMAT_DIGITS_DISPLAY = 0, /* as many fraction digits as CLDR shows */
    CURRENCY_FORMAT_DIGITS_ISO = 1, /* as many as ISO 4217's minor unit has */
    CURRENCY_FORMAT_DIGITS_CASH = 2, /* as coins have: CHF 1.05, not CHF 1.03 */
};

/*
 * Options of a plan; names and values are those of ECMA-402 where it has them. Begin with CURRENCY_FORMAT_OPTIONS_INIT,
 * which stands for the same plan as no options at all.
 */
typedef struct currency_format_options {
    /* sizeof(currency_format_options), set by the caller: more members may follow in later versions. */
    size_t size;
    int32_t currency_display;
    int32_t currency_sign;
    int32_t sign_display;
    int32_t use_grouping;
    int32_t notation;
    int32_t rounding_mode;
    int32_t trailing_zero_display;
    int32_t spaces;
    int32_t bidi;
    int32_t digits;
    /* The fewest and the most fraction digits, 0 to 100; -1 where `digits` decides. */
    int32_t minimum_fraction_digits;
    int32_t maximum_fraction_digits;
} currency_format_options;

#define CURRENCY_FORMAT_OPTIONS_INIT { sizeof(currency_format_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1 }

/* A locale, a currency and options, looked up once. It never changes. */
typedef struct currency_format_plan currency_format_plan;

/*
 * Makes a plan.
 *
 * locale: a BCP 47 language tag, such as "de-DE" or "ar-EG-u-nu-latn"; ends with a zero byte. A locale that CLDR does not
 *     have is served as LDML says: "de-ZZ" by "de".
 * currency: a code of ISO 4217, such as "EUR"; ends with a zero byte.
 * options: may be NULL.
 * error: may be NULL.
 */
int32_t currency_format_plan_create(
    const char *locale, const char *currency,
    const currency_format_options *options,
    currency_format_plan **plan,
    currency_format_error *error);

/* Frees a plan. NULL is ignored. */
void currency_format_plan_free(currency_format_plan *plan);

/* MARK: One amount */

/*
 * Each writes an amount's text into a buffer: `*length` is its length in bytes, also where the buffer was too small and the
 * code is CURRENCY_FORMAT_ROOM. No text is cut off. `text` may be NULL where `capacity` is 0; `error` may be NULL.
 */

/* The versions of the data, such as "cldr-json 48.0.0, ISO 4217 2026-01-01". */
int32_t currency_format_data_version(
    char *text, size_t capacity, size_t *length,
    currency_format_error *error);

/* The exact decimal number in `digits`, such as "-1234.50" or "12e-3", of at most 38 digits. */
int32_t currency_format_write_decimal(
    const currency_format_plan *plan, const char *digits,
    size_t digits_length, char *text, size_t capacity, size_t *length,
    currency_format_error *error);

/* A number, by the shortest decimal digits that read back as it: 0.1 is a tenth. */
int32_t currency_format_write_double(
    const currency_format_plan *plan, double number, char *text,
    size_t capacity, size_t *length, currency_format_error *error);

/* A number of the currency's minor units: 123450 is 1,234.50 in euros, 123,450 in yen. */
int32_t currency_format_write_minor_units(
    const currency_format_plan *plan, int64_t minor_units, char *text,
    size_t capacity, size_t *length, currency_format_error *error);

/*
 * Parses what people write, and writes the exact amount as a decimal number: "1.234,50 €" gives "1234.50". An amount that is not
 * certain is CURRENCY_FORMAT_AMBIGUOUS; currency_format_readings writes all that the text may mean.
 */
int32_t currency_format_parse(
    const currency_format_plan *plan, const char *amount,
    size_t amount_length, char *text, size_t capacity, size_t *length,
    currency_format_error *error);

/* Parses what people write into the currency's minor units, as currency_format_parse does: "1.234,50 €" gives 123450. */
int32_t currency_format_parse_minor_units(
    const currency_format_plan *plan, const char *amount,
    size_t amount_length, int64_t *minor_units,
    currency_format_error *error);

/* MARK: Readings */

enum { /* kind of a doubt */
    CURRENCY_FORMAT_DOUBT_SIGN = 0, /* "- 5 €", "$5 CR": the amount may be negative */
    CURRENCY_FORMAT_DOUBT_SCALE = 1, /* "₹5 Cr": a word may multiply the amount */
    CURRENCY_FORMAT_DOUBT_CENTS = 2, /* "12 Euro 90": digits may be the cents of the amount */
    CURRENCY_FORMAT_DOUBT_GROUP = 3, /* "1,500 €" in German: a separator may group digits or set off the fraction */
    CURRENCY_FORMAT_DOUBT_CURRENCY = 4, /* "$5 Canadian": the currency may be another one */
    CURRENCY_FORMAT_DOUBT_NUMBER = 5, /* "Room 12 500 USD": a number beside the amount may belong to it */
    CURRENCY_FORMAT_DOUBT_NEIGHBOUR = 6, /* "$5^2": something that is not explained touches the amount */
};

/* A reason why a careful person would ask before taking an amount as certain. Since version 102. */
typedef struct currency_format_doubt {
    /* One of the kinds above; later versions may have more. */
    int32_t kind;
    /* The place of the reason, in bytes of UTF-8 from the start of the text. */
    int64_t start;
    int64_t end;
} currency_format_doubt;

/*
 * Writes all amounts that a text may mean, the likeliest first, and the reasons for doubt. Since version 102.
 *
 * text: the amounts as decimal numbers with a line feed behind each: "1500\n1.500\n". `*length` and the code for a small
 *     buffer are those of currency_format_parse.
 * doubts: room for `doubts_capacity` doubts; may be NULL where that is 0. `*doubts_count` is their number, also where the room
 *     was too small and the code is CURRENCY_FORMAT_ROOM. An amount is certain if it has none.
 *
 * A text that is no amount is CURRENCY_FORMAT_TEXT.
 */
int32_t currency_format_readings(
    const currency_format_plan *plan, const char *amount,
    size_t amount_length, char *text, size_t capacity, size_t *length,
    currency_format_doubt *doubts, size_t doubts_capacity, size_t *doubts_count,
    currency_format_error *error);

/*
 * The stable name of a kind of doubt, such as "group", and its reason as a sentence; NULL for an unknown kind. Both end with a
 * zero byte and exist as long as the library. Since version 102.
 */
const char *currency_format_doubt_name(int32_t kind);
const char *currency_format_doubt_reason(int32_t kind);

/* MARK: Columns */

/* The Arrow C Data Interface: https://arrow.apache.org/docs/format/CDataInterface.html */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

#endif

/*
 * A column that goes in: an array with its schema. The library reads both during the call, copies no values and releases
 * neither.
 */
typedef struct currency_format_column {
    const struct ArrowSchema *schema;
    const struct ArrowArray *array;
} currency_format_column;

/* A column that comes out: the caller releases both, as the Arrow C Data Interface says. */
typedef struct currency_format_result {
    struct ArrowSchema *schema;
    struct ArrowArray *array;
} currency_format_result;

/*
 * Formats a column of amounts.
 *
 * amounts: decimal128; int64, which counts minor units; float64, by shortest digits; utf8 or large_utf8 of decimal numbers.
 *     A dictionary is CURRENCY_FORMAT_ARROW: pass its values.
 * currencies, locales: for each row, in place of the plan's: utf8, large_utf8, or a dictionary of them. NULL, or without an
 *     array, for the plan's.
 * texts: becomes a utf8 column of as many rows. A row is null where its amount, currency or locale is, and where it is in
 *     error.
 * errors: may be NULL. Becomes a struct column with a row for each row in error, by increasing row: `row`, an int64 counted
 *     from 0; `code`, an int32 of the codes above; `offset`, an int64 as in currency_format_error; `message`, utf8.
 *
 * A row in error does not stop the others: the function returns 0.
 */
int32_t currency_format_write_column(
    const currency_format_plan *plan, currency_format_column amounts,
    const currency_format_column *currencies,
    const currency_format_column *locales, currency_format_result texts,
    const currency_format_result *errors, currency_format_error *error);

/*
 * Formats a column of minor units, as currency_format_write_minor_units does. Since version 101.
 *
 * minor_units: int64, or decimal128 without fraction digits, as which integers of 128 bits come.
 *
 * The others are those of currency_format_write_column.
 */
int32_t currency_format_write_minor_units_column(
    const currency_format_plan *plan, currency_format_column minor_units,
    const currency_format_column *currencies,
    const currency_format_column *locales, currency_format_result texts,
    const currency_format_result *errors, currency_format_error *error);

/*
 * Parses a column of texts, utf8 or large_utf8, as currency_format_parse does.
 *
 * An amount that is not certain is a row in error, CURRENCY_FORMAT_AMBIGUOUS; for all its readings, see
 * currency_format_readings_column.
 *
 * scale: the fraction digits of the decimal128 column of 38 digits that `amounts` becomes, 0 to 38; a row with more is in
 *     error, and nothing is rounded. -1 for an int64 column of minor units.
 *
 * The others are those of currency_format_write_column.
 */
int32_t currency_format_parse_column(
    const currency_format_plan *plan, currency_format_column texts,
    const currency_format_column *currencies,
    const currency_format_column *locales, int32_t scale, currency_format_result amounts,
    const currency_format_result *errors, currency_format_error *error);

/*
 * Reads a column of texts, as currency_format_readings does. Since version 102.
 *
 * readings: becomes a list column with an element for each amount that the text may mean, the likeliest first: a struct of
 *     `amount`, a decimal128 of 38 digits with `scale` fraction digits, and `doubts`, a list of utf8 with the names of the
 *     reasons, each once, which is empty for a certain amount. All elements of a row have the same doubts.
 *
 * The others are those of currency_format_parse_column, but `scale` is 0 to 38.
 */
int32_t currency_format_readings_column(
    const currency_format_plan *plan, currency_format_column texts,
    const currency_format_column *currencies,
    const currency_format_column *locales, int32_t scale, currency_format_result readings,
    const currency_format_result *errors, currency_format_error *error);

#ifdef __cplusplus
}
#endif

#endif
