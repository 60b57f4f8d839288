/// A class of differences, defined by a rule instead of by its strings.
struct LedgerEntry: Decodable {
    /// Whether the engine follows LDML or ICU.
    enum Reading: String, Decodable {
        case ldml, icu
    }

    /// Describes the differences. A property that is nil matches anything.
    struct Rule: Decodable {
        /// Locales in BCP 47 without keywords.
        let locales: [String]?
        /// What the data says about the locale.
        let trait: LocaleTraits.Trait?
        /// The first major version of ICU without the difference.
        let beforeICU: Int?
        /// The first major version of ICU whose data shows the difference.
        let fromICU: Int?
        let currencies: [String]?
        /// Parts of skeletons, of which one must be present.
        let skeletons: [String]?
        let namesNumberingSystem: Bool?
        let namesCurrency: Bool?
        /// The smallest magnitude of the amount.
        let fromAmount: Double?
        let alike: Likeness
    }

    /// Strings compared in every run, so that samples also show the entry.
    struct Target: Decodable {
        let locale: String
        let currency: String
        let skeleton: String
        /// A number compared in addition to the amounts of all targets.
        let amount: String?
    }

    let id: String
    let reading: Reading
    let rule: Rule
    let targets: [Target]

    func covers(_ difference: LedgerDifference, _ traits: LocaleTraits) -> Bool {
        reading == difference.reading
            && rule.locales?.contains(difference.tag) ?? true
            && rule.currencies?.contains(difference.currency) ?? true
            && rule.skeletons?.contains(where: difference.skeleton.contains) ?? true
            && rule.namesNumberingSystem ?? difference.namesNumberingSystem == difference.namesNumberingSystem
            && rule.namesCurrency ?? difference.namesCurrency == difference.namesCurrency
            && rule.fromAmount ?? 0 <= difference.magnitude
            && rule.trait.map { traits.has($0, difference.tag) } ?? true
            && rule.alike.holds(difference.upstream.unicodeScalars, difference.here.unicodeScalars)
    }
}
