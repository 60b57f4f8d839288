import CurrencyFormat
import LDMLSyntax
import PackedTables
import Testing

@testable import CurrencyEngine

/// Hand-written affixes in en-US, with the signs "-" and "+". Up to sixteen bytes are inline, longer ones in the
/// storage.
struct AffixWriterTests {
    /// Prefix and suffix of each sign form, with "|" for the number, and whether all are inline.
    private static func texts(
        _ pattern: String, _ currency: String, _ display: SignDisplay
    ) -> (plain: String, plus: String, minus: String, areInline: Bool) {
        let options = CurrencyStyle(.euro, locale: .englishUnitedStates).signDisplay(display).options
        let tables = SystemTables(options)
        return NumberPattern.with(pattern) { pattern in
            Array(currency.utf8).withUnsafeBufferPointer { bytes in
                let currency = PackedText(start: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
                let writer = AffixWriter(
                    AffixSymbols(
                        tables: tables, custom: nil, currency: currency, code: currency, narrow: currency, percent: nil),
                    options, isInner: false)
                var storage = PlanStorage()
                var forms = AffixForms()
                writer.write(pattern, to: &forms, storage: &storage)
                func text(_ form: AffixForms.Form) -> String {
                    [form.prefix, form.suffix].map { String(decoding: $0.bytes(storage), as: UTF8.self) }
                        .joined(separator: "|")
                }
                return (text(forms.plain), text(forms.plus), text(forms.minus), forms.areInline)
            }
        }
    }

    /// A pattern with its positive and negative forms; "$" stands for the currency.
    @Test(
        arguments: [
            ("¤0", "$|", "-$|"), ("0¤", "|$", "-|$"), ("¤0;(¤0)", "$|", "($|)"), ("0¤;(0¤)", "|$", "(|$)"),
            ("a¤0b;(a¤0b)", "a$|b", "(a$|b)"), ("\u{200E}¤0;\u{200E}(¤0)", "\u{200E}$|", "\u{200E}($|)"),
            ("¤ 0;¤ -0", "$ |", "$ -|"), ("0 ¤;0 ¤-", "| $", "| $-"), ("¤0;¤0-", "$|", "$|-"),
            ("¤0;¤-\u{A0}0", "$|", "$-\u{A0}|"), ("¤0;¤\u{A0}-0", "$|", "$\u{A0}-|"), ("¤0;¤-0", "$|", "$-|"),
            ("¤0;[¤0]", "$|", "[$|]"), ("¤0;[-¤0]", "$|", "[-$|]"), ("0-¤", "|-$", "-|-$"), ("-¤0", "-$|", "--$|"),
            ("¤ab¤0", "$ab$|", "-$ab$|"), ("0¤ab¤", "|$ab$", "-|$ab$"), ("0a;(0a)", "|a", "(|a)"),
            ("¤¤0", "$|", "-$|"), ("0%", "|%", "-|%"), ("0‰'-'", "|‰-", "-|‰-"), ("''¤''''0", "'$''|", "-'$''|"),
        ], [1, 12, 16, 17])
    func tokensAreWritten(row: (pattern: String, plain: String, minus: String), count: Int) {
        let currency = String(repeating: "$", count: count)
        func written(_ text: String) -> String { text.map { $0 == "$" ? currency : String($0) }.joined() }
        let (plain, minus) = (written(row.plain), written(row.minus))
        let found = Self.texts(row.pattern, currency, .auto)
        #expect(found.plain == plain)
        #expect(found.minus == minus)
        let longest = [plain, minus].flatMap { $0.split(separator: "|") }.map(\.utf8.count).max() ?? 0
        #expect(found.areInline == (longest <= 16))
    }

    /// A no-break space separates letters from digits.
    @Test(
        arguments: [
            ("¤0", "A\u{A0}|"), ("0¤", "|\u{A0}A"), ("-¤0", "-A\u{A0}|"), ("¤ 0", "A |"), ("0 ¤", "| A"),
        ], [1, 14, 20])
    func lettersStandApartFromDigits(row: (pattern: String, plain: String), count: Int) {
        let currency = String(repeating: "A", count: count)
        #expect(
            Self.texts(row.pattern, currency, .auto).plain
                == row.plain.map { $0 == "A" ? currency : String($0) }.joined())
    }

    /// A plus replaces an explicit minus, or precedes everything else.
    @Test(arguments: [
        ("¤0", "+$|"), ("¤0;(¤0)", "+$|"), ("¤0;¤-0", "$+|"), ("¤ 0;¤ -0", "$ +|"), ("¤0;¤0-", "$|+"), ("0+", "|+"),
        ("'+'0", "++|"),
    ])
    func plusTakesThePlaceOfMinus(pattern: String, expected: String) {
        #expect(Self.texts(pattern, "$", .always).plus == expected)
    }

    /// Literals of exactly sixteen bytes and of one more.
    @Test(arguments: [
        ("abcdefghijklmnop0", true), ("abcdefghijklmnopq0", false), ("0abcdefghijklmnop", true),
        ("0abcdefghijklmnopq", false),
    ])
    func literalsAreInlineWhereTheyFit(pattern: String, areInline: Bool) {
        let found = Self.texts(pattern, "$", .never)
        #expect(found.plain == pattern.replacing("0", with: "|"))
        #expect(found.areInline == areInline)
    }

    /// Setting an option back to its default equals never setting it.
    @Test func optionsAtTheirDefaultsAreNone() throws {
        var style = CurrencyStyle(.euro, locale: .germanGermany)
        #expect(style.options.rare == nil)
        style = style.compact().padding(width: 20).scale(byPowerOfTen: 2)
        #expect(style.options.rare != nil)
        style.options.notation = .standard
        style.options.padding = nil
        style.options.scale = 0
        #expect(style.options.rare == nil)
        #expect(style == CurrencyStyle(.euro, locale: .germanGermany))
    }
}

extension String {
    fileprivate func replacing(_ old: Character, with new: String) -> String {
        map { $0 == old ? new : String($0) }.joined()
    }
}
