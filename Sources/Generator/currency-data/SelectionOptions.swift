import ArgumentParser
import DataAudits

/// The locales and currencies to which a command is limited: `--locales` and `--currencies`.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Limit to these locales, separated by commas. Default: all.", valueName: "locales"),
        transform: NameList.init)
    var locales: NameList?

    @Option(
        help: ArgumentHelp(
            "Limit to these currency codes, separated by commas. Default: all.",
            valueName: "codes"),
        transform: NameList.init)
    var currencies: NameList?

    /// - Throws: A usage `Failure` for an unknown name.
    func locales(among known: KnownIdentifiers) throws -> Set<String>? {
        try locales.map { try known.locales($0.names, in: "--locales") }
    }

    /// - Throws: A usage `Failure` for an unknown name.
    func currencies(among known: KnownIdentifiers) throws -> Set<String>? {
        try currencies.map { try known.currencies($0.names, in: "--currencies") }
    }

    func selection(among known: KnownIdentifiers) throws -> AuditSelection {
        AuditSelection(locales: try locales(among: known), currencies: try currencies(among: known))
    }
}
