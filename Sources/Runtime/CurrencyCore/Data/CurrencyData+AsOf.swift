extension CurrencyData {
    /// Returns the data of a given CLDR version from a program's profiles, for example to reprint an old invoice
    /// unchanged.
    ///
    ///     let held = [CurrencyData.bundled]
    ///     try CurrencyData.asOf("48", among: held).cldrVersion        // "48"
    ///     try CurrencyData.asOf("45", among: held)                    // throws no data of CLDR 45 is held, but of 48
    ///
    /// The package bundles one version. Other versions are profiles: images that `currency-data image` makes from any
    /// ICU since version 70. Keep a profile when you update, and record with each invoice which version wrote it. This
    /// method never substitutes another version, because the texts may differ.
    ///
    /// - Parameters:
    ///   - version: A version. `46.1` must be present exactly; `46` selects the newest 46.x.
    ///   - profiles: The program's data. If two have the same version, the first is used.
    /// - Throws: `CurrencyDataVersionError`.
    /// - Complexity: linear in the number of profiles.
    public static func asOf(
        _ version: String, among profiles: [CurrencyData]
    ) throws(CurrencyDataVersionError) -> CurrencyData {
        if let exact = profiles.first(where: { $0.cldrVersion.utf8.elementsEqual(version.utf8) }) { return exact }
        let line = Array(version.utf8) + [UInt8(ascii: ".")]
        var newest: (data: CurrencyData, minor: Int)?
        if !version.utf8.contains(UInt8(ascii: ".")) {
            for data in profiles where data.cldrVersion.utf8.starts(with: line) {
                let minor = data.cldrVersion.utf8.dropFirst(line.count).prefix { $0 &- 0x30 < 10 }
                    .reduce(0) { min(1_000_000, $0 * 10 + Int($1 &- 0x30)) }
                if newest.map({ $0.minor < minor }) ?? true { newest = (data, minor) }
            }
        }
        guard let newest else { throw .notHeld(version: version, held: profiles.map { $0.cldrVersion }) }
        return newest.data
    }
}
