import CurrencyCore

extension Currency {
    /// Creates the currency with a code; nil for codes that neither ISO 4217 nor CLDR has.
    public init?(_ code: CurrencyCode) {
        self.init(rawValue: code.description)
    }

    /// The properties of the currency that do not depend on a locale; nil for `none`.
    public var facts: CurrencyFacts? {
        self == .none ? nil : CurrencyData.bundled.facts(of: code)
    }

    /// The fraction digits of the minor unit, in which payments are counted; nil if there is none. See `CurrencyFacts`
    /// for the rule.
    ///
    ///     Currency.forint.minorUnit          // 2
    ///     Currency.forint.displayDigits      // 0
    ///     Currency.kuna.minorUnit            // 2: withdrawn in 2023, and counted in lipa until then
    ///     Currency.gold.minorUnit            // nil
    public var minorUnit: Int? { facts?.minorUnit }

    /// The fraction digits of the minor unit in ISO 4217's list one, which has current currencies; nil if it states
    /// none.
    ///
    ///     Currency.forint.isoMinorUnit       // 2
    ///     Currency.kuna.isoMinorUnit         // nil
    public var isoMinorUnit: Int? { facts?.isoMinorUnit }

    /// The fraction digits that CLDR displays.
    public var displayDigits: Int { facts?.displayDigits ?? 2 }

    /// The fraction digits of cash amounts.
    public var cashDigits: Int { facts?.cashDigits ?? 2 }

    /// The rounding increment of cash amounts, in units of their last fraction digit; 0 for none.
    ///
    ///     Currency.swissFranc.cashRounding   // 5: CHF 0.05
    public var cashRounding: Int { facts?.cashRounding ?? 0 }

    /// ISO 4217's numeric code; nil if there is none.
    public var numericCode: Int? { facts?.numericCode }

    /// The status of the code in the ISO 4217 lists of the data. It does not depend on today's date.
    public var status: CurrencyFacts.Status { facts?.status ?? .notISO }

    /// The currencies that people pay with, sorted by code. These are the currencies whose `status` is `current`,
    /// according to ISO 4217's list one in the data.
    ///
    ///     Currency.inUse.count                                        // 157
    ///     Currency.inUse.contains(.kuna)                              // false: withdrawn in 2023
    ///     Currency.inUse.contains(.gold)                              // false: it has no minor unit
    ///
    /// The list omits withdrawn currencies, units of account and metals. It changes with the data and does not depend
    /// on today's date.
    ///
    /// - Complexity: O(*n* log *n*) in the number of cases. Store the list if you need it again.
    public static var inUse: [Currency] { allCases.filter { $0.status == .current } }
}
