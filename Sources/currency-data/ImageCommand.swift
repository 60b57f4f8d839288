import ArgumentParser
import DataSnapshot
import Foundation
import TableEmitter

/// Snapshot in, one image out: for other programs, for slices, for comparisons.
struct ImageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "image", abstract: "Write a table image, whole or cut down to what is wanted.")

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(help: "Locales, separated by commas; their ancestors come along. All if left out.")
    var locales: String?

    @Option(help: "Currency codes, separated by commas. All if left out.")
    var currencies: String?

    @Option(help: "Features, separated by commas: regions, notation. All if left out.")
    var features: String?

    @Option(help: "The image's file.")
    var output: String

    @Flag(help: "Show what each table takes.")
    var sizes = false

    func run() throws {
        var selection = ImageSelection()
        selection.locales = locales.map(Self.list)
        selection.currencies = currencies.map(Self.list)
        if let features {
            selection.features = []
            for name in Self.list(features).sorted() {
                guard let feature = ImageSelection.Feature(rawValue: name) else {
                    throw Failure.usage("there is no feature \"\(name)\"; features are regions and notation")
                }
                selection.features.insert(feature)
            }
        }
        try reporting {
            let image = try TableImage(of: Snapshot.emittable(directory: snapshot, names: false), selection)
            try Data(image.bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
            print("\(image.bytes.count) bytes -> \(output)")
            if sizes {
                for table in image.sizes {
                    print("\(table.name): \(table.rows) rows, \(table.bytes) bytes")
                }
            }
        }
    }

    private static func list(_ text: String) -> Set<String> {
        Set(text.split(separator: ",").map(String.init))
    }
}
