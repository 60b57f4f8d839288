/* Formats each line of standard input, "AMOUNT<TAB>CURRENCY<TAB>LOCALE", as a line, for comparisons with other languages. */
#include <stdio.h>
#include <string.h>

#include "currency_format.h"

int main(void) {
    char line[512], text[512];
    for (unsigned long number = 1; fgets(line, sizeof line, stdin) != NULL; number += 1) {
        const char *amount = strtok(line, "\t"), *currency = strtok(NULL, "\t"), *locale = strtok(NULL, "\n");
        if (locale == NULL) {
            fprintf(stderr, "line %lu: expected an amount, a currency and a locale, with tabs between them\n", number);
            return 1;
        }
        currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
        currency_format_plan *plan = NULL;
        size_t length = 0;
        if (currency_format_plan_create(locale, currency, NULL, &plan, &error) != CURRENCY_FORMAT_OK
            || currency_format_write_decimal(plan, amount, strlen(amount), text, sizeof text, &length, &error)
                != CURRENCY_FORMAT_OK) {
            fprintf(stderr, "line %lu: %s\n", number, error.message);
            return 1;
        }
        fwrite(text, 1, length, stdout);
        putchar('\n');
        currency_format_plan_free(plan);
    }
    return 0;
}
