import CurrencyCore
import PackedTables

/// The options that amounts, decimals and percentages share. Each option has a default.
public struct FormatOptions: Hashable, Sendable {
    /// The locale whose patterns and symbols are used. Setting it looks up the locale's row in the data.
    public var locale: LocaleIdentifier {
        get { requestedLocale.identifier }
        set {
            requestedLocale = .identifier(newValue)
            localeRow = data.localeRow(for: newValue)
        }
    }
    private(set) var requestedLocale: RequestedLocale
    /// The tables that provide the formats and symbols.
    public var data: CurrencyData {
        didSet { localeRow = data.localeRow(for: locale) }
    }
    /// The row of the data's locale that serves `locale`. All plans of the style share this one look-up.
    package private(set) var localeRow: Int
    /// When to show a sign.
    public var signDisplay: SignDisplay = .auto
    /// How to round digits beyond the precision. `halfEven` is ICU's default; ECMA-402's is `halfUp`.
    public var rounding: RoundingMode = .halfEven
    /// All other options.
    private(set) var rare: RareOptions?

    /// Makes the default options for a locale, with data that you pass.
    public init(locale: LocaleIdentifier, data: CurrencyData) {
        requestedLocale = .identifier(locale)
        self.data = data
        localeRow = data.localeRow(for: locale)
    }

    /// Makes the default options for a locale whose row is already known.
    ///
    /// - Parameter locale: An identifier without keywords, whose text lives as long as the program.
    package init(literal locale: UnsafeBufferPointer<UInt8>, data: CurrencyData, localeRow: Int) {
        let text = locale.baseAddress.map { PackedText(start: $0, count: locale.count) } ?? PackedText("und")
        requestedLocale = .literal(text)
        self.data = data
        self.localeRow = localeRow
    }
}

// MARK: Options behind the reference

extension FormatOptions {
    // Never inlined, because each option has a setter: the size budget of formats.
    @inline(never)
    private mutating func change(_ change: (inout RareOptions.Values) -> Void) {
        var values = rare?.values ?? RareOptions.Values()
        change(&values)
        rare = values == RareOptions.Values() ? nil : RareOptions(values)
    }

    /// Whether to write numbers in full or in compact notation.
    public var notation: FormatOptions.Notation {
        get { rare?.values.notation ?? .standard }
        set { change { $0.notation = newValue } }
    }
    /// When to group digits. Nil means `auto`, or `min2` in compact notation.
    public var grouping: GroupingStrategy? {
        get { rare?.values.grouping }
        set { change { $0.grouping = newValue } }
    }
    /// Whether whole numbers have a decimal separator.
    public var decimalSeparator: DecimalSeparatorDisplay {
        get { rare?.values.decimalSeparator ?? .auto }
        set { change { $0.decimalSeparator = newValue } }
    }
    /// Whether whole numbers keep the zeros after the decimal separator.
    public var trailingZeros: TrailingZeroDisplay {
        get { rare?.values.trailingZeros ?? .auto }
        set { change { $0.trailingZeros = newValue } }
    }
    /// Whether to mark the number as approximate, a minimum or a maximum; nil for no mark.
    public var qualifier: FormatOptions.Qualifier? {
        get { rare?.values.qualifier }
        set { change { $0.qualifier = newValue } }
    }
    /// Whether a range repeats the text that both numbers share.
    public var rangeCollapse: RangeCollapse {
        get { rare?.values.rangeCollapse ?? .auto }
        set { change { $0.rangeCollapse = newValue } }
    }
    /// How to write a range of two equal numbers.
    public var rangeIdentity: RangeIdentity {
        get { rare?.values.rangeIdentity ?? .approximately }
        set { change { $0.rangeIdentity = newValue } }
    }
    /// Which spaces to write.
    public var spaces: SpaceStyle {
        get { rare?.values.spaces ?? .cldr }
        // Short forms pass the default.
        set { if newValue != spaces { change { $0.spaces = newValue } } }
    }
    /// What to do with the bidi marks, which order text that mixes directions.
    public var bidi: BidiStyle {
        get { rare?.values.bidi ?? .cldr }
        set { change { $0.bidi = newValue } }
    }
    /// Whether to follow LDML or ICU where they differ.
    public var compatibility: FormatOptions.Compatibility {
        get { rare?.values.compatibility ?? .ldml }
        set { change { $0.compatibility = newValue } }
    }
    /// The power of ten that the number is multiplied by before formatting: with 2, 0.25 is written as 25.
    public var scale: Int {
        get { rare?.values.scale ?? 0 }
        set { change { $0.scale = newValue } }
    }
    /// Custom grouping sizes; nil for those of the locale.
    public var groupingSizes: GroupingSizes? {
        get { rare?.values.groupingSizes }
        set { change { $0.groupingSizes = newValue } }
    }
    /// A custom pattern; nil for the locale's. In compact notation it applies only to numbers without a word, because
    /// the words come from the locale's compact patterns.
    public var pattern: NumberFormatPattern? {
        get { rare?.values.pattern }
        set { change { $0.pattern = newValue } }
    }
    /// Custom symbols, in place of the locale's.
    public var symbols: NumberSymbols {
        get { rare?.values.symbols ?? NumberSymbols() }
        set { change { $0.symbols = newValue } }
    }
    /// The fewest integer digits: zeros fill up to it, and 0 writes 0.5 as .5. Nil means 1, or the digits of `pattern`.
    public var minimumIntegerDigits: Int? {
        get { rare?.values.minimumIntegerDigits }
        set { change { $0.minimumIntegerDigits = newValue } }
    }
    /// The most integer digits: digits further left are cut off, as on a mechanical counter. Nil keeps all digits.
    public var maximumIntegerDigits: Int? {
        get { rare?.values.maximumIntegerDigits }
        set { change { $0.maximumIntegerDigits = newValue } }
    }
    /// The text for numbers that round to zero; nil writes a zero.
    public var zeroText: String? {
        get { rare?.values.zeroText?.string }
        set { change { $0.zeroText = newValue.map(KeptText.init) } }
    }
    /// The texts that opt-in modules put around the amount, the innermost first.
    package var enclosing: [EnclosingText] { rare?.values.enclosing ?? [] }

    /// Puts a text around the amount, replacing any text of the same kind.
    package mutating func enclose(_ text: EnclosingText) {
        change { values in
            values.enclosing.removeAll { $0.kind == text.kind }
            // The code belongs to the amount, and the unit to both, so the code comes first.
            if text.kind == .currency { values.enclosing.insert(text, at: 0) } else { values.enclosing.append(text) }
        }
    }

    /// Whether opt-in modules have added texts, which have neither a stored form nor a skeleton.
    package var hasTextsOfModules: Bool { !enclosing.isEmpty }

    /// How to pad shorter text; nil for no padding.
    public var padding: FormatOptions.Padding? {
        get { rare?.values.padding }
        set { change { $0.padding = newValue } }
    }
}
