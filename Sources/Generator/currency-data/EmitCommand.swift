import ArgumentParser
import CommandSupport
import DataSnapshot
import Foundation
import TableEmitter
import TableSlices

/// Writes Swift files from a snapshot.
struct EmitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit", abstract: "Write the generated Swift files from the snapshot.",
        discussion: """
            Released case names must stay. If the snapshot lacks a locale or currency that has one, the command fails and \
            writes nothing, unless the decisions name the case that replaces it under "removed". A snapshot of other data \
            than the decisions were made for is emitted with warnings: the decisions that do not fit are left out, and a \
            language or variant without an English name is written by its code.

            currency-data emit
            currency-data emit --snapshot my/Data/Snapshot --cases my/Data/Cases --output my

            For a snapshot of your own, start with empty files Currency.txt and CurrencyLocale.txt in the folder of --cases. \
            Programs that load their tables from a file need no Swift: currency-data image writes such a file.

            With --slice the command writes a slice of the bundled tables into the folder of --output, as the build \
            plugin CurrencyTablesPlugin does, and reads no snapshot.
            """)

    @OptionGroup var inputs: EmitInputs

    @OptionGroup var outputs: EmitOutputs

    @Option(
        help: ArgumentHelp(
            "Amounts to write with the new tables: a file with a locale, a currency and an amount in each line.",
            valueName: "file"))
    var amounts: String?

    @Option(
        help: ArgumentHelp(
            "Write the slice of the bundled tables that a file such as currency-tables.json asks for.",
            valueName: "file"))
    var slice: String?

    @OptionGroup(title: "Output") var form: OutputFormatOptions<TextOrJSON>

    /// The result for a generated file.
    private struct Emitted: Encodable {
        enum Change: String, Encodable {
            case new, changed, unchanged
        }

        var file: String
        var bytes: Int
        var change: Change

        init(_ file: String, _ text: String, old: Data?) {
            self.file = file
            bytes = text.utf8.count
            change = old == nil ? .new : old == Data(text.utf8) ? .unchanged : .changed
        }

        var line: String { "\(file): \(bytes) bytes, \(change.rawValue)" }
    }

    private struct Report: Encodable {
        var files: [Emitted]
        /// Decisions that do not fit the snapshot, and missing names; omitted if there are none.
        var warnings: [String]?
        var amounts: [EmittedAmount]?
    }

    func validate() throws {
        if slice != nil, outputs.output == nil {
            throw ValidationError("--slice needs --output, the folder of the slice's files")
        }
    }

    func run() throws {
        if let slice, let output = outputs.output {
            try reporting { try write(slice: slice, to: output) }
            return
        }
        try reporting {
            let amounts = try amounts.map(EmittedAmount.read)
            let released = try inputs.releasedCases()
            let generated = try inputs.generatedFiles()
            let listings = try generated.listings(released: released)
            let places = GeneratedFolder.allCases.flatMap { folder in
                folder.files(of: generated, listings: listings).map { (outputs.path(of: folder), $0) }
            }
            let old = places.map { FileManager.default.contents(atPath: $0 + "/" + $1.name) }
            try Self.write(places.map { ($0, $1.name, $1.text) })
            let emitted = zip(places, old).map { place, old in
                Emitted(place.0 + "/" + place.1.name, place.1.text, old: old)
            }
            let warnings = generated.lapses.map(\.description)
            for warning in warnings { Progress.say("warning: \(warning)") }
            let written = try amounts.map { try EmittedAmount.written($0, with: generated.image) }
            let report = Report(files: emitted, warnings: warnings.isEmpty ? nil : warnings, amounts: written)
            try form.write(report) {
                emitted.map(\.line)
                    + (written.map { [""] + EmittedAmount.table($0) } ?? [])
            }
        }
    }

    private func write(slice file: String, to output: String) throws {
        let files = try SliceRequestFile(path: file).files(of: CurrencyFormatPackage.tables())
        let places = files.files.map { (folder: output, name: $0.name, text: $0.text) }
        let old = places.map { FileManager.default.contents(atPath: $0.folder + "/" + $0.name) }
        try Self.write(places)
        let emitted = zip(places, old).map { Emitted($0.folder + "/" + $0.name, $0.text, old: $1) }
        try form.write(Report(files: emitted, amounts: nil)) { emitted.map(\.line) + [files.summary] }
    }

    /// Writes all files next to their destinations before replacing any.
    static func write(_ files: [(folder: String, name: String, text: String)]) throws {
        var fresh: [(URL, URL)] = []
        // Files that have been moved are no longer here.
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
            // Replaces an old file, if there is one, in one step.
            guard rename(new.path, place.path) == 0 else {
                throw OutputError(file: place.path, reason: String(cString: strerror(errno)))
            }
        }
    }
}
