import CurrencyFormat

/// Writes the tables of the small WebAssembly module as Swift, on the standard output, after it has compared what is written
/// from them with the engine's texts: every locale, every currency, both signs.
@main
enum SmallTablesProgram {
    static func main() throws {
        let measured = try MeasuredLocales()
        let aliases = try measured.aliases()
        let bytes = TablesBuilder.pack(measured, aliases)
        let locales = measured.locales.map(\.identifier)
        let compared = try bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            var check = TablesCheck(SmallTables(bytes: start))
            let short = Dictionary(uniqueKeysWithValues: aliases.map { ($0.identifier, locales[$0.locale]) })
            try check.compareIdentifiers(locales, short)
            try check.compareAll(locales)
            try check.compareNumbers(200_000)
            return check.compared
        }
        let data = CurrencyData.bundled
        print(
            "// \(data.source), ISO 4217 of \(data.isoPublished): \(locales.count) locales, \(aliases.count) other identifiers,"
        )
        print("// \(measured.currencies.count) currencies, \(measured.classCount) classes of symbols.")
        print("// \(TablesBuilder.sizes(bytes)) bytes; \(bytes.count) in all.")
        print("// \(compared) texts are the engine's.")
        print("enum SmallTableBytes {")
        print("    static var bytes: StaticString { \"\(literal(bytes))\" }")
        print("}")
    }

    /// The bytes as what stands between quotes: characters outside of ASCII and those that mean something are escaped.
    private static func literal(_ bytes: [UInt8]) -> String {
        var result = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case " "..."~" where scalar != "\"" && scalar != "\\": result.unicodeScalars.append(scalar)
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }
}
