// In C++, because ICU has no matcher of locales for C but for uloc_acceptLanguage, which matches otherwise.

#include "CICU.h"

#include <new>
#include <string>
#include <unicode/localematcher.h>
#include <unicode/uloc.h>
#include <unicode/utypes.h>
#include <vector>

// These are C; what they include has been included above.
extern "C" {
#include "LocaleIdentifier.h"
#include "Text.h"
}

using icu::Locale;
using icu::LocaleMatcher;

struct cicu_locale_matcher {
    LocaleMatcher matcher;
};

static Locale locale_of(const std::string &text, UErrorCode &status) {
    cicu_locale_id id = cicu_icu_locale(text.c_str(), &status);
    return Locale(id.text);
}

// The locales of a text with spaces between them.
static std::vector<Locale> locales_of(const char *text, UErrorCode &status) {
    std::vector<Locale> result;
    std::string rest(text);
    while (!rest.empty() && U_SUCCESS(status)) {
        size_t end = rest.find(' ');
        result.push_back(locale_of(rest.substr(0, end), status));
        rest = end == std::string::npos ? "" : rest.substr(end + 1);
    }
    return result;
}

const char *cicu_locale_matcher_open(const char *supported, cicu_locale_matcher **matcher) {
    *matcher = nullptr;
    UErrorCode status = U_ZERO_ERROR;
    LocaleMatcher::Builder builder;
    for (const Locale &locale : locales_of(supported, status)) {
        builder.addSupportedLocale(locale);
    }
    LocaleMatcher built = builder.build(status);
    if (U_FAILURE(status)) {
        return u_errorName(status);
    }
    *matcher = new (std::nothrow) cicu_locale_matcher{std::move(built)};
    return *matcher == nullptr ? u_errorName(U_MEMORY_ALLOCATION_ERROR) : nullptr;
}

const char *cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *desired, int32_t *supported_index, int32_t *desired_index
) {
    UErrorCode status = U_ZERO_ERROR;
    std::vector<Locale> locales = locales_of(desired, status);
    Locale::RangeIterator<std::vector<Locale>::const_iterator> iterator(locales.cbegin(), locales.cend());
    LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(iterator, status);
    *supported_index = result.getSupportedIndex();
    *desired_index = result.getDesiredIndex();
    return U_FAILURE(status) ? u_errorName(status) : nullptr;
}

const char *cicu_locale_matcher_distance(
    const cicu_locale_matcher *matcher, const char *desired, const char *supported, double *distance
) {
    UErrorCode status = U_ZERO_ERROR;
    Locale from = locale_of(desired, status);
    Locale to = locale_of(supported, status);
    *distance = 100 - 100 * matcher->matcher.internalMatch(from, to, status);
    return U_FAILURE(status) ? u_errorName(status) : nullptr;
}

void cicu_locale_matcher_close(cicu_locale_matcher *matcher) { delete matcher; }

const char *cicu_is_right_to_left(const char *locale, bool *is_right_to_left) {
    UErrorCode status = U_ZERO_ERROR;
    cicu_locale_id id = cicu_icu_locale(locale, &status);
    *is_right_to_left = U_SUCCESS(status) && uloc_isRightToLeft(id.text);
    return U_FAILURE(status) ? u_errorName(status) : nullptr;
}
