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

// Neither inlined nor exported as code, and without parameters: every file that inlined it, specialised it or, as Embedded
// Swift does, compiled it once more would add a copy of the image to the program.
#if hasAttribute(export)
    @export(interface)
#endif
@inline(never)
private func bundledData() -> CurrencyData {
    CurrencyData(uncheckedLiteral: BundledImage.bytes)
}
