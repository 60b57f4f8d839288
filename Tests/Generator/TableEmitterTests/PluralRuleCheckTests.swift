import LocaleModel
import Testing

@testable import TableEmitter

/// Rules that the runtime could not read are refused before tables are generated.
@Suite struct PluralRuleCheckTests {
    private static func image(_ category: String, _ rule: String) throws {
        var snapshot = try CutSnapshot.read()
        snapshot.supplemental.plurals.cardinals["de"]?[category] = rule
        _ = try TableImage(of: snapshot)
    }

    @Test func rulesOfLDMLAreTaken() throws {
        try Self.image("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
        try Self.image("other", "")
    }

    @Test(arguments: [
        ("few", "v = 0 and"), ("few", ""), ("few", "x = 1"), ("few", "i % 0 = 1"), ("other", "n = 1"),
    ])
    func otherTextIsRefused(category: String, rule: String) {
        let expected = category == "other" ? "no rule" : "a plural rule"
        #expect(
            throws: EmitError.malformed(
                locale: "de", field: "plurals/cardinals/\(category)", value: rule, expected: expected)
        ) { try Self.image(category, rule) }
    }
}
