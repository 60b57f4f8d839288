import ArgumentParser
import Foundation
import TableEmitter

/// Snapshot in, Swift out.
struct EmitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit", abstract: "Write the generated Swift files from the snapshot.")

    @OptionGroup var inputs: EmitInputs

    @Option(help: "The folder of generated files.")
    var output = "Sources/CurrencyFormat/Generated"

    func run() throws {
        try reporting {
            let generated = try inputs.generatedFiles()
            let old = generated.files.map { FileManager.default.contents(atPath: output + "/" + $0.name) }
            try write(generated.files)
            for (file, old) in zip(generated.files, old) {
                let change = old == nil ? "new" : old == Data(file.text.utf8) ? "unchanged" : "changed"
                print("\(output)/\(file.name): \(file.text.utf8.count) bytes, \(change)")
            }
        }
    }

    /// Writes all files beside their places before any takes its place.
    private func write(_ files: [GeneratedFiles.File]) throws {
        let folder = URL(fileURLWithPath: output, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var fresh: [(URL, URL)] = []
        defer { for (new, _) in fresh { try? FileManager.default.removeItem(at: new) } }
        for file in files {
            let new = folder.appendingPathComponent(".\(file.name).new")
            fresh.append((new, folder.appendingPathComponent(file.name)))
            try Data(file.text.utf8).write(to: new)
        }
        for (new, place) in fresh {
            // Takes the place of an old file in one step, or of none.
            guard rename(new.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }
}
