import CurrencyNames
import CurrencyParsing
import TableSlices
import Testing

/// A slice gives the same answers as the whole tables, or an error for missing data.
struct SliceAnswersTests {
    private static let codes = ["EUR", "USD", "JPY", "INR", "CVE", "KWD", "CHF", "RSD", "BRL", "HUF"]
    private static let amounts: [DecimalValue] = [0, 1, -1.5, 1234.5, -1234567.891, 0.005, 99999999.99]

    private static func data(_ slice: SliceFiles) throws -> CurrencyData { try CurrencyData(slice.image) }

    /// The texts of a style and of variations.
    private func texts(
        _ code: String, _ locale: LocaleIdentifier, _ data: CurrencyData, _ names: CurrencyNames?
    ) throws -> [String] {
        let style = CurrencyStyle(currency: try CurrencyCode(code), locale: locale, data: data)
        var styles = [
            style, style.display(.narrowSymbol), style.display(.code), style.display(.none), style.sign(.accounting),
            style.digits(.cash),
        ]
        if let names { styles += [style.compact(), style.display(.name(names))] }
        var result: [String] = []
        for plan in try styles.map({ try $0.checkedPlan() }) { result += Self.amounts.map { plan.format($0) } }
        if names != nil {
            result.append(try style.formatRange(from: 1, to: 2.5))
            result.append(PercentStyle(.permille, locale: locale, data: data).compact(.long).format(0.25))
        }
        result.append(DecimalStyle(locale: locale, data: data).format(1234.5))
        return result
    }

    /// Some locales, each as a slice of its own. `Tests/Conformance/Slices` tests all.
    @Test
    func sliceOfOneLocaleAnswersAsAll() throws {
        let whole = CurrencyData.bundled
        for (index, identifier) in SliceSupport.identifiers.enumerated() where index % 40 == 0 {
            let features: Set<SliceRequest.Feature> = index % 80 == 0 ? [.names, .notation] : []
            let slice = try SliceSupport.slice(locales: [identifier], currencies: Self.codes, features: features)
            let data = try Self.data(slice)
            let names = try slice.names.map { try CurrencyNames($0) }
            let locale = try data.held(LocaleIdentifier(identifier))
            for code in Self.codes {
                let expected = try texts(code, locale, whole, names == nil ? nil : .bundled)
                #expect(try texts(code, locale, data, names) == expected, "\(identifier) \(code)")
            }
        }
    }

    /// Every identifier that a slice accepts gets the same values as in the whole tables.
    @Test
    func heldIdentifierIsServedAsByAll() throws {
        let whole = CurrencyData.bundled
        let slices = [
            ["de-DE"], ["ar"], ["en", "sr-Latn", "zh-TW"], ["pt-PT", "es-419", "nb-NO"],
            ["zh-Hans-HK", "hi-Latn", "ca"],
        ]
        for chosen in slices {
            let data = try Self.data(SliceSupport.slice(locales: chosen, currencies: ["EUR"]))
            var held = 0
            for identifier in SliceSupport.identifiers {
                let locale = try LocaleIdentifier(identifier)
                guard (try? data.held(locale)) != nil else { continue }
                held += 1
                #expect(data.locale(for: locale) == whole.locale(for: locale), "\(identifier) in \(chosen)")
            }
            #expect(held >= chosen.count && held < 40)
        }
    }

    @Test
    func whatIsLeftOutIsAnError() throws {
        let data = try Self.data(SliceSupport.slice(locales: ["de-DE", "ar"], currencies: ["EUR"]))
        let yen = CurrencyCode(literal: "JPY")
        #expect(throws: NotHeldError.currency(yen)) { try data.held(yen) }
        for text in ["de-AT", "de-FR", "fr", "de-Cyrl", "klingon", "ar-SA", "de-DE-1996"] {
            let locale = try LocaleIdentifier(text)
            #expect(throws: NotHeldError.locale(locale)) { try data.held(locale) }
        }
        for text in [
            "de", "de-DE", "de-Latn-DE", "de-u-nu-latn", "de-DD", "ar", "ar-EG", "und",
            "de-u-nu-native",
        ] {
            #expect(throws: Never.self, "\(text)") { try data.held(LocaleIdentifier(text)) }
        }
        // A case without its own data.
        let andorran = try Self.data(SliceSupport.slice(locales: ["en-AD", "ar-001"], currencies: ["EUR"]))
        for text in ["en-AD", "ar-001"] { #expect(throws: Never.self) { try andorran.held(LocaleIdentifier(text)) } }
        #expect(throws: NotHeldError.self) { try andorran.held(LocaleIdentifier("en-AX")) }
        let thai = try LocaleIdentifier("de-u-nu-thai")
        #expect(throws: NotHeldError.numberingSystem("thai")) { try data.held(thai) }
        let systems = try SliceSupport.slice(locales: ["de"], currencies: ["EUR"], features: [.numberingSystems])
        #expect(throws: Never.self) { try Self.data(systems).held(thai) }
    }

    /// What a style needs but a slice of the euro without features lacks.
    @Test
    func stylesSayWhatIsMissing() throws {
        let data = try Self.data(SliceSupport.slice(locales: ["de-DE"], currencies: ["EUR"]))
        let dollar = CurrencyDataError.currency(CurrencyCode(literal: "USD"))
        let unknown = CurrencyDataError.currency(.unknown)
        let (notation, regions) = (CurrencyDataError.feature(.notation), CurrencyDataError.feature(.regions))
        for (code, change, missing) in [
            ("EUR", { $0 }, nil), ("EUR", { $0.display(.none) }, nil),
            ("EUR", { $0.display(.name(.bundled)) }, notation),
            ("EUR", { $0.compact() }, notation), ("EUR", { $0.compatibility(.icu) }, regions), ("USD", { $0 }, dollar),
            ("USD", { $0.display(.none) }, dollar), ("USD", { $0.display(.custom("x")) }, dollar),
            ("XXX", { $0 }, unknown),
            ("XXX", { $0.display(.none) }, nil), ("XXX", { $0.display(.custom("x")) }, nil),
        ] as [(String, (CurrencyStyle) -> CurrencyStyle, CurrencyDataError?)] {
            let locale = try LocaleIdentifier("de-DE")
            let style = change(CurrencyStyle(currency: try CurrencyCode(code), locale: locale, data: data))
            #expect(style.missingData == missing, "\(code)")
            let error = #expect(throws: CurrencyDataError.self) { try style.checkedRangePlan() }
            #expect(error == missing ?? notation, "\(code)")
            guard let missing else { continue }
            #expect(style.description == "CurrencyStyle \(code) de-DE: \(missing)")
            #expect(throws: AmountParseError(.missingData(missing), at: 0, expected: .heldData)) {
                try CurrencyParser(style).parse("1")
            }
        }
    }

    /// Every pair of features writes what its features promise, as the whole tables do. Regression: names without notation
    /// stopped the program at the first amount with a name.
    @Test
    func everyPairOfFeaturesWritesWhatItPromises() throws {
        let features = SliceRequest.Feature.allCases
        for (one, other) in features.flatMap({ one in features.map { (one, $0) } }) where one.rawValue <= other.rawValue
        {
            let slice = try SliceSupport.slice(
                locales: ["de-DE", "ar-EG"], currencies: Self.codes, features: [one, other])
            let data = try Self.data(slice)
            let names = try slice.names.map { try CurrencyNames($0) }
            #expect((names != nil) == [one, other].contains(.names))
            let hasNotation = !Set([one, other]).isDisjoint(with: [.names, .notation])
            for identifier in ["de-DE", "ar-EG"] {
                let locale = try LocaleIdentifier(identifier)
                func styles(_ data: CurrencyData, _ names: CurrencyNames?) throws -> [CurrencyStyle] {
                    let style = CurrencyStyle(currency: CurrencyCode(literal: "EUR"), locale: locale, data: data)
                    return [style] + (names.map { [style.display(.name($0))] } ?? [])
                        + (hasNotation ? [style.compact()] : [])
                }
                let whole = try styles(.bundled, names == nil ? nil : .bundled)
                for (style, expected) in zip(try styles(data, names), whole) {
                    for amount in Self.amounts {
                        #expect(try style.checkedPlan().format(amount) == expected.format(amount), "\(one), \(other)")
                    }
                }
            }
            #expect(data.holds(.regions) == [one, other].contains(.regions))
            let thai = try LocaleIdentifier("de-u-nu-thai")
            #expect(((try? data.held(thai)) != nil) == [one, other].contains(.numberingSystems))
        }
    }

    /// The names equal those of the whole image, without other currencies.
    @Test
    func namesAreThoseOfTheWhole() throws {
        let locales = ["de-DE", "ar", "ru", "pl", "zh-TW", "sr-Latn", "en-GB"]
        let slice = try SliceSupport.slice(locales: locales, currencies: Self.codes, features: [.names])
        let names = try CurrencyNames(#require(slice.names))
        let categories: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]
        for identifier in locales {
            let locale = try LocaleIdentifier(identifier)
            for text in Self.codes {
                let code = try CurrencyCode(text)
                #expect(
                    names.displayName(of: code, in: locale) == CurrencyNames.bundled.displayName(of: code, in: locale))
                for category in categories {
                    let expected = CurrencyNames.bundled.pluralName(of: code, category: category, in: locale)
                    #expect(names.pluralName(of: code, category: category, in: locale) == expected)
                }
            }
        }
        let kuna = CurrencyCode(literal: "HRK")
        #expect(names.displayName(of: kuna, in: try LocaleIdentifier("de")) == nil)
        #expect(CurrencyNames.bundled.displayName(of: kuna, in: try LocaleIdentifier("de")) != nil)
    }

    /// A parser reads the slice's texts and finds the slice's currencies in them.
    @Test
    func parserReadsWhatTheSliceWrites() throws {
        let data = try Self.data(SliceSupport.slice(locales: SliceSupport.european, currencies: ["EUR", "SEK", "CZK"]))
        for identifier in SliceSupport.european {
            let locale = try LocaleIdentifier(identifier)
            for code in data.currencyCodes {
                let style = CurrencyStyle(currency: code, locale: locale, data: data)
                let text = style.format(-1234.5)
                #expect(try style.parse(text) == -1234.5, "\(text)")
                let found = try CurrencyParser(locale: locale, data: data).parse(text)
                #expect(found.amount == -1234.5 && found.currency == code, "\(text)")
            }
        }
    }

    /// A slice of everything equals the whole.
    @Test
    func sliceOfAllIsTheWhole() throws {
        let all = try SliceSupport.slice(
            locales: ["all"], currencies: ["all"], features: Set(SliceRequest.Feature.allCases))
        // Its texts are in another order, without a few that no row refers to.
        let data = try Self.data(all)
        #expect(data.byteCount <= CurrencyData.bundled.byteCount && data.byteCount > 128_000)
        #expect(data.localeIdentifiers == CurrencyData.bundled.localeIdentifiers)
        #expect(data.currencyCodes == CurrencyData.bundled.currencyCodes)
        #expect(data.holdsAllLocales && data.holdsAllCurrencies && data.features == CurrencyData.bundled.features)
        let names = try CurrencyNames(#require(all.names))
        for identifier in ["de-AT", "ja", "he"] {
            let locale = try LocaleIdentifier(identifier)
            for code in CurrencyData.bundled.currencyCodes {
                #expect(
                    names.displayName(of: code, in: locale) == CurrencyNames.bundled.displayName(of: code, in: locale))
            }
        }
    }
}
