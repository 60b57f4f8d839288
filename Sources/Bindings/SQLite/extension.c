/*
 * SQLite's functions format_currency, format_minor_units, parse_currency, parse_minor_units, both also with try_ before them,
 * and currency_format_data_version, and the table-valued function parse_currency_readings: a loadable extension.
 *
 *     .load ./currency_format
 *     SELECT format_currency('1234.50', 'EUR', 'de-DE');                   -- 1.234,50 €
 *     SELECT format_minor_units(123450, 'EUR', 'de-DE', 'spaces=plain');   -- 1.234,50 €
 *     SELECT parse_currency('1.234,50 €', 'EUR', 'de-DE');                 -- 1234.50
 *     SELECT parse_currency('1,500 €', 'EUR', 'de-DE');                    -- an error: 1500 or 1.500
 *     SELECT try_parse_currency('1,500 €', 'EUR', 'de-DE');                -- NULL
 *     SELECT amount FROM parse_currency_readings('1,500 €', 'EUR', 'de-DE');  -- 1500 and 1.500, the likeliest first
 *
 * The functions are deterministic and innocuous, so indexes, generated columns, views and triggers may call them, also with
 * PRAGMA trusted_schema=OFF. A NULL argument makes the result NULL.
 */
#include <sqlite3ext.h>

#include <stdlib.h>
#include <string.h>

#include "plans.h"

SQLITE_EXTENSION_INIT1

/* MARK: Arguments */

/* The plans of a connection, which uses its functions in one thread at a time. */
typedef struct connection {
    sql_plans *plans;
    int users;
} connection;

static void leave(void *shared) {
    connection *connection = shared;
    connection->users -= 1;
    if (connection->users > 0) return;
    sql_plans_free(connection->plans);
    free(connection);
}

static sql_text text_of(sqlite3_value *value) {
    /* The text before its length, which a conversion from UTF-16 changes. */
    const char *bytes = (const char *)sqlite3_value_text(value);
    return (sql_text){bytes, bytes == NULL ? 0 : (size_t)sqlite3_value_bytes(value)};
}

static bool is_text(sqlite3_value *value) { return sqlite3_value_type(value) == SQLITE_TEXT; }

/* Finds the plan of a call whose second to fourth argument are a currency, a locale and options. */
static const sql_plan *plan_of(connection *connection, int count, sqlite3_value **values, sql_problem *problem) {
    sql_text options = {"", 0};
    problem->code = CURRENCY_FORMAT_OPTION;
    if (!is_text(values[1])) {
        strcpy(problem->message, "the currency is no TEXT, expected a code of ISO 4217 such as 'EUR'");
        return NULL;
    }
    if (!is_text(values[2])) {
        strcpy(problem->message, "the locale is no TEXT, expected a language tag such as 'de-DE'");
        return NULL;
    }
    if (count > 3 && !is_text(values[3])) {
        strcpy(problem->message, "the options are no TEXT, expected some such as 'spaces=plain'");
        return NULL;
    }
    if (count > 3) options = text_of(values[3]);
    sql_text currency = text_of(values[1]), locale = text_of(values[2]);
    if (currency.bytes == NULL || locale.bytes == NULL || options.bytes == NULL) {
        problem->code = SQL_NO_MEMORY;
        return NULL;
    }
    return sql_plans_find(connection->plans, locale, currency, options, problem);
}

static bool has_null(int count, sqlite3_value **values) {
    for (int index = 0; index < count; index += 1) {
        if (sqlite3_value_type(values[index]) == SQLITE_NULL) return true;
    }
    return false;
}

static void fail(sqlite3_context *context, int32_t code, const char *message) {
    if (code == SQL_NO_MEMORY) {
        sqlite3_result_error_nomem(context);
    } else {
        sqlite3_result_error(context, message, -1);
    }
}

/* MARK: Writing */

/* An amount as the caller passed it. */
typedef struct amount {
    enum { DECIMAL, REAL, MINOR_UNITS } kind;
    sql_text digits;
    double real;
    int64_t minor_units;
} amount;

static int32_t write_amount(
    const sql_plan *plan, const amount *amount, char *text, size_t capacity, size_t *length, currency_format_error *error) {
    switch (amount->kind) {
    case DECIMAL:
        return currency_format_write_decimal(
            plan->plan, amount->digits.bytes, amount->digits.length, text, capacity, length, error);
    case REAL: return currency_format_write_double(plan->plan, amount->real, text, capacity, length, error);
    default: return currency_format_write_minor_units(plan->plan, amount->minor_units, text, capacity, length, error);
    }
}

static void put(sqlite3_context *context, const sql_plan *plan, const amount *amount) {
    char text[256];
    size_t length = 0;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    int32_t code = write_amount(plan, amount, text, sizeof text, &length, &error);
    if (code == CURRENCY_FORMAT_OK) {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    } else if (code == CURRENCY_FORMAT_ROOM) {
        size_t capacity = length;
        char *long_text = sqlite3_malloc64(capacity);
        if (long_text == NULL) {
            sqlite3_result_error_nomem(context);
        } else if (write_amount(plan, amount, long_text, capacity, &length, &error) != CURRENCY_FORMAT_OK) {
            sqlite3_free(long_text);
            fail(context, error.code, error.message);
        } else {
            sqlite3_result_text(context, long_text, (int)length, sqlite3_free);
        }
    } else {
        fail(context, code, error.message);
    }
}

static void format_currency(sqlite3_context *context, int count, sqlite3_value **values) {
    if (has_null(count, values)) return;
    sql_problem problem;
    amount amount = {.kind = DECIMAL};
    int type = sqlite3_value_type(values[0]);
    const sql_plan *plan = plan_of(sqlite3_user_data(context), count, values, &problem);
    if (plan == NULL) {
        fail(context, problem.code, problem.message);
    } else if (type == SQLITE_TEXT) {
        amount.digits = text_of(values[0]);
        if (amount.digits.bytes == NULL) {
            sqlite3_result_error_nomem(context);
        } else if (!sql_is_short(amount.digits, "amount", SQL_MOST_AMOUNT, &problem)) {
            fail(context, problem.code, problem.message);
        } else {
            put(context, plan, &amount);
        }
    } else if (type == SQLITE_FLOAT && plan->takes_real) {
        amount.kind = REAL;
        amount.real = sqlite3_value_double(values[0]);
        put(context, plan, &amount);
    } else if (type == SQLITE_FLOAT) {
        sqlite3_result_error(
            context,
            "format_currency takes amounts as TEXT, because REAL cannot represent 0.10: pass '0.10', or the option real=shortest "
            "for the shortest digits of the number", -1);
    } else if (type == SQLITE_INTEGER) {
        sqlite3_result_error(
            context,
            "format_currency takes amounts as TEXT: cast integers that count whole units to TEXT, and pass those that count "
            "cents to format_minor_units", -1);
    } else {
        sqlite3_result_error(context, "format_currency takes amounts as TEXT, and this is a BLOB", -1);
    }
}

static void format_minor_units(sqlite3_context *context, int count, sqlite3_value **values) {
    if (has_null(count, values)) return;
    sql_problem problem;
    const sql_plan *plan = plan_of(sqlite3_user_data(context), count, values, &problem);
    if (plan == NULL) {
        fail(context, problem.code, problem.message);
    } else if (sqlite3_value_type(values[0]) != SQLITE_INTEGER) {
        sqlite3_result_error(
            context, "format_minor_units takes an INTEGER that counts minor units: pass decimals to format_currency", -1);
    } else {
        put(context, plan, &(amount){.kind = MINOR_UNITS, .minor_units = sqlite3_value_int64(values[0])});
    }
}

/* MARK: Parsing */

/* The text to parse, and its plan; false with the problem. */
static bool set_arguments(
    connection *connection, int count, sqlite3_value **values, const sql_plan **plan, sql_text *text, sql_problem *problem) {
    *plan = plan_of(connection, count, values, problem);
    if (*plan == NULL) return false;
    if (!is_text(values[0])) {
        problem->code = CURRENCY_FORMAT_TEXT;
        strcpy(problem->message, "the amount to parse is no TEXT");
        return false;
    }
    *text = text_of(values[0]);
    if (text->bytes == NULL) {
        problem->code = SQL_NO_MEMORY;
        return false;
    }
    return sql_is_short(*text, "amount", SQL_MOST_AMOUNT, problem);
}

static void parse(sqlite3_context *context, int count, sqlite3_value **values, bool in_minor_units, bool is_trying) {
    if (has_null(count, values)) return;
    sql_problem problem;
    sql_text text;
    const sql_plan *plan;
    if (!set_arguments(sqlite3_user_data(context), count, values, &plan, &text, &problem)) {
        if (!is_trying || problem.code == SQL_NO_MEMORY) fail(context, problem.code, problem.message);
        return;
    }
    /* The smallest exponent is -6176, and there are at most 38 digits. */
    char digits[6400];
    size_t length = 0;
    int64_t units = 0;
    currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
    int32_t code = in_minor_units
        ? currency_format_parse_minor_units(plan->plan, text.bytes, text.length, &units, &error)
        : currency_format_parse(plan->plan, text.bytes, text.length, digits, sizeof digits, &length, &error);
    if (code != CURRENCY_FORMAT_OK) {
        if (!is_trying) fail(context, code, error.message);
    } else if (in_minor_units) {
        sqlite3_result_int64(context, units);
    } else {
        sqlite3_result_text(context, digits, (int)length, SQLITE_TRANSIENT);
    }
}

static void parse_currency(sqlite3_context *context, int count, sqlite3_value **values) {
    parse(context, count, values, false, false);
}

static void parse_minor_units(sqlite3_context *context, int count, sqlite3_value **values) {
    parse(context, count, values, true, false);
}

static void try_parse_currency(sqlite3_context *context, int count, sqlite3_value **values) {
    parse(context, count, values, false, true);
}

static void try_parse_minor_units(sqlite3_context *context, int count, sqlite3_value **values) {
    parse(context, count, values, true, true);
}

static void currency_format_version(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count, (void)values;
    char text[256];
    size_t length = 0;
    if (currency_format_data_version(text, sizeof text, &length, NULL) == CURRENCY_FORMAT_OK) {
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
    }
}

/* MARK: Readings */

/* The columns of parse_currency_readings. The last three are its arguments. */
enum { AMOUNT, DOUBTS, TEXT, CURRENCY, LOCALE };
#define READINGS_TABLE "CREATE TABLE readings(amount TEXT, doubts TEXT, text HIDDEN, currency HIDDEN, locale HIDDEN)"

typedef struct readings_table {
    sqlite3_vtab base;
    connection *connection;
} readings_table;

typedef struct readings_cursor {
    sqlite3_vtab_cursor base;
    sqlite3_value *arguments[3];
    /* The amounts, with a line feed after each; the place and length of the current one, which is 0 after the last. */
    char *amounts;
    size_t place, length, size;
    sqlite3_int64 row;
    /* A JSON array of the doubts' names. */
    char doubts[128];
} readings_cursor;

static int connect_readings(
    sqlite3 *database, void *shared, int count, const char *const *arguments, sqlite3_vtab **table, char **message) {
    (void)count, (void)arguments, (void)message;
    int code = sqlite3_declare_vtab(database, READINGS_TABLE);
    if (code != SQLITE_OK) return code;
    readings_table *made = sqlite3_malloc(sizeof *made);
    if (made == NULL) return SQLITE_NOMEM;
    memset(made, 0, sizeof *made);
    made->connection = shared;
    *table = &made->base;
    return sqlite3_vtab_config(database, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect_readings(sqlite3_vtab *table) {
    sqlite3_free(table);
    return SQLITE_OK;
}

static int refuse(sqlite3_vtab *table, const char *message) {
    sqlite3_free(table->zErrMsg);
    table->zErrMsg = sqlite3_mprintf("%s", message);
    return SQLITE_ERROR;
}

static int plan_query(sqlite3_vtab *table, sqlite3_index_info *info) {
    int found = 0;
    bool is_unusable = false;
    for (int index = 0; index < info->nConstraint; index += 1) {
        int column = info->aConstraint[index].iColumn;
        if (column < TEXT || info->aConstraint[index].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
        if (!info->aConstraint[index].usable) {
            is_unusable = true;
        } else if ((found >> column & 1) == 0) {
            found |= 1 << column;
            info->aConstraintUsage[index].argvIndex = column - TEXT + 1;
            info->aConstraintUsage[index].omit = 1;
        }
    }
    if (found == (1 << TEXT | 1 << CURRENCY | 1 << LOCALE)) {
        info->estimatedCost = 10;
        info->estimatedRows = 2;
        return SQLITE_OK;
    }
    /* The arguments come from a table that another order of the join reads first. */
    if (is_unusable) return SQLITE_CONSTRAINT;
    return refuse(table, "parse_currency_readings takes a text, a currency and a locale");
}

static int open_readings(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor) {
    (void)table;
    readings_cursor *made = sqlite3_malloc(sizeof *made);
    if (made == NULL) return SQLITE_NOMEM;
    memset(made, 0, sizeof *made);
    *cursor = &made->base;
    return SQLITE_OK;
}

static void empty_cursor(readings_cursor *cursor) {
    for (int index = 0; index < 3; index += 1) sqlite3_value_free(cursor->arguments[index]);
    sqlite3_free(cursor->amounts);
    sqlite3_vtab_cursor base = cursor->base;
    memset(cursor, 0, sizeof *cursor);
    cursor->base = base;
}

static int close_readings(sqlite3_vtab_cursor *base) {
    readings_cursor *cursor = (readings_cursor *)base;
    empty_cursor(cursor);
    sqlite3_free(cursor);
    return SQLITE_OK;
}

/* Finds the length of the current amount. */
static void measure(readings_cursor *cursor) {
    const char *start = cursor->amounts + cursor->place;
    const char *end = cursor->place == cursor->size ? NULL : memchr(start, '\n', cursor->size - cursor->place);
    cursor->length = end == NULL ? 0 : (size_t)(end - start);
}

static int next_reading(sqlite3_vtab_cursor *base) {
    readings_cursor *cursor = (readings_cursor *)base;
    cursor->place += cursor->length + 1;
    cursor->row += 1;
    measure(cursor);
    return SQLITE_OK;
}

/* Sets a JSON array of the names, each once. */
static void set_doubts(readings_cursor *cursor, const currency_format_doubt *doubts, size_t count) {
    strcpy(cursor->doubts, "[");
    for (size_t index = 0; index < count; index += 1) {
        const char *name = currency_format_doubt_name(doubts[index].kind);
        bool is_known = name == NULL || strlen(cursor->doubts) + strlen(name) + 5 > sizeof cursor->doubts;
        for (size_t other = 0; other < index; other += 1) is_known |= doubts[other].kind == doubts[index].kind;
        if (is_known) continue;
        if (cursor->doubts[1] != 0) strcat(cursor->doubts, ",");
        strcat(strcat(strcat(cursor->doubts, "\""), name), "\"");
    }
    strcat(cursor->doubts, "]");
}

/* Reads the text into the cursor. */
static int read_all(readings_cursor *cursor, const sql_plan *plan, sql_text text) {
    size_t capacity = 256, room = 16, count = 0;
    for (;;) {
        currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
        currency_format_doubt *doubts = sqlite3_malloc64(room * sizeof *doubts);
        sqlite3_free(cursor->amounts);
        cursor->amounts = sqlite3_malloc64(capacity);
        if (doubts == NULL || cursor->amounts == NULL) {
            sqlite3_free(doubts);
            return SQLITE_NOMEM;
        }
        int32_t code = currency_format_readings(
            plan->plan, text.bytes, text.length, cursor->amounts, capacity, &cursor->size, doubts, room, &count, &error);
        if (code == CURRENCY_FORMAT_OK) set_doubts(cursor, doubts, count);
        sqlite3_free(doubts);
        if (code == CURRENCY_FORMAT_OK) return SQLITE_OK;
        if (code != CURRENCY_FORMAT_ROOM || (cursor->size <= capacity && count <= room)) {
            cursor->size = 0;
            return refuse(cursor->base.pVtab, error.message);
        }
        if (cursor->size > capacity) capacity = cursor->size;
        if (count > room) room = count;
    }
}

static int filter(sqlite3_vtab_cursor *base, int number, const char *name, int count, sqlite3_value **values) {
    (void)number, (void)name;
    readings_cursor *cursor = (readings_cursor *)base;
    readings_table *table = (readings_table *)base->pVtab;
    sql_problem problem;
    empty_cursor(cursor);
    if (has_null(count, values)) return SQLITE_OK;
    for (int index = 0; index < 3; index += 1) {
        cursor->arguments[index] = sqlite3_value_dup(values[index]);
        if (cursor->arguments[index] == NULL) return SQLITE_NOMEM;
    }
    sql_text text;
    const sql_plan *plan;
    if (!set_arguments(table->connection, count, values, &plan, &text, &problem)) {
        return problem.code == SQL_NO_MEMORY ? SQLITE_NOMEM : refuse(&table->base, problem.message);
    }
    int code = read_all(cursor, plan, text);
    if (code == SQLITE_OK) measure(cursor);
    return code;
}

static int is_at_end(sqlite3_vtab_cursor *base) { return ((readings_cursor *)base)->length == 0; }

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
    readings_cursor *cursor = (readings_cursor *)base;
    switch (column) {
    case AMOUNT:
        sqlite3_result_text(context, cursor->amounts + cursor->place, (int)cursor->length, SQLITE_TRANSIENT);
        break;
    case DOUBTS: sqlite3_result_text(context, cursor->doubts, -1, SQLITE_TRANSIENT); break;
    default: sqlite3_result_value(context, cursor->arguments[column - TEXT]);
    }
    return SQLITE_OK;
}

static int row_number(sqlite3_vtab_cursor *base, sqlite3_int64 *row) {
    *row = ((readings_cursor *)base)->row;
    return SQLITE_OK;
}

/* Without xCreate it is no table that could be created, but a function with rows. */
static const sqlite3_module readings_module = {
    .xConnect = connect_readings, .xBestIndex = plan_query, .xDisconnect = disconnect_readings, .xOpen = open_readings, .xClose = close_readings,
    .xFilter = filter, .xNext = next_reading, .xEof = is_at_end, .xColumn = column, .xRowid = row_number};

/* MARK: The extension */

typedef void body(sqlite3_context *, int, sqlite3_value **);

/* Adds a function, which keeps the connection's plans. SQLite leaves them also if it does not accept the function. */
static int add(sqlite3 *database, connection *connection, const char *name, int count, body *body) {
    connection->users += 1;
    return sqlite3_create_function_v2(
        database, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, connection, body, NULL, NULL, leave);
}

/* SQLite makes this name from the file's, currency_format. */
int sqlite3_currencyformat_init(sqlite3 *database, char **message, const sqlite3_api_routines *api);

int sqlite3_currencyformat_init(
    sqlite3 *database, char **message, const sqlite3_api_routines *api) {
    (void)message;
    SQLITE_EXTENSION_INIT2(api)
    connection *connection = calloc(1, sizeof *connection);
    if (connection == NULL) return SQLITE_NOMEM;
    connection->users = 1;
    connection->plans = sql_plans_create(true);
    const struct {
        const char *name;
        int count;
        body *body;
    } functions[] = {
        {"format_currency", 3, format_currency},
        {"format_currency", 4, format_currency},
        {"format_minor_units", 3, format_minor_units},
        {"format_minor_units", 4, format_minor_units},
        {"parse_currency", 3, parse_currency},
        {"parse_minor_units", 3, parse_minor_units},
        {"try_parse_currency", 3, try_parse_currency},
        {"try_parse_minor_units", 3, try_parse_minor_units},
        {"currency_format_data_version", 0, currency_format_version},
    };
    int code = connection->plans == NULL ? SQLITE_NOMEM : SQLITE_OK;
    for (size_t index = 0; code == SQLITE_OK && index < sizeof functions / sizeof *functions; index += 1) {
        code = add(database, connection, functions[index].name, functions[index].count, functions[index].body);
    }
    if (code == SQLITE_OK) {
        connection->users += 1;
        code = sqlite3_create_module_v2(database, "parse_currency_readings", &readings_module, connection, leave);
    }
    leave(connection);
    /* The library stays in memory when the connection closes: Swift's runtime cannot be unloaded. */
    return code == SQLITE_OK ? SQLITE_OK_LOAD_PERMANENTLY : code;
}
