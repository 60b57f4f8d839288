import CurrencyFormat
import LDMLSyntax
import PackedTables
import Testing

@testable import CurrencyEngine

/// Affixes of up to sixteen bytes are written, and no longer ones; by hand, in en-US, whose signs are "-" and "+".
struct StandardAffixesTests {
    /// What is written of a pattern in a form, and what the general way writes.
    private static func forms(
        _ pattern: String, _ currency: String, _ display: SignDisplay = .auto
    ) -> (short: AffixForms?, general: AffixForms) {
        let options = CurrencyStyle(.euro, locale: .englishUnitedStates).options
        let (tables, wanted) = (SystemTables(options), SignForms(display))
        return NumberPattern.with(pattern) { pattern in
            Array((currency + " ").utf8).withUnsafeBufferPointer { bytes in
                // The space only keeps the address of an empty text valid.
                let currency = PackedText(start: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count - 1)
                var forms = AffixForms()
                let isWritten = StandardAffixes(pattern, currency, tables).write(wanted, to: &forms)
                let symbols = AffixSymbols(tables, NumberSymbols(), currency, code: currency, narrow: currency)
                let writer = AffixWriter(
                    symbols: symbols, filter: TextFilter(options), isApproximate: false, around: nil, isIsolated: false,
                    forms: wanted)
                var storage: [UInt8] = []
                return (isWritten ? forms : nil, writer.affixes(of: pattern, storage: &storage))
            }
        }
    }

    /// A pattern, how many "$" its ¤ is, and the prefix and the suffix of negative numbers, where they have room.
    @Test(
        arguments: [
            ("¤0", 0, nil), ("¤0", 3, "-$$$|"), ("¤0", 15, "-$$$$$$$$$$$$$$$|"), ("¤0", 16, nil), ("¤0", 17, nil),
            ("0¤", 16, "-|$$$$$$$$$$$$$$$$"), ("0¤", 17, nil),
            ("¤0;(¤0)", 15, "($$$$$$$$$$$$$$$|)"), ("¤0;(¤0)", 16, nil), ("0¤;(0¤)", 15, "(|$$$$$$$$$$$$$$$)"),
            ("0¤;(0¤)", 16, nil),
            ("a¤0b;(a¤0b)", 2, "(a$$|b)"), ("\u{200E}¤0;\u{200E}(¤0)", 12, "\u{200E}($$$$$$$$$$$$|)"),
            ("\u{200E}¤0;\u{200E}(¤0)", 13, nil),
            ("¤ 0;¤ -0", 14, "$$$$$$$$$$$$$$ -|"), ("¤ 0;¤ -0", 15, nil),
            ("0 ¤;0 ¤-", 14, "| $$$$$$$$$$$$$$-"), ("0 ¤;0 ¤-", 15, nil), ("¤0;¤0-", 16, "$$$$$$$$$$$$$$$$|-"),
            ("¤0;¤-\u{A0}0", 13, "$$$$$$$$$$$$$-\u{A0}|"), ("¤0;¤-\u{A0}0", 14, nil),
            ("¤0;¤\u{A0}-0", 13, "$$$$$$$$$$$$$\u{A0}-|"), ("¤0;¤\u{A0}-0", 14, nil),
            ("¤0;¤-0", 15, "$$$$$$$$$$$$$$$-|"),
            ("¤0;¤-0", 16, nil), ("¤0;[¤0]", 3, "[$$$|]"), ("¤0;[-¤0]", 3, "[-$$$|]"),
            ("0-¤", 15, "-|-$$$$$$$$$$$$$$$"), ("0-¤", 16, nil), ("¤ab¤0", 6, "-$$$$$$ab$$$$$$|"), ("¤ab¤0", 7, nil),
            ("0¤ab¤", 7, "-|$$$$$$$ab$$$$$$$"), ("0¤abc¤", 7, nil), ("0a;(0a)", 3, "(|a)"), ("¤¤0", 3, nil),
            ("0%", 3, nil),
        ] as [(String, Int, String?)])
    func textsAreShort(pattern: String, count: Int, expected: String?) {
        let (short, general) = Self.forms(pattern, String(repeating: "$", count: count))
        let storage = PlanStorage()
        let text = short.map { forms in
            [forms.minus.prefix, forms.minus.suffix].map { String(decoding: $0.bytes(storage), as: UTF8.self) }
                .joined(separator: "|")
        }
        #expect(text == expected)
        if let short { #expect(short == general) }
    }

    /// Negative forms that are like the positive one are made from it, as long as they are short.
    @Test(arguments: [
        ("¤0;(¤0)", 15), ("0¤;(0¤)", 15), ("\u{200E}¤0;\u{200E}(¤0)", 12), ("¤ 0;¤ -0", 14), ("0 ¤;0 ¤-", 14),
        ("¤0;¤-\u{A0}0", 13), ("¤0;¤\u{A0}-0", 13),
    ])
    func negativeFormsAreDerived(pattern: String, most: Int) {
        let tables = SystemTables(CurrencyStyle(.euro, locale: .englishUnitedStates).options)
        for count in [1, most, most + 1] {
            let currency = String(repeating: "$", count: count)
            let general = Self.forms(pattern, currency).general
            var minus = AffixForms.Form()
            let isDerived = NumberPattern.with(pattern) { pattern in
                Array(currency.utf8).withUnsafeBufferPointer { bytes in
                    let currency = PackedText(start: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
                    return StandardAffixes(pattern, currency, tables)
                        .derive(pattern.negativeForm, from: general.plain, &minus)
                }
            }
            #expect(isDerived == (count <= most))
            if isDerived { #expect(minus == general.minus) }
        }
    }

    /// Literals alone, where no minus stands before them.
    @Test(arguments: [
        ("abcdefghijklmnop0", true), ("abcdefghijklmnopq0", false), ("0abcdefghijklmnop", true),
        ("0abcdefghijklmnopq", false),
    ])
    func literalsAreShort(pattern: String, isWritten: Bool) {
        let (short, general) = Self.forms(pattern, "$", .never)
        #expect((short != nil) == isWritten)
        if let short { #expect(short == general) }
    }

    /// A no-break space stands between letters and digits: two bytes more.
    @Test(arguments: [
        ("¤0", 13, true), ("¤0", 15, false), ("-¤0", 12, true), ("-¤0", 14, false), ("0¤", 14, true), ("0¤", 15, false),
    ])
    func spacesNeedRoom(pattern: String, letters: Int, isWritten: Bool) {
        let (short, general) = Self.forms(pattern, String(repeating: "A", count: letters))
        #expect((short != nil) == isWritten)
        if let short { #expect(short == general) }
    }

    /// With plus signs, each form by its own pattern.
    @Test(arguments: ["¤0", "0¤", "¤0;(¤0)", "¤0;¤-0", "¤ 0;¤ -0", "¤0;¤0-", "-¤0", "0-"])
    func formsOfPlusAreThoseOfTheGeneralWay(pattern: String) throws {
        for display in SignDisplay.allCases {
            let (short, general) = Self.forms(pattern, "$", display)
            #expect(try #require(short) == general)
        }
    }
}
