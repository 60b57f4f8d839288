/// The calls of CurrencyFormat, for the enums and the tables of a slice.
///
/// What takes a code or an identifier, which may be left out, throws where CurrencyFormat's call does not.
enum SliceCalls {
    /// - Parameter access: Begins the declarations: `public `, or nothing.
    static func text(access: String, hasNames: Bool) -> String {
        let lines = (hasNames ? calls + names : calls).split(separator: "\n", omittingEmptySubsequences: false)
        let word = "public "
        return lines.map { line in
            let indentation = line.prefix { $0 == " " }
            let declaration = line.dropFirst(indentation.count)
            return declaration.hasPrefix(word) ? indentation + access + declaration.dropFirst(word.count) : String(line)
        }.joined(separator: "\n")
    }

    private static let calls = """
        extension CurrencyStyle {
            /// Makes a style for a currency and a locale.
            public init(_ currency: Currency, locale: CurrencyLocale) {
                self.init(currency: currency.code, locale: locale.identifier, data: .bundled)
                if currency == .none { display = .none }
            }

            /// Makes a style for a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the locale.
            public init(
                _ currency: Currency, locale: some LocaleIdentifierConvertible
            ) throws(NotHeldError) {
                let identifier = try CurrencyData.bundled.held(locale.localeIdentifier)
                self.init(currency: currency.code, locale: identifier, data: .bundled)
                if currency == .none { display = .none }
            }

            /// Makes a style for a currency code.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency.
            public init(_ currency: CurrencyCode, locale: CurrencyLocale) throws(NotHeldError) {
                let code = try CurrencyData.bundled.held(currency)
                self.init(currency: code, locale: locale.identifier, data: .bundled)
            }

            /// Makes a style for a currency code and a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency or the locale.
            public init(
                _ currency: CurrencyCode, locale: some LocaleIdentifierConvertible
            ) throws(NotHeldError) {
                let data = CurrencyData.bundled
                self.init(currency: try data.held(currency), locale: try data.held(locale.localeIdentifier), data: data)
            }
        }

        extension DecimalStyle {
            /// Makes a style for a locale.
            public init(locale: CurrencyLocale) {
                self.init(locale: locale.identifier, data: .bundled)
            }

            /// Makes a style for a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the locale.
            public init(locale: some LocaleIdentifierConvertible) throws(NotHeldError) {
                self.init(locale: try CurrencyData.bundled.held(locale.localeIdentifier), data: .bundled)
            }
        }

        extension PercentStyle {
            /// Makes a style for a locale.
            public init(_ unit: Unit = .percent, locale: CurrencyLocale) {
                self.init(unit, locale: locale.identifier, data: .bundled)
            }

            /// Makes a style for a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the locale.
            public init(
                _ unit: Unit = .percent, locale: some LocaleIdentifierConvertible
            ) throws(NotHeldError) {
                self.init(unit, locale: try CurrencyData.bundled.held(locale.localeIdentifier), data: .bundled)
            }
        }

        extension FormattingStyle {
            /// Returns the style for another locale.
            public func locale(_ locale: CurrencyLocale) -> Self {
                var result = self
                result.options.locale = locale.identifier
                return result
            }
        }

        extension CurrencyParser {
            /// Makes a parser for amounts in a currency.
            public init(
                _ currency: Currency, locale: CurrencyLocale, names: CurrencyNames? = nil,
                conventions: AmountConventions? = nil
            ) {
                self.init(CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
            }

            /// Makes a parser for amounts in a currency given by its code and a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency or the locale.
            public init(
                _ currency: CurrencyCode, locale: some LocaleIdentifierConvertible, names: CurrencyNames? = nil,
                conventions: AmountConventions? = nil
            ) throws(NotHeldError) {
                self.init(try CurrencyStyle(currency, locale: locale), names: names, conventions: conventions)
            }

            /// Makes a parser for amounts in any currency of the slice.
            public init(locale: CurrencyLocale, names: CurrencyNames? = nil, conventions: AmountConventions? = nil) {
                self.init(locale: locale.identifier, data: .bundled, names: names, conventions: conventions)
            }

            /// Makes a parser for amounts in any currency of the slice and a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the locale.
            public init(
                locale: some LocaleIdentifierConvertible, names: CurrencyNames? = nil,
                conventions: AmountConventions? = nil
            ) throws(NotHeldError) {
                self.init(
                    locale: try CurrencyData.bundled.held(locale.localeIdentifier), data: .bundled, names: names,
                    conventions: conventions)
            }
        }

        extension AmountConventions {
            /// The conventions of bank statements in a locale's region and language; nil if none are recorded.
            public static func statement(in locale: CurrencyLocale) -> AmountConventions? {
                statement(in: locale.identifier, data: .bundled)
            }
        }

        extension DecimalValue {
            /// Formats the amount.
            public func formatted(in locale: CurrencyLocale, as currency: Currency) -> String {
                CurrencyStyle(currency, locale: locale).format(self)
            }

            /// Formats the amount in a currency given by its code and a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency or the locale.
            public func formatted(
                in locale: some LocaleIdentifierConvertible, as currency: CurrencyCode
            ) throws(NotHeldError) -> String {
                try CurrencyStyle(currency, locale: locale).format(self)
            }
        }

        extension Currency {
            /// The currency of a code; nil if the slice lacks it.
            public init?(_ code: CurrencyCode) {
                guard let found = Self.allCases.first(where: { $0 != .none && $0.code == code }) else { return nil }
                self = found
            }

            /// Makes the currency with a code, in letters of either case; nil if the slice lacks it.
            public init?(_ text: some StringProtocol) {
                guard let code = try? CurrencyCode(text) else { return nil }
                self.init(code)
            }

            /// The facts of the currency, apart from how locales write it; nil for `none`.
            public var facts: CurrencyFacts? { self == .none ? nil : CurrencyData.bundled.facts(of: code) }

            /// The fraction digits of the minor unit, in which payments are counted; nil without one.
            public var minorUnit: Int? { facts?.minorUnit }

            /// The fraction digits that CLDR displays.
            public var displayDigits: Int { facts?.displayDigits ?? 2 }

            /// The fraction digits of cash amounts.
            public var cashDigits: Int { facts?.cashDigits ?? 2 }

            /// The rounding increment of cash amounts, in units of their last fraction digit; 0 for none.
            public var cashRounding: Int { facts?.cashRounding ?? 0 }

            /// ISO 4217's numeric code; nil if there is none.
            public var numericCode: Int? { facts?.numericCode }
        }

        extension Currency {
            /// Whether the code is that of the currency; that of `none` is XXX.
            public static func == (left: CurrencyCode, right: Currency) -> Bool { left == right.code }

            /// Whether the code is that of the currency; that of `none` is XXX.
            public static func == (left: Currency, right: CurrencyCode) -> Bool { right == left.code }

            /// Whether the code is not that of the currency; that of `none` is XXX.
            public static func != (left: CurrencyCode, right: Currency) -> Bool { left != right.code }

            /// Whether the code is not that of the currency; that of `none` is XXX.
            public static func != (left: Currency, right: CurrencyCode) -> Bool { right != left.code }

            /// Whether a case matches the code, in a `switch` over codes.
            public static func ~= (pattern: Currency, code: CurrencyCode) -> Bool { code == pattern.code }
        }

        extension CurrencyLocale {
            /// Makes the case of an identifier without keywords, in any spelling; nil if the slice has none.
            public init?(_ identifier: LocaleIdentifier) {
                guard let found = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
                self = found
            }

            /// Makes the case of an identifier, in any spelling; nil if the slice has none.
            public init?(_ text: some StringProtocol) {
                guard !text.isEmpty, let identifier = try? LocaleIdentifier(text) else { return nil }
                self.init(identifier)
            }
        }

        extension Money {
            /// An amount in major units.
            ///
            /// - Throws: `notFinite` for NaN and the infinities.
            public init(_ amount: DecimalValue, _ currency: Currency) throws(MoneyError) {
                try self.init(amount, currency: currency.code)
            }

            /// A whole number of major units.
            public init(_ amount: Int, _ currency: Currency) {
                self.init(amount, currency: currency.code)
            }

            /// An amount in major units from decimal text, with its decimal places.
            ///
            /// - Throws: `decimal`, with the offset in the text; `notFinite` for the words `NaN` and `Infinity`.
            public init(_ text: String, _ currency: Currency) throws(MoneyError) {
                try self.init(text, currency: currency.code)
            }

            /// An amount in minor units.
            ///
            /// - Throws: `noMinorUnit` if there is none.
            public init(minorUnits: Int64, _ currency: Currency) throws(MoneyError) {
                try self.init(minorUnits: minorUnits, currency: currency.code, data: .bundled)
            }

            /// An amount in minor units, of a currency that is given by its code.
            ///
            /// - Throws: `noMinorUnit` if there is none; `data`, if the slice lacks the currency.
            public init(minorUnits: Int64, _ currency: CurrencyCode) throws(MoneyError) {
                try self.init(minorUnits: minorUnits, currency: currency, data: .bundled)
            }

            /// Zero, without decimal places.
            public static func zero(_ currency: Currency) -> Money { zero(currency.code) }

            /// Formats the amount.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency.
            public func formatted(in locale: CurrencyLocale) throws(NotHeldError) -> String {
                try CurrencyStyle(currency, locale: locale).format(amount)
            }

            /// Formats the amount in a locale of any type.
            ///
            /// - Throws: `NotHeldError`, if the slice lacks the currency or the locale.
            public func formatted(
                in locale: some LocaleIdentifierConvertible
            ) throws(NotHeldError) -> String {
                try CurrencyStyle(currency, locale: locale).format(amount)
            }

            /// The amount in minor units, exactly.
            ///
            /// - Throws: `MoneyError`; `data`, if the slice lacks the currency.
            public func minorUnits() throws(MoneyError) -> Int64 {
                try minorUnits(data: .bundled)
            }

            /// The nearest multiple of the unit, with the unit's decimal places.
            ///
            /// - Throws: `MoneyError`; `data`, if the slice lacks the currency.
            public func rounded(to unit: MoneyUnit, _ mode: RoundingMode) throws(MoneyError) -> Money {
                try rounded(to: unit, mode, data: .bundled)
            }

            /// The amount divided by a number, rounded once to a multiple of the unit.
            ///
            /// - Throws: `MoneyError`; `data`, if the slice lacks the currency.
            public func divided(
                by divisor: DecimalValue, to unit: MoneyUnit = .iso, _ mode: RoundingMode
            ) throws(MoneyError) -> Money {
                try divided(by: divisor, to: unit, mode, data: .bundled)
            }

            /// The amount in another currency, rounded once to a multiple of that currency's unit.
            ///
            /// - Throws: `MoneyError`.
            public func converted(
                to currency: Currency, rate: DecimalValue, unit: MoneyUnit = .iso, _ mode: RoundingMode
            ) throws(MoneyError) -> Money {
                try converted(to: currency.code, rate: rate, unit: unit, mode, data: .bundled)
            }

            /// Shares the amount out in proportion to ratios, in whole units.
            ///
            /// - Throws: `MoneyError`; `data`, if the slice lacks the currency.
            public func allocated(
                by ratios: [DecimalValue], unit: MoneyUnit = .iso, remainder: RemainderPolicy = .largestRemainder
            ) throws(MoneyError) -> Money.Allocation {
                try allocated(by: ratios, unit: unit, remainder: remainder, data: .bundled)
            }

            /// Splits the amount into equal parts, as far as whole units allow.
            ///
            /// - Throws: `MoneyError`; `data`, if the slice lacks the currency.
            public func split(
                into count: Int, unit: MoneyUnit = .iso, remainder: RemainderPolicy = .largestRemainder
            ) throws(MoneyError) -> Money.Allocation {
                try split(into: count, unit: unit, remainder: remainder, data: .bundled)
            }
        }

        extension Sequence where Element == Money {
            /// The sum of the amounts, exactly; zero where there are none.
            ///
            /// - Throws: `MoneyError`.
            public func sum(in currency: Currency) throws(MoneyError) -> Money { try sum(in: currency.code) }
        }

        extension ParsedAmount {
            /// The amount in the currency that the text names, or in the one given where it names none.
            ///
            /// - Throws: `ambiguousCurrency` if the text may mean several currencies, and the one given is none of them.
            public func money(or currency: Currency) throws(MoneyError) -> Money { try money(or: currency.code) }
        }

        """

    private static let names = """

        extension CurrencyNames {
            /// The name for display on its own, as in a list; nil if neither the locale nor an ancestor has one.
            public func displayName(of currency: Currency, in locale: CurrencyLocale) -> String? {
                displayName(of: currency.code, in: locale.identifier)
            }

            /// The name that follows a number of a plural category.
            public func pluralName(
                of currency: Currency, category: PluralCategory, in locale: CurrencyLocale
            ) -> String {
                pluralName(of: currency.code, category: category, in: locale.identifier)
            }
        }

        """
}
