#include "CICU.h"
#include "LocaleIdentifier.h"
#include "Text.h"

#include <unicode/unum.h>

// A speller is ICU's own object.

const char *cicu_number_speller_open(const char *locale, cicu_number_speller **speller) {
    UErrorCode status = U_ZERO_ERROR;
    *speller = NULL;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, id.text, NULL, &status);
    if (U_FAILURE(status)) {
        return cicu_error_name(status);
    }
    *speller = (cicu_number_speller *)format;
    return NULL;
}

const char *cicu_number_speller_spell_all(
    const cicu_number_speller *speller, const int64_t *numbers, size_t count, uint64_t *units
) {
    UErrorCode status = U_ZERO_ERROR;
    UChar buffer[1024];
    *units = 0;
    for (size_t index = 0; index < count; index += 1) {
        *units += (uint64_t)unum_formatInt64(
            (const UNumberFormat *)speller, numbers[index], buffer, sizeof buffer / sizeof *buffer, NULL, &status);
    }
    return cicu_error_name(status);
}

void cicu_number_speller_close(cicu_number_speller *speller) {
    unum_close((UNumberFormat *)speller);
}
