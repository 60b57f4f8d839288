import CurrencyCore
import PackedTables

extension CurrencyData {
    /// The data that this version of the package brings: every locale and currency of CLDR and ISO 4217.
    ///
    ///     CurrencyData.bundled.cldrVersion      // "48"
    ///
    /// It is part of the program's constants: nothing is loaded, and nothing needs to be initialised.
    // Not inlined: every file that it was inlined in would have a copy of the image in the program.
    @inline(never)
    public static var bundled: CurrencyData {
        CurrencyData(uncheckedLiteral: BundledImage.bytes)
    }
}
