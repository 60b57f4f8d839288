/// The text around a number and its affixes. A pattern gives it, with `{0}` for the number.
struct OuterText: Sendable {
    /// The kind of part that the text is.
    let kind: FormattedPart.Kind
    /// The patterns of a unit; nil for a currency's name, which has those of the locale.
    let unit: UnitPatterns?
    /// The currency's name for exactly 0 or 1 if there is one, or for a category. The pattern of a unit needs no name.
    let name: @Sendable (_ exactly: Int?, _ category: PluralCategory) -> [UInt8]
    /// Writes out the texts. Plans call this function and not the initializer, so that programs that make no
    /// `OuterText` do not contain the code: the size budgets of formats.
    let affixes: @Sendable (OuterText, AffixSymbols, FormatOptions, inout PlanStorage) -> NameAffixes

    private init(
        _ kind: FormattedPart.Kind, unit: UnitPatterns?,
        name: @escaping @Sendable (_ exactly: Int?, _ category: PluralCategory) -> [UInt8]
    ) {
        (self.kind, self.unit, self.name) = (kind, unit, name)
        affixes = { NameAffixes($0, $1, $2, storage: &$3) }
    }

    /// Makes the text of a currency's name.
    init(name: @escaping @Sendable (_ exactly: Int?, _ category: PluralCategory) -> [UInt8]) {
        self.init(.currency, unit: nil, name: name)
    }

    /// Makes the text of the unit that these patterns write.
    init(_ unit: UnitPatterns) {
        self.init(.unit, unit: unit) { _, _ in [] }
    }
}
