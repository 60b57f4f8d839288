import CurrencyFormat

/// What `--version` prints: this program's version, and those of the data that it brings.
enum ToolVersion {
    /// The newest heading of CHANGELOG.md.
    static let number = "unreleased"

    static var text: String {
        let data = CurrencyData.bundled
        return """
            currency-data \(number)
            CLDR \(data.cldrVersion) (\(data.source))
            ISO 4217 of \(data.isoPublished)
            """
    }
}
