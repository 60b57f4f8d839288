import Foundation
import LocaleModel

/// The content of `Data/Sources.json`: the publications that the snapshot was made from, with their hashes.
struct SourcePins: Codable, Equatable {
    struct Pin: Codable, Equatable {
        var name: String
        var version: String
        var address: String
        var licence: String
        /// The number of files that were read.
        var files: Int
        /// The SHA-256 of the lines `HASH  PATH` for all files that were read, sorted by path, each with a newline, as
        /// `sha256sum` computes it from its own output. Nil for a linked library, which has no files to hash.
        var sha256: String?
    }

    /// The pins, sorted by name.
    var sources: [Pin]
}

/// An error that says why the available files are not the pinned publication.
struct PinMismatch: Error, CustomStringConvertible {
    /// The file with the pins.
    var file: String
    var name: String
    var version: String
    var pinned: String
    var found: String

    var description: String {
        "\(name) \(version) has SHA-256 \(found), but \(pinned) is pinned for that version; "
            + "if the new files are right, remove the entry from \(file) and import again"
    }
}

/// An error for a file, in the place of the pins, that no import wrote.
struct ForeignPins: Error, Equatable, CustomStringConvertible {
    var file: String

    var description: String {
        "\(file) is not the list of sources that an import writes; "
            + "move it away, or name another file with --pins"
    }
}

extension SourcePins.Pin {
    /// Creates a pin for the files that an import reads from a publication.
    init(_ source: some UpstreamSource) throws {
        let files = try source.files().sorted()
        var listing = ""
        for file in files {
            listing += "\(try SHA256Digest(of: Data(source.contents(of: file))))  \(file)\n"
        }
        let publication = type(of: source).publication
        self.init(
            name: publication.name, version: try source.version.version, address: publication.address,
            licence: publication.licence, files: files.count,
            sha256: files.isEmpty ? nil : try SHA256Digest(of: Data(listing.utf8)).description)
    }
}

extension SourcePins {
    /// Reads the pins in a file; there are none if the file does not exist.
    ///
    /// - Throws: `ForeignPins` if the file does not contain pins.
    init(file: String) throws(ForeignPins) {
        self.init(sources: [])
        guard FileManager.default.fileExists(atPath: file) else { return }
        guard let bytes = FileManager.default.contents(atPath: file),
            let pins = try? JSONDecoder().decode(SourcePins.self, from: bytes)
        else { throw ForeignPins(file: file) }
        self = pins
    }

    /// Rejects files that differ from those pinned for the same publication.
    ///
    /// - Parameter file: The file with these pins, for the error.
    func check(_ pins: [Pin], in file: String) throws(PinMismatch) {
        for pin in pins {
            guard let pinned = sources.first(where: { $0.name == pin.name && $0.version == pin.version }),
                let before = pinned.sha256, let now = pin.sha256, before != now
            else { continue }
            throw PinMismatch(file: file, name: pin.name, version: pin.version, pinned: before, found: now)
        }
    }

    static func write(_ pins: [Pin], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = try encoder.encode(SourcePins(sources: pins.sorted { $0.name < $1.name })) + Data("\n".utf8)
        try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
