import FormattedNumbers
import Foundation
import TestSupport
import Testing

/// All renderings of a number have the same text.
struct RenderingPropertyTests {
    private static let displays = ["USD", "€", "<b>&'\"", "", "💶", "د.إ.\u{200F}", "a b", "US$", "-", "7"]
    private static let locales: [CurrencyLocale] = [
        .english, .germanGermany, .arabicEgypt, .hebrewIsrael, .frenchFrance, .hindiIndia, .turkishTurkey, .persianIran,
        .swedishSweden, .dutchNetherlands,
    ]
    private static let patterns = [
        "¤#,##0.##", "#,##0.00 ¤", "¤ #,##0.0;(¤ #,##0.0)", "'#'¤@@@", "#,##,##0.05", "0.0%", "+0.0;-0.0", "¤0.",
        ".00",
    ]

    private static func options(_ random: inout SplitMix64, _ base: NumberOptions) throws -> NumberOptions {
        var options = base
        options.signStyle = SignStyle.allCases.randomElement(using: &random) ?? .default
        options.highlightStyle = HighlightStyle.allCases.randomElement(using: &random) ?? .noHighlight
        options.textAlignment = NumberAlignment.allCases.randomElement(using: &random) ?? .left
        options.layout = NumberLayout.allCases.randomElement(using: &random) ?? .cutoffs
        options.spaces = SpaceStyle.allCases.randomElement(using: &random) ?? .plain
        options.abbreviates = Bool.random(using: &random)
        options.groupsDigits = Bool.random(using: &random)
        options.spacesSymbols = Bool.random(using: &random)
        options.font.weight = NumberFont.Weight.allCases.randomElement(using: &random) ?? .regular
        options.locale = FormatLocale(locales.randomElement(using: &random) ?? .english)
        if Bool.random(using: &random) {
            let pattern = patterns.randomElement(using: &random) ?? "0"
            options.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, pattern: pattern)])
        }
        return options
    }

    private static func number(_ random: inout SplitMix64) throws -> DecimalValue {
        switch Int.random(in: 0...20, using: &random) {
        case 0: return .nan
        case 1: return .infinity.negated
        case 2: return .zero.negated
        default:
            let digits = Int64.random(in: -9_999_999_999...9_999_999_999, using: &random)
            return DecimalValue(minorUnits: digits, scale: Int.random(in: 0...12, using: &random))
        }
    }

    private static func plain(html: String) -> String {
        var text = ""
        var isTag = false
        for character in html {
            if character == "<" {
                isTag = true
            } else if character == ">" {
                isTag = false
            } else if !isTag {
                text.append(character)
            }
        }
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: entity, with: character)
        }
        return text
    }

    private static func plain(terminal: String) -> String {
        var text = ""
        for (index, piece) in terminal.components(separatedBy: "\u{1B}[").enumerated() {
            text += index == 0 ? piece : String(piece.drop { $0 != "m" }.dropFirst())
        }
        return text
    }

    private static func check<Value: StyledNumber>(_ value: Value, _ context: Comment) {
        let text = value.styledText
        let string = value.formattedString
        let tone = value.tone
        #expect(value.plan.styledText(number: value.number) == text, context)
        #expect(text.runs.map(\.text).joined() == string, context)
        #expect(text.runs.allSatisfy { !$0.text.isEmpty }, context)
        #expect(String(value.formattedAttributedString.characters) == string, context)
        for styling in HTMLStyling.allCases { #expect(plain(html: text.html(styling)) == string, context) }
        for colors in TerminalColors.allCases { #expect(plain(terminal: text.terminalText(colors)) == string, context) }
        let signs = text.runs.filter { ["+", "-", "−", "▲", "▼"].contains($0.text) && $0.kind != .currency }
        #expect(text.sign == signs.map(\.text).joined(), context)
        for run in text.runs {
            let isSign = run.kind == .minusSign || run.kind == .plusSign
            let isHighlighted = value.highlightStyle == .wholeText || (value.highlightStyle == .signOnly && isSign)
            #expect(run.tone == (isHighlighted ? tone : .neutral), context)
            let colors: [NumberTone: NumberColor] = [
                .positive: value.positiveColor, .negative: value.negativeColor, .neutral: value.neutralColor,
            ]
            #expect(run.color == colors[run.tone], context)
        }
    }

    @Test(arguments: [UInt64(3), 2026]) func everyRenderingHasTheSameText(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for index in 0..<400 {
            let number = try Self.number(&random)
            var money = FormattedMoney(number)
            money.options = try Self.options(&random, money.options)
            money.currencyDisplay = Self.displays.randomElement(using: &random) ?? ""
            let context: Comment = "seed \(seed), \(index): \(number)"
            Self.check(money, context)
            var percentage = FormattedPercentage(number)
            percentage.options = money.options
            Self.check(percentage, context)
            var quantity = FormattedQuantity(number)
            quantity.options = money.options
            Self.check(quantity, context)
        }
    }
}
