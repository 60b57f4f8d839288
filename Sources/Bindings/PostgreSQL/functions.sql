-- The functions of the extension swift_currency_format. A script that creates the extension and one that updates it run these
-- statements, so each of them can replace what an older version made.

-- IMMUTABLE holds for one version of the extension: the tables are part of the library, and no setting of the server, its
-- system or its locale is read. The name of the library's file has the version, so a new file changes nothing before
-- ALTER EXTENSION ... UPDATE.

CREATE OR REPLACE FUNCTION format_currency(amount numeric, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_format' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION format_currency(numeric, text, text, text) IS
    'The amount as the locale writes it. Options are "name=value", with commas between them.';

-- An integer may count whole units or cents, so these raise an error, as in DuckDB.
CREATE OR REPLACE FUNCTION format_currency(amount bigint, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_refuse_integer' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE OR REPLACE FUNCTION format_currency(amount integer, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_refuse_integer' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE OR REPLACE FUNCTION format_currency(amount smallint, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_refuse_integer' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE OR REPLACE FUNCTION format_minor_units(units bigint, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_format_minor_units' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION format_minor_units(bigint, text, text, text) IS
    'The amount as the locale writes it, from the number of its minor units, such as cents.';
CREATE OR REPLACE FUNCTION format_minor_units(units integer, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_format_minor_units_4' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE OR REPLACE FUNCTION format_minor_units(units smallint, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_format_minor_units_2' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
-- For sums of bigint.
CREATE OR REPLACE FUNCTION format_minor_units(units numeric, currency text, locale text, options text DEFAULT '') RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_format_minor_units_numeric' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE OR REPLACE FUNCTION parse_currency(amount text, currency text, locale text) RETURNS numeric
    AS 'MODULE_PATHNAME', 'currency_format_pg_parse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION parse_currency(text, text, text) IS
    'The amount that a person wrote. SQLSTATE 22P02 for a text that is none, 22M01 for one that is not certain.';
CREATE OR REPLACE FUNCTION parse_minor_units(amount text, currency text, locale text) RETURNS bigint
    AS 'MODULE_PATHNAME', 'currency_format_pg_parse_minor_units' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION parse_minor_units(text, text, text) IS
    'The amount that a person wrote, as the number of its minor units.';

CREATE OR REPLACE FUNCTION try_parse_currency(amount text, currency text, locale text) RETURNS numeric
    AS 'MODULE_PATHNAME', 'currency_format_pg_try_parse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION try_parse_currency(text, text, text) IS 'Like parse_currency, but NULL instead of an error.';
CREATE OR REPLACE FUNCTION try_parse_minor_units(amount text, currency text, locale text) RETURNS bigint
    AS 'MODULE_PATHNAME', 'currency_format_pg_try_parse_minor_units' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION try_parse_minor_units(text, text, text) IS 'Like parse_minor_units, but NULL instead of an error.';

CREATE OR REPLACE FUNCTION parse_currency_readings(text text, currency text, locale text)
    RETURNS TABLE (amount numeric, doubts text[])
    AS 'MODULE_PATHNAME', 'currency_format_pg_readings' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE ROWS 2;
COMMENT ON FUNCTION parse_currency_readings(text, text, text) IS
    'All amounts that a text may mean, the likeliest first, with the names of the doubts; a certain amount has none.';

-- STABLE, because a new version of the extension changes it.
CREATE OR REPLACE FUNCTION currency_format_data_version() RETURNS text
    AS 'MODULE_PATHNAME', 'currency_format_pg_data_version' LANGUAGE C STABLE STRICT PARALLEL SAFE;
COMMENT ON FUNCTION currency_format_data_version() IS 'The versions of the data that the texts come from.';
