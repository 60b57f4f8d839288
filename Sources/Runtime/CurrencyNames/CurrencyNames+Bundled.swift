import CurrencyEngine

extension CurrencyNames {
    /// The names included in this package, for every currency in every locale of CLDR.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5)    // "1.234,50 Euro"
    ///     CurrencyNames.bundled.cldrVersion                                                       // "48"
    ///
    /// They add about 700 KB of constants to a program, but only if it imports this module.
    public static var bundled: CurrencyNames { bundledNames() }
}

// Neither inlined nor exported as code, and without parameters: every file that inlined it, specialized it or, as Embedded
// Swift does, compiled it once more would add a copy of the image to the program.
#if hasAttribute(export)
    @export(interface)
#endif
@inline(never)
private func bundledNames() -> CurrencyNames {
    CurrencyNames(uncheckedLiteral: NamesImage.bytes)
}
