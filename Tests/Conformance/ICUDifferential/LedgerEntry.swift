/// A class of differences, by a rule and not by its strings.
struct LedgerEntry: Decodable {
    /// Whether the engine followed LDML or was asked to do as ICU does.
    enum Reading: String, Decodable {
        case ldml, icu
    }

    /// What the differences are like; what a rule leaves out is not looked at.
    struct Rule: Decodable {
        /// Locales without keywords, as BCP 47 writes them.
        let locales: [String]?
        /// What the data say of the locale.
        let trait: LocaleTraits.Trait?
        /// The major version of ICU from which on there is no such difference.
        let beforeICU: Int?
        /// The major version of ICU from which on the difference is looked for: its data show it.
        let fromICU: Int?
        let currencies: [String]?
        /// Parts of skeletons, of which one is there.
        let skeletons: [String]?
        let namesNumberingSystem: Bool?
        let namesCurrency: Bool?
        /// The least amount without its sign.
        let fromAmount: Double?
        let alike: Likeness
    }

    /// Strings that are compared in every run, so that samples show the entry as well.
    struct Target: Decodable {
        let locale: String
        let currency: String
        let skeleton: String
        /// A number that is compared beside those of all targets.
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
