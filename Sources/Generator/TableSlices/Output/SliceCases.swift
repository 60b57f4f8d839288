import TableWriter

/// Writes the enums of a slice. Their cases have the same names as in CurrencyFormat.
struct SliceCases {
    let cases: ChosenCases
    let tables: BundledTables
    /// The beginning of the declarations: `public `, or nothing.
    let access: String

    func write(to source: inout SwiftSource) {
        writeEnum(
            "CurrencyLocale", ["A locale of the slice.", "The raw value is the identifier with underscores: `de_AT`."],
            cases.locales, tables.locales.aliases, ": LocaleIdentifierConvertible", to: &source)
        source.line()
        source.block("extension CurrencyLocale") { source in
            writeSwitch("identifier: LocaleIdentifier", "The locale as an identifier.", cases.locales, to: &source) {
                $0.rawValue == "root" ? ".root" : "LocaleIdentifier(literal: \"\($0.rawValue.hyphenated)\")"
            }
            source.line()
            source.documentation("The locale as an identifier; the same as `identifier`.")
            source.line("\(access)var localeIdentifier: LocaleIdentifier { identifier }")
        }
        source.line()
        writeEnum(
            "Currency",
            ["A currency of the slice.", "The raw value is the code: `EUR`. The case `none` is no currency."],
            cases.currencies, tables.currencies.aliases, "", to: &source)
        source.line()
        source.block("extension Currency") { source in
            writeSwitch("code: CurrencyCode", "The code; XXX for `none`.", cases.currencies, to: &source) {
                $0.rawValue == "none" ? ".unknown" : "CurrencyCode(literal: \"\($0.rawValue)\")"
            }
        }
    }

    private func writeEnum(
        _ name: String, _ documentation: [String], _ cases: [BundledEnum.Case], _ aliases: [BundledEnum.Alias],
        _ conformance: String, to source: inout SwiftSource
    ) {
        for (index, paragraph) in documentation.enumerated() {
            if index > 0 { source.line("///") }
            source.documentation(paragraph)
        }
        let first = conformance.isEmpty ? ": " : conformance + ", "
        source.block("\(access)enum \(name)\(first)CaseIterable, Hashable, Sendable") { source in
            for each in cases {
                for line in each.lines { source.line(line) }
                source.line("case \(each.name)")
            }
        }
        source.line()
        source.block("extension \(name): RawRepresentable") { source in
            source.documentation("The case with a raw value; nil if the slice has none.")
            source.block("\(access)init?(rawValue: String)") { source in
                source.line("let text = rawValue.utf8")
                source.line("let found = Self.allCases.first { $0.rawValue.utf8.elementsEqual(text) }")
                source.line("guard let found else { return nil }")
                source.line("self = found")
            }
            source.line()
            writeSwitch("rawValue: String", "The text that stands for the case in files.", cases, to: &source) {
                "\"\($0.rawValue)\""
            }
        }
        let kept = aliases.filter { alias in cases.contains { $0.name == alias.target } }
        if kept.isEmpty { return }
        source.line()
        source.documentation("Other names for cases.")
        source.block("extension \(name)") { source in
            for alias in kept {
                for line in alias.lines {
                    source.line(line.hasPrefix("public ") ? access + line.dropFirst("public ".count) : line)
                }
            }
        }
    }

    private func writeSwitch(
        _ property: String, _ documentation: String, _ cases: [BundledEnum.Case], to source: inout SwiftSource,
        _ value: (BundledEnum.Case) -> String
    ) {
        source.documentation(documentation)
        source.block("\(access)var \(property)") { source in
            source.line("switch self {")
            for each in cases { source.line("case .\(each.name): \(value(each))") }
            source.line("}")
        }
    }
}
