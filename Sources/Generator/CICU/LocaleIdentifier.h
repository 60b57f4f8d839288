/// Locale identifiers as ICU's functions want them.
#ifndef CICU_LOCALE_IDENTIFIER_H
#define CICU_LOCALE_IDENTIFIER_H

#include <unicode/uloc.h>

typedef struct {
    char text[ULOC_FULLNAME_CAPACITY];
} cicu_locale_id;

/// ICU's form of an identifier. Without this, ICU would take `und` for a locale without data and fall back to its
/// default, and would not see the extensions of BCP 47.
cicu_locale_id cicu_icu_locale(const char *locale, UErrorCode *status);

#endif
