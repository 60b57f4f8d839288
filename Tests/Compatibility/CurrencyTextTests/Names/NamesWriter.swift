/// Writes each published name as Swift that uses it.
enum NamesWriter {
    static func source(_ names: PublishedNames) -> String {
        """
        // Generated from CurrencyText's published names by CurrencyTextTests. Do not edit.
        // swift-format-ignore-file

        import CurrencyText
        import Foundation

        /// Every name is used as code that was written for CurrencyText uses it.
        enum PublishedNamesInUse {
            static let localeCount = \(names.locales.count)
            static let currencyCount = \(names.currencies.count)

            static func locales(_ check: (CurrencyLocale, _ rawValue: String, _ served: String?) -> Void) {
        \(lines(names.locales.map { "check(.\($0.case), \(literal($0.rawValue)), \($0.served.map(literal) ?? "nil"))" }))
            }

            static func renamedLocales(_ check: (CurrencyLocale, CurrencyLocale) -> Void) {
        \(lines(names.aliases.locales.map { "check(.\($0.peerCase), .\($0.recommendedCase))" }))
            }

            static func currencies(_ check: (Currency, _ rawValue: String) -> Void) {
        \(lines(names.currencies.map { "check(.\($0.case), \(literal($0.code)))" }))
                check(.\(names.currencyNoneCase.case), \(literal(names.currencyNoneCase.rawValue)))
            }

            static func properties(_ formatter: CurrencyFormatter, _ check: (_ name: String) -> Void) {
        \(lines(names.formatterProperties.flatMap(property)))
            }

            static func methods(_ check: (_ name: String) -> Void) {
                let formatter: CurrencyFormatter
        \(lines(names.formatterMethods.flatMap(method)))
            }

        \(names.protocols.map { requirements($0, names) }.joined(separator: "\n\n"))

            static func enumerations(_ check: (_ cases: Int, _ name: String) -> Void) {
        \(lines(names.enums.flatMap(enumeration)))
            }

            private static func use<Value>(_: Value) {}
        }

        """
    }

    private static func lines(_ statements: [String]) -> String {
        statements.map { "        " + $0 }.joined(separator: "\n")
    }

    private static func literal(_ text: String) -> String { "\"\(text)\"" }

    private static func property(_ property: PublishedNames.Property) -> [String] {
        let type = property.type.replacing("LocaleConvertible", with: "any LocaleConvertible")
        let read = "let \(property.name): \(type) = formatter.\(property.name)"
        let write = property.settable ? "formatter.\(property.name) = \(property.name)" : "_ = \(property.name)"
        return [read, write, "check(\(literal(property.name)))"]
    }

    /// The initialiser comes first.
    private static func method(_ method: PublishedNames.Method) -> [String] {
        let check = "check(\(literal(method.name)))"
        guard method.name != "init" else {
            let handler = method.parameters[0].replacing(" = nil", with: "")
            return [
                "formatter = CurrencyFormatter()", "let handler: \(handler) = { $0.hasDecimals = true }",
                "_ = CurrencyFormatter(handler)", check,
            ]
        }
        let type = "(\(method.parameters.joined(separator: ", "))) -> \(method.returns ?? "Void")"
        return ["do { let method: \(type) = formatter.\(method.name); _ = method }", check]
    }

    private static func requirements(_ published: PublishedNames.Requirements, _ names: PublishedNames) -> String {
        let members = published.members.flatMap { member(of: "value", $0, names) + ["check(\(literal($0)))"] }
        return """
                static func use\(published.name)<Value: \(published.name)>(_ given: Value, _ check: (_ name: String) -> Void) {
                    var value = given
            \(lines(members))
                    value = given
                    _ = value
                }
            """
    }

    /// A call with an argument for each label, a typed reference for the methods of the formatter, a read of properties.
    private static func member(of value: String, _ name: String, _ names: PublishedNames) -> [String] {
        if let method = names.formatterMethods.first(where: { $0.name == name }) {
            let type = "(\(method.parameters.joined(separator: ", "))) -> \(method.returns ?? "Void")"
            return ["do { let method: \(type) = \(value).\(name); _ = method }"]
        }
        guard let open = name.firstIndex(of: "(") else {
            // A locale that can be converted is Foundation's, that of the formatter anything.
            let property = names.formatterProperties.first { $0.name == name && $0.type != "LocaleConvertible" }
            let type = property.map { ": \($0.type)" } ?? ""
            return ["do { let read\(type) = \(value).\(name); _ = read }"]
        }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
        let arguments = labels.map { "\($0): 2" }.joined(separator: ", ")
        return ["use(\(value).\(name[..<open])(\(arguments)))"]
    }

    private static func enumeration(_ published: PublishedNames.Enumeration) -> [String] {
        let conformances = (published.conforms + ["RawRepresentable<\(published.raw)>"]).map { "any \($0).Type" }
        return conformances.map { "do { let type: \($0) = \(published.name).self; _ = type }" }
            + ["check(\(published.name).allCases.count, \(literal(published.name)))"]
    }
}
