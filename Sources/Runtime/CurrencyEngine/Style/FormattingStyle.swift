import CurrencyCore

/// A style holds formatting options, makes plans from them, and formats numbers.
public protocol FormattingStyle: Hashable, Sendable {
    /// The locale, the data, and the options that all styles share.
    var options: FormatOptions { get set }
    /// The plan of the style, which has everything looked up and is made for formatting many numbers.
    ///
    /// This property stops the program if `missingData` is not nil; `checkedPlan()` throws an error instead.
    var plan: FormatPlan { get }
    /// What the style needs but its data, a slice, lacks. It is nil with the bundled data, which lacks nothing.
    var missingData: CurrencyDataError? { get }
}

// MARK: Formatting

extension FormattingStyle {
    /// Formats a number.
    @inlinable
    public func format(_ amount: DecimalValue) -> String { plan.format(amount) }

    // Disfavoured so that a literal such as 1.5 chooses the `DecimalValue` overload.
    /// Formats the shortest decimal that reads back as this `Double`.
    @_disfavoredOverload
    @inlinable
    public func format(_ amount: Double) -> String { plan.format(amount) }

    /// Formats the shortest decimal that reads back as this `Float`.
    ///
    ///     let ratio: Float = 0.1
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(ratio)      // "0,10 €"
    @_disfavoredOverload
    public func format(_ amount: Float) -> String { plan.format(DecimalValue(amount)) }
}

// MARK: Plans

extension FormattingStyle {
    /// What the style needs but its data, a slice, lacks. It is nil with the bundled data, which lacks nothing.
    public var missingData: CurrencyDataError? { options.missingData }

    /// Returns the plan, or throws an error that says what the data lacks.
    ///
    ///     let plan = try CurrencyStyle(.yen, locale: .japaneseJapan).checkedPlan()
    ///     plan.format(1234)       // "￥1,234"
    ///
    /// The bundled data lacks nothing. Call this method if the data is a slice, or if the currency, the locale or the
    /// data come from outside. `plan`, `format` and other calls that throw no error stop the program if something is
    /// missing.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> FormatPlan {
        if let missingData { throw missingData }
        return plan
    }

    /// Stops the program if the data lacks something. Callers that can throw check `missingData` first.
    func require(_ missing: CurrencyDataError?) {
        precondition(missing == nil, "the data lacks what the style needs: checkedPlan() throws an error that says it")
    }
}

extension FormatPlan {
    /// Makes the plan of a style, as `style.plan` does.
    public init(_ style: some FormattingStyle) {
        self = style.plan
    }
}
