import CurrencyCore
import PackedTables

extension CurrencyData {
    /// The data of this version of the package: every locale and currency of CLDR and ISO 4217.
    ///
    ///     CurrencyData.bundled.cldrVersion      // "48"
    ///
    /// It is a constant in the program; nothing is loaded or initialized.
    public static var bundled: CurrencyData { bundledData() }
}

// Neither inlined nor exported as code, and without parameters: every file that inlined it, specialized it or, as Embedded
// Swift does, compiled it once more would add a copy of the image to the program.
#if hasAttribute(export)
    @export(interface)
#endif
@inline(never)
private func bundledData() -> CurrencyData {
    CurrencyData(uncheckedLiteral: BundledImage.bytes)
}
