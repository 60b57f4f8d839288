import DataSnapshot
import LocaleModel
import LocaleResolution

/// The files that are written from a snapshot and decisions: those of modules CurrencyFormat, CurrencyNames, CurrencyReader,
/// AmountSearch, LocaleMatching, NumberWords, CurrencyWords and PaymentServices.
public struct GeneratedFiles: Sendable {
    /// A generated file.
    public struct File: Sendable, Equatable {
        /// The file's name, without a folder.
        public var name: String
        /// The file's text.
        public var text: String
    }

    /// The files of module CurrencyFormat, sorted by name.
    public let files: [File]
    /// The files of module CurrencyNames.
    public let nameFiles: [File]
    /// The files of module CurrencyReader.
    public let parsingFiles: [File]
    /// The files of module PaymentServices.
    public let serviceFiles: [File]
    /// The files of module NumberWords. There are none if the snapshot has no rules for numbers in words; the package then
    /// keeps its existing files.
    public let wordFiles: [File]
    /// The files of module CurrencyWords.
    public let currencyWordFiles: [File]
    /// The files of module LocaleMatching. There are none if the snapshot's source does not say how well languages can
    /// substitute for each other, as with ICU. The package then keeps its existing files.
    public let matchingFiles: [File]
    /// The tables in a file of module CurrencyFormat.
    public let image: TableImage
    /// The replacements because the decisions do not fit the snapshot: names of cases, and decisions left out.
    public let lapses: [NamingError]
    /// For each enum, its names, and those whose case was removed on purpose.
    private let names: [(listing: CaseListing, removed: Set<String>)]

    /// Writes the texts of all files, which depend only on the snapshot and the decisions.
    public init(
        snapshot: Snapshot, localeNames: LocaleNamingDecisions, currencyNames: CurrencyNamingDecisions,
        currencyForms: CurrencyFormDecisions, scaleWords: ScaleWordDecisions, statements: StatementDecisions,
        wordLists: WordListDecisions, paymentServices: PaymentServiceDecisions,
        currencyWords: CurrencyWordDecisions, regionLanguages: RegionLanguageDecisions
    ) throws {
        let iso = SourceVersion(name: "iso4217", version: snapshot.iso4217.currentPublished)
        let header = FileHeader(sources: [snapshot.locales] + [snapshot.corrections?.source].compactMap { $0 } + [iso])
        var lapses: [NamingError] = []
        let locales = try LocaleCaseNaming(
            identifiers: snapshot.localeFacts.map(\.identifier), facts: snapshot.supplemental.identifiers,
            names: snapshot.supplemental.englishNames, decisions: localeNames
        ).resolve(noting: &lapses)
        guard let english = snapshot.localeFacts.first(where: { $0.identifier == "en" }) else {
            throw EmitError.unknown(kind: "locale", identifier: "en")
        }
        let currencies = try CurrencyCaseNaming(
            iso: snapshot.iso4217, english: english, regions: snapshot.supplemental.regionCurrencies,
            decisions: currencyNames
        ).resolve(noting: &lapses)
        self.lapses = lapses
        image = try TableImage(of: snapshot)
        let currencyFile = CurrencyFile(names: currencies, header: header)
        let localeFile = CurrencyLocaleFile(names: locales, header: header, image: image)
        let identifiers = snapshot.supplemental.identifiers
        let rightToLeft = identifiers.rightToLeftScripts.map {
            RightToLeftFile(scripts: $0, likelySubtags: identifiers.likelySubtags, header: header)
        }
        files =
            [
                try ImageFile(image, header).file(),
                File(name: "Currency.swift", text: try currencyFile.text()),
                File(name: "CurrencyLocale.swift", text: try localeFile.text()),
            ] + (try rightToLeft.map { [File(name: "RightToLeft.swift", text: try $0.text())] } ?? [])
        let matching = snapshot.supplemental.languageMatching.map {
            MatchingTablesFile(matching: $0, identifiers: identifiers, header: header)
        }
        let languages = RegionLanguagesFile(decisions: regionLanguages, identifiers: identifiers, header: header)
        matchingFiles =
            try matching.map {
                [
                    File(name: "MatchingTables.swift", text: try $0.text()),
                    File(name: "RegionLanguageTable.swift", text: try languages.text()),
                ]
            } ?? []
        let hasRules = snapshot.localeFacts.contains { locale in
            NumberRuleGroup.allCases.contains { locale[.numberRules($0)] != nil }
        }
        wordFiles = hasRules ? [try ImageFile(NumberRulesImage(of: snapshot), header).file()] : []
        nameFiles = [try ImageFile(NamesTableImage(of: snapshot), header).file()]
        self.names = [
            (currencyFile.listing, Set(currencyNames.removed.keys)),
            (localeFile.listing, Set(localeNames.removed.keys)),
        ]
        let forms = CurrencyFormsFile(
            decisions: currencyForms, currencies: Set(currencies.cases.map(\.rawValue)),
            minorUnits: Dictionary(
                snapshot.iso4217.current.compactMap { entry in entry.minorUnit.map { (entry.code, $0) } },
                uniquingKeysWith: { first, _ in first }), header: header)
        let readings = ReadingDecisionsFile(
            scaleWords: scaleWords, statements: statements, locales: snapshot.localeFacts, forms: currencyForms,
            regionLanguages: regionLanguages, header: header)
        let lists = WordListsFile(decisions: wordLists, header: header)
        parsingFiles = [
            File(name: "CurrencyForms.swift", text: try forms.text()),
            File(name: "ReadingDecisions.swift", text: try readings.text()),
            File(name: "WordLists.swift", text: try lists.text()),
            File(name: "Compositions.swift", text: try CompositionsFile(header: header).text()),
        ]
        let services = PaymentServiceTableFile(decisions: paymentServices, header: header)
        let words = CurrencyWordTableFile(decisions: currencyWords, header: header)
        currencyWordFiles = [File(name: "CurrencyWordTable.swift", text: try words.text())]
        serviceFiles = [File(name: "PaymentServiceTable.swift", text: try services.text())]
    }

    /// The listings of the released names of `Currency` and `CurrencyLocale`, with new names added.
    ///
    /// - Throws: `EmitError.lostNames` and the other errors of listings.
    public func listings(released: [CaseListing]) throws(EmitError) -> [File] {
        var files: [File] = []
        for (new, removed) in names {
            let old = released.first { $0.enumName == new.enumName } ?? CaseListing(empty: new.enumName)
            let listing = try old.adding(new, removed: removed)
            files.append(File(name: CaseListing.file(of: new.enumName), text: listing.text))
        }
        return files
    }
}
