-- The end of each script that updates the extension. A new version may write other texts, and PostgreSQL does not compute again
-- what it has stored, so this lists the indexes, generated columns and materialized views that call the functions.
DO $$
DECLARE
    place record;
BEGIN
    FOR place IN
        WITH functions AS (
            SELECT objid FROM pg_catalog.pg_depend
            WHERE refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass AND deptype = 'e'
                AND refobjid = (SELECT oid FROM pg_catalog.pg_extension WHERE extname = 'swift_currency_format')
                AND classid = 'pg_catalog.pg_proc'::pg_catalog.regclass
        ), users AS (
            SELECT DISTINCT classid, objid FROM pg_catalog.pg_depend
            WHERE refclassid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND refobjid IN (SELECT objid FROM functions)
        ), places AS (
            SELECT 'REINDEX INDEX %1$I.%2$I;' AS command, objid AS relation, NULL::name AS attname FROM users
                WHERE classid = 'pg_catalog.pg_class'::pg_catalog.regclass
            UNION
            -- Only an UPDATE of a column that the expression reads computes it again; the first of them is named.
            SELECT 'UPDATE %1$I.%2$I SET %3$I = %3$I;', adrelid, (
                    SELECT attname FROM pg_catalog.pg_depend AS reads
                        JOIN pg_catalog.pg_attribute ON attrelid = reads.refobjid AND attnum = reads.refobjsubid
                    WHERE reads.classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND reads.objid = pg_attrdef.oid
                        AND reads.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND reads.refobjid = adrelid
                        AND reads.refobjsubid NOT IN (0, adnum)
                    ORDER BY attnum LIMIT 1)
                FROM users JOIN pg_catalog.pg_attrdef ON pg_attrdef.oid = objid
                    JOIN pg_catalog.pg_attribute AS generated ON generated.attrelid = adrelid AND generated.attnum = adnum
                WHERE classid = 'pg_catalog.pg_attrdef'::pg_catalog.regclass AND attgenerated = 's'
            UNION
            SELECT 'REFRESH MATERIALIZED VIEW %1$I.%2$I;', ev_class, NULL
                FROM users JOIN pg_catalog.pg_rewrite ON pg_rewrite.oid = objid
                WHERE classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
        )
        SELECT pg_catalog.format(command, nspname, relname, attname) AS command
            FROM places JOIN pg_catalog.pg_class ON pg_class.oid = relation
                JOIN pg_catalog.pg_namespace ON pg_namespace.oid = relnamespace
            -- Indexes, tables and materialized views; a partitioned table and its index, too.
            WHERE relkind IN ('i', 'I', 'r', 'p', 'm') ORDER BY 1
    LOOP
        RAISE WARNING 'texts of an older version are stored: %', place.command;
    END LOOP;
END
$$;
