import CurrencyEngine

extension CurrencyNames {
    /// The names that this version of the package brings: of every currency in every locale of CLDR.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5)    // "1.234,50 Euro"
    ///     CurrencyNames.bundled.cldrVersion                                                       // "48"
    ///
    /// They are part of the program's constants, some 700 kB, and only of programs that import this module.
    public static var bundled: CurrencyNames { bundledNames() }
}

// Not inlined: every file that it was inlined in would have a copy of the image in the program; and so would every
// file that makes a version of its own of a function with parameters.
@inline(never)
private func bundledNames() -> CurrencyNames {
    CurrencyNames(uncheckedLiteral: NamesImage.bytes)
}
