import CurrencyFoundation
import CurrencyNames
import Foundation
import NumberSkeletons
import PriceLabels
import TestSupport
import Testing

struct PerUnitTests {
    /// In every locale, ICU 78.3's text of a quantity per unit equals ours with the quantity in place of the number.
    /// scripts/tables.sh writes the file, with a quantity from which the table was not made.
    @Test func textsAreThoseOfICU() throws {
        let text = try String(
            contentsOf: PackageFolder.file("Tests/Extras/PriceLabelsTests/per-unit.tsv"), encoding: .utf8)
        var count = 0
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(Self.unescaped)
            try #require(fields.count == 5, "\(line)")
            let unit = try #require(PriceUnit(rawValue: fields[1]), "\(line)")
            let width = try #require(UnitWidth.allCases.first { "\($0)" == fields[2] }, "\(line)")
            let style = DecimalStyle(locale: try LocaleIdentifier(fields[0]))
            let ours = style.per(unit, width).format(1234.5)
            #expect(ours.replacingOccurrences(of: style.format(1234.5), with: fields[3]) == fields[4], "\(line)")
            count += 1
        }
        #expect(count == 3 * CurrencyData.bundled.localeIdentifiers.count)
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing(#/\\u\{([0-9A-F]+)\}/#) { match in
            UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }

    /// Expected texts follow from CLDR 48's perUnitPattern in its charts.
    @Test(arguments: [
        ("en-US", "USD", PriceUnit.month, UnitWidth.long, "$9.99 per month"),
        ("en-US", "USD", .month, .short, "$9.99/m"), ("en-GB", "GBP", .kilogram, .short, "£9.99/kg"),
        ("de-DE", "EUR", .month, .long, "9,99\u{A0}€ pro Monat"), ("fr-FR", "EUR", .year, .long, "9,99\u{A0}€ par an"),
        ("de-DE", "EUR", .hundredGrams, .short, "9,99\u{A0}€/100 g"),
        ("en-US", "USD", .hundredMilliliters, .long, "$9.99 per 100 milliliters"),
    ])
    func units(locale: String, currency: String, unit: PriceUnit, width: UnitWidth, text: String) throws {
        let style = CurrencyStyle(
            currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale), data: .bundled)
        #expect(style.per(unit, width).format(9.99) == text)
        // Only the exact text parses back.
        #expect(try style.per(unit, width).plan.parse(text) == 9.99)
    }

    @Test func whatStandsInsideAndOutside() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        #expect(style.display(.name(.bundled)).per(.week).format(5) == "5.00 euros per week")
        #expect(style.compact().per(.year, .short).format(12_000) == "€12K/y")
        #expect(style.per(.month).per(.year).format(5) == "€5.00 per year")
        #expect(style.per(.month).locale(CurrencyLocale.germanGermany).format(5) == "5,00\u{A0}€ pro Monat")
        #expect(style.per(.month).format(-5) == "-€5.00 per month")
        let parts = style.per(.month).plan.formatParts(5)
        #expect(parts.parts.last.map { parts.text(of: $0) } == "per month")
        #expect(parts.parts.last?.kind == .unit)
        #expect(style.per(.month) == style.per(.month))
        #expect(style.per(.month) != style.per(.month, .short))
    }

    @Test func everyUnitHasEveryWidth() throws {
        for (index, identifier) in CurrencyData.bundled.localeIdentifiers.enumerated() where index % 32 == 0 {
            let style = DecimalStyle(locale: try LocaleIdentifier(identifier))
            for unit in PriceUnit.allCases {
                for width in UnitWidth.allCases {
                    let text = style.per(unit, width).format(5)
                    #expect(text != style.format(5) && text.contains(style.format(5)), "\(identifier) \(unit) \(width)")
                }
            }
        }
    }

    @Test func localesWithoutPatternsTakeTheNearest() throws {
        func text(_ locale: String) throws -> String {
            DecimalStyle(locale: try LocaleIdentifier(locale)).per(.month, .long).format(5)
        }
        #expect(try text("de-FR") == "5 pro Monat")
        #expect(try text("tlh") == text("und"))
        #expect(try text("en-US-u-nu-thai") == "๕ per month")
    }

    @Test func stylesWithUnitsHaveNoOtherForm() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany).per(.month)
        #expect(throws: NoSkeletonError.noStem(.enclosingText)) { try style.skeleton }
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(style) }
    }
}
