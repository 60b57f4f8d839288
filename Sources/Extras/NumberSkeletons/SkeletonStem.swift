import CurrencyEngine

// The stems, long and concise:
//
//     compact-short K, compact-long KK, notation-simple
//     currency/EUR, percent %, permille, base-unit, %x100 (percent and scale/100)
//     precision-integer ., precision-unlimited .+, precision-increment/0.05
//     precision-currency-standard, precision-currency-cash
//     .00## .00* @@# @@*   with /@@#r, /@@#s, /@@*, /@## after a fraction, and /w after any of them
//     rounding-mode-ceiling, …
//     group-off ,_  group-min2 ,?  group-auto  group-on-aligned ,!  group-thousands
//     integer-width/##00, integer-width-trunc, 000
//     latin, numbering-system/arab
//     unit-width-narrow, -short, -full-name, -iso-code, -formal, -variant, -hidden
//     sign-auto, sign-always +!, sign-never +_, sign-except-zero +?, sign-negative +-
//     sign-accounting (), sign-accounting-always ()!, sign-accounting-except-zero ()?, sign-accounting-negative ()-
//     decimal-auto, decimal-always
//     scale/100
//
// See https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.

/// A stem of a skeleton that is a word, not digits.
enum SkeletonStem {
    case notation(FormatOptions.Notation)
    case baseUnit
    case percent(PercentStyle.Unit)
    /// Percent, together with scale/100.
    case percentOfHundred
    case integerPrecision
    case precision(SkeletonPrecision)
    case rounding(RoundingMode)
    case grouping(GroupingStrategy)
    case truncatedInteger
    case latin
    case width(Width)
    case sign(SignDisplay, CurrencySign)
    case decimal(DecimalSeparatorDisplay)
    case unsupported(NumberSkeletonError.Feature)
    // The stems that have an option.
    case currency
    case increment
    case integerWidth
    case numberingSystem
    case scale

    /// The forms of a unit. For a currency, these are its displays.
    enum Width {
        case short, narrow, isoCode, formal, variant, hidden, fullName
    }
}

extension SkeletonStem {
    typealias Word<Value> = (word: String, value: Value)

    static var notations: [Word<FormatOptions.Notation>] {
        [
            ("compact-short", .compact(.short)), ("compact-long", .compact(.long)), ("notation-simple", .standard),
            ("K", .compact(.short)), ("KK", .compact(.long)),
        ]
    }

    static var roundings: [Word<RoundingMode>] {
        [
            ("rounding-mode-half-even", .halfEven), ("rounding-mode-half-odd", .halfOdd),
            ("rounding-mode-half-ceiling", .halfCeiling), ("rounding-mode-half-floor", .halfFloor),
            ("rounding-mode-half-down", .halfDown), ("rounding-mode-half-up", .halfUp),
            ("rounding-mode-ceiling", .ceiling), ("rounding-mode-floor", .floor), ("rounding-mode-down", .down),
            ("rounding-mode-up", .up),
        ]
    }

    static var groupings: [Word<GroupingStrategy>] {
        [
            ("group-off", .off), ("group-min2", .min2), ("group-auto", .auto), ("group-on-aligned", .always),
            ("group-thousands", .thousands), (",_", .off), (",?", .min2), (",!", .always),
        ]
    }

    static var widths: [Word<Width>] {
        [
            ("unit-width-short", .short), ("unit-width-narrow", .narrow), ("unit-width-iso-code", .isoCode),
            ("unit-width-formal", .formal), ("unit-width-variant", .variant), ("unit-width-hidden", .hidden),
            ("unit-width-full-name", .fullName),
        ]
    }

    static var signs: [Word<(display: SignDisplay, sign: CurrencySign)>] {
        [
            ("sign-auto", (.auto, .standard)), ("sign-always", (.always, .standard)),
            ("sign-never", (.never, .standard)), ("sign-except-zero", (.exceptZero, .standard)),
            ("sign-negative", (.negative, .standard)), ("sign-accounting", (.auto, .accounting)),
            ("sign-accounting-always", (.always, .accounting)),
            ("sign-accounting-except-zero", (.exceptZero, .accounting)),
            ("sign-accounting-negative", (.negative, .accounting)), ("+!", (.always, .standard)),
            ("+_", (.never, .standard)), ("+?", (.exceptZero, .standard)), ("+-", (.negative, .standard)),
            ("()", (.auto, .accounting)), ("()!", (.always, .accounting)), ("()?", (.exceptZero, .accounting)),
            ("()-", (.negative, .accounting)),
        ]
    }

    private static var others: [Word<SkeletonStem>] {
        [
            ("base-unit", .baseUnit), ("percent", .percent(.percent)), ("permille", .percent(.permille)),
            ("%", .percent(.percent)), ("%x100", .percentOfHundred), ("precision-integer", .integerPrecision),
            ("precision-unlimited", .precision(.digits(.unlimited))),
            ("precision-currency-standard", .precision(.currency(.display))),
            ("precision-currency-cash", .precision(.currency(.cash))), ("precision-increment", .increment),
            ("integer-width-trunc", .truncatedInteger), ("integer-width", .integerWidth), ("latin", .latin),
            ("decimal-auto", .decimal(.auto)), ("decimal-always", .decimal(.always)), ("currency", .currency),
            ("numbering-system", .numberingSystem), ("scale", .scale), ("scientific", .unsupported(.scientific)),
            ("engineering", .unsupported(.scientific)), ("measure-unit", .unsupported(.measureUnit)),
            ("per-measure-unit", .unsupported(.measureUnit)), ("unit", .unsupported(.measureUnit)),
            ("usage", .unsupported(.measureUnit)), ("rounding-mode-unnecessary", .unsupported(.unnecessaryRounding)),
        ]
    }

    /// Makes the stem with a name, or nil if there is none.
    init?(_ name: ArraySlice<UInt8>) {
        func find<Value>(_ words: [Word<Value>]) -> Value? {
            words.first { name.elementsEqual($0.word.utf8) }?.value
        }
        if let value = find(Self.notations) {
            self = .notation(value)
        } else if let value = find(Self.roundings) {
            self = .rounding(value)
        } else if let value = find(Self.groupings) {
            self = .grouping(value)
        } else if let value = find(Self.widths) {
            self = .width(value)
        } else if let value = find(Self.signs) {
            self = .sign(value.display, value.sign)
        } else if let value = find(Self.others) {
            self = value
        } else {
            return nil
        }
    }
}
