import ArgumentParser
import CommandSupport
import DataSnapshot
import Foundation
import LocaleModel
import TableEmitter

/// Writes one image of a snapshot, for other programs, slices and comparisons.
struct ImageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "image",
        abstract: "Write a table image, with all data or a slice of it.",
        discussion: """
            currency-data image --output all.image --names-output all.names
            currency-data image --locales de,en --currencies EUR,USD --output slice.image
            currency-data image --icu-data /usr/bin/node --output node.image

            With --icu-data, the image has that ICU's locales, so that this engine, with compatibility icu, writes what \
            programs with that ICU write. The ISO 4217 data is still the snapshot's.

            Exit codes: 0; 2 for wrong arguments, including unknown locales and currencies; 3 if the snapshot or a file \
            cannot be read, or the image cannot be written.
            """)

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(
        name: .customLong("icu-data"),
        help: ArgumentHelp(
            "Use an ICU's data instead of the snapshot's: the file is a package (.dat), a libicudata library, or a "
                + "program with one inside.", valueName: "file"))
    var icuData: String?

    @OptionGroup var kept: SelectionOptions

    @Option(
        help: ArgumentHelp("Features, separated by commas: \(featureNames). Default: all.", valueName: "features"),
        transform: features)
    var features: Set<ImageSelection.Feature>?

    @Option(help: "Write the image to this file.")
    var output: String

    @Option(
        help: ArgumentHelp(
            "Write the names of all currencies in all locales to this file, for CurrencyNames.", valueName: "file"))
    var namesOutput: String?

    @Flag(help: "Show the size of each table.")
    var sizes = false

    @OptionGroup(title: "Output") var form: OutputFormatOptions<TextOrJSON>

    private struct Report: Encodable {
        struct Table: Encodable {
            var name: String
            var rows: Int
            var bytes: Int
        }

        var output: String
        var bytes: Int
        var tables: [Table]?
        /// The number of bytes of the names; omitted if they are not written.
        var nameBytes: Int?
    }

    func run() throws {
        try reporting {
            let source = try source()
            let known = try KnownIdentifiers(source)
            var selection = ImageSelection()
            // The ancestors of a locale are added.
            selection.locales = try kept.locales(among: known)
            selection.currencies = try kept.currencies(among: known)
            if let features { selection.features = features }
            let image = try TableImage(of: source, selection)
            try OutputFile.write(Data(image.bytes), to: output)
            let names = try namesOutput.map { file in
                let names = try NamesTableImage(of: source).bytes
                try OutputFile.write(Data(names), to: file)
                return (file: file, count: names.count)
            }
            let tables = image.sizes.map { Report.Table(name: $0.name, rows: $0.rows, bytes: $0.bytes) }
            let report = Report(
                output: output, bytes: image.bytes.count, tables: sizes ? tables : nil, nameBytes: names?.count)
            try form.write(report) {
                ["\(image.bytes.count) bytes -> \(output)"] + (names.map { ["\($0.count) bytes -> \($0.file)"] } ?? [])
                    + (sizes ? tables.map { "\($0.name): \($0.rows) rows, \($0.bytes) bytes" } : [])
            }
        }
    }

    /// The snapshot, or an ICU's data with the snapshot's ISO 4217.
    private func source() throws -> Snapshot {
        let snapshot = try Snapshot(named: snapshot, option: "--snapshot", names: namesOutput != nil)
        guard let icuData else { return snapshot }
        return Snapshot(try NamedSource(icuData: icuData).read(), iso4217: snapshot.iso4217)
    }

    private static var featureNames: String {
        ImageSelection.Feature.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static func features(_ text: String) throws -> Set<ImageSelection.Feature> {
        // An image without any feature can also be requested.
        if text.isEmpty { return [] }
        return Set(
            try NameList(text).names.map { name in
                guard let feature = ImageSelection.Feature(rawValue: name) else {
                    throw ValidationError("There is no feature \"\(name)\"; features are \(featureNames).")
                }
                return feature
            })
    }
}
