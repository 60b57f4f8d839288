import CurrencyFormat
import LocaleMatching
import PackedTables

/// The locales in which styles are searched.
enum SearchPlace: Hashable {
    /// Only these locales, the likeliest first.
    case locales([LocaleIdentifier])
    /// The locales of a region.
    case region(Subtag)
    /// All locales.
    case everywhere
}

/// The places that the hints name, the likeliest first, followed by `everywhere`.
struct SearchPlaces {
    private var places: ArraySlice<SearchPlace>

    init(_ hints: PriceHints) throws(PriceSampleError) {
        let region = try hints.regionSubtag()
        var places: [SearchPlace] = []
        if !hints.locales.isEmpty { places.append(.locales(hints.locales.flatMap { $0.alsoInRegion(region) })) }
        if let region { places.append(.region(region)) }
        self.places = (places + [.everywhere])[...]
    }

    mutating func next() -> SearchPlace? { places.popFirst() }
}

extension PriceHints {
    /// The hinted region.
    ///
    /// - Throws: `region` if it is not a code.
    func regionSubtag() throws(PriceSampleError) -> Subtag? {
        guard let region else { return nil }
        guard let code = Subtag(ascii: region.utf8)?.uppercased else { throw .region(region) }
        switch code.count {
        case 2 where code.isAlphabetic: return code
        case 3 where code.isNumeric: return code
        case 3: if let found = RegionLanguages.region(ofCode: code) { return found }
        default: break
        }
        throw .region(region)
    }

    /// The locale for values that a text does not show; nil if there are no hints.
    func likeliestLocale() throws(PriceSampleError) -> LocaleIdentifier? {
        let region = try regionSubtag()
        if let first = locales.first { return first.alsoInRegion(region)[0] }
        return region.map { LocaleIdentifier(tag: LanguageTag(language: Subtag("und"), region: $0).maximized) }
    }
}

extension LocaleIdentifier {
    /// The locale in the region, and the locale itself.
    fileprivate func alsoInRegion(_ region: Subtag?) -> [LocaleIdentifier] {
        guard let region, tag.region != region else { return [self] }
        var there = self
        there.tag.region = region
        return [there, self]
    }
}
