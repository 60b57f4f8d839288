/// The inside of a number formatter, which the plural rules look at.
#ifndef CICU_NUMBER_FORMATTER_H
#define CICU_NUMBER_FORMATTER_H

#include "CICU.h"
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>

struct cicu_formatter {
    UNumberFormatter *formatter;
    /// The last result.
    UFormattedNumber *result;
};

struct cicu_range_formatter {
    UNumberRangeFormatter *formatter;
    /// The last result.
    UFormattedNumberRange *result;
};

#endif
