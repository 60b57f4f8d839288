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

    @Option(help: "The folder of the generated file of currency names.")
    var namesOutput = "Sources/CurrencyNames/Generated"

    func run() throws {
        try reporting {
            let generated = try inputs.generatedFiles()
            let places = generated.files.map { (output, $0) } + generated.nameFiles.map { (namesOutput, $0) }
            let old = places.map { FileManager.default.contents(atPath: $0 + "/" + $1.name) }
            try write(places)
            for ((folder, file), old) in zip(places, old) {
                let change = old == nil ? "new" : old == Data(file.text.utf8) ? "unchanged" : "changed"
                print("\(folder)/\(file.name): \(file.text.utf8.count) bytes, \(change)")
            }
        }
    }

    /// Writes all files beside their places before any takes its place.
    private func write(_ places: [(folder: String, file: GeneratedFiles.File)]) throws {
        var fresh: [(URL, URL)] = []
        defer { for (new, _) in fresh { try? FileManager.default.removeItem(at: new) } }
        for (folder, file) in places {
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
