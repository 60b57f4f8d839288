import ArgumentParser
import CurrencyEngine

/// How numbers are written: a locale, a currency and the options of the engine's styles.
struct StyleOptions: ParsableArguments {
    @Option(help: "The locale's identifier, as BCP 47 or ICU write it.")
    var locale: String

    @Option(help: "The currency's code.")
    var currency: String?

    @OptionGroup var form: FormOptions

    func validate() throws {
        try form.check(currency: currency)
    }

    /// Everything that the options decide.
    func plan(_ tables: TableOptions) throws -> FormatPlan {
        try form.style(
            locale: locale, currency: currency, tables.data(), tables.compatibility.value, names: tables.names
        ).checkedPlan()
    }
}
