import LDMLSyntax
import Testing

/// Patterns parsed by hand, by the grammar and examples of UTS #35, Part 3.
@Suite struct NumberPatternTests {
    /// The tokens of an affix as text: literals in brackets, other tokens as their character.
    private static func tokens(_ affix: NumberPattern.Affix) -> String {
        AffixTokens(affix).reduce(into: "") { text, token in
            switch token {
            case .literal(let bytes): text += "[\(String(decoding: bytes, as: UTF8.self))]"
            case .minus: text += "-"
            case .plus: text += "+"
            case .percent: text += "%"
            case .perMille: text += "‰"
            case .currency(let count): text += "¤\(count)"
            }
        }
    }

    @Test(arguments: [
        ("¤#,##0.00", "¤1", ""), ("#,##0.00\u{A0}¤", "", "[\u{A0}]¤1"), ("¤¤¤¤¤ 0", "¤5[ ]", ""),
        ("-0%", "-", "%"), ("+0‰", "+", "‰"), ("'#'0", "[#]", ""), ("0 'o''clock'", "", "[ o'clock]"),
        ("''0''", "[']", "[']"), ("'-'-0", "[-]-", ""), ("'¤'¤0", "[¤]¤1", ""), ("0'E'0", "", "[E]"),
        ("\u{200F}¤0", "[\u{200F}]¤1", ""), ("«¤» 0", "[«]¤1[» ]", ""), ("0 £€", "", "[ £€]"), ("0“‰”", "", "[“]‰[”]"),
        ("¤'¤'¤0", "¤1[¤]¤1", ""), ("", "", ""), ("text", "[text]", ""),
        ("\u{200F}0\u{A0}\u{200F}¤", "[\u{200F}]", "[\u{A0}\u{200F}]¤1"), ("\u{200E}0", "[\u{200E}]", ""),
        ("0\u{A0}\u{200F}¤x;0", "", "[\u{A0}\u{200F}]¤1[x]"), ("0\u{A0}\u{200F}¤;0", "", "[\u{A0}\u{200F}]¤1"),
        ("0\u{A0}\u{200E}¤", "", "[\u{A0}\u{200E}]¤1"), ("0\u{A0}\u{200F}€", "", "[\u{A0}\u{200F}€]"),
        ("0\u{A0}¤;0", "", "[\u{A0}]¤1"), ("0\u{A0}¤-;0", "", "[\u{A0}]¤1-"), (";0", "", ""),
        ("\u{61C}0¤;0", "[\u{61C}]", "¤1"), ("\u{61C}a0;0", "[\u{61C}a]", ""), ("¤;0", "¤1", ""), ("¤-;0", "¤1-", ""),
    ])
    func affixesAreTokens(pattern: String, prefix: String, suffix: String) {
        let found = NumberPattern.with(pattern) { pattern in
            [Self.tokens(pattern.prefix), Self.tokens(pattern.suffix)]
        }
        #expect(found == [prefix, suffix])
    }

    @Test(arguments: [
        ("#,##0.00", "#,##0.00", 3, 0), ("#,##,##0.00", "#,##,##0.00", 3, 2), ("0.00", "0.00", 0, 0),
        ("#,##,###,####", "#,##,###,####", 4, 3), ("###,######,####", "###,######,####", 4, 6),
        ("a#,###,@@@b", "#,###,@@@", 3, 3),
        ("#,##,##0.00 ¤", "#,##,##0.00", 3, 2), ("¤#,##,##0.00#", "#,##,##0.00#", 3, 2),
        ("#,##,##0.00E0", "#,##,##0.00E0", 3, 2), ("#,##,##0.0", "#,##,##0.0", 3, 2),
        ("0,05", "0,05", 2, 0), ("#E0", "#E0", 0, 0), ("0.0E+00", "0.0E+00", 0, 0), ("0E", "0", 0, 0),
        ("0E+", "0", 0, 0), ("0 E0", "0", 0, 0), ("mille", "", 0, 0),
    ])
    func numbersAndGroupsAreFound(pattern: String, number: String, primary: Int, secondary: Int) {
        let found = NumberPattern.with(pattern) { pattern in
            (pattern.numberText, pattern.primaryGrouping, pattern.secondaryGrouping)
        }
        #expect(found == (number, primary, secondary))
    }

    @Test(
        arguments: [
            ("¤#,##0.00;(¤#,##0.00)-", "[(]¤1", "[)]-", true), ("0\u{A0}¤;(0\u{A0}¤)", "[(]", "[\u{A0}]¤1[)]", true),
            ("a';'-b0%;(a';'-b0%)", "[(a;]-[b]", "%[)]", true),
            ("\u{200E}¤ 0;\u{200E}(¤ 0)", "[\u{200E}(]¤1[ ]", "[)]", true),
            ("¤ #,##0.00;¤ -#,##0.00", "¤1[ ]-", "", true), ("¤\u{A0}0;¤-0 x", "¤1-", "[ x]", true),
            ("-;--", "--", "", false), (";", "", "", false), ("0;", "", "", false), ("0;0", "", "", true),
            ("¤0;¤#,##0.00#", "¤1", "", true),
        ] as [(String, String, String, Bool)])
    func aSecondSubpatternHasAffixesOfItsOwn(pattern: String, prefix: String, suffix: String, hasNumber: Bool) {
        let found = NumberPattern.with(pattern) { pattern in
            [pattern.negative.map { Self.tokens($0.prefix) }, pattern.negative.map { Self.tokens($0.suffix) }]
        }
        #expect(found == [prefix, suffix])
        #expect(NumberPattern.with(pattern) { $0.negativeHasNumber } == hasNumber)
        #expect(CompiledPattern(pattern).isWellFormed)
    }

    @Test func aQuotedSemicolonBeginsNoSubpattern() {
        #expect(NumberPattern.with("0';'") { $0.negative == nil })
    }

    @Test(arguments: [
        ("¤0", 1, true, true), ("0¤", 1, false, true), ("0 ¤¤", 0, false, true), ("0", 0, false, false),
        ("0'¤'", 0, false, false), ("0¤¤¤¤¤", 5, false, true), ("a¤0", 0, true, true), ("0;¤0", 0, false, true),
    ])
    func currenciesAreFound(pattern: String, leading: Int, precedesNumber: Bool, hasCurrency: Bool) {
        NumberPattern.with(pattern) { pattern in
            #expect(max(pattern.prefix.leadingCurrencySigns, pattern.suffix.leadingCurrencySigns) == leading)
            #expect(pattern.currencyPrecedesNumber == precedesNumber)
            #expect(pattern.hasCurrency == hasCurrency)
        }
    }

    @Test(arguments: [
        ("+0", true, false), ("'+'0", false, false), ("0+", true, false), ("0;-0", false, true), ("0;0-", false, true),
        ("-0", false, false), ("0;'-'0", false, false), ("0;(0)", false, false),
    ])
    func signsAreThoseThatAreNotQuoted(pattern: String, plus: Bool, minus: Bool) {
        let found = NumberPattern.with(pattern) { ($0.positiveHasPlusSign, $0.negativeHasMinusSign) }
        #expect(found == (plus, minus))
    }

    @Test(arguments: [
        ("¤#,##0.00", true), ("¤#,##0.00;(¤#,##0.00)", true), ("mille", true), ("", true), ("#E0", true),
        ("0'x", false), ("'0", false), ("0 0", false), ("0;0;0", false), ("0;0 0", false), ("0;'0", false),
        ("0;", true), ("0'';0", true), ("0E0 0", false), ("'", false), ("'''", false),
    ])
    func whatIsNoPatternIsNotWellFormed(pattern: String, isWellFormed: Bool) {
        #expect(CompiledPattern(pattern).isWellFormed == isWellFormed)
    }

    /// The text has quotes only where needed, and the negative subpattern repeats the number of the positive one.
    @Test(arguments: [
        ("¤#,##0.00;(¤#,##0.00)", "¤#,##0.00;(¤#,##0.00)"), ("0 Mio'.' ¤", "0 Mio'.' ¤"), ("'a'0'b'", "a0b"),
        ("''0 'o''clock'", "''0 o''clock"), ("0;-#,##0", "0;-0"), ("mille", "mille"), ("mille;-mille", "mille;-mille"),
        ("'#;'0'E'a", "'#;'0'E'a"), ("0'E'", "0'E'"), ("0'¤‰-'¤‰-", "0'¤‰-'¤‰-"), ("#E0", "#E0"),
        ("\u{1}0\u{A}", "\u{1}0\u{A}"),
        ("", ""), ("'*'0", "'*'0"), ("¤¤¤¤¤#,##,##0.0##", "¤¤¤¤¤#,##,##0.0##"),
    ])
    func patternsAreWrittenBack(pattern: String, expected: String) {
        #expect(NumberPattern.with(pattern) { $0.text } == expected)
        #expect(NumberPattern.with(expected) { $0.text } == expected)
    }

    /// The compiled form, byte by byte, as PatternToken.swift documents it.
    @Test(
        arguments: [
            ("0K", [10, 0x4B]), ("¤¤0;(-0)", [2, 10, 12, 0x28, 6, 10, 0x29]), ("'%'+%‰", [0x25, 7, 8, 9]),
            ("#,##0", [11, 0, 3, 0, 0, 0, 5] + Array("#,##0".utf8)), ("\u{5}0", [13, 5, 10]), ("", []),
            ("#,##,##0", [11, 0, 3, 0, 2, 0, 8] + Array("#,##,##0".utf8)),
        ] as [(String, [UInt8])])
    func tokensAreTheseBytes(pattern: String, tokens: [UInt8]) {
        #expect(CompiledPattern(pattern).tokens == tokens)
    }

    /// Any bytes can be read as a pattern, without reading outside them.
    @Test func bytesThatNobodyCompiledAreRead() {
        var state: UInt64 = 4217
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56 & 0x0F)
        }
        for _ in 0..<20_000 {
            let bytes = (0..<Int(next())).map { _ in next() }
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
            defer { copy.deallocate() }
            _ = copy.initialize(from: bytes)
            guard let base = copy.baseAddress else { continue }
            let pattern = NumberPattern(tokens: base, count: bytes.count)
            let lengths = pattern.affixes.map(\.count)
            #expect(lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) <= bytes.count)
            _ = pattern.affixes.map(Self.tokens)
            _ = pattern.text
        }
    }
}
