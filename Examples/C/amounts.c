/* Formats and parses amounts with the C library of swift-currency-format: one by one, as a column, and in threads. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "currency_format.h"

/* Ends the program if a call fails that must succeed. */
static void check(int32_t code, const currency_format_error *error) {
    if (code == CURRENCY_FORMAT_OK) return;
    fprintf(stderr, "error %d: %s\n", code, error->message);
    exit(1);
}

static currency_format_plan *plan_of(const char *locale, const char *currency, const currency_format_options *options) {
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    currency_format_plan *plan = NULL;
    check(currency_format_plan_create(locale, currency, options, &plan, &error), &error);
    return plan;
}

static void show(const currency_format_plan *plan, const char *digits) {
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    char text[128];
    size_t length = 0;
    check(currency_format_write_decimal(plan, digits, strlen(digits), text, sizeof text, &length, &error), &error);
    printf("%-12s %.*s\n", digits, (int)length, text);
}

/* MARK: One amount */

/* All that a text may mean, the likeliest first, and the reasons for doubt. */
static void show_readings(const currency_format_plan *plan, const char *input) {
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    currency_format_doubt doubts[8];
    char text[256];
    size_t length = 0, count = 0;
    check(
        currency_format_readings(
            plan, input, strlen(input), text, sizeof text, &length, doubts, sizeof doubts / sizeof *doubts, &count, &error),
        &error);
    for (char *amount = text; amount < text + length;) {
        char *end = memchr(amount, '\n', (size_t)(text + length - amount));
        printf("    may be %.*s\n", (int)(end - amount), amount);
        amount = end + 1;
    }
    for (size_t index = 0; index < count; index += 1) {
        printf("    %s\n", currency_format_doubt_reason(doubts[index].kind));
    }
}

static void one_by_one(void) {
    currency_format_plan *euro = plan_of("de-DE", "EUR", NULL);
    show(euro, "1234.5");
    show(euro, "-0.99");

    currency_format_options options = CURRENCY_FORMAT_OPTIONS_INIT;
    options.currency_sign = CURRENCY_FORMAT_SIGN_ACCOUNTING;
    options.currency_display = CURRENCY_FORMAT_DISPLAY_CODE;
    options.spaces = CURRENCY_FORMAT_SPACES_PLAIN;
    currency_format_plan *dollar = plan_of("en-US", "USD", &options);
    show(dollar, "-1234567.89");

    /* Amounts as people write them, an amount that is not certain, and a text that is no amount. */
    const char *inputs[] = {"1.234,50 €", "EUR 1234,5", "1,500 €", "1.2.3"};
    for (size_t index = 0; index < sizeof inputs / sizeof *inputs; index += 1) {
        currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
        int64_t cents = 0;
        int32_t code =
            currency_format_parse_minor_units(euro, inputs[index], strlen(inputs[index]), &cents, &error);
        if (code == CURRENCY_FORMAT_OK) printf("%s is %lld cents\n", inputs[index], (long long)cents);
        else printf("%s: %s\n", inputs[index], error.message);
        if (code == CURRENCY_FORMAT_AMBIGUOUS) show_readings(euro, inputs[index]);
    }

    /* If the buffer is too small, the call returns the required length and writes no partial text. */
    char small[4];
    size_t needed = 0;
    if (currency_format_write_minor_units(euro, 123450, small, sizeof small, &needed, NULL) == CURRENCY_FORMAT_ROOM) {
        printf("1.234,50 € needs %zu bytes\n", needed);
    }
    currency_format_plan_free(dollar);
    currency_format_plan_free(euro);
}

/* MARK: A column */

/* The example's arrays are constants, so there is nothing to release. */
static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static void columns(void) {
    /* decimal128 with two fraction digits; the third row is null. */
    static const uint64_t words[] = {123450, 0, (uint64_t)-99, UINT64_MAX, 0, 0, 500000, 0};
    static const uint8_t validity[] = {0xB};
    const void *amount_buffers[] = {validity, words};
    struct ArrowSchema amount_schema = {.format = "d:18,2", .release = keep_schema};
    struct ArrowArray amounts = {
        .length = 4, .null_count = 1, .n_buffers = 2, .buffers = amount_buffers, .release = keep_array};

    /* A currency for each row; the last one is not a currency code. */
    static const int32_t offsets[] = {0, 3, 6, 9, 14};
    const void *code_buffers[] = {NULL, offsets, "EURJPYUSDeuros"};
    struct ArrowSchema code_schema = {.format = "u", .release = keep_schema};
    struct ArrowArray codes = {.length = 4, .n_buffers = 3, .buffers = code_buffers, .release = keep_array};

    currency_format_plan *plan = plan_of("de-CH", "CHF", NULL);
    struct ArrowSchema text_schema, error_schema;
    struct ArrowArray texts, errors;
    currency_format_column currencies = {&code_schema, &codes};
    currency_format_result failed = {&error_schema, &errors};
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    check(
        currency_format_write_column(
            plan, (currency_format_column){&amount_schema, &amounts}, &currencies, NULL,
            (currency_format_result){&text_schema, &texts}, &failed, &error),
        &error);

    const uint8_t *valid = texts.buffers[0];
    const int32_t *ends = texts.buffers[1];
    const char *bytes = texts.buffers[2];
    for (int64_t row = 0; row < texts.length; row += 1) {
        if (valid != NULL && !(valid[row / 8] >> row % 8 & 1)) printf("row %lld has no text\n", (long long)row);
        else printf("row %lld is %.*s\n", (long long)row, (int)(ends[row + 1] - ends[row]), bytes + ends[row]);
    }
    const int64_t *rows = errors.children[0]->buffers[1];
    const int32_t *places = errors.children[3]->buffers[1];
    const char *messages = errors.children[3]->buffers[2];
    for (int64_t index = 0; index < errors.length; index += 1) {
        int length = (int)(places[index + 1] - places[index]);
        printf("row %lld: %.*s\n", (long long)rows[index], length, messages + places[index]);
    }

    /* Parses the formatted column. The second row is in yen, so the currencies are passed again. */
    struct ArrowSchema parsed_schema;
    struct ArrowArray parsed;
    check(
        currency_format_parse_column(
            plan, (currency_format_column){&text_schema, &texts}, &currencies, NULL, 2,
            (currency_format_result){&parsed_schema, &parsed}, NULL, &error),
        &error);
    const uint64_t *amount = parsed.buffers[1];
    printf("parsed as %s: %llu\n", parsed_schema.format, (unsigned long long)amount[0]);

    parsed.release(&parsed);
    parsed_schema.release(&parsed_schema);
    errors.release(&errors);
    error_schema.release(&error_schema);
    texts.release(&texts);
    text_schema.release(&text_schema);
    currency_format_plan_free(plan);
}

/* MARK: Threads */

static void *write_many(void *argument) {
    const currency_format_plan *plan = argument;
    size_t total = 0;
    for (int64_t units = 0; units < 100000; units += 1) {
        char text[64];
        size_t length = 0;
        if (currency_format_write_minor_units(plan, units, text, sizeof text, &length, NULL) == CURRENCY_FORMAT_OK) {
            total += length;
        }
    }
    return (void *)(uintptr_t)total;
}

static void threads(void) {
    currency_format_plan *plan = plan_of("de-DE", "EUR", NULL);
    pthread_t others[4];
    for (int index = 0; index < 4; index += 1) {
        if (pthread_create(&others[index], NULL, write_many, plan) != 0) exit(1);
    }
    uintptr_t sizes[4];
    for (int index = 0; index < 4; index += 1) {
        void *size = NULL;
        pthread_join(others[index], &size);
        sizes[index] = (uintptr_t)size;
    }
    int are_equal = sizes[0] == sizes[1] && sizes[1] == sizes[2] && sizes[2] == sizes[3];
    printf("four threads wrote %s\n", are_equal ? "the same" : "different texts");
    currency_format_plan_free(plan);
}

int main(void) {
    if (currency_format_abi_version() / 100 != CURRENCY_FORMAT_ABI_VERSION / 100) {
        fprintf(stderr, "the library has version %u of the interface\n", currency_format_abi_version());
        return 1;
    }
    one_by_one();
    columns();
    threads();
    return 0;
}
