import DataSnapshot
import LocaleModel
import LocaleResolution

/// The files of modules CurrencyFormat, CurrencyNames and CurrencyEngine that are written from a snapshot and decisions.
public struct GeneratedFiles: Sendable {
    /// A generated file.
    public struct File: Sendable, Equatable {
        /// The file's name, without a folder.
        public var name: String
        /// The file's text.
        public var text: String
    }

    /// Those of module CurrencyFormat, sorted by name.
    public let files: [File]
    /// Those of module CurrencyNames.
    public let nameFiles: [File]
    /// Those of module CurrencyEngine.
    public let engineFiles: [File]
    /// The tables that a file of module CurrencyFormat holds.
    public let image: TableImage
    /// By enum, the names that are gone on purpose.
    private let removed: [String: Set<String>]

    /// Writes all files' texts; nothing but the snapshot and the decisions goes into them.
    public init(
        snapshot: Snapshot, localeNames: LocaleNamingDecisions, currencyNames: CurrencyNamingDecisions,
        currencyForms: CurrencyFormDecisions, scaleWords: ScaleWordDecisions, statements: StatementDecisions
    ) throws {
        let iso = SourceVersion(name: "iso4217", version: snapshot.iso4217.currentPublished)
        let header = FileHeader(sources: [snapshot.locales] + [snapshot.corrections?.source].compactMap { $0 } + [iso])
        let locales = try LocaleCaseNaming(
            identifiers: snapshot.localeFacts.map(\.identifier), facts: snapshot.supplemental.identifiers,
            names: snapshot.supplemental.englishNames, decisions: localeNames
        ).resolve()
        guard let english = snapshot.localeFacts.first(where: { $0.identifier == "en" }) else {
            throw EmitError.unknown(kind: "locale", identifier: "en")
        }
        let currencies = try CurrencyCaseNaming(
            iso: snapshot.iso4217, english: english, decisions: currencyNames
        ).resolve()
        image = try TableImage(of: snapshot)
        files = [
            File(name: "BundledImage.swift", text: try BundledImageFile(image: image, header: header).text()),
            File(name: "Currency.swift", text: try CurrencyFile(names: currencies, header: header).text()),
            File(
                name: "CurrencyLocale.swift",
                text: try CurrencyLocaleFile(names: locales, header: header, image: image).text()),
        ]
        let names = NamesImageFile(image: try NamesTableImage(of: snapshot), header: header)
        nameFiles = [File(name: "NamesImage.swift", text: try names.text())]
        removed = [
            "Currency": Set(currencyNames.removed.keys), "CurrencyLocale": Set(localeNames.removed.keys),
        ]
        let forms = CurrencyFormsFile(
            decisions: currencyForms, currencies: Set(currencies.cases.map(\.rawValue)), header: header)
        let readings = ReadingDecisionsFile(
            scaleWords: scaleWords, statements: statements, locales: snapshot.localeFacts, forms: currencyForms,
            header: header)
        engineFiles = [
            File(name: "CurrencyForms.swift", text: try forms.text()),
            File(name: "ReadingDecisions.swift", text: try readings.text()),
        ]
    }

    /// Checks that `CurrencyLocale` and `Currency` have the names that were released.
    ///
    /// - Parameter released: The text of the released file with a name; nil where there is none, as before the first release.
    /// - Throws: `EmitError.lostNames`, `EmitError.notRemoved`.
    public func checkNames(released: (_ name: String) -> String?) throws(EmitError) {
        for (name, removed) in removed.sorted(by: { $0.key < $1.key }) {
            guard let new = files.first(where: { $0.name == name + ".swift" }) else { continue }
            try ReleasedNames(file: released(new.name) ?? "").check(new: new.text, enum: name, removed: removed)
        }
    }
}
