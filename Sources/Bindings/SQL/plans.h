/*
 * The plans of SQL functions, whose rows name a locale, a currency and options: each combination becomes a plan once, and the
 * 256 that were used last are kept.
 *
 *     sql_plans *plans = sql_plans_create(false);
 *     sql_problem problem;
 *     const sql_plan *plan = sql_plans_find(plans, locale, currency, options, &problem);
 *     if (plan == NULL) return report(problem.code, problem.message);
 *     currency_format_write_minor_units(plan->plan, ...);
 *
 * One thread at a time uses them. A plan is valid until the next call that finds one.
 */
#ifndef CURRENCY_FORMAT_SQL_PLANS_H
#define CURRENCY_FORMAT_SQL_PLANS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "currency_format.h"

/* The longest arguments, in bytes. All lengths below are bounded by these, and so is the memory that a call needs. */
#define SQL_MOST_NAME 255
#define SQL_MOST_OPTIONS 1023
#define SQL_MOST_AMOUNT 65535

/* A code of this header besides those of currency_format.h: there is not enough memory. */
#define SQL_NO_MEMORY (-1)

/* UTF-8, without a zero byte at its end. */
typedef struct sql_text {
    const char *bytes;
    size_t length;
} sql_text;

/* Why there is no result: one of the codes of currency_format.h, and a message that ends with a zero byte. */
typedef struct sql_problem {
    int32_t code;
    char message[512];
} sql_problem;

typedef struct sql_plan {
    currency_format_plan *plan;
    /* The option real=shortest: amounts in binary floating point are formatted. */
    bool takes_real;
} sql_plan;

typedef struct sql_plans sql_plans;

/*
 * NULL if there is no memory.
 *
 * has_real: whether there is the option `real`, for databases whose numbers are binary floating point.
 */
sql_plans *sql_plans_create(bool has_real);
void sql_plans_free(sql_plans *plans);

/*
 * Returns the plan, or NULL with the problem.
 *
 * options: "name=value", with commas between options, such as "spaces=plain, maximum_fraction_digits=0"; the names and values
 *     are those of the Python package. Empty for the defaults.
 */
const sql_plan *sql_plans_find(
    sql_plans *plans, sql_text locale, sql_text currency, sql_text options, sql_problem *problem);

/* Whether the text is an argument of acceptable length; otherwise sets the problem. */
bool sql_is_short(sql_text text, const char *name, size_t most, sql_problem *problem);

#endif
