import Foundation
import ICUSource
import LocaleModel

/// A source of locales that an argument names. Publications name their files by their inner paths, so errors also state
/// the argument.
struct NamedSource {
    let source: any LocaleSource
    /// The named folder or file; nil for the library that this program is linked with.
    private let path: String?

    init(_ source: any LocaleSource) {
        self.source = source
        path = nil
    }

    /// - Throws: `NamedSourceError` if there is no such folder.
    init(folder: String, _ source: (String) -> any LocaleSource) throws(NamedSourceError) {
        self.source = try NamedSourceError.reading(folder) { directory throws(ImportError) in source(directory) }
        path = folder
    }

    /// The ICU in a file: a package, a `libicudata`, or a program that includes ICU.
    init(icuData file: String) throws(NamedSourceError) {
        source = try Self.naming(file) { () throws(ImportError) in try ICUSource(ICUPackage(file: file)) }
        path = file
    }

    /// Reads everything that the model can represent.
    func read() throws -> UpstreamFacts {
        guard let path else { return try source.read() }
        return try Self.naming(path, source.read)
    }

    /// The available version.
    func version() throws -> SourceVersion {
        guard let path else { return try source.version }
        return try Self.naming(path) { () throws(ImportError) in try source.version }
    }

    private static func naming<Result>(
        _ path: String, _ read: () throws(ImportError) -> Result
    ) throws(NamedSourceError) -> Result {
        do throws(ImportError) {
            return try read()
        } catch .unreadable(URL(fileURLWithPath: path).lastPathComponent, let reason) {
            throw NamedSourceError(path: path, reason: reason)
        } catch {
            throw NamedSourceError(path: path, reason: error.description)
        }
    }
}
