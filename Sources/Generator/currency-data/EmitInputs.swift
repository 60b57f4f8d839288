import ArgumentParser
import DataSnapshot
import Foundation
import LocaleResolution
import TableEmitter

/// The inputs of the generated files.
struct EmitInputs: ParsableArguments {
    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @OptionGroup var decisions: DecisionsFolder

    @Option(help: "The folder of the listings of released cases.")
    var cases = GeneratedFolder.cases.rawValue

    func generatedFiles() throws -> GeneratedFiles {
        try GeneratedFiles(
            snapshot: Snapshot(named: snapshot, option: "--snapshot"),
            localeNames: decisions.read(LocaleNamingDecisions.self, from: "Naming/locales.json"),
            currencyNames: decisions.read(CurrencyNamingDecisions.self, from: "Naming/currencies.json"),
            currencyForms: decisions.read(CurrencyFormDecisions.self, from: "currencyForms.json"),
            scaleWords: decisions.read(ScaleWordDecisions.self, from: "scaleWords.json"),
            statements: decisions.read(StatementDecisions.self, from: "statements.json"),
            wordLists: decisions.read(WordListDecisions.self, from: "wordLists.json"),
            paymentServices: decisions.read(PaymentServiceDecisions.self, from: Self.paymentServices),
            currencyWords: decisions.read(CurrencyWordDecisions.self, from: "currencyWords.json"),
            regionLanguages: decisions.read(RegionLanguageDecisions.self, from: "regionLanguages.json"))
    }

    /// The file that says how payment services count.
    static let paymentServices = "paymentServices.json"

    /// The listings of released cases.
    func releasedCases() throws -> [CaseListing] {
        try CaseListing.enumNames.map { name in
            let file = cases + "/" + CaseListing.file(of: name)
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw NamedSourceError(
                    path: file,
                    reason: "the listing of released cases cannot be read; --cases names its folder, and an empty file "
                        + "starts a new one")
            }
            return try CaseListing(String(decoding: bytes, as: UTF8.self), of: name, file: file)
        }
    }
}
