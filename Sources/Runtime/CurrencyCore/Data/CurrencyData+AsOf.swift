extension CurrencyData {
    /// The data of a version of CLDR, among those that a program has: to print an invoice of the past as it was.
    ///
    ///     let held = [CurrencyData.bundled]
    ///     try CurrencyData.asOf("48", among: held).cldrVersion        // "48"
    ///     try CurrencyData.asOf("45", among: held)                    // throws no data of CLDR 45 is held, but of 48
    ///
    /// The package bundles one version. Data of others are profiles, images that `currency-data image` makes of any ICU from 70
    /// on: keep one when you update, and record with an invoice which version wrote it. No other version is taken instead, as
    /// the texts may differ.
    ///
    /// - Parameters:
    ///   - version: A version such as `46.1`, which must be held as it is; of `46` the newest is taken that is held.
    ///   - profiles: The data that the program has. Of two with one version, the first is taken.
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
