import ArgumentParser
import CommandSupport
import DataSnapshot
import Foundation
import TableEmitter

/// Snapshot in, Swift out.
struct EmitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit", abstract: "Write the generated Swift files from the snapshot.",
        discussion: """
            Released case names must stay. If the snapshot lacks a locale or currency that has one, the command fails and \
            writes nothing, unless the decisions name the case that replaces it under "removed".
            """)

    @OptionGroup var inputs: EmitInputs

    @Option(help: "The folder of generated files.")
    var output = "Sources/Runtime/CurrencyFormat/Generated"

    @Option(help: "The folder of the generated file of currency names.")
    var namesOutput = "Sources/Runtime/CurrencyNames/Generated"

    @Option(help: "The folder of the generated file of currency forms that people write.")
    var formsOutput = "Sources/Runtime/CurrencyEngine/Generated"

    @Option(
        help: ArgumentHelp(
            "Amounts to write with the new tables: a file with a locale, a currency and an amount in each line.",
            valueName: "file"))
    var amounts: String?

    @OptionGroup(title: "Output") var form: OutputFormatOptions<TextOrJSON>

    /// What became of a generated file.
    private struct Emitted: Encodable {
        enum Change: String, Encodable {
            case new, changed, unchanged
        }

        var file: String
        var bytes: Int
        var change: Change
    }

    private struct Report: Encodable {
        var files: [Emitted]
        var amounts: [EmittedAmount]?
    }

    func run() throws {
        try reporting {
            let amounts = try amounts.map(EmittedAmount.read)
            let released = try inputs.releasedCases()
            let generated = try inputs.generatedFiles()
            let listings = try generated.listings(released: released)
            let places =
                generated.files.map { (output, $0) } + generated.nameFiles.map { (namesOutput, $0) }
                + generated.engineFiles.map { (formsOutput, $0) } + listings.map { (inputs.cases, $0) }
            let old = places.map { FileManager.default.contents(atPath: $0 + "/" + $1.name) }
            try Self.write(places.map { ($0, $1.name, $1.text) })
            let emitted = zip(places, old).map { place, old in
                Emitted(
                    file: place.0 + "/" + place.1.name, bytes: place.1.text.utf8.count,
                    change: old == nil ? .new : old == Data(place.1.text.utf8) ? .unchanged : .changed)
            }
            let written = try amounts.map { try EmittedAmount.written($0, with: generated.image) }
            try form.write(Report(files: emitted, amounts: written)) {
                emitted.map { "\($0.file): \($0.bytes) bytes, \($0.change.rawValue)" }
                    + (written.map { [""] + EmittedAmount.table($0) } ?? [])
            }
        }
    }

    /// Writes all files beside their places before any takes its place.
    static func write(_ files: [(folder: String, name: String, text: String)]) throws {
        var fresh: [(URL, URL)] = []
        // What was moved to its place is gone from here.
        defer { for (new, _) in fresh { try? FileManager.default.removeItem(at: new) } }
        for (folder, name, text) in files {
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            let place = folder.appendingPathComponent(name)
            try LeftBehind.clear(beside: place)
            let new = LeftBehind.place(of: .new, beside: place)
            fresh.append((new, place))
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: new)
            } catch {
                throw OutputError(file: folder.path + "/" + name, reason: OutputFile.reason(of: error))
            }
        }
        for (new, place) in fresh {
            // Takes the place of an old file in one step, or of none.
            guard rename(new.path, place.path) == 0 else {
                throw OutputError(file: place.path, reason: String(cString: strerror(errno)))
            }
        }
    }
}
