import Foundation
import LocaleModel

/// Reads a locale's `numbers.json`: numbering systems, symbols, patterns.
///
///     numbers
///       defaultNumberingSystem, otherNumberingSystems, minimumGroupingDigits
///       symbols-numberSystem-NU          decimal, group, ...
///       decimalFormats-numberSystem-NU   standard, short/decimalFormat, long/decimalFormat
///       currencyFormats-numberSystem-NU  standard[-alt], accounting[-alt], short/standard, currencySpacing, ...
///       percentFormats-, scientificFormats-, miscPatterns-numberSystem-NU
enum NumbersReader {
    /// Members that no feature of this package needs.
    ///
    /// - `defaultNumberingSystem-alt-latn`: states that `latn` may be requested, which is always the case.
    /// - `minimalPairs`: sentences for translators.
    private static let ignored: Set<String> = ["defaultNumberingSystem-alt-latn", "minimalPairs"]

    /// Fractions such as 1⁄2 are not used for money.
    private static let ignoredPerSystem: Set<String> = ["rationalFormats"]

    static func read(_ numbers: JSONObject, into facts: inout LocaleFacts) throws(ImportError) {
        facts[.numberingSystem(.default)] = try numbers.string("defaultNumberingSystem")
        facts[.minimumGroupingDigits] = String(try numbers.integer("minimumGroupingDigits", in: 1...9))
        for key in numbers.sortedKeys {
            switch key {
            case "defaultNumberingSystem", "minimumGroupingDigits":
                continue
            case "otherNumberingSystems":
                try readOtherSystems(numbers.object(key), into: &facts)
            case let key where ignored.contains(key):
                continue
            default:
                try readSystem(key, of: numbers, into: &facts)
            }
        }
    }

    private static func readOtherSystems(_ systems: JSONObject, into facts: inout LocaleFacts) throws(ImportError) {
        for key in systems.sortedKeys {
            guard let role = NumberingSystemRole(rawValue: key), role != .default else { throw systems.unknown(key) }
            facts[.numberingSystem(role)] = try systems.string(key)
        }
    }

    private static func readSystem(
        _ key: String, of numbers: JSONObject, into facts: inout LocaleFacts
    ) throws(ImportError) {
        let marker = "-numberSystem-"
        guard let separator = key.range(of: marker) else { throw numbers.unknown(key) }
        let table = String(key[..<separator.lowerBound])
        let system = String(key[separator.upperBound...])
        if ignoredPerSystem.contains(table) { return }
        let object = try numbers.object(key)
        switch table {
        case "symbols": try readSymbols(object, system, into: &facts)
        case "decimalFormats": try readDecimalFormats(object, system, into: &facts)
        case "percentFormats": try readStandard(object, system, .percent, into: &facts)
        case "scientificFormats": try readStandard(object, system, .scientific, into: &facts)
        case "currencyFormats": try readCurrencyFormats(object, system, into: &facts)
        case "miscPatterns": try readMiscellaneous(object, system, into: &facts)
        default: throw numbers.unknown(key)
        }
    }

    private static func readSymbols(
        _ symbols: JSONObject, _ system: String, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for key in symbols.sortedKeys {
            guard let kind = SymbolKind(rawValue: key) else { throw symbols.unknown(key) }
            facts[.symbol(system: system, kind)] = try symbols.string(key)
        }
    }

    private static func readStandard(
        _ formats: JSONObject, _ system: String, _ kind: PatternKind, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for key in formats.sortedKeys where key != "standard" {
            throw formats.unknown(key)
        }
        facts[.pattern(system: system, kind)] = try formats.string("standard")
    }

    private static func readDecimalFormats(
        _ formats: JSONObject, _ system: String, into facts: inout LocaleFacts
    ) throws(ImportError) {
        facts[.pattern(system: system, .decimal)] = try formats.string("standard")
        for key in formats.sortedKeys where key != "standard" {
            let kind: CompactKind
            switch key {
            case "short": kind = .decimalShort
            case "long": kind = .decimalLong
            default: throw formats.unknown(key)
            }
            try CompactReader.read(formats.object(key, "decimalFormat"), system, kind, into: &facts)
        }
    }

    private static func readCurrencyFormats(
        _ formats: JSONObject, _ system: String, into facts: inout LocaleFacts
    ) throws(ImportError) {
        let unitPattern = "unitPattern-count-"
        for key in formats.sortedKeys {
            if key.hasPrefix("standard") || key.hasPrefix("accounting"), let kind = PatternKind(rawValue: key) {
                facts[.pattern(system: system, kind)] = try formats.string(key)
            } else if key == "short" {
                try CompactReader.read(formats.object(key, "standard"), system, .currencyShort, into: &facts)
            } else if key == "currencySpacing" {
                try readSpacing(formats.object(key), system, into: &facts)
            } else if key == "currencyPatternAppendISO" {
                facts[.appendISO(system: system)] = try formats.string(key)
            } else if key.hasPrefix(unitPattern),
                let category = PluralCategory(rawValue: String(key.dropFirst(unitPattern.count)))
            {
                facts[.unitPattern(system: system, category)] = try formats.string(key)
            } else {
                throw formats.unknown(key)
            }
        }
    }

    private static func readSpacing(
        _ spacing: JSONObject, _ system: String, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for key in spacing.sortedKeys {
            guard let side = SpacingSide(rawValue: key) else { throw spacing.unknown(key) }
            let rule = try spacing.object(key)
            for key in rule.sortedKeys {
                guard let part = SpacingPart(rawValue: key) else { throw rule.unknown(key) }
                facts[.spacing(system: system, side, part)] = try rule.string(key)
            }
        }
    }

    private static func readMiscellaneous(
        _ patterns: JSONObject, _ system: String, into facts: inout LocaleFacts
    ) throws(ImportError) {
        for key in patterns.sortedKeys {
            guard let kind = MiscellaneousKind(rawValue: key) else { throw patterns.unknown(key) }
            facts[.miscellaneous(system: system, kind)] = try patterns.string(key)
        }
    }
}
