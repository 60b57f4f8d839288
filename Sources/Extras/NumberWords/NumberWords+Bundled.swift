extension NumberWords {
    /// The rules included in this package, for every locale of CLDR.
    ///
    ///     NumberWords.bundled.cldrVersion         // "48"
    ///
    /// They add about 110 KB of constants to a program, but only if it imports this module.
    public static var bundled: NumberWords { bundledRules() }
}

// Neither inlined nor exported as code, so that a program has the image once: see CurrencyNames.
#if hasAttribute(export)
    @export(interface)
#endif
@inline(never)
private func bundledRules() -> NumberWords {
    NumberWords(uncheckedLiteral: NumberRulesImage.bytes)
}
