import LocaleModel
import TableWriter

/// What every generated file starts with: by which command it was written, and from which data.
///
/// No date, no user, no path: the same data give the same bytes.
public struct FileHeader: Equatable, Sendable {
    /// The command as it is typed, with its options.
    public var command: String
    /// The publications that the data are from.
    public var sources: [SourceVersion]

    /// Makes a header that names the command and the publications.
    public init(command: String = "currency-data emit", sources: [SourceVersion]) {
        self.command = command
        self.sources = sources
    }

    func write(to source: inout SwiftSource) {
        source.comment("Written by `\(command)`. Do not edit.")
        source.comment("Data: \(sources.map(Self.words).joined(separator: ", "))")
        source.comment("swift-format-ignore-file")
    }

    /// `cldr-json 48.0.0`, `icu 72.1 (CLDR 42)`.
    private static func words(of source: SourceVersion) -> String {
        let words = "\(source.name) \(source.version)"
        guard let cldr = source.cldrVersion, cldr != source.version else { return words }
        return words + " (CLDR \(cldr))"
    }
}
