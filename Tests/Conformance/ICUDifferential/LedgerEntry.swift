/// A class of differences, by a rule and not by its strings.
struct LedgerEntry: Decodable {
    /// Whether the engine followed LDML or was asked to do as ICU does.
    enum Reading: String, Decodable {
        case ldml, icu
    }

    /// What two texts have in common that differ by an entry.
    enum Likeness: String, Decodable {
        /// All but no-break spaces.
        case allButSpaces
        /// The digits, in number and order.
        case digits
        /// The digits, but for a zero at the end of this engine's.
        case digitsButOneZero
    }

    /// What the differences are like; what a rule leaves out is not looked at.
    struct Rule: Decodable {
        /// Locales without keywords, as BCP 47 writes them.
        let locales: [String]?
        let currencies: [String]?
        /// Parts of skeletons, of which one is there.
        let skeletons: [String]?
        let namesNumberingSystem: Bool?
        let namesCurrency: Bool?
        let alike: Likeness
    }

    /// Strings that are compared in every run, so that samples show the entry as well.
    struct Target: Decodable {
        let locale: String
        let currency: String
        let skeleton: String
    }

    let id: String
    let reading: Reading
    let rule: Rule
    let targets: [Target]

    func covers(_ difference: LedgerDifference) -> Bool {
        reading == difference.reading
            && rule.locales?.contains(difference.tag) ?? true
            && rule.currencies?.contains(difference.currency) ?? true
            && rule.skeletons?.contains(where: difference.skeleton.contains) ?? true
            && rule.namesNumberingSystem ?? difference.namesNumberingSystem == difference.namesNumberingSystem
            && rule.namesCurrency ?? difference.namesCurrency == difference.namesCurrency
            && isAlike(difference)
    }

    private func isAlike(_ difference: LedgerDifference) -> Bool {
        let (upstream, here) = (difference.upstream.unicodeScalars, difference.here.unicodeScalars)
        switch rule.alike {
        case .allButSpaces:
            return upstream.filter { $0 != "\u{A0}" }.elementsEqual(here.filter { $0 != "\u{A0}" })
        case .digits:
            return upstream.compactMap(Self.digit) == here.compactMap(Self.digit)
        case .digitsButOneZero:
            return upstream.compactMap(Self.digit) + [0] == here.compactMap(Self.digit)
        }
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Double? {
        scalar.properties.numericValue
    }
}
