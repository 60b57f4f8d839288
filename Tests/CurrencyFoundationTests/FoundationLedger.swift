import Foundation

/// The classes of differences from Foundation that are known, each with its reason.
struct FoundationLedger: Decodable {
    struct Entry: Decodable {
        let id: String
        let reason: String
        let specification: String
        let rule: Rule
        let targets: [Target]
    }

    /// What the differences are like; what a rule leaves out is not looked at.
    struct Rule: Decodable {
        /// Options of which each has one of these values; an empty list stands for any but the default.
        let options: [String: [String]]?
        /// Sets of options of which one is asked for besides.
        let oneOf: [String]?
        let locales: [String]?
        let currencies: [String]?
        let alike: Likeness
    }

    enum Likeness: String, Decodable {
        /// Foundation's text is the plain number, without a format.
        case unformatted
        /// The digits, in number and order.
        case digits
        /// This engine gives the same text from Foundation's data.
        case sameFromItsData
        /// The same from Foundation's data, where ICU's reading of LDML is asked for.
        case sameFromItsDataAsICU
        /// From Foundation's data as ICU, the digits in number and order.
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

/// A pair on which the two differ.
struct FoundationDifference {
    let pair: FoundationPair
    let foundation: String
    let here: String
    /// What this engine gives from Foundation's data, which few entries ask for.
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
