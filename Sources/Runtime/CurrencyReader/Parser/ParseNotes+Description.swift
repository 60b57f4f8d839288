extension ParseNotes: CustomStringConvertible {
    /// The notes as they are written in code.
    ///
    ///     let notes: ParseNotes = [.trailingMinus, .otherGrouping]
    ///     notes.description           // "[.otherGrouping, .trailingMinus]"
    public var description: String {
        let names: [(note: ParseNotes, name: String)] = [
            (.withoutCurrency, "withoutCurrency"), (.otherCurrencyForm, "otherCurrencyForm"),
            (.otherGrouping, "otherGrouping"), (.otherSeparators, "otherSeparators"), (.otherDigits, "otherDigits"),
            (.otherDecimals, "otherDecimals"), (.otherZeros, "otherZeros"), (.trailingMinus, "trailingMinus"),
            (.parentheses, "parentheses"), (.bidiMarks, "bidiMarks"), (.plusSign, "plusSign"),
            (.otherSpelling, "otherSpelling"), (.centsLeftOut, "centsLeftOut"), (.scaleWord, "scaleWord"),
            (.minorUnit, "minorUnit"), (.unitsLeftOut, "unitsLeftOut"), (.accountMark, "accountMark"),
        ]
        return "[" + names.filter { contains($0.note) }.map { "." + $0.name }.joined(separator: ", ") + "]"
    }
}
