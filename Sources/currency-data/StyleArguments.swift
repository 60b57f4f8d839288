import ArgumentParser
import CurrencyEngine

/// The engine's options as words of the command line.
protocol StyleArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {
    associatedtype Value
    var value: Value { get }
}

enum DisplayArgument: String, StyleArgument {
    case symbol, narrow, formal, variant, code, none

    var value: CurrencyDisplay {
        switch self {
        case .symbol: .symbol
        case .narrow: .narrowSymbol
        case .formal: .formalSymbol
        case .variant: .variantSymbol
        case .code: .code
        case .none: .none
        }
    }
}

enum SignArgument: String, StyleArgument {
    case standard, accounting

    var value: CurrencySign {
        switch self {
        case .standard: .standard
        case .accounting: .accounting
        }
    }
}

enum SignDisplayArgument: String, StyleArgument {
    case auto, always, never, negative
    case exceptZero = "except-zero"

    var value: SignDisplay {
        switch self {
        case .auto: .auto
        case .always: .always
        case .never: .never
        case .negative: .negative
        case .exceptZero: .exceptZero
        }
    }
}

enum GroupingArgument: String, StyleArgument {
    case auto, off, min2, always, thousands

    var value: GroupingStrategy {
        switch self {
        case .auto: .auto
        case .off: .off
        case .min2: .min2
        case .always: .always
        case .thousands: .thousands
        }
    }
}

enum RoundingArgument: String, StyleArgument {
    case ceiling, floor, down, up
    case halfEven = "half-even"
    case halfOdd = "half-odd"
    case halfCeiling = "half-ceiling"
    case halfFloor = "half-floor"
    case halfDown = "half-down"
    case halfUp = "half-up"

    var value: RoundingMode {
        switch self {
        case .ceiling: .ceiling
        case .floor: .floor
        case .down: .down
        case .up: .up
        case .halfEven: .halfEven
        case .halfOdd: .halfOdd
        case .halfCeiling: .halfCeiling
        case .halfFloor: .halfFloor
        case .halfDown: .halfDown
        case .halfUp: .halfUp
        }
    }
}

/// `display`, `iso`, `cash`, a number of decimals, or the least and the most of them: `0..2`.
struct DigitsArgument: ExpressibleByArgument {
    var value: CurrencyDigits

    init(value: CurrencyDigits) {
        self.value = value
    }

    init?(argument: String) {
        switch argument {
        case "display": value = .display
        case "iso": value = .iso
        case "cash": value = .cash
        default:
            let bounds = argument.split(separator: ".", omittingEmptySubsequences: false)
            switch (bounds.count, bounds.first.flatMap(Self.digits), bounds.last.flatMap(Self.digits)) {
            case (1, let count?, _):
                value = .exactly(count)
            case (3, let least?, let most?) where bounds[1].isEmpty && least <= most:
                value = .range(least...most)
            default:
                return nil
            }
        }
    }

    /// As many decimals as ECMA-402 and ICU allow.
    private static func digits(_ text: Substring) -> Int? {
        Int(text).flatMap { (0...100).contains($0) ? $0 : nil }
    }

    var defaultValueDescription: String { "display" }
}
