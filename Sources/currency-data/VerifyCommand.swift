import ArgumentParser
import Foundation
import TableEmitter

/// Emits again and compares with what is committed.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Emit again, in memory, and compare with the files that are there.")

    @OptionGroup var inputs: EmitInputs

    @Option(help: "The folder of generated files.")
    var generated = "Sources/CurrencyFormat/Generated"

    func run() throws {
        let (first, second) = try reporting { (try inputs.generatedFiles(), try inputs.generatedFiles()) }
        var findings: [String] = []
        for (file, again) in zip(first.files, second.files) {
            if file != again { findings.append("\(file.name): two runs wrote different bytes") }
            let committed = FileManager.default.contents(atPath: generated + "/" + file.name)
            if committed == nil {
                findings.append("\(file.name) is missing in \(generated)")
            } else if committed != Data(file.text.utf8) {
                findings.append("\(file.name) is not what the snapshot gives")
            }
        }
        let expected = Set(first.files.map(\.name))
        let present = (try? FileManager.default.contentsOfDirectory(atPath: generated)) ?? []
        for name in present.sorted() where !expected.contains(name) {
            findings.append("\(name) in \(generated) is not a generated file")
        }
        if !findings.isEmpty {
            throw Failure.findings(
                (findings + ["run `currency-data emit` and commit what it writes"]).joined(separator: "\n"))
        }
        print("\(first.files.count) generated files are what the snapshot gives")
    }
}
