import Foundation
import LocaleModel

/// The content of `Data/Sources.json`: which publications the snapshot was made from, down to their bytes.
struct SourcePins: Codable, Equatable {
    struct Pin: Codable, Equatable {
        var name: String
        var version: String
        var address: String
        var licence: String
        /// How many files were read.
        var files: Int
        /// The SHA-256 of the lines `HASH  PATH` of all files that were read, sorted by path, each with a newline:
        /// what `sha256sum` of its own output gives. nil for a library that is linked with, which has no files to hash.
        var sha256: String?
    }

    /// Sorted by name.
    var sources: [Pin]
}

/// Why the files at hand are not the publication that was pinned.
struct PinMismatch: Error, CustomStringConvertible {
    /// The file of the pins.
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

/// A file in the place of the pins that no import wrote.
struct ForeignPins: Error, Equatable, CustomStringConvertible {
    var file: String

    var description: String {
        "\(file) is not the list of sources that an import writes beside its snapshot; "
            + "move it away, or name another folder with --output"
    }
}

extension SourcePins.Pin {
    /// The files that an import reads of a publication.
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
    /// The pins of a file; none where there is no file.
    ///
    /// - Throws: `ForeignPins` where the file is none of pins.
    init(file: String) throws(ForeignPins) {
        self.init(sources: [])
        guard FileManager.default.fileExists(atPath: file) else { return }
        guard let bytes = FileManager.default.contents(atPath: file),
            let pins = try? JSONDecoder().decode(SourcePins.self, from: bytes)
        else { throw ForeignPins(file: file) }
        self = pins
    }

    /// Refuses files that differ from those pinned for the same publication.
    ///
    /// - Parameter file: the file that these pins are from, for the error.
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
