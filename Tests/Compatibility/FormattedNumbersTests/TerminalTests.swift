import FormattedNumbers
import Testing

/// Compares text with ANSI codes with ECMA-48.
struct TerminalTests {
    private static let escape = "\u{1B}["

    @Test func wholeTextHasOneCode() {
        let text = FormattedMoney(-12.5).styledText
        #expect(text.terminalText() == Self.escape + "38;2;255;0;0m-USD 12.5" + Self.escape + "0m")
        #expect(text.terminalText(.sixteen) == Self.escape + "91m-USD 12.5" + Self.escape + "0m")
        #expect(text.terminalText(.noColors) == "-USD 12.5")
    }

    @Test func signOnlyEndsBehindTheSign() {
        var value = FormattedQuantity(12, signStyle: .triangles, highlightStyle: .signOnly)
        #expect(value.styledText.terminalText(.sixteen) == Self.escape + "92m▲" + Self.escape + "0m12")
        value.neutralColor = .white
        #expect(
            value.styledText.terminalText(.sixteen, paintsNeutral: true)
                == Self.escape + "92m▲" + Self.escape + "0m" + Self.escape + "97m12" + Self.escape + "0m")
    }

    @Test func fontsAreBoldAndItalic() {
        var value = FormattedMoney(0)
        value.currencyFont.weight = .bold
        #expect(value.styledText.terminalText() == Self.escape + "1mUSD" + Self.escape + "0m 0")
        value.currencyFont.isItalic = true
        value.font.isItalic = true
        #expect(
            value.styledText.terminalText()
                == Self.escape + "1;3mUSD" + Self.escape + "0m" + Self.escape + "3m 0" + Self.escape + "0m")
        #expect(value.styledText.terminalText(.noColors) == "USD 0")
    }

    @Test(arguments: [
        (NumberColor.black, "30"), (NumberColor(red: 0.8, green: 0, blue: 0), "31"), (.red, "91"), (.green, "92"),
        (NumberColor(white: 0.9), "37"), (NumberColor(white: 0.5), "90"), (.white, "97"),
        (NumberColor(red: 0, green: 0, blue: 0.9), "34"), (NumberColor(red: 1, green: 1, blue: 0), "93"),
    ])
    func theNearestOfSixteenIsTaken(_ color: NumberColor, _ code: String) {
        var value = FormattedQuantity(1, highlightStyle: .wholeText)
        value.positiveColor = color
        #expect(value.styledText.terminalText(.sixteen) == Self.escape + code + "m1" + Self.escape + "0m")
    }

    @Test(arguments: [
        (NumberAlignment.left, "1.5   "), (.right, "   1.5"), (.center, " 1.5  "), (.natural, "1.5   "),
        (.justified, "1.5   "),
    ])
    func alignmentFillsColumns(_ alignment: NumberAlignment, _ text: String) {
        var value = FormattedQuantity(1.5)
        value.textAlignment = alignment
        #expect(value.styledText.terminalText(.noColors, columns: 6) == text)
        #expect(value.styledText.terminalText(.noColors, columns: 2) == "1.5")
        #expect(value.styledText.terminalText(.noColors, columns: -1) == "1.5")
    }

    @Test func wideCharactersTakeTwoColumns() {
        var value = FormattedMoney(1)
        value.textAlignment = .right
        value.currencyDisplay = "円"
        #expect(value.styledText.terminalText(.noColors, columns: 6) == "  円 1")
        value.currencyDisplay = "💶"
        #expect(value.styledText.terminalText(.noColors, columns: 6) == "  💶 1")
        value.currencyDisplay = "e\u{301}\u{200E}"
        #expect(value.styledText.terminalText(.noColors, columns: 6) == "   e\u{301}\u{200E} 1")
    }

    @Test func textCannotCommandTheTerminal() {
        var value = FormattedMoney(0)
        value.currencyDisplay = "\u{1B}[2JU\u{9B}S\nD"
        #expect(value.styledText.terminalText() == "[2JUSD 0")
    }
}
