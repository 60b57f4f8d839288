import Foundation
import ICUSource
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
    var name: String
    var version: String
    var pinned: String
    var found: String

    var description: String {
        "\(name) \(version) has SHA-256 \(found), but \(pinned) is pinned for that version; "
            + "if the new files are right, remove the entry from Sources.json and import again"
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
    init(_ source: SourceVersion, directory: String, files: [String]) throws {
        var listing = ""
        for file in files.sorted() {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: directory + "/" + file))
            listing += "\(try SHA256Digest(of: bytes))  \(file)\n"
        }
        self.init(source, files: files.count, sha256: try SHA256Digest(of: Data(listing.utf8)).description)
    }

    /// The files of a package, wherever the package itself was found.
    init(_ source: SourceVersion, package: ICUPackage) throws {
        var listing = ""
        for file in package.files {
            listing += "\(try SHA256Digest(of: package.item(file).map { Data($0) } ?? Data()))  \(file)\n"
        }
        self.init(
            source, files: package.files.count, sha256: try SHA256Digest(of: Data(listing.utf8)).description)
    }

    init(_ source: SourceVersion, files: Int = 0, sha256: String? = nil) {
        let (address, licence) = Self.origin(of: source.name)
        self.init(
            name: source.name, version: source.version, address: address, licence: licence, files: files,
            sha256: sha256)
    }

    private static func origin(of name: String) -> (address: String, licence: String) {
        switch name {
        case "cldr-json": ("https://github.com/unicode-org/cldr-json", "Unicode-3.0")
        case "ldml": ("https://github.com/unicode-org/cldr", "Unicode-3.0")
        case "icu": ("https://github.com/unicode-org/icu", "Unicode-3.0")
        default:
            (
                "https://www.six-group.com/en/products-services/financial-information/data-standards.html",
                "facts of ISO 4217"
            )
        }
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
    func check(_ pins: [Pin]) throws(PinMismatch) {
        for pin in pins {
            guard let pinned = sources.first(where: { $0.name == pin.name && $0.version == pin.version }),
                let before = pinned.sha256, let now = pin.sha256, before != now
            else { continue }
            throw PinMismatch(name: pin.name, version: pin.version, pinned: before, found: now)
        }
    }

    static func write(_ pins: [Pin], to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = try encoder.encode(SourcePins(sources: pins.sorted { $0.name < $1.name })) + Data("\n".utf8)
        try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
