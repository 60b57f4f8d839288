import Foundation
import TestSupport

/// The names, raw values and codes that CurrencyText publishes, collected from it, with their CLDR 48 counterparts.
struct PublishedNames: Decodable {
    struct Locale: Decodable {
        let `case`: String
        let rawValue: String
        /// `listed` for one of CLDR's locales, `special` for those that follow the user.
        let cldr48: String
        let resolvesTo: String?

        /// The identifier of the locale that serves the case, or nil for those that follow the user.
        var served: String? {
            cldr48 == "special" ? nil : resolvesTo ?? rawValue.replacingOccurrences(of: "_", with: "-")
        }
    }

    struct Currency: Decodable {
        let `case`: String
        let code: String
    }

    struct NoneCase: Decodable {
        let `case`: String
        let rawValue: String
    }

    struct Property: Decodable {
        let name: String
        let type: String
        let settable: Bool
    }

    struct Method: Decodable {
        let name: String
        let parameters: [String]
        let returns: String?
    }

    struct Requirements: Decodable {
        let name: String
        let members: [String]
        let conformers: [String]?
    }

    struct Enumeration: Decodable {
        let name: String
        let raw: String
        let conforms: [String]
    }

    struct Aliases: Decodable {
        struct Locale: Decodable {
            let peerCase: String
            let recommendedCase: String
        }

        let locales: [Locale]
    }

    let locales: [Locale]
    let currencies: [Currency]
    let currencyNoneCase: NoneCase
    let formatterProperties: [Property]
    let formatterMethods: [Method]
    let protocols: [Requirements]
    let enums: [Enumeration]
    let aliases: Aliases

    static let file = PackageFolder.file("Tests/Compatibility/CurrencyTextTests/Names/published-names.json")

    static func read() throws -> PublishedNames {
        try JSONDecoder().decode(PublishedNames.self, from: Data(contentsOf: file))
    }
}
