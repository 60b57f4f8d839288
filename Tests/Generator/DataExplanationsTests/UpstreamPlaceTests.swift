import CurrencyEngine
import DataExplanations
import DataSnapshot
import Foundation
import LDMLSource
import LocaleModel
import LocaleResolution
import TestSupport
import Testing

/// Looks up every quoted place in upstream's file with code that is independent of the readers.
@Suite struct UpstreamPlaceTests {
    private static let amounts = ["0", "-0.5", "1", "2", "-1234.5", "1234567.891", "1e9", "NaN"]

    /// Seeded triples of a locale, a currency and an amount, in forms that reach all kinds of values.
    private static func explanations(_ count: Int, seed: UInt64) throws -> [Explanation] {
        let explainer = try OwnExplainer.explainer.get()
        let names = try OwnExplainer.names.get()
        let locales = try OwnExplainer.snapshot.get().localeFacts.map(\.identifier)
        let codes = explainer.data.currencyCodes
        var random = SplitMix64(seed: seed)
        return try (0..<count).map { index in
            var style = try OwnExplainer.style(random.element(of: locales), "EUR")
            style.currency = random.element(of: codes)
            style.display = random.element(of: [.symbol, .symbol, .narrowSymbol, .name(names), .code])
            style.sign = Bool.random(using: &random) ? .accounting : .standard
            style.digits = random.element(of: [.display, .iso, .cash])
            if index % 4 == 0 { style.options.notation = .compact(.short) }
            let amount = try DecimalValue(random.element(of: amounts))
            return try explainer.explain(.currency(style), amount)
        }
    }

    @Test(
        .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
        .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func everyQuotedPlaceHoldsTheQuotedValue() throws {
        let cldrJSON = try Publication.cldrJSON.folder()
        let iso4217 = try Publication.iso4217.folder()
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of UpstreamPlaceTests.everyQuotedPlaceHoldsTheQuotedValue: \(seed)")
        var lookup = UpstreamLookup()
        var iso: [(place: UpstreamPlace, value: String)] = []
        var count = 0
        for explanation in try Self.explanations(200, seed: seed) {
            for value in explanation.values {
                let hasPlace = !value.upstream.isEmpty || value.decision != nil || value.snapshotFile == nil
                #expect(hasPlace, "\(explanation.locale) \(value.key.path)")
                for quoted in value.upstream {
                    count += 1
                    if quoted.source.name == "iso4217" {
                        iso.append((quoted.place, value.value))
                        continue
                    }
                    // Only the second source's own readers can open its files.
                    if quoted.source.name == "icu" { continue }
                    let found = try lookup.json(cldrJSON, quoted.place)
                    #expect(
                        found == value.value,
                        "seed \(seed): \(explanation.locale) \(value.key.path): \(quoted.place.file) \(quoted.place.place)"
                    )
                }
            }
        }
        for (texts, quoted) in zip(try UpstreamLookup.xml(iso4217, iso.map(\.place)), iso) {
            #expect(texts == [quoted.value], "seed \(seed): \(quoted.place.file) \(quoted.place.place)")
        }
        print("places looked up: \(count), of them \(iso.count) in ISO 4217's lists")
        #expect(count > 1000)
        #expect(!iso.isEmpty)
    }

    /// All values of the overview for all locales, each with another currency.
    @Test(
        .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
        .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func everyValueOfEveryLocaleIsWhereItIsSaidToBe() throws {
        let cldrJSON = try Publication.cldrJSON.folder()
        let iso4217 = try Publication.iso4217.folder()
        let explainer = try OwnExplainer.explainer.get()
        let codes = explainer.data.currencyCodes
        var iso: [(place: UpstreamPlace, value: String)] = []
        var count = 0
        var corrected = 0
        for (index, locale) in try OwnExplainer.snapshot.get().localeFacts.enumerated() {
            var lookup = UpstreamLookup()
            let identifier = try LocaleIdentifier(locale.identifier)
            let explanation = try explainer.values(of: identifier, currency: codes[index % codes.count])
            for value in explanation.values {
                for quoted in value.upstream {
                    count += 1
                    if quoted.source.name == "iso4217" {
                        iso.append((quoted.place, value.value))
                    } else if quoted.source.name == "icu" {
                        corrected += 1
                    } else if try lookup.json(cldrJSON, quoted.place) != value.value {
                        Issue.record(
                            "\(explanation.locale) \(value.key.path): \(quoted.place.file) \(quoted.place.place)")
                    }
                }
            }
        }
        for (texts, quoted) in zip(try UpstreamLookup.xml(iso4217, iso.map(\.place)), iso) {
            #expect(texts == [quoted.value], "\(quoted.place.file) \(quoted.place.place)")
        }
        print("places looked up: \(count), of them \(iso.count) in ISO 4217's lists")
        #expect(count > 50_000)
        #expect((1..<count / 20).contains(corrected), "\(corrected) places are in the second source")
    }

    /// CLDR 41's XML differs from CLDR 48 in some places. Each quoted place must contain the quoted value.
    @Test(.enabled(if: Publication.cldr41.isHere, "\(Publication.cldr41.hint)"))
    func everyQuotedXPathHoldsTheQuotedValue() throws {
        let ldml = try Publication.cldr41.folder()
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of UpstreamPlaceTests.everyQuotedXPathHoldsTheQuotedValue: \(seed)")
        let source = try UpstreamExplanation(LDMLSource(directory: ldml))
        var quoted: [(place: UpstreamPlace, value: String, about: String)] = []
        var verdicts: [SourceStatement.Verdict: Int] = [:]
        for var explanation in try Self.explanations(200, seed: seed) {
            try explanation.compare(with: [source])
            for value in explanation.values {
                for statement in value.sources {
                    verdicts[statement.verdict, default: 0] += 1
                    if let text = statement.value { #expect((statement.verdict == .agrees) == (text == value.value)) }
                    guard let place = statement.place, let text = statement.value else { continue }
                    quoted.append((place, text, "\(explanation.locale) \(value.key.path)"))
                }
            }
        }
        for (texts, quoted) in zip(try UpstreamLookup.xml(ldml, quoted.map(\.place)), quoted) {
            #expect(
                texts == [quoted.value], "seed \(seed): \(quoted.about): \(quoted.place.file) \(quoted.place.place)")
        }
        print("XPaths looked up: \(quoted.count); \(verdicts)")
        #expect(quoted.count > 500)
    }

    /// A snapshot made from CLDR's XML quotes its places as XPaths without access to the source, except where the XML
    /// may have an alias.
    @Test(.enabled(if: Publication.cldr41.isHere, "\(Publication.cldr41.hint)"))
    func aSnapshotOfXMLQuotesXPaths() throws {
        let ldml = try Publication.cldr41.folder()
        let facts = try LDMLSource(directory: ldml).read()
        let identifiers = facts.supplemental.identifiers
        let resolved = ResolvedValues.of(facts.locales, identifiers: identifiers, systems: .named)
        let snapshot = Snapshot(
            locales: facts.source, localeFacts: OwnValues.of(resolved, identifiers: identifiers),
            supplemental: facts.supplemental, iso4217: try OwnExplainer.snapshot.get().iso4217)
        let explainer = try Explainer(snapshot)
        let codes = explainer.data.currencyCodes
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of UpstreamPlaceTests.aSnapshotOfXMLQuotesXPaths: \(seed)")
        var random = SplitMix64(seed: seed)
        var quoted: [(place: UpstreamPlace, value: String, about: String)] = []
        for _ in 0..<120 {
            let locale = random.element(of: snapshot.localeFacts).identifier
            let explanation = try explainer.values(of: LocaleIdentifier(locale), currency: random.element(of: codes))
            for value in explanation.values {
                let isAccounting = value.ownerKey.path.contains("accounting")
                let isLatin = value.ownerKey.path.contains("/latn/") || !value.ownerKey.path.contains("systems/")
                let hasPlace = !value.upstream.isEmpty || value.snapshotFile == nil || isAccounting || !isLatin
                #expect(hasPlace, "\(locale) \(value.key.path)")
                for place in value.upstream where place.source.name == "ldml" {
                    #expect(place.relation == .owner)
                    quoted.append((place.place, value.value, "\(locale) \(value.key.path)"))
                }
            }
        }
        for (texts, quoted) in zip(try UpstreamLookup.xml(ldml, quoted.map(\.place)), quoted) {
            #expect(
                texts == [quoted.value], "seed \(seed): \(quoted.about): \(quoted.place.file) \(quoted.place.place)")
        }
        print("XPaths of a snapshot looked up: \(quoted.count)")
        #expect(quoted.count > 4000)
    }
}
