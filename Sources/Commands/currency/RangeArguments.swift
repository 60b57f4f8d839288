import CommandSupport
import CurrencyEngine

enum QualifierArgument: String, StyleArgument {
    case approximately
    case atLeast = "at-least"
    case atMost = "at-most"

    var value: FormatOptions.Qualifier {
        switch self {
        case .approximately: .approximately
        case .atLeast: .atLeast
        case .atMost: .atMost
        }
    }
}

enum RangeCollapseArgument: String, StyleArgument {
    case auto, none, unit, all

    var value: RangeCollapse {
        switch self {
        case .auto: .auto
        case .none: .none
        case .unit: .unit
        case .all: .all
        }
    }
}

enum RangeIdentityArgument: String, StyleArgument {
    case single, approximately, range
    case approximatelyOrSingle = "approximately-or-single"

    var value: RangeIdentity {
        switch self {
        case .single: .single
        case .approximately: .approximately
        case .range: .range
        case .approximatelyOrSingle: .approximatelyOrSingle
        }
    }
}
