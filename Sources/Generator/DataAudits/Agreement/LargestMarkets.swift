/// The locales and currencies that most people see, starting with the largest market.
public enum LargestMarkets {
    /// The ten languages of one country that most people read there, by CLDR 48's territory information: population,
    /// times the share that speaks the language, times the share of those that write it. From 1,212 million to 101
    /// million. Each is named as CLDR names its locale, such as `zh` for Chinese in China.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Territory_Information>.
    public static let locales = ["zh", "hi", "en", "pt", "en-IN", "id", "ru", "ur", "ja", "es-MX"]

    /// The ten most traded currencies, by the Triennial Central Bank Survey of April 2025.
    ///
    /// See <https://www.bis.org/statistics/rpfx25_fx.htm>.
    public static let currencies = ["USD", "EUR", "JPY", "GBP", "CNY", "CHF", "AUD", "CAD", "HKD", "SGD"]
}
