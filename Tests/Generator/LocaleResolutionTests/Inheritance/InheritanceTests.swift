import LocaleModel
@testable import LocaleResolution
import Testing

/// Finds a value in the locale, in an ancestor, or through an alias in LDML's root.
///
/// The aliases are from CLDR 48's `common/main/root.xml`.
struct InheritanceTests {
    private func inheritance(_ locales: [String: [LocaleField: String]]) -> Inheritance {
        Inheritance(
            locales: locales.map { LocaleFacts(identifier: $0.key, values: $0.value) }, identifiers: IdentifierFacts())
    }

    private func latin(_ kind: SymbolKind) -> LocaleField { .symbol(system: "latn", kind) }
    private func arabic(_ kind: SymbolKind) -> LocaleField { .symbol(system: "arab", kind) }

    @Test
    func nearestOwnerWins() {
        let inheritance = inheritance([
            "und": [latin(.decimal): ".", latin(.group): ",", latin(.nan): "NaN"],
            "de": [latin(.decimal): ",", latin(.group): "."], "de-AT": [latin(.group): "\u{A0}"],
        ])
        #expect(
            inheritance.find(latin(.group), in: "de-AT")
                == Inheritance.Found(value: "\u{A0}", owner: "de-AT", field: latin(.group)))
        #expect(
            inheritance.find(latin(.decimal), in: "de-AT")
                == Inheritance.Found(value: ",", owner: "de", field: latin(.decimal)))
        #expect(inheritance.find(latin(.nan), in: "de-AT")?.owner == "und")
        #expect(inheritance.find(latin(.currencyGroup), in: "de-AT") == nil)
    }

    /// Other numbering systems use latn's symbols, of the requesting locale.
    @Test
    func symbolsOfAnotherSystemAreThoseOfLatin() {
        let inheritance = inheritance([
            "und": [latin(.decimal): ".", latin(.nan): "NaN"], "de": [latin(.decimal): ","],
            "de-AT": [.symbol(system: "deva", .nan): "keine Zahl"],
        ])
        let decimal = LocaleField.symbol(system: "deva", .decimal)
        #expect(
            inheritance.find(decimal, in: "de-AT")
                == Inheritance.Found(value: ",", owner: "de", field: latin(.decimal)))
        #expect(inheritance.value(of: .symbol(system: "deva", .nan), in: "de-AT") == "keine Zahl")
        #expect(inheritance.value(of: .symbol(system: "deva", .nan), in: "de") == "NaN")
    }

    /// The root has symbols for arab, which precede the locale's latn. Missing ones have no value.
    @Test
    func symbolsThatTheRootHasOfItsOwnComeBeforeLatin() {
        let inheritance = inheritance([
            "und": [latin(.decimal): ".", latin(.nan): "NaN", arabic(.decimal): "٫", arabic(.nan): "NaN"],
            "am": [latin(.nan): "በቁጥር ሊገለጽ የማይችል", latin(.currencyGroup): "'"],
        ])
        #expect(inheritance.value(of: arabic(.decimal), in: "am") == "٫")
        #expect(inheritance.value(of: arabic(.nan), in: "am") == "NaN")
        #expect(inheritance.value(of: arabic(.currencyGroup), in: "am") == nil)
        #expect(inheritance.value(of: .symbol(system: "deva", .currencyGroup), in: "am") == "'")
    }

    @Test
    func patternsThatTheRootHasOfItsOwnComeBeforeLatin() {
        func pattern(_ system: String, _ kind: PatternKind) -> LocaleField { .pattern(system: system, kind) }
        let inheritance = inheritance([
            "und": [
                pattern("latn", .standard): "¤ 0", pattern("latn", .percent): "0%", pattern("latn", .decimal): "0",
                pattern("arab", .standard): "0 ¤", pattern("arab", .percent): "0%", arabic(.decimal): "٫",
            ],
            "de": [
                pattern("latn", .standard): "0,0 ¤", pattern("latn", .percent): "0 %", pattern("latn", .decimal): "0,0",
                .appendISO(system: "latn"): "{0} ¤¤", .unitPattern(system: "latn", .one): "{0} {1}",
            ],
        ])
        #expect(inheritance.value(of: pattern("arab", .standard), in: "de") == "0 ¤")
        #expect(inheritance.value(of: pattern("arab", .percent), in: "de") == "0%")
        #expect(inheritance.value(of: pattern("arab", .decimal), in: "de") == "0,0")
        #expect(inheritance.value(of: pattern("deva", .standard), in: "de") == "0,0 ¤")
        #expect(inheritance.value(of: pattern("deva", .percent), in: "de") == "0 %")
        // appendISO and unit names belong to the currency formats.
        #expect(inheritance.value(of: .appendISO(system: "arab"), in: "de") == nil)
        #expect(inheritance.value(of: .appendISO(system: "deva"), in: "de") == "{0} ¤¤")
        #expect(inheritance.value(of: .unitPattern(system: "arab", .one), in: "de") == nil)
        #expect(inheritance.value(of: .unitPattern(system: "deva", .one), in: "de") == "{0} {1}")
    }

    /// An alias applies only if no ancestor has a value: an inherited accounting format precedes the locale's own
    /// standard format.
    /// locale's own standard format.
    @Test
    func accountingIsStandardUnlessAnAncestorHasIt() {
        let standard = LocaleField.pattern(system: "latn", .standard)
        let accounting = LocaleField.pattern(system: "latn", .accounting)
        let inheritance = inheritance([
            "und": [standard: "¤ 0"], "de": [standard: "0 ¤"], "en": [standard: "¤0", accounting: "¤0;(¤0)"],
            "en-XX": [standard: "0¤"],
        ])
        #expect(
            inheritance.find(accounting, in: "de") == Inheritance.Found(value: "0 ¤", owner: "de", field: standard))
        #expect(inheritance.value(of: accounting, in: "en-XX") == "¤0;(¤0)")
        // Through two aliases: from deva to latn, and there to standard.
        #expect(inheritance.value(of: .pattern(system: "deva", .accounting), in: "de") == "0 ¤")
        #expect(inheritance.value(of: .pattern(system: "deva", .accounting), in: "en-XX") == "¤0;(¤0)")
    }

    @Test
    func longCompactDecimalsAreTheShortOnes() {
        func compact(_ system: String, _ kind: CompactKind) -> LocaleField {
            .compact(system: system, kind, zeros: 3, .other, alphaNextToNumber: false)
        }
        let inheritance = inheritance([
            "und": [compact("latn", .decimalShort): "0K"], "de": [compact("latn", .decimalLong): "0 Tausend"],
        ])
        #expect(inheritance.value(of: compact("latn", .decimalLong), in: "und") == "0K")
        #expect(inheritance.value(of: compact("deva", .decimalLong), in: "und") == "0K")
        #expect(inheritance.value(of: compact("latn", .decimalLong), in: "de") == "0 Tausend")
        #expect(inheritance.value(of: compact("deva", .decimalLong), in: "de") == "0 Tausend")
        #expect(inheritance.value(of: compact("deva", .decimalShort), in: "de") == "0K")
        let chain = inheritance.parents.chain(from: "de")
        #expect(inheritance.compactFields("deva", .decimalLong, along: chain) == [compact("deva", .decimalLong)])
        #expect(inheritance.compactFields("deva", .currencyShort, along: chain).isEmpty)
    }

    @Test
    func currencyWithoutASymbolIsShownByItsCode() {
        let inheritance = inheritance(["und": [.currency(code: "EUR", .symbol): "€"], "de": [:]])
        #expect(inheritance.value(of: .currency(code: "EUR", .symbol), in: "de") == "€")
        #expect(inheritance.value(of: .currency(code: "CHF", .symbol), in: "de") == "CHF")
        #expect(inheritance.value(of: .currency(code: "CHF", .narrow), in: "de") == nil)
    }
}
