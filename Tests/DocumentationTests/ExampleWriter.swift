/// Writes examples as tests.
enum ExampleWriter {
    static func source(_ examples: [Example]) -> String {
        var text = """
            // Generated from the documentation by DocumentationTests. Do not edit.
            // swift-format-ignore-file

            import AmountSearch
            import CurrencyAlignment
            import CurrencyColumns
            import CurrencyExchange
            import CurrencyFormat
            import CurrencyFoundation
            import CurrencyNames
            import CurrencyObjects
            import CurrencyParsing
            import CurrencyText
            import CurrencyWords
            import CustomCurrencies
            import FieldEngine
            import FieldFormats
            import FormattedNumbers
            import Foundation
            import LocaleMatching
            import MessageFunctions
            import NumberSkeletons
            import NumberWords
            import PaymentServices
            import PriceLabels
            import PriceSamples
            import Testing

            struct Examples {

            """
        var seen: [String: Int] = [:]
        for example in examples {
            let name = String(example.file.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            seen[name, default: 0] += 1
            text += "    @Test func \(name)_\(seen[name] ?? 0)() throws {\n"
            for statement in example.statements { text += lines(statement, example.file) }
            text += "    }\n\n"
        }
        return text + "}\n"
    }

    private static func lines(_ statement: Example.Statement, _ file: String) -> String {
        let code = statement.code.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        guard statement.isExpression else { return code + "\n" + use(statement.code) }
        guard let comment = statement.comment else { return "        _ = \(statement.code)\n" }
        let marks = comment.contains("\"#") ? "##" : "#"
        return "        try expect(\(statement.code), shows: \(marks)\"\(comment)\"\(marks), \"\(file)\")\n"
    }

    /// A name that is only declared would be a warning.
    private static func use(_ declaration: String) -> String {
        guard declaration.hasPrefix("let ") else { return "" }
        let name = declaration.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
        return name.isEmpty ? "" : "        _ = \(name)\n"
    }
}
