import CurrencyCore
import CurrencyEngine
import TestSupport

/// A setting of the engine with the equivalent stems of ICU's number skeletons.
///
/// See <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
struct Word<Value: Sendable>: Sendable {
    var skeleton: String
    var value: Value

    init(_ skeleton: String, _ value: Value) {
        self.skeleton = skeleton
        self.value = value
    }
}

/// The options of one comparison, chosen by a seed or by the stems of a skeleton.
struct StyleOptions {
    private static func displays(_ names: CurrencyNames) -> [Word<CurrencyDisplay>] {
        [
            Word("", .symbol), Word("unit-width-short", .symbol), Word("unit-width-narrow", .narrowSymbol),
            Word("unit-width-iso-code", .code), Word("unit-width-formal", .formalSymbol),
            Word("unit-width-variant", .variantSymbol), Word("unit-width-hidden", .none),
            Word("unit-width-full-name", .name(names)),
        ]
    }

    /// Compact notation is not among the random choices; `--styles` compares it.
    static let notations: [Word<FormatOptions.Notation>] = [
        Word("", .standard), Word("compact-short", .compact(.short)), Word("compact-long", .compact(.long)),
    ]

    static let signs: [Word<(CurrencySign, SignDisplay)>] = [
        Word("sign-auto", (.standard, .auto)), Word("sign-always", (.standard, .always)),
        Word("sign-never", (.standard, .never)), Word("sign-except-zero", (.standard, .exceptZero)),
        Word("sign-negative", (.standard, .negative)), Word("sign-accounting", (.accounting, .auto)),
        Word("sign-accounting-always", (.accounting, .always)),
        Word("sign-accounting-except-zero", (.accounting, .exceptZero)),
        Word("sign-accounting-negative", (.accounting, .negative)),
    ]

    static let groupings: [Word<GroupingStrategy>] = [
        Word("", .auto), Word("group-auto", .auto), Word("group-off", .off), Word("group-min2", .min2),
        Word("group-on-aligned", .always), Word("group-thousands", .thousands),
    ]

    static let roundings: [Word<RoundingMode>] = [
        Word("", .halfEven), Word("rounding-mode-half-even", .halfEven),
        Word("rounding-mode-half-odd", .halfOdd), Word("rounding-mode-half-ceiling", .halfCeiling),
        Word("rounding-mode-half-floor", .halfFloor), Word("rounding-mode-half-down", .halfDown),
        Word("rounding-mode-half-up", .halfUp), Word("rounding-mode-ceiling", .ceiling),
        Word("rounding-mode-floor", .floor), Word("rounding-mode-down", .down), Word("rounding-mode-up", .up),
    ]

    static let digits: [Word<CurrencyDigits>] = [
        Word("", .display), Word("precision-currency-standard", .display),
        Word("precision-currency-cash", .cash), Word("precision-integer", .precision(.fraction(0))),
        Word(".0", .precision(.fraction(1))), Word(".00", .precision(.fraction(2))),
        Word(".000", .precision(.fraction(3))),
        Word(".000000000000", .precision(.fraction(12))), Word(".##", .precision(.fraction(0...2))),
        Word(".0#", .precision(.fraction(1...2))),
        Word(".00##", .precision(.fraction(2...4))),
    ]

    let skeleton: String
    let locale: String
    private let display: CurrencyDisplay
    private let notation: FormatOptions.Notation
    private let sign: (CurrencySign, SignDisplay)
    private let grouping: GroupingStrategy
    private let rounding: RoundingMode
    private let digits: CurrencyDigits
    private let numberingSystem: String?

    init(
        _ random: inout SplitMix64, locale: String, currencies: [String], numberingSystems: [String],
        names: CurrencyNames
    ) {
        var skeletons: [String] = []
        func choose<Value: Sendable>(_ list: [Word<Value>], _ chance: Double) -> Value {
            let word = random.nextFraction() < chance ? random.element(of: list) : list[0]
            if !word.skeleton.isEmpty { skeletons.append(word.skeleton) }
            return word.value
        }
        display = choose(Self.displays(names), 0.8)
        notation = .standard
        sign = choose(Self.signs, 0.7)
        grouping = choose(Self.groupings, 0.5)
        rounding = choose(Self.roundings, 0.5)
        digits = choose(Self.digits, 0.5)
        numberingSystem = random.nextFraction() < 0.25 ? random.element(of: numberingSystems) : nil
        if let numberingSystem { skeletons.append("numbering-system/\(numberingSystem)") }
        skeleton = skeletons.joined(separator: " ")
        self.locale = Self.keywords(&random, of: locale, currencies, numberingSystems)
    }

    struct UnknownWord: Error, CustomStringConvertible {
        var description: String
    }

    /// Parses the stems of a skeleton. Each is in one of the lists, or specifies a numbering system.
    init(skeleton: String, locale: String, names: CurrencyNames) throws {
        var words = Set(skeleton.split(separator: " ").map(String.init))
        func take<Value: Sendable>(_ list: [Word<Value>]) -> Value {
            let found = list.first { !$0.skeleton.isEmpty && words.remove($0.skeleton) != nil }
            return (found ?? list[0]).value
        }
        display = take(Self.displays(names))
        notation = take(Self.notations)
        sign = take(Self.signs)
        grouping = take(Self.groupings)
        rounding = take(Self.roundings)
        digits = take(Self.digits)
        let system = words.first { $0.hasPrefix("numbering-system/") }
        numberingSystem = system.map { String($0.dropFirst("numbering-system/".count)) }
        if let unknown = words.first(where: { $0 != system }) {
            throw UnknownWord(description: "the ledger's skeleton \(unknown) is not known")
        }
        self.skeleton = skeleton
        self.locale = locale
    }

    /// The locale, sometimes with keywords in ICU's or BCP 47's spelling.
    private static func keywords(
        _ random: inout SplitMix64, of locale: String, _ currencies: [String], _ numberingSystems: [String]
    ) -> String {
        switch random.nextFraction() {
        case ..<0.8:
            return locale
        case ..<0.9:
            return locale + "@numbers=" + random.element(of: numberingSystems + Self.systemKeywords)
        case ..<0.95:
            return locale + "@currency=" + random.element(of: currencies)
        default:
            // A variant such as POSIX has another position in BCP 47.
            if locale.split(separator: "_").last?.count ?? 0 > 4 { return locale }
            return locale.split(separator: "_").joined(separator: "-") + "-u-nu-"
                + random.element(of: numberingSystems + Self.systemKeywords)
        }
    }

    /// Systems by their role, and one that does not exist.
    private static let systemKeywords = ["native", "traditio", "finance", "default", "nosuch"]

    /// The style that the stems and the locale specify.
    func style(_ currency: CurrencyCode, _ data: CurrencyData) throws -> CurrencyStyle {
        var identifier = try LocaleIdentifier(locale)
        if let numberingSystem { identifier = try identifier.numberingSystem(numberingSystem) }
        var style = CurrencyStyle(currency: currency, locale: identifier, data: data)
        style.display = display
        style.options.notation = notation
        (style.sign, style.signDisplay) = sign
        style.grouping = grouping
        style.rounding = rounding
        style.digits = digits
        return style
    }
}
