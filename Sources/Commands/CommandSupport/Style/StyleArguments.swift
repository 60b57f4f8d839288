import ArgumentParser
import CurrencyEngine

/// The engine's options as words of the command line.
package protocol StyleArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {
    associatedtype Value
    var value: Value { get }
}

package enum DisplayArgument: String, StyleArgument {
    case symbol, narrow, formal, variant, code, name, none

    /// For names, which come from an image of their own, the symbol.
    package var value: CurrencyDisplay {
        switch self {
        case .symbol, .name: .symbol
        case .narrow: .narrowSymbol
        case .formal: .formalSymbol
        case .variant: .variantSymbol
        case .code: .code
        case .none: .none
        }
    }
}

package enum SignArgument: String, StyleArgument {
    case standard, accounting

    package var value: CurrencySign {
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

package enum StyleKindArgument: String, ExpressibleByArgument, CaseIterable {
    case currency, decimal, percent, permille
    case basisPoints = "basis-points"
}

enum CompactArgument: String, StyleArgument {
    case short, long

    var value: CompactLength {
        switch self {
        case .short: .short
        case .long: .long
        }
    }
}

enum RoundingPriorityArgument: String, StyleArgument {
    case more, less

    var value: RoundingPriority {
        switch self {
        case .more: .morePrecision
        case .less: .lessPrecision
        }
    }
}

enum DecimalSeparatorArgument: String, StyleArgument {
    case auto, always

    var value: DecimalSeparatorDisplay {
        switch self {
        case .auto: .auto
        case .always: .always
        }
    }
}

enum TrailingZerosArgument: String, StyleArgument {
    case auto, strip
    case asWritten = "as-written"

    var value: TrailingZeroDisplay {
        switch self {
        case .auto: .auto
        case .strip: .stripIfInteger
        case .asWritten: .asWritten
        }
    }
}

enum SpacesArgument: String, StyleArgument {
    case cldr, plain

    var value: SpaceStyle {
        switch self {
        case .cldr: .cldr
        case .plain: .plain
        }
    }
}

enum BidiArgument: String, StyleArgument {
    case cldr, strip, isolate

    var value: BidiStyle {
        switch self {
        case .cldr: .cldr
        case .strip: .strip
        case .isolate: .isolate
        }
    }
}
