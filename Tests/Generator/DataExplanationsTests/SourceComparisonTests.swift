import CLDRJSONSource
import CurrencyEngine
import DataExplanations
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel
import TestSupport
import Testing

/// Sources that agree, that differ, and that have no value.
@Suite struct SourceComparisonTests {
    /// The snapshot's source agrees with it, except where there are decisions.
    @Test(
        .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
        .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func theSnapshotsOwnSourceAgrees() throws {
        let sources: [any ExplanationSource] = [
            try UpstreamExplanation(CLDRJSONSource(directory: Publication.cldrJSON.folder())),
            try ISO4217Explanation(ISO4217Source(directory: Publication.iso4217.folder())),
        ]
        let explainer = try OwnExplainer.explainer.get()
        var agreeing = 0
        for (locale, code) in [
            ("de-CH", "CHF"), ("ar-EG", "USD"), ("hi-u-nu-deva", "INR"), ("und-u-nu-arab", "XAU"), ("pt-CV", "CVE"),
            ("sr-Latn", "RSD"), ("en", "XTS"),
        ] {
            var explanation = try explainer.values(of: LocaleIdentifier(locale), currency: CurrencyCode(code))
            try explanation.compare(with: sources)
            for value in explanation.values {
                let statement = try #require(value.sources.first, "\(locale) \(value.key.path)")
                // Values that the second source corrected or added may differ from the first.
                if value.upstream.contains(where: { $0.source.name == "icu" }) { continue }
                switch statement.verdict {
                case .agrees: agreeing += 1
                case .differs: Issue.record("\(locale) \(value.key.path): \(statement.value ?? "")")
                case .silent:
                    // A decision supplies what the source lacks.
                    #expect(value.decision != nil, "\(locale) \(value.key.path)")
                }
            }
        }
        #expect(agreeing > 300)
    }

    /// de-AT's separators have not changed for years. ICU 72 has CLDR 42, which lacks the separators of South Africa's
    /// other form.
    @Test func icuSaysWhatItHas() throws {
        let source = try UpstreamExplanation(ICUSource())
        let explainer = try OwnExplainer.explainer.get()
        func statement(_ locale: String, _ kind: SymbolKind) throws -> SourceStatement {
            var explanation = try explainer.values(of: LocaleIdentifier(locale))
            try explanation.compare(with: [source])
            return try #require(explanation[.field(.symbol(system: "latn", kind))]?.sources.first)
        }
        let group = try statement("de-AT", .group)
        #expect(group.verdict == .agrees)
        #expect(group.value == "\u{A0}")
        #expect(group.place == UpstreamPlace(file: "de_AT.res", place: "/NumberElements/latn/symbols/group"))
        let decimal = try statement("de-AT", .decimal)
        #expect(decimal.verdict == .agrees)
        #expect(decimal.place?.file == "de.res")
        guard source.version.cldrVersion.flatMap({ Int($0.prefix { $0 != "." }) }) ?? 0 < 48 else { return }
        #expect(try statement("en-ZA", .decimalAltUS).verdict == .silent)
    }

    /// CLDR 41's ar.xml has no bidi mark in the pattern for Arabic digits.
    @Test(.enabled(if: Publication.cldr41.isHere, "\(Publication.cldr41.hint)"))
    func anOlderReleaseDiffers() throws {
        let source = try UpstreamExplanation(LDMLSource(directory: Publication.cldr41.folder()))
        #expect(source.version.cldrVersion == "41")
        let explainer = try OwnExplainer.explainer.get()
        let style = try OwnExplainer.style("ar-EG", "EGP")
        var explanation = try explainer.explain(.currency(style), 1234.5)
        try explanation.compare(with: [source])
        let value = try #require(explanation[.field(.pattern(system: "arab", .standard))])
        let statement = try #require(value.sources.first { $0.key == value.key })
        #expect(statement.verdict == .differs)
        #expect(statement.value == "#,##0.00\u{A0}¤")
        #expect(statement.place?.file == "common/main/ar.xml")
    }

    /// A value that only a source has is reported if LDML looks it up first.
    @Test func aFormThatOnlyASourceHasDiffers() throws {
        final class Invented: ExplanationSource {
            let version = SourceVersion(name: "cldr-json", version: "0")
            func covers(_ key: ValueKey) -> Bool { true }
            func statement(
                of value: ExplainedValue, in locale: String
            ) throws(ImportError) -> UpstreamStatement? {
                value.key == .field(.currency(code: "CHF", .narrow)) ? UpstreamStatement(value: "F", place: nil) : nil
            }
        }
        let explainer = try OwnExplainer.explainer.get()
        let style = try OwnExplainer.style("de", "CHF").display(.narrowSymbol)
        var explanation = try explainer.explain(.currency(style), 1)
        try explanation.compare(with: [Invented()])
        let symbol = try #require(explanation[.field(.currency(code: "CHF", .symbol))])
        #expect(symbol.sources.map(\.verdict) == [.agrees, .differs])
        #expect(symbol.sources.last?.key == .field(.currency(code: "CHF", .narrow)))
        #expect(symbol.sources.last?.value == "F")
    }

    /// ISO 4217 is compared only for its own values. A list of another date may differ.
    @Test(.enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func iso4217IsAskedForItsOwnValues() throws {
        let source = try ISO4217Explanation(ISO4217Source(directory: Publication.iso4217.folder()))
        #expect(source.covers(.iso4217(.current(code: "EUR", .minorUnit))))
        #expect(!source.covers(.field(.minimumGroupingDigits)))
        #expect(!source.covers(.supplemental(.fractions(currency: "EUR", .digits))))
    }
}
