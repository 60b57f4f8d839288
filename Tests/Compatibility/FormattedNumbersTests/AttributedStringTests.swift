import Foundation
import FormattedNumbers
import Testing

/// The runs of attributed strings.
struct AttributedStringTests {
    private func runs(_ value: some StyledNumber) -> [String] {
        let text = value.formattedAttributedString
        return text.runs.map { run in
            let color = run.numberColor.map(\.hexadecimal) ?? "none"
            let font = run.numberFont.map { "\($0.size)" } ?? "none"
            return "\(String(text[run.range].characters)) \(color) \(font)"
        }
    }

    @Test func noHighlightIsNeutral() {
        var value = FormattedMoney(-12.5, signStyle: .default, highlightStyle: .noHighlight)
        value.neutralColor = .blue
        #expect(value.formattedAttributedString.runs.allSatisfy { $0.numberColor == .blue })
        #expect(value.textColor == .red)
    }

    @Test(arguments: [("-12.5", NumberColor.red), ("12.5", .green), ("0", .neutral), ("NaN", .neutral)])
    func wholeTextHasTheColorOfTheSign(_ number: String, _ color: NumberColor) throws {
        let value = FormattedMoney(try DecimalValue(number), highlightStyle: .wholeText)
        #expect(value.formattedAttributedString.runs.allSatisfy { $0.numberColor == color })
        #expect(value.textColor == color)
    }

    @Test func signOnlyLeavesTheRestNeutral() {
        var value = FormattedMoney(-1250, highlightStyle: .signOnly, abbreviates: true)
        value.currencyFont = .system(size: 10)
        #expect(
            runs(value) == [
                "- #ff0000 15.0", "USD #333333 10.0", "  #333333 15.0", "1 #333333 15.0", ". #333333 15.0",
                "25 #333333 15.0", "k #333333 15.0",
            ])
    }

    @Test func withoutASignNothingIsHighlighted() {
        let value = FormattedQuantity(12, signStyle: .default, highlightStyle: .signOnly)
        #expect(value.formattedAttributedString.runs.allSatisfy { $0.numberColor == .neutral })
        #expect(String(value.attributedSign.characters) == "")
    }

    @Test func signByItselfHasItsColor() {
        let value = FormattedQuantity(-12, signStyle: .triangles)
        #expect(String(value.attributedSign.characters) == "▼")
        #expect(value.attributedSign.runs.map(\.numberColor) == [.red])
        #expect(value.sign == "▼")
    }

    @Test func alignmentIsThatOfAll() {
        var value = FormattedPercentage(0.25)
        value.textAlignment = .right
        #expect(value.formattedAttributedString.runs.allSatisfy { $0.numberAlignment == .right })
    }

    @Test func partsOfNumbersAreThoseOfFoundation() {
        var value = FormattedMoney(-1234.5)
        value.roundingCutoffs = .default
        let text = value.formattedAttributedString
        let symbols = text.runs.compactMap { run in run.numberSymbol.map { (String(text[run.range].characters), $0) } }
        #expect(symbols.map(\.0) == ["-", "USD", ","])
        #expect(symbols.map(\.1) == [.sign, .currency, .groupingSeparator])
        let integers = text.runs.filter { $0.numberPart == .integer }
        #expect(integers.map { String(text[$0.range].characters) }.joined() == "1,234")
    }

    @Test func noNumberIsNeutral() {
        let text = FormattedMoney(number: nil).formattedAttributedString
        #expect(String(text.characters) == "N/A")
        #expect(text.runs.map(\.numberColor) == [.neutral])
    }

    @Test func looksCanBeEncoded() throws {
        let font = NumberFont(family: .named("Menlo"), size: 12.5, weight: .semibold, isItalic: true)
        #expect(try JSONDecoder().decode(NumberFont.self, from: JSONEncoder().encode(font)) == font)
        let color = NumberColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
        #expect(try JSONDecoder().decode(NumberColor.self, from: JSONEncoder().encode(color)) == color)
        // Decoded values are subject to the same limits.
        let read = try JSONDecoder().decode(
            NumberColor.self, from: Data(#"{"red": 7, "green": -1, "blue": 0.5}"#.utf8))
        #expect(read == NumberColor(red: 1, green: 0, blue: 0.5))
    }

    @Test func limitsAreKept() {
        #expect(NumberColor(red: .nan, green: 2, blue: -1, alpha: .infinity).hexadecimal == "#00ff00")
        #expect(NumberFont(size: 0).size == 15)
        #expect(NumberFont(size: .nan).size == 15)
        #expect(NumberFont(size: .infinity).size == 15)
    }
}
