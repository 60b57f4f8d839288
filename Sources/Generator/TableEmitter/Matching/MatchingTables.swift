import LocaleModel
import PackedTables

/// The tables of language matching in `MatchingTables.swift`: rows of one length, sorted by their first columns.
///
///     languages         language, place                                           its likely script and region
///     identifiers       language, script, region; language, place                 likely subtags of what says more
///     places            script, region
///     languageAliases   language; language, script, region
///     pairAliases       language and the region or variant with which it means another; language
///     regionAliases     region; region
///     paradigmLocales   language, script, region
///     languageDistances desired and supported language; distance
///     scriptDistances   desired and supported language, desired and supported script; distance
///     regionSets        region; its partitions as bits
///     regionDistances   language, script; distance of any two regions, then of each two partitions
///
/// A language or region has three characters, a script four, a region or variant eight; what is shorter or missing is filled
/// with spaces. A place and
/// bits are two digits to the base of 64, each the byte 0x30 plus its value; a distance is two decimal digits.
struct MatchingTables {
    private(set) var tables: [(name: String, rowWidth: Int, rows: [String])] = []
    /// The distances of any two languages, scripts and regions without a row, and the number of partitions.
    private(set) var constants: [(name: String, value: Int)] = []

    private let facts: LanguageMatchingFacts
    private let identifiers: IdentifierFacts
    private let partitions: RegionPartitions

    init(_ facts: LanguageMatchingFacts, _ identifiers: IdentifierFacts) throws {
        self.facts = facts
        self.identifiers = identifiers
        partitions = try RegionPartitions(facts)
        try addLikelySubtags()
        try addAliases()
        try addDistances()
        try addRegions()
    }

    // MARK: Identifiers

    private mutating func addLikelySubtags() throws {
        let full = try identifiers.likelySubtags.mapValues { text in
            try Self.tag(text, "likelySubtags", isFull: true)
        }
        let places = Set(full.values.map { Self.place(of: $0) }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        var languages: [String] = []
        var others: [String] = []
        for (from, to) in full {
            let tag = try Self.tag(from, "likelySubtags")
            let place = try Self.digits(numbers[Self.place(of: to)] ?? 0)
            if tag.script == nil, tag.region == nil {
                // For the undetermined language, too, only the place is useful.
                languages.append(Self.padded(tag.language, 3) + place)
            } else {
                others.append(Self.key(tag) + Self.padded(to.language, 3) + place)
            }
        }
        add("languages", 5, languages)
        add("identifiers", 15, others)
        add("places", 7, places)
        let paradigms = try facts.paradigmLocales.map { text in
            let tag = try Self.tag(text, "paradigmLocales")
            let likely = try Self.tag(
                identifiers.likelySubtags[tag.language.description] ?? text, "paradigmLocales", isFull: true)
            return Self.key(
                LanguageTag(
                    language: tag.language, script: tag.script ?? likely.script, region: tag.region ?? likely.region))
        }
        add("paradigmLocales", 10, paradigms)
    }

    private mutating func addAliases() throws {
        var languages: [String] = []
        for (from, to) in identifiers.languageAliases where !from.contains("-") {
            languages.append(
                try Self.padded(Self.tag(from, "languageAliases").language, 3)
                    + Self.key(Self.tag(to, "languageAliases")))
        }
        add("languageAliases", 13, languages)
        // Those of undetermined languages drop or replace a variant, which distances do not look at. Others have a subtag that no
        // identifier has: `i-klingon`, `zh-min-nan`.
        var pairs: [String] = []
        for (from, to) in identifiers.languageAliases {
            let subtags = from.split(separator: "-")
            guard subtags.count == 2, subtags[0] != "und", subtags[0].utf8.count > 1, !to.contains("-"),
                subtags[1].utf8.count != 3
            else { continue }
            pairs.append(
                try Self.padded(String(subtags[0]), 3) + Self.padded(String(subtags[1]), 8) + Self.padded(to, 3))
        }
        add("pairAliases", 14, pairs)
        var regions: [String] = []
        for (from, to) in identifiers.territoryAliases {
            // CLDR also lists codes of three letters, which no identifier has. Where a region was divided, the list begins
            // with its likeliest successor.
            guard from.utf8.count == 2 || from.allSatisfy(\.isNumber), let first = to.split(separator: " ").first else {
                continue
            }
            regions.append(try Self.padded(String(from), 3) + Self.padded(String(first), 3))
        }
        add("regionAliases", 6, regions)
    }

    // MARK: Distances

    /// A distance with its languages split into subtags; a star means any.
    private struct Rule {
        let desired: [String]
        let supported: [String]
        let distance: Int
        let oneway: Bool

        init(_ match: LanguageMatch) throws {
            desired = match.desired.split(separator: "-").map(String.init)
            supported = match.supported.split(separator: "-").map(String.init)
            distance = match.distance
            oneway = match.oneway
            let isAny = { (subtag: String) in subtag == "*" }
            guard desired.count == supported.count, (1...3).contains(desired.count), (0..<100).contains(distance),
                desired.map(isAny) == supported.map(isAny)
            else {
                throw EmitError.malformed(
                    locale: "", field: "languageMatching/languageMatches", value: "\(match.desired) \(match.supported)",
                    expected: "as many subtags on both sides, the same of them stars, and a distance below 100")
            }
        }

        /// The rule and, unless it applies in one direction only, the same rule with both sides exchanged.
        var directions: [(desired: [String], supported: [String])] {
            oneway ? [(desired, supported)] : [(desired, supported), (supported, desired)]
        }

        var isDefault: Bool { desired.allSatisfy { $0 == "*" } }
    }

    private mutating func addDistances() throws {
        let rules = try facts.languageMatches.map { match in try Rule(match) }
        var defaults: [Int: Int] = [:]
        for rule in rules where rule.isDefault { defaults[rule.desired.count] = rule.distance }
        guard let language = defaults[1], let script = defaults[2], let region = defaults[3] else {
            throw EmitError.missing(locale: "", field: "languageMatching/languageMatches: *, *-* and *-*-*")
        }
        var languages: [String: Int] = [:]
        var scripts: [String: Int] = [:]
        var regions: [String: RegionDistances] = [:]
        for rule in rules where !rule.isDefault {
            switch rule.desired.count {
            case 1:
                for (desired, supported) in rule.directions {
                    let key = try Self.padded(desired[0], 3) + Self.padded(supported[0], 3)
                    languages[key] = languages[key] ?? rule.distance
                }
            case 2:
                for (desired, supported) in rule.directions {
                    let key =
                        try Self.padded(desired[0], 3) + Self.padded(supported[0], 3) + Self.padded(desired[1], 4)
                        + Self.padded(supported[1], 4)
                    scripts[key] = scripts[key] ?? rule.distance
                }
            default:
                // The tables have one row for a language, or for a language in one script.
                guard rule.desired[0] == rule.supported[0], rule.desired[1] == rule.supported[1] else {
                    throw EmitError.malformed(
                        locale: "", field: "languageMatching/languageMatches",
                        value: "\(rule.desired) \(rule.supported)",
                        expected: "the same language and script, where regions are compared")
                }
                let script = rule.desired[1] == "*" ? "" : rule.desired[1]
                let key = try Self.padded(rule.desired[0], 3) + Self.padded(script, 4)
                try add(rule, to: &regions[key, default: RegionDistances(any: region, partitions.count)])
            }
        }
        for key in regions.keys where key.hasSuffix("    ") {
            if let other = regions.keys.first(where: { $0 != key && $0.prefix(3) == key.prefix(3) }) {
                throw EmitError.malformed(
                    locale: "", field: "languageMatching/languageMatches", value: other,
                    expected: "regions of the language in any script, or in single ones")
            }
        }
        add("languageDistances", 8, languages.map { $0 + Self.decimal($1) })
        add("scriptDistances", 16, scripts.map { $0 + Self.decimal($1) })
        add("regionDistances", 9 + 2 * partitions.count * partitions.count, regions.map { $0 + $1.text })
        constants = [
            ("languageDistance", language), ("scriptDistance", script), ("regionDistance", region),
            ("partitionCount", partitions.count),
        ]
    }

    /// The distances of the regions of a language.
    private struct RegionDistances {
        var any: Int
        var hasAny = false
        var ofPartitions: [Int?]

        init(any: Int, _ partitions: Int) {
            self.any = any
            ofPartitions = [Int?](repeating: nil, count: partitions * partitions)
        }

        var text: String { ([any] + ofPartitions.map { $0 ?? any }).map(MatchingTables.decimal).joined() }
    }

    private func add(_ rule: Rule, to distances: inout RegionDistances) throws {
        guard rule.desired[2] != "*" else {
            if !distances.hasAny { distances.any = rule.distance }
            distances.hasAny = true
            return
        }
        for (desired, supported) in rule.directions {
            for from in partitions.partitions[desired[2]] ?? [] {
                for to in partitions.partitions[supported[2]] ?? [] {
                    let index = from * partitions.count + to
                    distances.ofPartitions[index] = distances.ofPartitions[index] ?? rule.distance
                }
            }
        }
    }

    private mutating func addRegions() throws {
        add(
            "regionSets", 5,
            try partitions.masks.map { region, mask in
                try Self.padded(region, 3) + Self.digits(mask)
            })
    }

    // MARK: Columns

    private mutating func add(_ name: String, _ rowWidth: Int, _ rows: [String]) {
        // Places are numbered, and there are few paradigm locales.
        tables.append((name, rowWidth, rows.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
    }

    private static func tag(_ text: String, _ field: String, isFull: Bool = false) throws -> LanguageTag {
        let tag = LanguageTag(canonical: text)
        guard (2...3).contains(tag.language.count), !tag.hasVariants,
            !isFull || (tag.script != nil && tag.region != nil)
        else {
            throw EmitError.malformed(
                locale: "", field: "identifiers/\(field)", value: text,
                expected: isFull ? "language, script and region" : "a language, with a script or region")
        }
        return tag
    }

    private static func place(of tag: LanguageTag) -> String {
        padded(tag.script, 4) + padded(tag.region, 3)
    }

    private static func key(_ tag: LanguageTag) -> String {
        padded(tag.language, 3) + place(of: tag)
    }

    private static func padded(_ subtag: Subtag?, _ width: Int) -> String {
        let text = subtag?.description ?? ""
        return text + String(repeating: " ", count: width - text.utf8.count)
    }

    private static func padded(_ text: String, _ width: Int) throws -> String {
        guard text.utf8.count <= width, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw EmitError.malformed(
                locale: "", field: "languageMatching", value: text, expected: "at most \(width) letters and digits")
        }
        return text + String(repeating: " ", count: width - text.utf8.count)
    }

    /// A number as two digits to the base of 64.
    private static func digits(_ number: Int) throws -> String {
        guard (0..<4096).contains(number) else {
            throw EmitError.malformed(
                locale: "", field: "languageMatching", value: "\(number)",
                expected: "at most 4096 places, and 12 partitions")
        }
        return String(decoding: [0x30 + UInt8(number >> 6), 0x30 + UInt8(number & 0x3F)], as: UTF8.self)
    }

    private static func decimal(_ distance: Int) -> String {
        distance < 10 ? "0\(distance)" : "\(distance)"
    }
}
