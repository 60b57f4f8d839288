import Foundation
import TableSlices
import Testing

/// A slice's API is the source code of CurrencyFormat's. `scripts/check/slice-example.sh` compiles it and compares it
/// with CurrencyFormat's listing.
struct SliceCallsTests {
    private func calls(_ features: Set<SliceRequest.Feature> = [], currencies: [String] = ["EUR"]) throws -> String {
        try SliceSupport.slice(locales: ["de-DE"], currencies: currencies, features: features).files[2].text
    }

    /// A file added to one of the folders must also be in slices.
    @Test
    func allFilesOfCallsAreRead() throws {
        let runtime = CurrencyFormatPackage.folder.appendingPathComponent("Sources/Runtime")
        let folders = ["CurrencyFormat", "CurrencyParsing"].flatMap { module in
            ["Cases", "Codes", "Money"].map { "\(module)/\($0)" }
        }
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: runtime.appendingPathComponent(folder).path).map {
                "\(folder)/\($0)"
            }
        }
        #expect(files.sorted() == CallFile.all.map(\.path).sorted())
    }

    @Test
    func callsWithCasesAreUnchanged() throws {
        let text = try calls()
        #expect(
            text.contains(
                """
                    init(_ currency: Currency, locale: CurrencyLocale) {
                        self.init(currency, options: FormatOptions(locale))
                    }
                """))
        #expect(!text.contains("import CurrencyCore") && !text.contains("public "))
    }

    @Test
    func callsWithCodesThrow() throws {
        let text = try calls([.parsing])
        for declaration in [
            """
                init(_ currency: CurrencyCode, locale: some LocaleIdentifierConvertible) throws(NotHeldError) {
                    try self.init(currency: currency.held, options: FormatOptions(bundled: locale.held))
                }
            """,
            """
                func formatted(in locale: CurrencyLocale, spaces: SpaceStyle = .cldr) throws(NotHeldError) -> String {
                    try CurrencyStyle(currency, locale: locale).spaces(spaces).format(amount)
                }
            """,
            // A signature on several lines.
            """
                    conventions: AmountConventions? = nil
                ) throws(NotHeldError) {
                    try self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
                }
            """,
            """
                static func statement(in locale: some LocaleIdentifierConvertible) throws(NotHeldError) -> AmountConventions? {
                    try statement(in: locale.held, data: .bundled)
                }
            """,
        ] {
            #expect(text.contains(declaration), "\(declaration)")
        }
    }

    @Test(arguments: [
        (SliceRequest.Feature.names, "func pluralName("), (.regions, "init?(ofRegion region: String"),
        (.parsing, "extension CurrencyParser {"), (.codableMoney, "extension Money: @retroactive Codable {"),
        (.codableMoney, "struct MinorUnitsCoded"),
    ])
    func featureBringsItsCalls(feature: SliceRequest.Feature, declaration: String) throws {
        #expect(try calls([feature]).contains(declaration))
        #expect(try !calls(Set(SliceRequest.Feature.allCases).subtracting([feature])).contains(declaration))
    }

    /// Aliases of the cases in the slice.
    @Test
    func aliasesComeWithTheirCases() throws {
        let text = try SliceSupport.slice(locales: ["tr-TR"], currencies: ["EUR", "TRY"]).files[1].text
        for alias in [
            "static var eur: Self { .euro }", "static var `try`: Self { .turkishLira }", "var turkishTurkey: Self",
        ] {
            #expect(text.contains(alias), "\(alias)")
        }
        #expect(!text.contains("static var usd") && !text.contains("_alwaysEmitIntoClient"))
    }
}
