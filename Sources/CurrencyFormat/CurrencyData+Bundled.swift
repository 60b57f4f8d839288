import CurrencyCore
import PackedTables

extension CurrencyData {
    /// The data that this version of the package brings: every locale and currency of CLDR and ISO 4217.
    ///
    ///     CurrencyData.bundled.cldrVersion      // "48"
    ///
    /// It is part of the program's constants: nothing is loaded, and nothing needs to be initialised.
    public static var bundled: CurrencyData { bundledData() }
}

// Not inlined: every file that it was inlined in would have a copy of the image in the program; and so would every
// file that makes a version of its own of a function with parameters.
@inline(never)
private func bundledData() -> CurrencyData {
    CurrencyData(uncheckedLiteral: BundledImage.bytes)
}
