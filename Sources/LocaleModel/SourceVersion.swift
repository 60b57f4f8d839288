/// An upstream publication and its version, such as CLDR 48.0.0.
public struct SourceVersion: Hashable, Sendable, Codable {
    /// The publication: `cldr-json`, `icu`, `ldml` or `iso4217`.
    public var name: String
    /// The version as the publication writes it: `48.0.0`, `72.1`, `2026-01-01`.
    public var version: String
    /// The CLDR version of the data inside, where the publication is not CLDR itself: `42` for ICU 72.
    public var cldrVersion: String?

    public init(name: String, version: String, cldrVersion: String? = nil) {
        self.name = name
        self.version = version
        self.cldrVersion = cldrVersion
    }
}

/// Where a fact was read: which publication, which of its files, which place in that file.
public struct Provenance: Hashable, Sendable, CustomStringConvertible {
    public var source: SourceVersion
    /// The file's path inside the publication, never a path of the machine that read it.
    public var file: String
    /// A JSON pointer, an XPath or a resource path, as the file's format has it.
    public var place: String

    public init(source: SourceVersion, file: String, place: String) {
        self.source = source
        self.file = file
        self.place = place
    }

    public var description: String {
        "\(source.name) \(source.version), \(file), \(place)"
    }
}
