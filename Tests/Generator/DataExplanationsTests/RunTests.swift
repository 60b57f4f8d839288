import CurrencyEngine
import DataExplanations
import LocaleModel
import TestSupport
import Testing

/// The runs add up to the engine's text, and the characters of each run occur in the value that it quotes.
@Suite struct RunTests {
    private static let amounts = ["0", "-0.4", "1", "-1234.5", "1234567.891", "999999.5", "-1e13", "NaN", "-Infinity"]

    /// The invariants of every explanation of an amount.
    private static func check(_ explanation: Explanation, _ style: some FormattingStyle, _ amount: DecimalValue) {
        let text = style.format(amount)
        let about = Comment(rawValue: "\(explanation.locale) \(explanation.currency ?? "") \(amount): \(text)")
        #expect(explanation.text == text, about)
        #expect(explanation.runs.map(\.text).joined() == text, about)
        var end = 0
        for run in explanation.runs {
            #expect(run.range.lowerBound == end, about)
            #expect(run.range.count == run.text.utf8.count, about)
            end = run.range.upperBound
            for key in run.because { #expect(explanation[key] != nil, about) }
            guard let key = run.value else {
                // Only text that is not in the tables: codes, options, the basis point sign.
                #expect([.currency, .name, .option, .isolate, .percent].contains(run.rule), about)
                continue
            }
            guard let value = explanation[key]?.value else {
                Issue.record("\(about): \(key.path) is not among the values")
                continue
            }
            guard run.note?.contains(ExplainedRun.changedNote) != true else { continue }
            switch run.rule {
            case .digits, .fractionDigits:
                #expect(run.text.unicodeScalars.allSatisfy(value.unicodeScalars.contains), about)
            case .grouping, .decimalSeparator, .special: #expect(run.text == value, about)
            case .pattern, .compact:
                // A pattern quotes special characters, as in Mio'.'
                let plain = value.filter { $0 != "'" }
                #expect(plain.contains(run.text) || value.contains(run.text) || run.text.contains("'"), about)
            default: #expect(value.unicodeScalars.contains(run.text.unicodeScalars), about)
            }
        }
        #expect(end == text.utf8.count, about)
    }

    @Test func everyLocaleIsExplained() throws {
        let explainer = try OwnExplainer.explainer.get()
        let locales = try OwnExplainer.snapshot.get().localeFacts.map(\.identifier)
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of RunTests.everyLocaleIsExplained: \(seed)")
        var random = SplitMix64(seed: seed)
        let currencies = ["EUR", "USD", "JPY", "CHF", "CAD", "BGN", "KWD", "ZZZ"]
        for locale in locales {
            let style = try OwnExplainer.style(locale, random.element(of: currencies))
            for style in [
                style, style.sign(.accounting), style.display(.code), style.compact(),
                style.sign(.accounting).compact(),
            ] {
                let amount = try DecimalValue(random.element(of: Self.amounts))
                Self.check(try explainer.explain(.currency(style), amount), style, amount)
            }
        }
    }

    /// Forms that few locales define themselves, for all currencies with names.
    @Test func everyFormIsExplained() throws {
        let explainer = try OwnExplainer.explainer.get()
        let names = try OwnExplainer.names.get()
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of RunTests.everyFormIsExplained: \(seed)")
        var random = SplitMix64(seed: seed)
        let locales = try OwnExplainer.snapshot.get().localeFacts.map(\.identifier)
        let codes = explainer.data.currencyCodes
        for _ in 0..<400 {
            var style = try OwnExplainer.style(random.element(of: locales), "EUR")
            style.currency = random.element(of: codes)
            style.display = random.element(of: [
                .symbol, .narrowSymbol, .formalSymbol, .variantSymbol, .code, .name(names), .none,
            ])
            style.sign = Bool.random(using: &random) ? .accounting : .standard
            style.digits = random.element(of: [.display, .iso, .cash, .precision(.fraction(3))])
            style.options.signDisplay = random.element(of: SignDisplay.allCases)
            style.options.grouping = random.element(of: ([nil] + GroupingStrategy.allCases))
            style.options.notation = random.element(of: [.standard, .compact(.short), .compact(.long)])
            style.options.spaces = Bool.random(using: &random) ? .plain : .cldr
            style.options.bidi = random.element(of: BidiStyle.allCases)
            let system: String? = random.element(of: [nil, nil, "arab", "deva", "hanidec", "thai", "native", "latn"])
            style = try style.numberingSystem(system)
            let amount = try DecimalValue(random.element(of: Self.amounts))
            Self.check(try explainer.explain(.currency(style), amount), style, amount)
        }
    }

    @Test func decimalsAndSharesAreExplained() throws {
        let explainer = try OwnExplainer.explainer.get()
        for locale in try OwnExplainer.snapshot.get().localeFacts.map(\.identifier) {
            let identifier = try LocaleIdentifier(locale)
            for text in ["-1234567.891", "0.256", "12345"] {
                let amount = try DecimalValue(text)
                let decimal = DecimalStyle(locale: identifier, data: explainer.data)
                for style in [decimal, decimal.compact(.long), decimal.signDisplay(.always)] {
                    Self.check(try explainer.explain(.decimal(style), amount), style, amount)
                }
                for unit in [PercentStyle.Unit.percent, .permille, .basisPoints] {
                    let style = PercentStyle(unit, locale: identifier, data: explainer.data)
                    Self.check(try explainer.explain(.percent(style), amount), style, amount)
                }
                let share = PercentStyle(.percent, locale: identifier, data: explainer.data).compact()
                Self.check(try explainer.explain(.percent(share), amount), share, amount)
            }
        }
    }
}
