import CurrencyFormat
import LocaleMatching
import TestSupport

/// Compares the best supported locales, distances between locales, and script directions.
///
/// This engine uses the rules of the bundled data, so the ICU must have the same CLDR version.
struct MatchingComparison {
    private(set) var ledger: MatchingLedger
    private(set) var pairs = 0
    private(set) var lists = 0
    private(set) var directions = 0
    private(set) var differences: [String] = []
    private(set) var known = 0
    private var random: SplitMix64
    /// Identifiers of ICU's locales, and equivalent ones.
    private let identifiers: [String]
    private let ofLanguage: [String: [String]]

    /// Codes in aliases, likely subtags or rules, with and without data.
    private static let others = [
        "iw", "iw-IL", "in", "ji", "tl", "tl-PH", "mo", "no-NO", "deu-DE", "zho-TW", "cmn-Hans", "zh-TW", "zh-HK",
        "zh-MO",
        "zh-CN", "zh-US", "zh-Latn", "sr-RS", "sr-ME", "sr-Latn", "sr-BA", "pa-PK", "uz-AF", "az-IR", "az-Arab",
        "ku-IQ",
        "en-UK", "en-001", "en-150", "en-Shaw", "en-Dsrt-US", "en-Latn-GB", "de-Latn-DE", "de-CH-1996", "es-419",
        "es-003",
        "es-US", "pt-AO", "ar-001", "ar-015", "ar-Latn", "ja-Latn", "ko-Hang", "hi-Latn", "ur-Deva", "und", "und-DE",
        "und-Latn", "und-Cyrl-RS", "und-Hant", "und-419", "und-TW", "und-Arab-PK", "gsw", "lb", "nn-NO", "da-GL", "fo",
        "se",
        "hr", "bs", "bs-Cyrl", "sl", "gl", "ca", "eu", "br", "co", "oc", "wa", "frp", "yue", "yue-CN", "wuu", "nan",
        "hak",
        "gan", "hsn", "ii", "za", "ug", "ug-KZ", "bo", "dz", "mn-Mong", "kk-CN", "ky-CN", "tg-PK", "tk", "tt", "ba",
        "cv",
        "arz", "ary", "apc", "aeb", "acm", "swc", "swa-KE", "msa", "zsm", "id", "jv", "su", "min", "ace", "ban", "mg",
        "bug",
        "qu", "quz", "qub-PE", "ay", "gn", "nah", "rom", "sgn", "xx", "qaa", "klingon", "ak", "tw", "fat", "aii", "xh",
        "zu",
        "nr", "ss", "st", "tn", "ts", "ve", "nso", "bn-Latn", "ta", "te", "si", "ne", "mr-Latn", "kok", "sa", "sd-IN",
        "ks",
        "zh-hakka", "zh-xiang", "zh-guoyu", "art-lojban", "sgn-DE", "sgn-US", "sgn-JP", "sgn-CH", "gsg", "ase", "jbo",
    ]

    init(_ locales: [String], seed: UInt64, ledger: MatchingLedger) {
        self.ledger = ledger
        random = SplitMix64(seed: seed)
        let named = locales.map { $0.split(separator: "_").joined(separator: "-") }.filter { !$0.hasSuffix("POSIX") }
        identifiers = Array(Set(named + Self.others)).sorted()
        ofLanguage = Dictionary(grouping: identifiers) { String($0.prefix { $0 != "-" }) }
    }

    // MARK: Directions

    mutating func compareDirections() throws {
        for identifier in identifiers {
            directions += 1
            let icu = try ICULocaleMatcher.isRightToLeft(identifier)
            let ours = try LocaleIdentifier(identifier).isRightToLeft
            if icu != ours { note(.direction, [identifier], [identifier], "\(identifier): ICU \(icu), here \(ours)") }
        }
    }

    // MARK: Matching

    /// Compares one set of supported locales: matches with lists of desired locales, and distances of pairs.
    mutating func compareSet() throws {
        let supported = (0...random.below(12)).map { _ in identifier() }
        let icu = try ICULocaleMatcher(supported)
        let matcher = LocaleMatcher(try supported.map { try LocaleIdentifier($0) })
        for _ in 0..<8 {
            let desired = (0...random.below(4)).map { _ in desiredIdentifier(beside: supported) }
            lists += 1
            let expected = try icu.best(for: desired)
            let found = matcher.best(for: try desired.map { try LocaleIdentifier($0) })
            let served = try expected.map { try LocaleIdentifier(desired[$0.desired]) }
            if expected?.supported != found?.index || served != found?.desired {
                let icuAnswer = expected.map { "\(supported[$0.supported]) for \(desired[$0.desired])" } ?? "none"
                let answer = found.map { "\(supported[$0.index]) for \($0.desired?.description ?? "any")" } ?? "none"
                note(
                    .distance, desired, supported,
                    "\(desired.joined(separator: " ")) of \(supported.joined(separator: " ")): ICU \(icuAnswer),"
                        + " here \(answer)")
            }
            try compareDistance(desired[0], supported[random.below(supported.count)], icu)
        }
    }

    /// Compares a pair.
    mutating func compareDistance(_ desired: String, _ supported: String, _ icu: ICULocaleMatcher) throws {
        pairs += 1
        let expected = try icu.distance(desired, supported)
        let found = try LocaleIdentifier(desired).distance(to: LocaleIdentifier(supported))
        if expected != found {
            note(
                .distance, [desired], [supported],
                "\(desired) \(supported): ICU \(expected.map(String.init) ?? "none"), here \(found.map(String.init) ?? "none")"
            )
        }
    }

    /// Pairs every identifier with every other of its language, and with the languages most frequent in rules.
    mutating func compareAllPairs() throws {
        let icu = try ICULocaleMatcher(["en"])
        for desired in identifiers {
            let own = ofLanguage[String(desired.prefix { $0 != "-" })] ?? []
            for supported in own + ["en", "fr", "de", "es", "ru", "zh", "zh-Hant", "ar", "hi", "id", "sr", "nb", "und"]
            {
                try compareDistance(desired, supported, icu)
            }
        }
    }

    private mutating func identifier() -> String {
        // Languages with many regions are chosen as often as all others together.
        let many = ["en", "es", "pt", "ar", "zh", "fr", "de", "sr"]
        let list = random.below(2) == 0 ? ofLanguage[many[random.below(many.count)]] ?? identifiers : identifiers
        return list[random.below(list.count)]
    }

    /// An identifier. Half of the time it is of a supported language.
    private mutating func desiredIdentifier(beside supported: [String]) -> String {
        guard random.below(2) == 0 else { return identifier() }
        let language = supported[random.below(supported.count)].prefix { $0 != "-" }
        let list = ofLanguage[String(language)] ?? identifiers
        return list[random.below(list.count)]
    }

    /// Records a difference as known if one of its pairs is.
    private mutating func note(
        _ kind: MatchingLedger.Kind, _ desired: [String], _ supported: [String], _ text: String
    ) {
        for wanted in desired {
            for there in supported where ledger.covers(kind, wanted, there) {
                known += 1
                return
            }
        }
        differences.append(text)
    }
}
