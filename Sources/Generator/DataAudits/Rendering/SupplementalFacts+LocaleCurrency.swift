import LocaleModel

extension SupplementalFacts {
    /// The currency that is used today in a locale's region, or in its likely region.
    public func currency(ofLocale locale: String) -> String? {
        let subtags = locale.split(separator: "-")
        let full = identifiers.likelySubtags[locale]?.split(separator: "-") ?? subtags
        let region = (subtags.dropFirst() + full.dropFirst()).first { $0.utf8.count == 2 }
        return region.flatMap { regionCurrencies[String($0)]?.first { $0.to == nil && $0.isTender }?.code }
    }
}
