import LocaleModel
import TableWriter

/// The header of every generated file: the command that wrote it, and the data it comes from.
///
/// It has no date, user or path, so the same data gives the same bytes.
public struct FileHeader: Equatable, Sendable {
    /// The command with its options.
    public var command: String
    /// The publications that the data comes from.
    public var sources: [SourceVersion]

    /// Creates a header with the command and the publications.
    public init(command: String = "currency-data emit", sources: [SourceVersion]) {
        self.command = command
        self.sources = sources
    }

    func write(to source: inout SwiftSource) {
        source.comment("Written by `\(command)`. Do not edit.")
        source.comment("Data: \(sources.map(Self.words).joined(separator: ", "))")
        source.comment("swift-format-ignore-file")
    }

    /// The source, as `cldr-json 48.0.0` or `icu 72.1 (CLDR 42)`.
    private static func words(of source: SourceVersion) -> String {
        let words = "\(source.name) \(source.version)"
        guard let cldr = source.cldrVersion, cldr != source.version else { return words }
        return words + " (CLDR \(cldr))"
    }
}
