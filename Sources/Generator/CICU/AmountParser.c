#include "CICU.h"
#include "LocaleIdentifier.h"
#include "Text.h"

#include <stdlib.h>
#include <unicode/unum.h>

struct cicu_amount_parser {
    UNumberFormat *format;
    /// All lines, one after the other, and where each begins; one more beginning than lines.
    UChar *text;
    int32_t *begins;
    size_t count;
};

const char *cicu_amount_parser_open(
    const char *locale, const char *lines, size_t length, cicu_amount_parser **parser
) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    *parser = NULL;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    cicu_amount_parser *result = calloc(1, sizeof *result);
    if (result == NULL) {
        return cicu_error_name(U_MEMORY_ALLOCATION_ERROR);
    }
    result->text = cicu_utf16(lines, length, &units, &status);
    if (U_SUCCESS(status)) {
        result->format = unum_open(UNUM_CURRENCY, NULL, 0, id.text, NULL, &status);
        result->begins = calloc((size_t)units + 2, sizeof *result->begins);
        if (result->begins == NULL) {
            status = U_MEMORY_ALLOCATION_ERROR;
        }
    }
    if (U_FAILURE(status)) {
        cicu_amount_parser_close(result);
        return cicu_error_name(status);
    }
    for (int32_t unit = 0; unit < units; unit += 1) {
        if (result->text[unit] == '\n') {
            result->count += 1;
            result->begins[result->count] = unit + 1;
        }
    }
    *parser = result;
    return cicu_error_name(status);
}

const char *cicu_amount_parser_parse_all(cicu_amount_parser *parser, double *sum) {
    UErrorCode status = U_ZERO_ERROR;
    *sum = 0;
    for (size_t index = 0; index < parser->count; index += 1) {
        int32_t begin = parser->begins[index];
        int32_t position = 0;
        UChar currency[4];
        *sum += unum_parseDoubleCurrency(
            parser->format, parser->text + begin, parser->begins[index + 1] - begin - 1, &position, currency, &status);
    }
    return cicu_error_name(status);
}

void cicu_amount_parser_close(cicu_amount_parser *parser) {
    unum_close(parser->format);
    free(parser->text);
    free(parser->begins);
    free(parser);
}
