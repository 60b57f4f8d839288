import ArgumentParser
import DataSnapshot
import Foundation
import LocaleResolution
import TableEmitter

/// The inputs of the generated files.
struct EmitInputs: ParsableArguments {
    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(help: "The folder of recorded decisions.")
    var decisions = "Data/Decisions"

    @Option(help: "The folder of the listings of released cases.")
    var cases = "Data/Cases"

    func generatedFiles() throws -> GeneratedFiles {
        try GeneratedFiles(
            snapshot: Snapshot(named: snapshot),
            localeNames: decode(LocaleNamingDecisions.self, from: "Naming/locales.json"),
            currencyNames: decode(CurrencyNamingDecisions.self, from: "Naming/currencies.json"),
            currencyForms: decode(CurrencyFormDecisions.self, from: "currencyForms.json"),
            scaleWords: decode(ScaleWordDecisions.self, from: "scaleWords.json"),
            statements: decode(StatementDecisions.self, from: "statements.json"),
            wordLists: decode(WordListDecisions.self, from: "wordLists.json"),
            paymentServices: decode(PaymentServiceDecisions.self, from: Self.paymentServices),
            regionLanguages: decode(RegionLanguageDecisions.self, from: "regionLanguages.json"))
    }

    /// The file that says how payment services count.
    static let paymentServices = "paymentServices.json"

    /// The listings of released cases.
    func releasedCases() throws -> [CaseListing] {
        try CaseListing.enumNames.map { name in
            let file = cases + "/" + CaseListing.file(of: name)
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw NamedSourceError(
                    path: file, reason: "the listing of released cases cannot be read; an empty file starts a new one")
            }
            return try CaseListing(String(decoding: bytes, as: UTF8.self), of: name, file: file)
        }
    }

    func decode<Decisions: Decodable>(_ type: Decisions.Type, from file: String) throws -> Decisions {
        let file = decisions + "/" + file
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw DecisionError.unreadable(file: file, reason: "the file cannot be read")
        }
        do {
            return try JSONDecoder().decode(type, from: bytes)
        } catch {
            throw DecisionError.unreadable(file: file, reason: String(describing: error))
        }
    }
}
