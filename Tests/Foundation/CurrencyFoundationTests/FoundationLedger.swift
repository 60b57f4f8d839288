import Foundation

/// The known classes of differences from Foundation, each with its reason.
struct FoundationLedger: Decodable {
    struct Entry: Decodable {
        let id: String
        let reason: String
        let specification: String
        let rule: Rule
        let targets: [Target]
    }

    /// Describes the differences. A property that is nil matches anything.
    struct Rule: Decodable {
        /// Options, each with its allowed values. An empty list allows any value but the default.
        let options: [String: [String]]?
        /// Options of which at least one must be set.
        let oneOf: [String]?
        let locales: [String]?
        let currencies: [String]?
        let alike: Likeness
    }

    enum Likeness: String, Decodable {
        /// Foundation's text is the plain number, unformatted.
        case unformatted
        /// Both texts have the same digits in the same order.
        case digits
        /// With Foundation's data, this engine gives the same text.
        case sameFromItsData
        /// With Foundation's data and ICU compatibility, this engine gives the same text.
        case sameFromItsDataAsICU
        /// With Foundation's data and ICU compatibility, the digits and their order are the same.
        case digitsFromItsDataAsICU
    }

    /// A pair that is compared in every run.
    struct Target: Decodable {
        let locale: String
        let currency: String
        let amount: String
        let options: [String: String]?
    }

    let entries: [Entry]

    static func read(_ file: URL) throws -> FoundationLedger {
        try JSONDecoder().decode(FoundationLedger.self, from: Data(contentsOf: file))
    }
}

/// A pair on which the two texts differ.
struct FoundationDifference {
    let pair: FoundationPair
    let foundation: String
    let here: String
    /// The engine's text with Foundation's data. Computed on demand, because few entries need it.
    let itsData: () -> String
    let itsDataAsICU: () -> String
}

extension FoundationLedger.Entry {
    func covers(_ difference: FoundationDifference) -> Bool {
        let pair = difference.pair
        for (name, values) in rule.options ?? [:] {
            guard let value = pair.options[name], values.isEmpty || values.contains(value) else { return false }
        }
        if let oneOf = rule.oneOf, !oneOf.contains(where: { pair.options[$0] != nil }) { return false }
        guard rule.locales?.contains(pair.locale) ?? true, rule.currencies?.contains(pair.currency) ?? true
        else { return false }
        return switch rule.alike {
        case .unformatted: difference.foundation == Decimal(string: pair.amount)?.description
        case .digits: Self.digits(difference.foundation) == Self.digits(difference.here)
        case .sameFromItsData: difference.foundation == difference.itsData()
        case .sameFromItsDataAsICU: difference.foundation == difference.itsDataAsICU()
        case .digitsFromItsDataAsICU: Self.digits(difference.foundation) == Self.digits(difference.itsDataAsICU())
        }
    }

    private static func digits(_ text: String) -> [Double] {
        text.unicodeScalars.compactMap { $0.properties.numericValue }
    }
}
