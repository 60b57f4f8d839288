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

// Not inlined, and without parameters: every file that inlined or specialised it would add a copy of the image to the
// program.
@inline(never)
private func bundledData() -> CurrencyData {
    CurrencyData(uncheckedLiteral: BundledImage.bytes)
}
