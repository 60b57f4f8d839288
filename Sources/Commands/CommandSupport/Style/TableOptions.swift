import ArgumentParser
import CurrencyEngine
import Foundation

/// The tables that a command works with, and whose reading of them.
package struct TableOptions: ParsableArguments {
    package enum Reading: String, CaseIterable, ExpressibleByArgument {
        case ldml, icu

        package var value: FormatOptions.Compatibility {
            switch self {
            case .ldml: .ldml
            case .icu: .icu
            }
        }
    }

    private struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    @Option(help: "The file of a table image. Default: the bundled tables.")
    var image: String?

    @Option(help: "The file of an image of currency names. Default: the bundled names.")
    var namesImage: String?

    @Option(help: "Whether to follow LDML or ICU where the two differ.")
    package var compatibility: Reading = .ldml

    package init() {}

    /// - Parameter bundled: what a tool brings.
    package func data(or bundled: @autoclosure () -> CurrencyData) throws -> CurrencyData {
        guard let image else { return bundled() }
        return try Self.data(fromImage: image)
    }

    package static func data(fromImage image: String) throws -> CurrencyData {
        let bytes = try contents(of: image)
        do {
            return try CurrencyData(bytes)
        } catch {
            throw Unreadable(description: "\(image) is not a table image: \(error)")
        }
    }

    /// - Parameter bundled: what a tool brings.
    package func names(or bundled: @autoclosure () -> CurrencyNames) throws -> CurrencyNames {
        guard let namesImage else { return bundled() }
        let bytes = try Self.contents(of: namesImage)
        do {
            return try CurrencyNames(bytes)
        } catch {
            throw Unreadable(description: "\(namesImage) is not an image of names: \(error)")
        }
    }

    private static func contents(of file: String) throws -> Data {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw Unreadable(description: "\(file): the file cannot be read")
        }
        return bytes
    }
}
