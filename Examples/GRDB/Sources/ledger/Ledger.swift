import CurrencyParsing
import GRDB

/// A ledger in minor units, whose generated column has the texts that people see and search for.
@main
struct Ledger {
    static func main() throws {
        var configuration = Configuration()
        // Each connection needs the functions before it reads the table.
        configuration.prepareDatabase { $0.addMoneyFunctions() }
        let queue = try DatabaseQueue(configuration: configuration)
        try queue.write { database in
            try database.execute(sql: table)
            let entries: [(Int64, String)] = [(123_450, "EUR"), (-9_900, "USD"), (1_500, "JPY"), (123_450, "KWD")]
            for (units, currency) in entries {
                try database.execute(sql: insertUnits, arguments: [units, currency])
            }
            // What a person wrote becomes minor units, or an error if it is not certain.
            for text in ["EUR 7,5", "1,500 €"] {
                do {
                    try database.execute(sql: insertText, arguments: [text])
                } catch {
                    print("refused:", text)
                }
            }
        }
        try queue.read { database in
            for row in try Row.fetchAll(database, sql: "SELECT id, units, shown FROM entry ORDER BY id") {
                print(row["id"] as Int64, row["units"] as Int64, row["shown"] as String)
            }
            print("found:", try Int64.fetchAll(database, sql: search, arguments: ["7,50 €"]))
            let plan = try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(search)", arguments: ["7,50 €"])
            print("plan:", plan.map { $0["detail"] as String }.joined())
        }
    }

    static let table = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
            units INTEGER NOT NULL CHECK (typeof(units) = 'integer'),
            currency TEXT NOT NULL,
            shown TEXT GENERATED ALWAYS AS (format_minor_units(units, currency, 'de-DE')) STORED
        );
        CREATE INDEX entry_shown ON entry (shown);
        """
    static let insertUnits = "INSERT INTO entry (units, currency) VALUES (?, ?)"
    static let insertText = """
        INSERT INTO entry (units, currency) VALUES (parse_minor_units(?, 'EUR', 'de-DE'), 'EUR')
        """
    static let search = "SELECT id FROM entry WHERE shown = ?"
}
