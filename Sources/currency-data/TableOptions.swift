import ArgumentParser
import CurrencyFormat
import Foundation

/// The tables that a command works with, and whose reading of them.
struct TableOptions: ParsableArguments {
    enum Reading: String, CaseIterable, ExpressibleByArgument {
        case ldml, icu

        var value: Compatibility {
            switch self {
            case .ldml: .ldml
            case .icu: .icu
            }
        }
    }

    private struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    @Option(help: "The file of a table image. The bundled tables if left out.")
    var image: String?

    @Option(help: "Whose reading of the data counts where ICU departs from LDML.")
    var compatibility: Reading = .ldml

    func data() throws -> CurrencyData {
        guard let image else { return .bundled }
        guard let bytes = FileManager.default.contents(atPath: image) else {
            throw Unreadable(description: "\(image): the file cannot be read")
        }
        do {
            return try CurrencyData(bytes)
        } catch {
            throw Unreadable(description: "\(image) is no table image: \(error)")
        }
    }
}
