import DataSnapshot
import LocaleModel
import TableEmitter
import Testing

@testable import currency_data

/// Rules that the engine could not read are refused before tables are made of them.
@Suite struct EmittableSnapshotTests {
    private static func check(_ category: String, _ rule: String) throws(EmitError) {
        var plurals = PluralFacts()
        plurals.cardinals["pl"] = ["one": "i = 1 and v = 0", "other": ""]
        plurals.cardinals["pl"]?[category] = rule
        try Snapshot.checkRules(plurals)
    }

    @Test func rulesOfLDMLAreTaken() throws {
        try Self.check("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
        try Self.check("other", "")
    }

    @Test(arguments: [
        ("few", "v = 0 and"), ("few", ""), ("few", "x = 1"), ("few", "i % 0 = 1"), ("other", "n = 1"),
    ])
    func otherTextIsRefused(category: String, rule: String) {
        let expected = category == "other" ? "no rule" : "a plural rule"
        #expect(
            throws: EmitError.malformed(
                locale: "pl", field: "plurals/cardinals/\(category)", value: rule, expected: expected)
        ) { try Self.check(category, rule) }
    }
}
