import CurrencyFormat

/// An option that is stored as the name of its case.
///
/// The names are written out, as stored styles outlive the spelling of cases and programs without reflection have none.
protocol CodedName: Hashable {
    static var codedNames: [(value: Self, name: String)] { get }
}

extension CodedName {
    /// Makes the option of a stored name; nil if there is none.
    init?(codedName: String) {
        guard let found = Self.codedNames.first(where: { $0.name == codedName }) else { return nil }
        self = found.value
    }

    /// The name that is stored.
    var codedName: String {
        guard let found = Self.codedNames.first(where: { $0.value == self }) else {
            preconditionFailure("every case has a name: StoredStyleTests go through all of them")
        }
        return found.name
    }
}

extension SignDisplay: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [
            (.auto, "auto"), (.always, "always"), (.never, "never"), (.exceptZero, "exceptZero"),
            (.negative, "negative"),
        ]
    }
}

extension CurrencySign: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.standard, "standard"), (.accounting, "accounting")]
    }
}

extension RoundingMode: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [
            (.ceiling, "ceiling"), (.floor, "floor"), (.down, "down"), (.up, "up"), (.halfEven, "halfEven"),
            (.halfOdd, "halfOdd"), (.halfCeiling, "halfCeiling"), (.halfFloor, "halfFloor"), (.halfDown, "halfDown"),
            (.halfUp, "halfUp"),
        ]
    }
}

extension GroupingStrategy: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.off, "off"), (.min2, "min2"), (.auto, "auto"), (.always, "always"), (.thousands, "thousands")]
    }
}

extension DecimalSeparatorDisplay: CodedName {
    static var codedNames: [(value: Self, name: String)] { [(.auto, "auto"), (.always, "always")] }
}

extension TrailingZeroDisplay: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.auto, "auto"), (.stripIfInteger, "stripIfInteger"), (.asWritten, "asWritten")]
    }
}

extension FormatOptions.Qualifier: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.approximately, "approximately"), (.atLeast, "atLeast"), (.atMost, "atMost")]
    }
}

extension RangeCollapse: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.auto, "auto"), (.none, "none"), (.unit, "unit"), (.all, "all")]
    }
}

extension RangeIdentity: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [
            (.single, "single"), (.approximatelyOrSingle, "approximatelyOrSingle"), (.approximately, "approximately"),
            (.range, "range"),
        ]
    }
}

extension SpaceStyle: CodedName {
    static var codedNames: [(value: Self, name: String)] { [(.cldr, "cldr"), (.plain, "plain")] }
}

extension BidiStyle: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.cldr, "cldr"), (.strip, "strip"), (.isolate, "isolate")]
    }
}

extension FormatOptions.Compatibility: CodedName {
    static var codedNames: [(value: Self, name: String)] { [(.ldml, "ldml"), (.icu, "icu")] }
}

extension FormatOptions.Notation: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.standard, "standard"), (.compact(.short), "compactShort"), (.compact(.long), "compactLong")]
    }
}

extension FormatOptions.Padding.Position: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [
            (.beforePrefix, "beforePrefix"), (.afterPrefix, "afterPrefix"), (.beforeSuffix, "beforeSuffix"),
            (.afterSuffix, "afterSuffix"),
        ]
    }
}

extension RoundingPriority: CodedName {
    static var codedNames: [(value: Self, name: String)] {
        [(.morePrecision, "morePrecision"), (.lessPrecision, "lessPrecision")]
    }
}
