import Testing

@testable import DataAudits

/// Pairs of patterns, with the visible differences.
struct PatternShapeTests {
    struct Row: Sendable {
        var old: String
        var new: String
        var classes: Set<FindingClass>
    }

    static let rows: [Row] = [
        Row(old: "¤#,##0.00", new: "#,##0.00¤", classes: [.order]),
        Row(old: "¤#,##0.00", new: "#,##0.00\u{A0}¤", classes: [.order]),
        Row(old: "¤#,##0.00", new: "¤\u{A0}#,##0.00", classes: [.spacing]),
        Row(old: "¤\u{A0}#,##0.00", new: "¤\u{202F}#,##0.00", classes: [.spacing]),
        Row(old: "¤#,##0.00", new: "¤#,##0.00;(¤#,##0.00)", classes: [.sign]),
        Row(old: "¤#,##0.00", new: "¤#,##0.00;¤-#,##0.00", classes: [.sign]),
        Row(old: "¤#,##0.00", new: "¤#,##0.00;¤#,##0.00-", classes: [.sign]),
        Row(old: "¤#,##0.00", new: "¤#,##0.00;-¤#,##0.00", classes: [.other]),
        Row(old: "¤#,##0.00", new: "¤#,##,##0.00", classes: [.grouping]),
        Row(old: "¤#,##0.00", new: "¤0.00", classes: [.grouping]),
        Row(old: "¤#,##0.00", new: "¤#,##0.###", classes: [.digits]),
        Row(old: "¤#,##0.00", new: "\u{200F}¤#,##0.00", classes: [.bidi]),
        Row(old: "¤#,##0.00", new: "\u{200F}#,##0.00\u{A0}¤;\u{200F}-#,##0.00\u{A0}¤", classes: [.order, .bidi]),
        Row(old: "#,##0%", new: "#,##0\u{A0}%", classes: [.spacing]),
    ]

    @Test(arguments: rows)
    func differencesAreSorted(row: Row) {
        #expect(PatternShape.differences(from: row.old, to: row.new) == row.classes)
    }

    @Test func groupsAreCountedFromThePoint() {
        #expect(PatternShape("#,##,##0.00").groups == [3, 2])
        #expect(PatternShape("#,##0").groups == [3])
        #expect(PatternShape("0.00").groups == [])
    }

    @Test func aQuotedSignIsNoCurrencyAndNoSeparator() {
        let shape = PatternShape("'a;b'#,##0.00")
        #expect(shape.positive == "a;bN")
        #expect(shape.negative == "-a;bN")
        #expect(shape.currencyIsFirst == nil)
    }
}
