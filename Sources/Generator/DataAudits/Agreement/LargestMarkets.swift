/// The locales and currencies that most people see, the largest first.
public enum LargestMarkets {
    /// The ten languages of one country that most people read there, by CLDR 48's territory information: population, times
    /// the share that speaks the language, times the share of those that writes it. From 1,212 million down to 101 million.
    /// Each is named as its locale of CLDR is, `zh` for Chinese in China.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Territory_Information>.
    public static let locales = ["zh", "hi", "en", "pt", "en-IN", "id", "ru", "ur", "ja", "es-MX"]

    /// The ten currencies that are traded most, by the Triennial Central Bank Survey of April 2025.
    ///
    /// See <https://www.bis.org/statistics/rpfx25_fx.htm>.
    public static let currencies = ["USD", "EUR", "JPY", "GBP", "CNY", "CHF", "AUD", "CAD", "HKD", "SGD"]
}
