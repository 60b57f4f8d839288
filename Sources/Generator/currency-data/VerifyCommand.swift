import ArgumentParser
import CommandSupport
import Foundation
import TableEmitter

/// Emits all files again and compares them with the committed ones.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Emit in memory, and compare with the generated files.")

    @OptionGroup var inputs: EmitInputs

    @Option(help: "The folder of the package with the generated files.")
    var package = "."

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
                + GeneratedFolder.allCases.flatMap { folder in
                    self.findings(
                        in: folder == .cases ? inputs.cases : package + "/" + folder.rawValue,
                        folder.files(of: first, listings: listings.0), folder.files(of: second, listings: listings.1))
                }
            let count = GeneratedFolder.allCases.reduce(0) { $0 + $1.files(of: first, listings: listings.0).count }
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
