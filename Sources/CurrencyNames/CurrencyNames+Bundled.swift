import CurrencyEngine

extension CurrencyNames {
    /// The names that are part of this package: of every currency in every locale of CLDR.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5)    // "1.234,50 Euro"
    ///     CurrencyNames.bundled.cldrVersion                                                       // "48"
    ///
    /// They add about 700 kB of constants to a program, and only to one that imports this module.
    public static var bundled: CurrencyNames { bundledNames() }
}

// Not inlined: each file that inlined it would add a copy of the image to the program. No parameters: each file that
// specialised a function with parameters would add one, too.
@inline(never)
private func bundledNames() -> CurrencyNames {
    CurrencyNames(uncheckedLiteral: NamesImage.bytes)
}
