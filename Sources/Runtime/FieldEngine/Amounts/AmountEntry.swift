/// The format of a field for an amount, a decimal or a percentage.
///
///     let entry = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
///     var state = EditingState<DecimalValue>()
///     entry.edit(&state, .begin)
///     for key in ["1", "2", "3", "4", "5", "6"] {
///         let caret = state.selection ?? 0..<0
///         entry.edit(&state, .replace(caret, with: key, .typed))
///     }
///     state.text              // "1.234,56 €"
///     state.selection         // 8..<8: behind the last digit
///     state.value             // 1234.56
///
/// The value is exact and always equals the amount in the text. If a value from the program or from another format has
/// more fraction digits than the field, it is rounded with the style's rounding mode, and the outcome says so:
///
///     var yen = FieldEditor(AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan)))
///     let outcome = yen.apply(.setValue(1234.56))
///     yen.state.text                          // "￥1,235"
///     yen.state.value                         // 1235
///     outcome.announcement?.reason            // .rounded
///
/// The entry is a value without ambient state. To change the currency or locale of a field, create another entry and
/// apply `Edit.reformat` with it.
public struct AmountEntry: FieldFormat {
    /// The value of a field is an exact decimal.
    public typealias Value = DecimalValue

    /// The options that the entry was created with.
    public let options: EntryOptions
    /// The maximum number of fraction digits; in mode `fromRight`, the exact number.
    public let fractionDigits: Int
    /// Formats the text of a field that is not being edited.
    let finalPlan: FormatPlan
    /// Formats the text during typing in mode `fromRight`.
    let typingPlan: FormatPlan
    /// Formats the text that a screen reader speaks.
    let spokenPlan: FormatPlan
    let notation: NumberNotation
    let pasteReader: PastedAmount
    /// The power of ten between the value and what is shown: 2 for percentages.
    let scale: Int
    /// How to round away fraction digits for which the field has no room.
    let rounding: RoundingMode
    /// The locale in whose language amounts are spoken.
    let locale: String
    /// What the entry was created from; nil if it has no currency.
    let origin: CurrencyOrigin?

    /// Creates a format for amounts in a currency.
    ///
    /// The style's sign display, notation, qualifier and digit options do not apply to typing. A field has a fixed
    /// number of fraction digits, the maximum that the style shows, and shows a sign for negative amounts.
    ///
    /// - Parameter names: The currency names that are read out and accepted in pasted text, such as those of the module
    ///   CurrencyNames. Without names, amounts are read out as they are shown.
    public init(_ style: CurrencyStyle, _ options: EntryOptions = EntryOptions(), names: CurrencyNames? = nil) {
        let resolved = style.resolvedOptions
        let fraction = Self.fractionDigits(options, resolved.maximumFractionDigits ?? resolved.maximumSignificantDigits)
        var final = style
        final.digits = .precision(.fraction(fraction))
        Self.fix(&final.options)
        var typing = final
        typing.options.zeroText = nil
        var spoken = typing
        if let names { spoken.display = .name(names) }
        var bare = DecimalStyle(locale: style.options.locale, data: style.options.data)
        bare.options.symbols = style.options.symbols
        self.init(
            options, fraction, resolved, final: final.plan, typing: typing.plan, spoken: spoken.plan, bare: bare,
            reader: CurrencyParser(typing, names: names), percentSign: nil, scale: 0,
            origin: CurrencyOrigin(style, names))
    }

    /// Creates a format for amounts in a currency, or throws if the data lacks something; see `init(_:_:names:)`.
    ///
    /// Use this initializer if the data is a slice, or if the currency or the data come from outside;
    /// `init(_:_:names:)` stops the program if something is missing. Fields for numbers and percentages need no
    /// currency.
    ///
    /// - Throws: `CurrencyDataError`.
    public init(
        checking style: CurrencyStyle, _ options: EntryOptions = EntryOptions(), names: CurrencyNames? = nil
    ) throws(CurrencyDataError) {
        let spoken = names.map { style.display(.name($0)) } ?? style
        if let missing = style.missingData ?? spoken.missingData { throw missing }
        self.init(style, options, names: names)
    }

    /// Creates a format for plain numbers.
    public init(_ style: DecimalStyle, _ options: EntryOptions = EntryOptions()) {
        let resolved = style.resolvedOptions
        let fraction = Self.fractionDigits(options, resolved.maximumFractionDigits ?? resolved.maximumSignificantDigits)
        var final = style.precision(.fraction(fraction...fraction))
        Self.fix(&final.options)
        if options.mode == .free, let minimum = resolved.minimumFractionDigits {
            final.precision = .fraction(min(minimum, fraction)...fraction)
        }
        var typing = final
        typing.options.zeroText = nil
        self.init(
            options, fraction, resolved, final: final.plan, typing: typing.plan, spoken: typing.plan, bare: typing,
            reader: Self.plainReader(style.options, resolved), percentSign: nil, scale: 0)
    }

    /// Creates a format for percentages: 12 % has the value 0.12.
    public init(_ style: PercentStyle, _ options: EntryOptions = EntryOptions()) {
        let resolved = style.resolvedOptions
        let fraction = Self.fractionDigits(options, resolved.maximumFractionDigits ?? resolved.maximumSignificantDigits)
        let scale = resolved.scale
        var final = style.precision(.fraction(fraction...fraction))
        Self.fix(&final.options)
        final.options.scale = style.options.scale
        var typing = final
        typing.options.zeroText = nil
        let bare = DecimalStyle(locale: style.options.locale, data: style.options.data)
        let sign = typing.plan.formatParts(1)
        let signParts = sign.parts.filter { $0.kind == .percentSign || $0.kind == .perMille }
        self.init(
            options, fraction, resolved, final: final.plan, typing: typing.plan, spoken: typing.plan, bare: bare,
            reader: Self.plainReader(style.options, resolved), percentSign: signParts.first.map(sign.text),
            scale: scale)
    }

    private init(
        _ options: EntryOptions, _ fraction: Int, _ resolved: ResolvedOptions, final: FormatPlan, typing: FormatPlan,
        spoken: FormatPlan, bare: DecimalStyle, reader: CurrencyParser, percentSign: String?, scale: Int,
        origin: CurrencyOrigin? = nil
    ) {
        self.options = options
        fractionDigits = fraction
        finalPlan = final
        typingPlan = typing
        spokenPlan = spoken
        self.scale = scale
        self.origin = origin
        rounding = resolved.roundingMode
        locale = resolved.locale
        var bare = bare.grouping(.off).precision(.fraction(0...0))
        Self.fix(&bare.options)
        notation = NumberNotation(typing, bare: bare.plan, decimal: fraction > 0 ? resolved.decimalSeparator : "")
        pasteReader = PastedAmount(
            reader, notation, percentSign: percentSign, fractionDigits: fraction, rounding: rounding, scale: scale)
    }

    private static func fractionDigits(_ options: EntryOptions, _ style: Int?) -> Int {
        min(max(0, options.fractionDigits ?? style ?? 0), DecimalValue.maximumDigits)
    }

    /// Resets the options that do not apply to text that is being typed.
    private static func fix(_ options: inout FormatOptions) {
        options.signDisplay = .auto
        options.notation = .standard
        options.qualifier = nil
        options.minimumIntegerDigits = nil
        options.maximumIntegerDigits = nil
        options.trailingZeros = .auto
        options.decimalSeparator = .auto
        options.scale = 0
    }

    /// Creates a parser for numbers without a currency, with the separators of a style that has none.
    private static func plainReader(_ options: FormatOptions, _ resolved: ResolvedOptions) -> CurrencyParser {
        var style = CurrencyStyle(currency: .unknown, locale: options.locale, data: options.data)
        style.display = .none
        // The locale's separators are used if they are not valid custom symbols.
        let symbols = try? options.symbols.separators(
            decimal: resolved.decimalSeparator, group: resolved.groupSeparator)
        style.options.symbols = symbols ?? options.symbols
        return CurrencyParser(style)
    }
}
