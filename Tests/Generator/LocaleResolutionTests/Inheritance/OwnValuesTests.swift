import LocaleModel
import LocaleResolution
import Testing

/// Removing inherited values loses nothing.
struct OwnValuesTests {
    private static let fields: [LocaleField] = [
        .symbol(system: "latn", .decimal), .symbol(system: "latn", .nan), .symbol(system: "arab", .decimal),
        .symbol(system: "arab", .nan), .symbol(system: "deva", .decimal), .symbol(system: "deva", .nan),
        .pattern(system: "latn", .standard), .pattern(system: "latn", .accounting),
        .pattern(system: "arab", .standard), .pattern(system: "arab", .accounting),
        .pattern(system: "deva", .standard), .pattern(system: "deva", .accounting),
        .pattern(system: "arab", .percent), .pattern(system: "latn", .percent),
        .compact(system: "latn", .decimalShort, zeros: 3, .other, alphaNextToNumber: false),
        .compact(system: "latn", .decimalLong, zeros: 3, .other, alphaNextToNumber: false),
        .currency(code: "EUR", .symbol), .minimumGroupingDigits,
    ]

    private var identifiers: IdentifierFacts {
        var facts = IdentifierFacts()
        facts.parentLocales = ["c-x": "b"]
        return facts
    }

    /// Random complete locales; every value must be found again.
    @Test(arguments: 0..<200)
    func inheritanceGivesBackWhatWasTakenOut(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ bound: UInt64) -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state % bound
        }
        let names = ["und", "a", "a-x", "a-x-y", "b", "c", "c-x"]
        let resolved = names.map { name in
            LocaleFacts(
                identifier: name,
                values: Dictionary(uniqueKeysWithValues: Self.fields.map { ($0, "v\(random(3))") }))
        }
        let own = OwnValues.of(resolved, identifiers: identifiers)
        #expect(own.map(\.identifier) == names.sorted())
        let inheritance = Inheritance(locales: own, identifiers: identifiers)
        for locale in resolved {
            for (field, value) in locale.values {
                #expect(inheritance.value(of: field, in: locale.identifier) == value, "\(locale.identifier) \(field)")
            }
        }
        // Each remaining value is needed: without it, another value would be inherited.
        for locale in own where locale.identifier != "und" {
            let chain = Array(inheritance.parents.chain(from: locale.identifier).dropFirst())
            for (field, value) in locale.values where field == .minimumGroupingDigits {
                #expect(inheritance.find(field, along: chain)?.value != value)
            }
        }
    }

    @Test
    func onlyWhatDiffersFromTheAncestorsIsLeft() {
        let decimal = LocaleField.symbol(system: "latn", .decimal)
        let group = LocaleField.symbol(system: "latn", .group)
        let own = OwnValues.of(
            [
                LocaleFacts(identifier: "und", values: [decimal: ".", group: ","]),
                LocaleFacts(identifier: "de", values: [decimal: ",", group: "."]),
                LocaleFacts(identifier: "de-AT", values: [decimal: ",", group: "\u{A0}"]),
                LocaleFacts(identifier: "de-DE", values: [decimal: ",", group: "."]),
            ], identifiers: IdentifierFacts())
        #expect(own.map(\.identifier) == ["de", "de-AT", "de-DE", "und"])
        #expect(
            own.map(\.values) == [[decimal: ",", group: "."], [group: "\u{A0}"], [:], [decimal: ".", group: ","]])
    }

    /// A symbol equal to the currency's code is redundant.
    @Test
    func codeAsSymbolIsTakenOut() {
        let symbol = LocaleField.currency(code: "CHF", .symbol)
        let own = OwnValues.of(
            [
                LocaleFacts(identifier: "und", values: [symbol: "CHF"]),
                LocaleFacts(identifier: "de", values: [symbol: "Fr."]),
                LocaleFacts(identifier: "de-CH", values: [symbol: "CHF"]),
            ], identifiers: IdentifierFacts())
        #expect(own.map(\.values) == [[symbol: "Fr."], [symbol: "CHF"], [:]])
    }

    /// A source that already has only own values can repeat an ancestor's. Targets of aliases are kept.
    @Test
    func repeatsOfAnAncestorAreTakenOut() {
        let latin = LocaleField.symbol(system: "latn", .decimal)
        let other = LocaleField.symbol(system: "deva", .decimal)
        let own = OwnValues.withoutRepeats(
            [
                LocaleFacts(identifier: "und", values: [latin: "."]),
                LocaleFacts(identifier: "hi", values: [latin: ".", other: "."]),
            ], identifiers: IdentifierFacts())
        #expect(own.map(\.values) == [[other: "."], [latin: "."]])
    }
}
