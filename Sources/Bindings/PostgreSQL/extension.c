/*
 * PostgreSQL's functions of the extension swift_currency_format; functions.sql declares and describes them.
 *
 * Errors belong to class 22, data exceptions. The extension reports them only after the library has returned, so no error of
 * PostgreSQL passes through code in Swift, and all texts are bounded before the library receives them. A call needs about a
 * megabyte at most; only where the system refuses that does Swift end the process.
 */
#include "postgres.h"

#include "catalog/pg_type.h"
#include "fmgr.h"
#include "funcapi.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/numeric.h"
#include "utils/tuplestore.h"

#include "plans.h"

PG_MODULE_MAGIC;

/* A subclass of class 22 that the standard leaves to implementations: the amount is not certain. */
#define ERRCODE_AMBIGUOUS_AMOUNT MAKE_SQLSTATE('2', '2', 'M', '0', '1')

/* MARK: Problems */

/* The code of SQL's standard for one of the library's. */
static int sql_code(int32_t code) {
    switch (code) {
    case CURRENCY_FORMAT_NUMBER: return ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE;
    case CURRENCY_FORMAT_TEXT: return ERRCODE_INVALID_TEXT_REPRESENTATION;
    case CURRENCY_FORMAT_AMBIGUOUS: return ERRCODE_AMBIGUOUS_AMOUNT;
    case CURRENCY_FORMAT_TOO_LONG: return ERRCODE_STRING_DATA_LENGTH_MISMATCH;
    case SQL_NO_MEMORY: return ERRCODE_OUT_OF_MEMORY;
    default: return ERRCODE_INVALID_PARAMETER_VALUE;
    }
}

static void pg_attribute_noreturn() fail(int32_t code, const char *message) {
    const char *text = pg_any_to_server(message, (int)strlen(message), PG_UTF8);
    ereport(
        ERROR,
        (errcode(sql_code(code)), errmsg("%s", text),
         code == CURRENCY_FORMAT_AMBIGUOUS
             ? errhint("parse_currency_readings lists all amounts that the text may mean, and try_parse_currency returns NULL.")
             : 0));
}

/* MARK: Arguments */

/* An argument in UTF-8. */
static sql_text text_of(FunctionCallInfo fcinfo, int number) {
    text *argument = PG_GETARG_TEXT_PP(number);
    int length = VARSIZE_ANY_EXHDR(argument);
    char *bytes = VARDATA_ANY(argument);
    /* In UTF-8 these are the bytes themselves, without a zero byte after them. */
    char *converted = pg_server_to_any(bytes, length, PG_UTF8);
    return (sql_text){converted, converted == bytes ? (size_t)length : strlen(converted)};
}

/* The plan of a call whose second to fourth argument are a currency, a locale and options; NULL with the problem. */
static const sql_plan *plan_of(FunctionCallInfo fcinfo, sql_problem *problem) {
    /* The backend is one thread, and its plans are as constant as the tables, so all its queries share them. */
    static sql_plans *plans = NULL;
    sql_text options = {"", 0};
    if (plans == NULL) plans = sql_plans_create(false);
    if (plans == NULL) {
        problem->code = SQL_NO_MEMORY;
        strcpy(problem->message, "there is not enough memory");
        return NULL;
    }
    if (PG_NARGS() > 3) options = text_of(fcinfo, 3);
    return sql_plans_find(plans, text_of(fcinfo, 2), text_of(fcinfo, 1), options, problem);
}

/* MARK: Writing */

/* An amount as the caller passed it: decimal digits, or without them a number of minor units. */
typedef struct amount {
    const char *digits;
    int64_t minor_units;
} amount;

static int32_t write_amount(
    const sql_plan *plan, amount amount, char *text, size_t capacity, size_t *length, currency_format_error *error) {
    if (amount.digits == NULL) {
        return currency_format_write_minor_units(plan->plan, amount.minor_units, text, capacity, length, error);
    }
    return currency_format_write_decimal(plan->plan, amount.digits, strlen(amount.digits), text, capacity, length, error);
}

static Datum written(FunctionCallInfo fcinfo, amount amount) {
    char short_text[256], *text = short_text;
    size_t length = 0;
    sql_problem problem;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    const sql_plan *plan = plan_of(fcinfo, &problem);
    if (plan == NULL) fail(problem.code, problem.message);
    int32_t code = write_amount(plan, amount, text, sizeof short_text, &length, &error);
    if (code == CURRENCY_FORMAT_ROOM) {
        size_t capacity = length;
        text = palloc(capacity);
        code = write_amount(plan, amount, text, capacity, &length, &error);
    }
    if (code != CURRENCY_FORMAT_OK) fail(code, error.message);
    char *converted = pg_any_to_server(text, (int)length, PG_UTF8);
    if (converted != text) return CStringGetTextDatum(converted);
    return PointerGetDatum(cstring_to_text_with_len(text, (int)length));
}

/* The digits of an argument of type numeric. */
static char *digits_of(FunctionCallInfo fcinfo) {
    Numeric number = PG_GETARG_NUMERIC(0);
    if (numeric_is_nan(number) || numeric_is_inf(number)) {
        fail(CURRENCY_FORMAT_NUMBER, numeric_is_nan(number) ? "the amount is NaN" : "the amount is infinite");
    }
    return DatumGetCString(DirectFunctionCall1(numeric_out, NumericGetDatum(number)));
}

PG_FUNCTION_INFO_V1(currency_format_pg_format);
Datum currency_format_pg_format(PG_FUNCTION_ARGS) {
    char *digits = digits_of(fcinfo);
    sql_problem problem;
    if (!sql_is_short((sql_text){digits, strlen(digits)}, "amount", SQL_MOST_AMOUNT, &problem)) {
        fail(CURRENCY_FORMAT_NUMBER, problem.message);
    }
    return written(fcinfo, (amount){.digits = digits});
}

PG_FUNCTION_INFO_V1(currency_format_pg_refuse_integer);
Datum currency_format_pg_refuse_integer(PG_FUNCTION_ARGS) {
    (void)fcinfo;
    fail(
        CURRENCY_FORMAT_OPTION,
        "format_currency takes amounts as numeric: cast integers that count whole units to numeric, and pass those that count "
        "cents to format_minor_units");
}

PG_FUNCTION_INFO_V1(currency_format_pg_format_minor_units);
Datum currency_format_pg_format_minor_units(PG_FUNCTION_ARGS) {
    return written(fcinfo, (amount){.minor_units = PG_GETARG_INT64(0)});
}

PG_FUNCTION_INFO_V1(currency_format_pg_format_minor_units_4);
Datum currency_format_pg_format_minor_units_4(PG_FUNCTION_ARGS) {
    return written(fcinfo, (amount){.minor_units = PG_GETARG_INT32(0)});
}

PG_FUNCTION_INFO_V1(currency_format_pg_format_minor_units_2);
Datum currency_format_pg_format_minor_units_2(PG_FUNCTION_ARGS) {
    return written(fcinfo, (amount){.minor_units = PG_GETARG_INT16(0)});
}

/* A sum of bigints is a numeric. */
PG_FUNCTION_INFO_V1(currency_format_pg_format_minor_units_numeric);
Datum currency_format_pg_format_minor_units_numeric(PG_FUNCTION_ARGS) {
    const char *digits = digits_of(fcinfo);
    char *end;
    errno = 0;
    long long units = strtoll(digits, &end, 10);
    if (errno == ERANGE) fail(CURRENCY_FORMAT_NUMBER, "the minor units do not fit into 64 bits");
    if (*end == '.') end += 1 + strspn(end + 1, "0");
    if (*end != 0) fail(CURRENCY_FORMAT_NUMBER, "minor units are whole numbers: pass other amounts to format_currency");
    return written(fcinfo, (amount){.minor_units = units});
}

/* MARK: Parsing */

/* Parses decimal digits, or minor units. Whether there is a result; an error unless the caller tries. */
static bool parse(
    FunctionCallInfo fcinfo, bool is_trying, char *digits, size_t capacity, int64_t *units) {
    sql_problem problem;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    size_t length = 0;
    int32_t code;
    const sql_plan *plan = plan_of(fcinfo, &problem);
    sql_text text = plan == NULL ? (sql_text){"", 0} : text_of(fcinfo, 0);
    if (plan == NULL || !sql_is_short(text, "amount", SQL_MOST_AMOUNT, &problem)) {
        if (is_trying && problem.code != SQL_NO_MEMORY) return false;
        fail(problem.code, problem.message);
    }
    if (digits == NULL) {
        code = currency_format_parse_minor_units(plan->plan, text.bytes, text.length, units, &error);
    } else {
        code = currency_format_parse(plan->plan, text.bytes, text.length, digits, capacity - 1, &length, &error);
        if (code == CURRENCY_FORMAT_OK) digits[length] = 0;
    }
    if (code != CURRENCY_FORMAT_OK && !is_trying) fail(code, error.message);
    return code == CURRENCY_FORMAT_OK;
}

static Datum numeric_of(const char *digits) {
    return DirectFunctionCall3(numeric_in, CStringGetDatum(digits), ObjectIdGetDatum(InvalidOid), Int32GetDatum(-1));
}

static Datum parse_decimal(FunctionCallInfo fcinfo, bool is_trying) {
    /* The smallest exponent is -6176, and there are at most 38 digits. */
    char digits[6400];
    if (!parse(fcinfo, is_trying, digits, sizeof digits, NULL)) PG_RETURN_NULL();
    return numeric_of(digits);
}

static Datum parse_units(FunctionCallInfo fcinfo, bool is_trying) {
    int64_t units = 0;
    if (!parse(fcinfo, is_trying, NULL, 0, &units)) PG_RETURN_NULL();
    PG_RETURN_INT64(units);
}

PG_FUNCTION_INFO_V1(currency_format_pg_parse);
Datum currency_format_pg_parse(PG_FUNCTION_ARGS) { return parse_decimal(fcinfo, false); }

PG_FUNCTION_INFO_V1(currency_format_pg_try_parse);
Datum currency_format_pg_try_parse(PG_FUNCTION_ARGS) { return parse_decimal(fcinfo, true); }

PG_FUNCTION_INFO_V1(currency_format_pg_parse_minor_units);
Datum currency_format_pg_parse_minor_units(PG_FUNCTION_ARGS) { return parse_units(fcinfo, false); }

PG_FUNCTION_INFO_V1(currency_format_pg_try_parse_minor_units);
Datum currency_format_pg_try_parse_minor_units(PG_FUNCTION_ARGS) { return parse_units(fcinfo, true); }

/* MARK: Readings */

/* An array of the names of doubts, each once. */
static Datum names_of(const currency_format_doubt *doubts, size_t count) {
    Datum *names = palloc((count + 1) * sizeof *names);
    int found = 0;
    for (size_t index = 0; index < count; index += 1) {
        const char *name = currency_format_doubt_name(doubts[index].kind);
        bool is_known = name == NULL;
        for (size_t other = 0; other < index; other += 1) is_known |= doubts[other].kind == doubts[index].kind;
        if (!is_known) names[found++] = CStringGetTextDatum(name);
    }
    return PointerGetDatum(construct_array(names, found, TEXTOID, -1, false, TYPALIGN_INT));
}

PG_FUNCTION_INFO_V1(currency_format_pg_readings);
Datum currency_format_pg_readings(PG_FUNCTION_ARGS) {
    sql_problem problem;
    size_t capacity = 256, room = 16, length = 0, count = 0;
    char *amounts;
    currency_format_doubt *doubts;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    int32_t code;
    InitMaterializedSRF(fcinfo, 0);
    ReturnSetInfo *result = (ReturnSetInfo *)fcinfo->resultinfo;
    const sql_plan *plan = plan_of(fcinfo, &problem);
    if (plan == NULL) fail(problem.code, problem.message);
    sql_text text = text_of(fcinfo, 0);
    if (!sql_is_short(text, "amount", SQL_MOST_AMOUNT, &problem)) fail(problem.code, problem.message);
    for (;;) {
        amounts = palloc(capacity);
        doubts = palloc(room * sizeof *doubts);
        code = currency_format_readings(
            plan->plan, text.bytes, text.length, amounts, capacity, &length, doubts, room, &count, &error);
        if (code != CURRENCY_FORMAT_ROOM || (length <= capacity && count <= room)) break;
        capacity = Max(capacity, length);
        room = Max(room, count);
    }
    if (code != CURRENCY_FORMAT_OK) fail(code, error.message);
    Datum names = names_of(doubts, count);
    char *start = amounts, *end;
    while ((end = memchr(start, '\n', length - (size_t)(start - amounts))) != NULL) {
        *end = 0;
        Datum values[] = {numeric_of(start), names};
        bool nulls[] = {false, false};
        tuplestore_putvalues(result->setResult, result->setDesc, values, nulls);
        start = end + 1;
    }
    return (Datum)0;
}

/* MARK: The version */

PG_FUNCTION_INFO_V1(currency_format_pg_data_version);
Datum currency_format_pg_data_version(PG_FUNCTION_ARGS) {
    (void)fcinfo;
    char text[256];
    size_t length = 0;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    int32_t code = currency_format_data_version(text, sizeof text, &length, &error);
    if (code != CURRENCY_FORMAT_OK) fail(code, error.message);
    return PointerGetDatum(cstring_to_text_with_len(text, (int)length));
}
