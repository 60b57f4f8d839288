// These overloads give one clear error for values that cannot be formatted; the compiler would list all overloads.

extension FormattingStyle {
    /// Unavailable: its compiler error explains which values can be formatted.
    @available(
        *, unavailable,
        message: "format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))"
    )
    @_disfavoredOverload
    public func format(_ value: some Any) -> String { "" }
}

extension FormatPlan {
    /// Unavailable: its compiler error explains which values can be formatted.
    @available(
        *, unavailable,
        message: "format takes a number or an amount of money; for a text use format(DecimalValue(text))"
    )
    @_disfavoredOverload
    public func format(_ value: some Any) -> String { "" }
}
