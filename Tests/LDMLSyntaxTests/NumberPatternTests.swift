import LDMLSyntax
import Testing

/// Patterns taken apart by hand, after the grammar and the examples of UTS #35, Part 3.
@Suite struct NumberPatternTests {
    /// The tokens of an affix as text: a literal in brackets, the others by their character.
    private static func tokens(_ affix: NumberPattern.Affix, of pattern: NumberPattern) -> String {
        pattern.tokens(of: affix).reduce(into: "") { text, token in
            switch token {
            case .literal(let range): text += "[\(pattern.text(range))]"
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
        ("-0%", "-", "%"), ("+0‰", "+", "‰"), ("'#'0", "[#]", ""), ("0 'o''clock'", "", "[ ][o]['][clock]"),
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
            [Self.tokens(pattern.prefix, of: pattern), Self.tokens(pattern.suffix, of: pattern)]
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
            (pattern.text(pattern.number), pattern.primaryGrouping, pattern.secondaryGrouping)
        }
        #expect(found == (number, primary, secondary))
    }

    @Test(
        arguments: [
            ("¤#,##0.00;(¤#,##0.00)-", "[(]¤1", "[)]-", "#,##0.00", .other),
            ("¤#,##0.00;(¤#,##0.00)", "[(]¤1", "[)]", "#,##0.00", .parenthesized),
            ("#,##0.00\u{A0}¤;(#,##0.00\u{A0}¤)", "[(]", "[\u{A0}]¤1[)]", "#,##0.00", .parenthesized),
            ("#,##0.00¤;(#,##0.00¤)", "[(]", "¤1[)]", "#,##0.00", .parenthesized),
            ("a';'-b#,##,##0.00%;(a';'-b#,##,##0.00%)", "[(a][;]-[b]", "%[)]", "#,##,##0.00", .parenthesized),
            ("¤#,##0.00;(¤#,##0.0#)", "[(]¤1", "[)]", "#,##0.0#", .other),
            ("¤#,##0.00;(x#,##0.00)", "[(x]", "[)]", "#,##0.00", .other),
            ("¤#,##0.00;[¤#,##0.00)", "[[]¤1", "[)]", "#,##0.00", .other),
            ("¤#,##0.00;(¤#,##0.00]", "[(]¤1", "[]]", "#,##0.00", .other),
            ("0.00;(0.00)", "[(]", "[)]", "0.00", .parenthesized),
            ("\u{200E}¤ 0;\u{200E}(¤ 0)", "[\u{200E}(]¤1[ ]", "[)]", "0", .parenthesizedBehindMark),
            ("\u{200F}0¤;\u{200F}(0¤)", "[\u{200F}(]", "¤1[)]", "0", .parenthesizedBehindMark),
            ("\u{200D}0;\u{200D}(0)", "[\u{200D}(]", "[)]", "0", .other),
            ("\u{200E}0;\u{200F}(0)", "[\u{200F}(]", "[)]", "0", .other),
            ("\u{200E}0;\u{200E}[0)", "[\u{200E}[]", "[)]", "0", .other),
            ("\u{200E}0a;\u{200E}(0b)", "[\u{200E}(]", "[b)]", "0", .other),
            ("\u{200F}0\u{A0}¤;\u{200F}-0\u{A0}¤", "[\u{200F}]-", "[\u{A0}]¤1", "0", .minusBehindPrefix),
            ("¤ #,##0.00;¤ -#,##0.00", "¤1[ ]-", "", "#,##0.00", .minusBehindPrefix),
            ("#,##0.00¤;-#,##0.00¤", "-", "¤1", "#,##0.00", .minusBehindPrefix),
            ("¤-0;¤--0", "¤1--", "", "0", .minusBehindPrefix), ("¤0;-¤0", "-¤1", "", "0", .other),
            ("¤0;¤+0", "¤1+", "", "0", .other), ("¤#,##0.00;¤-#,##0.0#", "¤1-", "", "#,##0.0#", .other),
            ("a0;b-0", "[b]-", "", "0", .other), ("-;--", "--", "", "", .minusBehindPrefix),
            ("¤ #,##0.00;¤ #,##0.00-", "¤1[ ]", "-", "#,##0.00", .minusAtEnd),
            ("0 ¤;0 ¤-", "", "[ ]¤1-", "0", .minusAtEnd), ("x0-;x0--", "[x]", "--", "0", .minusAtEnd),
            ("¤0x;¤0y-", "¤1", "[y]-", "0", .other), ("x0;y0-", "[y]", "-", "0", .other),
            ("¤0;¤0+", "¤1", "+", "0", .other),
            ("¤\u{A0}#,##0.00;¤-#,##0.00", "¤1-", "", "#,##0.00", .minusBehindCurrency),
            ("¤#,##0.00;¤-\u{A0}#,##0.00", "¤1-[\u{A0}]", "", "#,##0.00", .minusBehindCurrency),
            ("¤0 x;¤\u{A0}-0 x", "¤1[\u{A0}]-", "[ x]", "0", .minusBehindCurrency),
            ("x00;¤-00", "¤1-", "", "00", .minusBehindCurrency), ("x0;¤-0", "¤1-", "", "0", .other),
            ("¤\u{A0}0;¤\u{A0}-\u{A0}0", "¤1[\u{A0}]-[\u{A0}]", "", "0", .other),
            ("¤;¤-\u{A0}", "¤1-[\u{A0}]", "", "", .minusBehindCurrency),
            ("¤\u{A0}00;¤-0#", "¤1-", "", "0#", .other), ("¤\u{A0}00;¤+00", "¤1+", "", "00", .other),
            ("¤\u{A0}0;¤-0 x", "¤1-", "[ x]", "0", .other),
            ("¤\u{A0}00;¤¤-00", "¤2-", "", "00", .other), ("¤ 00;$ -00", "[$ ]-", "", "00", .other),
            ("0 ¤;-0 $", "-", "[ $]", "0", .other), ("0-;0+", "", "+", "0", .other), ("0;0", "", "", "0", .other),
            (";", "", "", "", .other),
        ] as [(String, String, String, String, NumberPattern.NegativeForm)])
    func aSecondSubpatternHasAffixesOfItsOwn(
        pattern: String, prefix: String, suffix: String, number: String, form: NumberPattern.NegativeForm
    ) {
        let found = NumberPattern.with(pattern) { pattern in
            [
                pattern.negative.map { Self.tokens($0.prefix, of: pattern) },
                pattern.negative.map { Self.tokens($0.suffix, of: pattern) },
                pattern.negativeNumber.map(pattern.text),
            ]
        }
        #expect(found == [prefix, suffix, number])
        #expect(NumberPattern.with(pattern) { $0.negativeForm } == form)
        #expect(NumberPattern.with(pattern) { $0.isWellFormed })
    }

    @Test func aQuotedSemicolonBeginsNoSubpattern() {
        #expect(NumberPattern.with("0';'") { $0.negative == nil })
    }

    /// Where the ¤ of an affix stands that is its one special character.
    @Test(arguments: [
        ("a-b0", nil, false), ("-0", nil, false), ("+0", nil, false), ("'-'-0", nil, false), ("ab0", nil, true),
        ("0", nil, true), ("a¤b0", 1, false), ("¤0", 0, false), ("¤¤0", nil, false), ("¤-0", nil, false),
        ("\u{200F}¤0", 3, false), ("\u{200F}0", nil, true), ("%0", nil, false), ("‰0", nil, false),
        ("a'b'0", nil, false),
    ])
    func anOnlyCurrencyIsFound(pattern: String, currency: Int?, isLiteral: Bool) {
        NumberPattern.with(pattern) { pattern in
            #expect(pattern.prefix.onlyCurrency == currency)
            #expect(pattern.prefix.isLiteral == isLiteral)
        }
    }

    /// The same in the affixes of a second subpattern.
    @Test(arguments: [
        ("a¤#,##0.00;(a¤#,##0.00)", 14, nil), ("0 ¤;(0 ¤)", nil, 8), ("0 ¤;-0 ¤", nil, 8), ("¤0;¤-0", nil, nil),
        ("¤0;¤0-", 4, nil), ("0 ¤;0 ¤-", nil, nil), ("\u{200E}¤0;\u{200E}(¤0)", 11, nil),
        ("0;(0)", nil, nil),
    ])
    func anOnlyCurrencyOfNegativeNumbersIsFound(pattern: String, prefix: Int?, suffix: Int?) {
        NumberPattern.with(pattern) { pattern in
            #expect(pattern.negative?.prefix.onlyCurrency == prefix)
            #expect(pattern.negative?.suffix.onlyCurrency == suffix)
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
        #expect(NumberPattern.with(pattern) { $0.isWellFormed } == isWellFormed)
    }
}
