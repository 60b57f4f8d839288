/*
 * DuckDB's functions format_currency, format_minor_units, parse_currency, try_parse_currency and parse_currency_readings: an
 * extension of its stable C interface.
 *
 *     LOAD 'currency_format.duckdb_extension';
 *     SELECT format_currency(1234.50, 'EUR', 'de-DE');                     -- 1.234,50 €
 *     SELECT parse_currency('1.234,50 €', 'EUR', 'de-DE');                 -- 1234.5000
 *     SELECT parse_currency('1,500 €', 'EUR', 'de-DE');                    -- an error: 1500 or 1.500
 *     SELECT try_parse_currency('1,500 €', 'EUR', 'de-DE');                -- NULL
 *     SELECT parse_currency_readings('1,500 €', 'EUR', 'de-DE')[1].amount; -- 1500.0000, the likeliest
 *
 * DuckDB passes vectors of at most 2,048 rows. Their numbers and masks have Arrow's layout, so the library reads them in place;
 * texts, and decimals of 18 digits or fewer, are first copied into Arrow's layout.
 */
#define DUCKDB_EXTENSION_NAME currency_format
/* The first version with C functions, 1.2, which is the oldest DuckDB that loads the extension. */
#define DUCKDB_EXTENSION_API_VERSION_MAJOR 1
#define DUCKDB_EXTENSION_API_VERSION_MINOR 2
#define DUCKDB_EXTENSION_API_VERSION_PATCH 0
#include "duckdb_extension.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "currency_format.h"

DUCKDB_EXTENSION_EXTERN

/* The fraction digits of parse_currency's results. */
#define PARSED_SCALE 4

/* MARK: Columns */

/* A DuckDB vector as an Arrow column. */
typedef struct column {
    struct ArrowSchema schema;
    struct ArrowArray array;
    char format[16];
    const void *buffers[3];
    /* The copies, or NULL. */
    void *numbers;
    char *texts;
} column;

/* The library only reads columns and never releases them, but it requires a release function. */
static void keep_schema(struct ArrowSchema *schema) { schema->release = NULL; }
static void keep_array(struct ArrowArray *array) { array->release = NULL; }

static void begin(column *column, duckdb_vector vector, idx_t rows, const char *format, int64_t buffers) {
    memset(column, 0, sizeof *column);
    snprintf(column->format, sizeof column->format, "%s", format);
    /* Both masks have a bit for each row, which is 1 for a value, and both are NULL without nulls. */
    column->buffers[0] = duckdb_vector_get_validity(vector);
    column->schema = (struct ArrowSchema){.format = column->format, .flags = ARROW_FLAG_NULLABLE, .release = keep_schema};
    column->array = (struct ArrowArray){
        .length = (int64_t)rows, .null_count = column->buffers[0] == NULL ? 0 : -1, .n_buffers = buffers,
        .buffers = column->buffers, .release = keep_array};
}

static void end(column *column) {
    free(column->numbers);
    free(column->texts);
}

static bool has_value(const column *column, idx_t row) {
    const uint64_t *mask = column->buffers[0];
    return mask == NULL || (mask[row / 64] >> (row % 64) & 1) != 0;
}

static const char *text_of(duckdb_string_t *text) {
    return duckdb_string_is_inlined(*text) ? text->value.inlined.inlined : text->value.pointer.ptr;
}

/* Copies texts; false if there is no memory or too much text for a column. */
static bool set_texts(column *column, duckdb_vector vector, idx_t rows) {
    begin(column, vector, rows, "u", 3);
    duckdb_string_t *texts = duckdb_vector_get_data(vector);
    int32_t *offsets = malloc((rows + 1) * sizeof *offsets);
    column->numbers = offsets;
    size_t size = 0;
    for (idx_t row = 0; row < rows; row += 1) {
        if (has_value(column, row)) size += texts[row].value.inlined.length;
    }
    column->texts = malloc(size + 1);
    if (offsets == NULL || column->texts == NULL || size > INT32_MAX) return false;
    int32_t offset = 0;
    for (idx_t row = 0; row < rows; row += 1) {
        offsets[row] = offset;
        if (!has_value(column, row)) continue;
        uint32_t length = texts[row].value.inlined.length;
        memcpy(column->texts + offset, text_of(&texts[row]), length);
        offset += (int32_t)length;
    }
    offsets[rows] = offset;
    column->buffers[1] = offsets;
    column->buffers[2] = column->texts;
    return true;
}

static void set_numbers(column *column, duckdb_vector vector, idx_t rows, const char *format) {
    begin(column, vector, rows, format, 2);
    column->buffers[1] = duckdb_vector_get_data(vector);
}

/* Copies decimals; false if there is no memory. */
static bool set_decimals(column *column, duckdb_vector vector, idx_t rows, duckdb_logical_type type) {
    char format[16];
    snprintf(format, sizeof format, "d:38,%d", duckdb_decimal_scale(type));
    set_numbers(column, vector, rows, format);
    duckdb_type stored = duckdb_decimal_internal_type(type);
    if (stored == DUCKDB_TYPE_HUGEINT) return true;
    /* A decimal128 is two words, the lower one first. */
    int64_t *words = malloc((rows + 1) * 2 * sizeof *words);
    column->numbers = words;
    if (words == NULL) return false;
    const void *data = column->buffers[1];
    for (idx_t row = 0; row < rows; row += 1) {
        int64_t number;
        switch (stored) {
        case DUCKDB_TYPE_SMALLINT: number = ((const int16_t *)data)[row]; break;
        case DUCKDB_TYPE_INTEGER: number = ((const int32_t *)data)[row]; break;
        default: number = ((const int64_t *)data)[row]; break;
        }
        words[2 * row] = number;
        words[2 * row + 1] = number < 0 ? -1 : 0;
    }
    column->buffers[1] = words;
    return true;
}

/* MARK: Amounts */

static const char out_of_memory[] = "there is not enough memory, or a vector has more than 2,147,483,647 bytes of text";

static void set_null(duckdb_vector output, idx_t rows) {
    duckdb_vector_ensure_validity_writable(output);
    uint64_t *mask = duckdb_vector_get_validity(output);
    for (idx_t row = 0; row < rows; row += 1) duckdb_validity_set_row_invalid(mask, row);
}

/* Sets the column of amounts. Returns the problem with its type, or NULL. */
static const char *set_amounts(column *column, duckdb_vector vector, idx_t rows, bool *is_null) {
    duckdb_logical_type type = duckdb_vector_get_column_type(vector);
    const char *wrong = NULL;
    switch (duckdb_get_type_id(type)) {
    case DUCKDB_TYPE_DECIMAL:
        if (!set_decimals(column, vector, rows, type)) wrong = out_of_memory;
        break;
    case DUCKDB_TYPE_DOUBLE: set_numbers(column, vector, rows, "g"); break;
    case DUCKDB_TYPE_VARCHAR:
        if (!set_texts(column, vector, rows)) wrong = out_of_memory;
        break;
    case DUCKDB_TYPE_SQLNULL: *is_null = true; break;
    default:
        wrong = "format_currency takes amounts as DECIMAL, DOUBLE or VARCHAR: cast integers that count whole units to DECIMAL, "
                "and pass those that count cents to format_minor_units";
    }
    duckdb_destroy_logical_type(&type);
    return wrong;
}

/* Ends the query with the first error of a row. Returns whether there is one. */
static bool has_error(duckdb_function_info info, const struct ArrowArray *errors) {
    if (errors->length == 0) return false;
    const struct ArrowArray *messages = errors->children[3];
    const int32_t *offsets = messages->buffers[1];
    size_t length = (size_t)(offsets[1] - offsets[0]);
    char *message = malloc(length + 1);
    if (message != NULL) {
        memcpy(message, (const char *)messages->buffers[2] + offsets[0], length);
        message[length] = 0;
    }
    duckdb_scalar_function_set_error(info, message != NULL ? message : out_of_memory);
    free(message);
    return true;
}

static bool is_valid(const struct ArrowArray *array, idx_t row) {
    const uint8_t *mask = array->buffers[0];
    return mask == NULL || (mask[row / 8] >> (row % 8) & 1) != 0;
}

static void put_nulls(duckdb_vector output, const struct ArrowArray *array, idx_t rows) {
    if (array->buffers[0] == NULL) return;
    duckdb_vector_ensure_validity_writable(output);
    uint64_t *mask = duckdb_vector_get_validity(output);
    for (idx_t row = 0; row < rows; row += 1) {
        if (!is_valid(array, row)) duckdb_validity_set_row_invalid(mask, row);
    }
}

static void put_texts(duckdb_vector output, const struct ArrowArray *array, idx_t rows) {
    const int32_t *offsets = array->buffers[1];
    const char *texts = array->buffers[2];
    put_nulls(output, array, rows);
    for (idx_t row = 0; row < rows; row += 1) {
        if (!is_valid(array, row)) continue;
        idx_t length = (idx_t)(offsets[row + 1] - offsets[row]);
        duckdb_vector_assign_string_element_len(output, row, texts + offsets[row], length);
    }
}

static void put_decimals(duckdb_vector output, const struct ArrowArray *array, idx_t rows) {
    /* A decimal128 has the layout of a HUGEINT. */
    memcpy(duckdb_vector_get_data(output), array->buffers[1], rows * sizeof(duckdb_hugeint));
    put_nulls(output, array, rows);
}

/* Copies the entries of a list with its end in each row. Returns the number of elements. */
static idx_t put_lists(duckdb_vector output, const struct ArrowArray *array, idx_t rows) {
    const int32_t *offsets = array->buffers[1];
    duckdb_list_entry *entries = duckdb_vector_get_data(output);
    for (idx_t row = 0; row < rows; row += 1) {
        entries[row].offset = (uint64_t)offsets[row];
        entries[row].length = (uint64_t)(offsets[row + 1] - offsets[row]);
    }
    idx_t count = (idx_t)offsets[rows];
    duckdb_list_vector_reserve(output, count);
    duckdb_list_vector_set_size(output, count);
    return count;
}

/* Copies lists of readings: structs of an amount and a list of the names of doubts. */
static void put_readings(duckdb_vector output, const struct ArrowArray *array, idx_t rows) {
    put_nulls(output, array, rows);
    idx_t count = put_lists(output, array, rows);
    const struct ArrowArray *reading = array->children[0];
    duckdb_vector readings = duckdb_list_vector_get_child(output);
    put_decimals(duckdb_struct_vector_get_child(readings, 0), reading->children[0], count);
    duckdb_vector doubts = duckdb_struct_vector_get_child(readings, 1);
    idx_t names = put_lists(doubts, reading->children[1], count);
    put_texts(duckdb_list_vector_get_child(doubts), reading->children[1]->children[0], names);
}

/* MARK: Functions */

typedef enum function {
    FORMAT_CURRENCY, FORMAT_MINOR_UNITS, PARSE_CURRENCY, TRY_PARSE_CURRENCY, PARSE_CURRENCY_READINGS
} function;

static void run(function function, duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    idx_t rows = duckdb_data_chunk_get_size(input);
    duckdb_vector vector = duckdb_data_chunk_get_vector(input, 0);
    column amounts = {0}, currencies = {0}, locales = {0};
    const char *wrong = NULL;
    bool is_null = false;
    switch (function) {
    case FORMAT_CURRENCY: wrong = set_amounts(&amounts, vector, rows, &is_null); break;
    /* Like a decimal128, a HUGEINT is two words, the lower one first. */
    case FORMAT_MINOR_UNITS: set_numbers(&amounts, vector, rows, "d:38,0"); break;
    case PARSE_CURRENCY:
    case TRY_PARSE_CURRENCY:
    case PARSE_CURRENCY_READINGS:
        if (!set_texts(&amounts, vector, rows)) wrong = out_of_memory;
        break;
    }
    if (wrong == NULL
        && !(set_texts(&currencies, duckdb_data_chunk_get_vector(input, 1), rows)
             && set_texts(&locales, duckdb_data_chunk_get_vector(input, 2), rows))) {
        wrong = out_of_memory;
    }
    if (wrong != NULL) {
        duckdb_scalar_function_set_error(info, wrong);
    } else if (is_null) {
        set_null(output, rows);
    } else {
        const currency_format_plan *plan = duckdb_scalar_function_get_extra_info(info);
        struct ArrowSchema schema = {0}, error_schema = {0};
        struct ArrowArray array = {0}, error_array = {0};
        currency_format_column values = {&amounts.schema, &amounts.array};
        currency_format_column codes = {&currencies.schema, &currencies.array}, tags = {&locales.schema, &locales.array};
        currency_format_result result = {&schema, &array}, errors = {&error_schema, &error_array};
        currency_format_error error = CURRENCY_FORMAT_ERROR_INIT;
        int32_t code = CURRENCY_FORMAT_OK;
        switch (function) {
        case FORMAT_CURRENCY:
            code = currency_format_write_column(plan, values, &codes, &tags, result, &errors, &error);
            break;
        case FORMAT_MINOR_UNITS:
            code = currency_format_write_minor_units_column(plan, values, &codes, &tags, result, &errors, &error);
            break;
        case PARSE_CURRENCY:
        case TRY_PARSE_CURRENCY:
            code = currency_format_parse_column(plan, values, &codes, &tags, PARSED_SCALE, result, &errors, &error);
            break;
        case PARSE_CURRENCY_READINGS:
            code = currency_format_readings_column(plan, values, &codes, &tags, PARSED_SCALE, result, &errors, &error);
            break;
        }
        if (code != CURRENCY_FORMAT_OK) {
            duckdb_scalar_function_set_error(info, error.message);
        } else if (function == TRY_PARSE_CURRENCY || !has_error(info, &error_array)) {
            switch (function) {
            case FORMAT_CURRENCY:
            case FORMAT_MINOR_UNITS: put_texts(output, &array, rows); break;
            case PARSE_CURRENCY:
            case TRY_PARSE_CURRENCY: put_decimals(output, &array, rows); break;
            case PARSE_CURRENCY_READINGS: put_readings(output, &array, rows); break;
            }
        }
        if (array.release != NULL) array.release(&array);
        if (schema.release != NULL) schema.release(&schema);
        if (error_array.release != NULL) error_array.release(&error_array);
        if (error_schema.release != NULL) error_schema.release(&error_schema);
    }
    end(&amounts);
    end(&currencies);
    end(&locales);
}

static void format_currency(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    run(FORMAT_CURRENCY, info, input, output);
}

static void format_minor_units(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    run(FORMAT_MINOR_UNITS, info, input, output);
}

static void parse_currency(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    run(PARSE_CURRENCY, info, input, output);
}

static void try_parse_currency(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    run(TRY_PARSE_CURRENCY, info, input, output);
}

static void parse_currency_readings(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    run(PARSE_CURRENCY_READINGS, info, input, output);
}

/* MARK: The extension */

static void free_plan(void *plan) { currency_format_plan_free(plan); }

/* Adds a function of a value, a currency and a locale. Returns whether DuckDB accepted it. */
static bool add(
    duckdb_connection connection, const char *name, duckdb_type value, duckdb_logical_type result,
    duckdb_scalar_function_t body) {
    /* The plan's currency and locale do not matter, because each row has its own. */
    currency_format_plan *plan = NULL;
    if (currency_format_plan_create("und", "XXX", NULL, &plan, NULL) != CURRENCY_FORMAT_OK) return false;
    duckdb_scalar_function function = duckdb_create_scalar_function();
    duckdb_scalar_function_set_name(function, name);
    duckdb_logical_type type = duckdb_create_logical_type(value), text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    duckdb_scalar_function_add_parameter(function, type);
    duckdb_scalar_function_add_parameter(function, text);
    duckdb_scalar_function_add_parameter(function, text);
    duckdb_scalar_function_set_return_type(function, result);
    /* The function also receives rows without a value, for which it returns no text. */
    duckdb_scalar_function_set_special_handling(function);
    duckdb_scalar_function_set_extra_info(function, plan, free_plan);
    duckdb_scalar_function_set_function(function, body);
    duckdb_state state = duckdb_register_scalar_function(connection, function);
    duckdb_destroy_logical_type(&type);
    duckdb_destroy_logical_type(&text);
    duckdb_destroy_scalar_function(&function);
    return state == DuckDBSuccess;
}

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info, struct duckdb_extension_access *access) {
    duckdb_logical_type text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    duckdb_logical_type amount = duckdb_create_decimal_type(38, PARSED_SCALE), doubts = duckdb_create_list_type(text);
    duckdb_logical_type members[] = {amount, doubts};
    const char *names[] = {"amount", "doubts"};
    duckdb_logical_type reading = duckdb_create_struct_type(members, names, 2), readings = duckdb_create_list_type(reading);
    /* Accepts amounts of any type, because a declared DECIMAL would round to its digits. A sum of BIGINTs is a HUGEINT, into
     * which DuckDB widens all other integers but UHUGEINT. */
    bool is_loaded = add(connection, "format_currency", DUCKDB_TYPE_ANY, text, format_currency)
        && add(connection, "format_minor_units", DUCKDB_TYPE_HUGEINT, text, format_minor_units)
        && add(connection, "parse_currency", DUCKDB_TYPE_VARCHAR, amount, parse_currency)
        && add(connection, "try_parse_currency", DUCKDB_TYPE_VARCHAR, amount, try_parse_currency)
        && add(connection, "parse_currency_readings", DUCKDB_TYPE_VARCHAR, readings, parse_currency_readings);
    duckdb_logical_type *types[] = {&text, &amount, &doubts, &reading, &readings};
    for (size_t index = 0; index < sizeof types / sizeof *types; index += 1) duckdb_destroy_logical_type(types[index]);
    if (!is_loaded) access->set_error(info, "DuckDB has other functions of these names");
    return is_loaded;
}
