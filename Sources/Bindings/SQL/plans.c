#include "plans.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* MARK: Problems */

static void set_problem(sql_problem *problem, int32_t code, const char *format, ...) {
    va_list values;
    va_start(values, format);
    problem->code = code;
    vsnprintf(problem->message, sizeof problem->message, format, values);
    va_end(values);
}

/* The length of the text as messages show it: at most 40 bytes, in whole characters. */
static int shown(sql_text text) {
    size_t length = text.length;
    if (length > 40) {
        length = 40;
        while (length > 0 && ((unsigned char)text.bytes[length] & 0xC0) == 0x80) length -= 1;
    }
    return (int)length;
}

bool sql_is_short(sql_text text, const char *name, size_t most, sql_problem *problem) {
    if (text.length <= most) return true;
    set_problem(problem, CURRENCY_FORMAT_TOO_LONG, "the %s has %zu bytes, expected at most %zu", name, text.length, most);
    return false;
}

/* Whether the text has a zero byte, which would end it in C. */
static bool has_zero(sql_text text, const char *name, int32_t code, sql_problem *problem) {
    if (text.length == 0 || memchr(text.bytes, 0, text.length) == NULL) return false;
    set_problem(problem, code, "the %s has a zero byte", name);
    return true;
}

/* MARK: Options */

/* An option whose value is one of some words, in the order of the header's numbers. */
typedef struct choice {
    const char *name;
    size_t offset;
    const char *words[12];
} choice;

#define CHOICE(member, ...) {#member, offsetof(currency_format_options, member), {__VA_ARGS__}}

static const choice choices[] = {
    CHOICE(currency_display, "symbol", "narrowSymbol", "code", "formalSymbol", "variantSymbol", "none"),
    CHOICE(currency_sign, "standard", "accounting"),
    CHOICE(sign_display, "auto", "always", "never", "exceptZero", "negative"),
    CHOICE(use_grouping, "default", "off", "min2", "auto", "always", "thousands"),
    CHOICE(notation, "standard", "compact", "compactLong"),
    CHOICE(rounding_mode, "default", "ceil", "floor", "trunc", "expand", "halfEven", "halfOdd", "halfCeil", "halfFloor",
           "halfTrunc", "halfExpand"),
    CHOICE(trailing_zero_display, "auto", "stripIfInteger"),
    CHOICE(spaces, "cldr", "plain"),
    CHOICE(bidi, "cldr", "strip", "isolate"),
    CHOICE(digits, "display", "iso", "cash"),
};

/* Options whose value is a number from 0 to 100. */
static const choice numbers[] = {
    {"minimum_fraction_digits", offsetof(currency_format_options, minimum_fraction_digits), {NULL}},
    {"maximum_fraction_digits", offsetof(currency_format_options, maximum_fraction_digits), {NULL}},
};

static const choice real = {"real", 0, {"refuse", "shortest"}};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool is_equal(sql_text text, const char *word) {
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

static sql_text trimmed(sql_text text) {
    while (text.length > 0 && text.bytes[0] == ' ') {
        text.bytes += 1;
        text.length -= 1;
    }
    while (text.length > 0 && text.bytes[text.length - 1] == ' ') text.length -= 1;
    return text;
}

/* Removes the text before the first separator and the separator, and returns that text; the whole text without one. */
static sql_text cut(sql_text *text, char separator, bool *is_found) {
    const char *found = text->length == 0 ? NULL : memchr(text->bytes, separator, text->length);
    sql_text first = *text;
    *is_found = found != NULL;
    if (found == NULL) {
        text->bytes += text->length;
        text->length = 0;
    } else {
        first.length = (size_t)(found - text->bytes);
        text->bytes = found + 1;
        text->length -= first.length + 1;
    }
    return trimmed(first);
}

/* The number of the word, or -1 with the problem. */
static int32_t word_of(const choice *choice, sql_text value, sql_problem *problem) {
    char expected[200] = "";
    for (size_t index = 0; index < COUNT(choice->words) && choice->words[index] != NULL; index += 1) {
        if (is_equal(value, choice->words[index])) return (int32_t)index;
        if (index > 0) strcat(expected, ", ");
        strcat(expected, choice->words[index]);
    }
    set_problem(
        problem, CURRENCY_FORMAT_OPTION, "%s is \"%.*s\", expected one of %s", choice->name, shown(value), value.bytes, expected);
    return -1;
}

/* A number from 0 to 100, or -1 with the problem. */
static int32_t number_of(const choice *choice, sql_text value, sql_problem *problem) {
    int32_t number = 0;
    bool is_number = value.length > 0 && value.length <= 3;
    for (size_t index = 0; is_number && index < value.length; index += 1) {
        is_number = value.bytes[index] >= '0' && value.bytes[index] <= '9';
        number = number * 10 + (value.bytes[index] - '0');
    }
    if (is_number && number <= 100) return number;
    set_problem(
        problem, CURRENCY_FORMAT_OPTION, "%s is \"%.*s\", expected 0 to 100", choice->name, shown(value), value.bytes);
    return -1;
}

static void set_unknown(sql_text name, bool has_real, sql_problem *problem) {
    char expected[320] = "";
    for (size_t index = 0; index < COUNT(choices); index += 1) {
        strcat(expected, choices[index].name);
        strcat(expected, ", ");
    }
    for (size_t index = 0; index < COUNT(numbers); index += 1) {
        if (index > 0) strcat(expected, ", ");
        strcat(expected, numbers[index].name);
    }
    if (has_real) strcat(expected, ", real");
    set_problem(
        problem, CURRENCY_FORMAT_OPTION, "there is no option \"%.*s\", expected one of %s", shown(name), name.bytes, expected);
}

/* The options of a plan while they are read. */
typedef struct reading {
    currency_format_options options;
    bool has_real, takes_real;
    /* A bit for each option that was given, in the order of the tables above. */
    uint32_t given;
} reading;

/* Sets one option. Returns whether it has an acceptable name and value and is given once. */
static bool set_option(reading *reading, sql_text name, sql_text value, sql_problem *problem) {
    uint32_t place = 0;
    const choice *found = NULL;
    for (size_t index = 0; index < COUNT(choices); index += 1, place += found == NULL) {
        if (is_equal(name, choices[index].name)) found = &choices[index];
    }
    bool is_choice = found != NULL;
    for (size_t index = 0; index < COUNT(numbers); index += 1, place += found == NULL) {
        if (is_equal(name, numbers[index].name)) found = &numbers[index];
    }
    if (reading->has_real && is_equal(name, real.name)) found = &real;
    if (found == NULL) {
        set_unknown(name, reading->has_real, problem);
        return false;
    }
    int32_t number = is_choice || found == &real ? word_of(found, value, problem) : number_of(found, value, problem);
    if (number < 0) return false;
    if ((reading->given >> place & 1) != 0) {
        set_problem(problem, CURRENCY_FORMAT_OPTION, "%s is given twice", found->name);
        return false;
    }
    reading->given |= 1u << place;
    if (found == &real) {
        reading->takes_real = number == 1;
    } else {
        memcpy((char *)&reading->options + found->offset, &number, sizeof number);
    }
    return true;
}

static bool set_options(reading *reading, sql_text text, sql_problem *problem) {
    bool is_more = trimmed(text).length > 0;
    while (is_more) {
        sql_text value = cut(&text, ',', &is_more);
        bool has_value;
        sql_text name = cut(&value, '=', &has_value);
        if (!has_value) {
            set_problem(
                problem, CURRENCY_FORMAT_OPTION, "the option \"%.*s\" has no value, expected name=value", shown(name), name.bytes);
            return false;
        }
        if (!set_option(reading, name, trimmed(value), problem)) return false;
    }
    return true;
}

/* MARK: Plans */

enum { SETS = 64, WAYS = 4 };

/* A plan with its key: the locale, the currency and the options, each with a zero byte after it. */
typedef struct entry {
    uint64_t hash;
    size_t length;
    char *key;
    sql_plan plan;
} entry;

struct sql_plans {
    bool has_real;
    /* The entries of a set are in the order of their last use. */
    entry entries[SETS][WAYS];
};

sql_plans *sql_plans_create(bool has_real) {
    sql_plans *plans = calloc(1, sizeof *plans);
    if (plans != NULL) plans->has_real = has_real;
    return plans;
}

static void clear(entry *entry) {
    free(entry->key);
    currency_format_plan_free(entry->plan.plan);
    memset(entry, 0, sizeof *entry);
}

void sql_plans_free(sql_plans *plans) {
    if (plans == NULL) return;
    for (size_t set = 0; set < SETS; set += 1) {
        for (size_t way = 0; way < WAYS; way += 1) clear(&plans->entries[set][way]);
    }
    free(plans);
}

static uint64_t hashed(uint64_t hash, sql_text text) {
    /* FNV-1a. */
    for (size_t index = 0; index < text.length; index += 1) hash = (hash ^ (unsigned char)text.bytes[index]) * 0x100000001B3;
    return hash * 0x100000001B3;
}

/* Whether a part of a key is this text. Moves on to the next part. */
static bool has_part(const char **key, sql_text text) {
    if (text.length > 0 && memcmp(*key, text.bytes, text.length) != 0) return false;
    *key += text.length;
    return *(*key)++ == 0;
}

static void add_part(char **key, sql_text text) {
    if (text.length > 0) memcpy(*key, text.bytes, text.length);
    *key += text.length;
    *(*key)++ = 0;
}

static bool make(
    entry *made, bool has_real, sql_text locale, sql_text currency, sql_text options, sql_problem *problem) {
    reading reading = {.options = CURRENCY_FORMAT_OPTIONS_INIT, .has_real = has_real};
    if (has_zero(locale, "locale", CURRENCY_FORMAT_LOCALE, problem)
        || has_zero(currency, "currency", CURRENCY_FORMAT_CURRENCY, problem)
        || has_zero(options, "text of the options", CURRENCY_FORMAT_OPTION, problem)
        || !set_options(&reading, options, problem)) {
        return false;
    }
    made->plan.takes_real = reading.takes_real;
    made->key = malloc(made->length);
    if (made->key == NULL) {
        set_problem(problem, SQL_NO_MEMORY, "there is not enough memory");
        return false;
    }
    char *end = made->key;
    add_part(&end, locale);
    char *code = end;
    add_part(&end, currency);
    add_part(&end, options);
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    if (currency_format_plan_create(made->key, code, &reading.options, &made->plan.plan, &error) == CURRENCY_FORMAT_OK) return true;
    set_problem(problem, error.code, "%s", error.message);
    return false;
}

const sql_plan *sql_plans_find(
    sql_plans *plans, sql_text locale, sql_text currency, sql_text options, sql_problem *problem) {
    if (!sql_is_short(locale, "locale", SQL_MOST_NAME, problem)
        || !sql_is_short(currency, "currency", SQL_MOST_NAME, problem)
        || !sql_is_short(options, "text of the options", SQL_MOST_OPTIONS, problem)) {
        return NULL;
    }
    uint64_t hash = hashed(hashed(hashed(0xCBF29CE484222325, locale), currency), options);
    entry *set = plans->entries[(hash ^ hash >> 32) % SETS];
    entry found = {.hash = hash, .length = locale.length + currency.length + options.length + 3};
    size_t way = 0;
    for (; way < WAYS; way += 1) {
        const char *key = set[way].key;
        if (set[way].hash == hash && set[way].length == found.length && key != NULL
            && has_part(&key, locale) && has_part(&key, currency) && has_part(&key, options)) {
            break;
        }
    }
    if (way == 0) return &set[0].plan;
    if (way < WAYS) {
        found = set[way];
    } else {
        if (!make(&found, plans->has_real, locale, currency, options, problem)) {
            clear(&found);
            return NULL;
        }
        way = WAYS - 1;
        clear(&set[way]);
    }
    memmove(&set[1], &set[0], way * sizeof *set);
    set[0] = found;
    return &set[0].plan;
}
