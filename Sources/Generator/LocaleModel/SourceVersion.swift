/// An upstream publication and its version, such as CLDR 48.0.0.
public struct SourceVersion: Hashable, Sendable, Codable {
    /// The publication: `cldr-json`, `icu`, `ldml` or `iso4217`.
    public var name: String
    /// The version as the publication writes it: `48.0.0`, `72.1`, `2026-01-01`.
    public var version: String
    /// The CLDR version of the data, if the publication is not CLDR itself: `42` for ICU 72.
    public var cldrVersion: String?

    /// Creates the name and version of a publication.
    public init(name: String, version: String, cldrVersion: String? = nil) {
        self.name = name
        self.version = version
        self.cldrVersion = cldrVersion
    }

    /// The form that `isWord` requires, for errors.
    public static let wordForm = "ASCII letters, digits, periods and hyphens"

    /// Whether a text can be a publication's name or version: 1 to 64 ASCII letters, digits, periods and hyphens.
    ///
    /// Both are written into the headers of generated Swift files and shown on terminals, so text from upstream is
    /// checked with this first.
    public static func isWord(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

/// The place of a fact: the publication, the file in it, and the place in that file.
public struct Provenance: Hashable, Sendable, CustomStringConvertible {
    /// The publication.
    public var source: SourceVersion
    /// The file's path in the publication, never on the machine that read it.
    public var file: String
    /// A JSON pointer, an XPath or a resource path, depending on the file's format.
    public var place: String

    /// Creates a place in a file of a publication.
    public init(source: SourceVersion, file: String, place: String) {
        self.source = source
        self.file = file
        self.place = place
    }

    /// Publication, file and place, in one line.
    public var description: String {
        "\(source.name) \(source.version), \(file), \(place)"
    }
}
