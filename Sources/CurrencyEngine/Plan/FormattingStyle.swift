import CurrencyCore

/// What styles have in common: options, a plan, and the ways to format.
public protocol FormattingStyle: Hashable, Sendable {
    var options: FormatOptions { get set }
    /// Everything that the options and the locale decide, looked up once.
    ///
    /// It stops the program where `missingData` is not nil; `checkedPlan()` throws an error instead.
    var plan: FormatPlan { get }
    /// What the style needs and its data, a slice, lacks; nil with the bundled data, which lacks nothing.
    var missingData: CurrencyDataError? { get }
}

// MARK: Formatting

extension FormattingStyle {
    /// The number as text.
    @inlinable
    public func format(_ amount: DecimalValue) -> String { plan.format(amount) }

    /// The number as text, by its shortest decimal digits.
    // A number written in source code is a decimal.
    @_disfavoredOverload
    @inlinable
    public func format(_ amount: Double) -> String { plan.format(amount) }
}

// MARK: Plans

extension FormattingStyle {
    public var missingData: CurrencyDataError? { options.missingData }

    /// Everything looked up, or the error that says what the data lacks.
    ///
    ///     let plan = try CurrencyStyle(.yen, locale: .japaneseJapan).checkedPlan()
    ///     plan.format(1234)       // "￥1,234"
    ///
    /// The bundled data lacks nothing. Ask so where the data is a slice, and where the currency, the locale or the
    /// data come from outside: `plan`, `format` and whatever else throws no error stop the program there.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> FormatPlan {
        if let missingData { throw missingData }
        return plan
    }

    /// Stops the program where something is missing: whoever did not ask for it made a mistake.
    func require(_ missing: CurrencyDataError?) {
        precondition(missing == nil, "the data lacks what the style needs: checkedPlan() throws an error that says it")
    }
}

extension FormatPlan {
    /// The style's `plan`.
    public init(_ style: some FormattingStyle) {
        self = style.plan
    }
}
