import ArgumentParser
import CommandSupport
import Foundation
import TableEmitter

/// Emits all files again and compares them with the committed ones.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Emit in memory, and compare with the generated files.")

    @OptionGroup var inputs: EmitInputs

    @Option(help: "The folder of generated files.")
    var generated = "Sources/Runtime/CurrencyFormat/Generated"

    @Option(help: "The folder of the generated file of currency names.")
    var generatedNames = "Sources/Runtime/CurrencyNames/Generated"

    @Option(help: "The folder of the generated file of currency forms that people write.")
    var generatedForms = "Sources/Runtime/CurrencyParsing/Generated"

    @Option(help: "The folder of the generated file of payment services.")
    var generatedServices = "Sources/Runtime/PaymentServices/Generated"

    @Option(help: "The folder of the generated file of language matching.")
    var generatedMatching = "Sources/Runtime/LocaleMatching/Generated"

    @OptionGroup(title: "Output") var form: OutputFormatOptions<TextOrJSON>

    private struct Report: Encodable {
        /// The number of files for the snapshot.
        var files: Int
        var findings: [String]
    }

    func run() throws {
        try reporting {
            let (first, second) = (try inputs.generatedFiles(), try inputs.generatedFiles())
            let released = try inputs.releasedCases()
            let listings = (try first.listings(released: released), try second.listings(released: released))
            let findings =
                first.lapses.map(\.description)
                + findings(in: generated, first.files, second.files)
                + findings(in: generatedNames, first.nameFiles, second.nameFiles)
                + findings(in: generatedForms, first.parsingFiles, second.parsingFiles)
                + findings(in: generatedServices, first.serviceFiles, second.serviceFiles)
                + findings(in: generatedMatching, first.matchingFiles, second.matchingFiles)
                + findings(in: inputs.cases, listings.0, listings.1)
            let count =
                first.files.count + first.nameFiles.count + first.parsingFiles.count + first.serviceFiles.count
                + first.matchingFiles.count
                + listings.0.count
            try form.write(Report(files: count, findings: findings)) {
                findings.isEmpty ? ["\(count) generated files are what the snapshot gives"] : findings
            }
            if !findings.isEmpty { throw Failure.findings("run `currency-data emit` and commit what it writes") }
        }
    }

    /// The problems with the files in a folder.
    private func findings(
        in folder: String, _ files: [GeneratedFiles.File], _ secondRun: [GeneratedFiles.File]
    ) -> [String] {
        var findings: [String] = []
        for (file, again) in zip(files, secondRun) {
            if file != again { findings.append("\(file.name): two runs wrote different bytes") }
            let committed = FileManager.default.contents(atPath: folder + "/" + file.name)
            if committed == nil {
                findings.append("\(file.name) is missing in \(folder)")
            } else if committed != Data(file.text.utf8) {
                findings.append("\(file.name) is not what the snapshot gives")
            }
        }
        let expected = Set(files.map(\.name))
        let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in present.sorted() where !expected.contains(name) {
            findings.append("\(name) in \(folder) is not a generated file")
        }
        return findings
    }
}
