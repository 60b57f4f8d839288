import PackedTables

/// The cases of the bundled enums that a request selects:
///
///     "de-DE", "de_de"        one locale, by its identifier
///     "language:pt"           all locales of a language
///     "region:CH"             all locales of a region; all currencies that are legal tender there
///     "coverage:modern"       the locales that CLDR translates most completely
///     "EUR"                   one currency, by its code
///     "inUse"                 the currencies on ISO 4217's current list
///     "all"                   all locales; all currencies
package struct ChosenCases: Sendable {
    /// The locales, in the order of the bundled enum.
    package private(set) var locales: [BundledEnum.Case] = []
    /// The currencies, in the order of the bundled enum; `none` is always included.
    package private(set) var currencies: [BundledEnum.Case] = []
    package private(set) var hasAllLocales = false
    package private(set) var hasAllCurrencies = false
    /// The unknown names, in the request's order.
    package private(set) var errors: [RequestError] = []

    private let tables: BundledTables
    private let image: PackedImage

    package init(_ request: SliceRequest, tables: BundledTables, image: PackedImage) {
        self.tables = tables
        self.image = image
        let known = tables.locales.cases.filter { !$0.name.hasPrefix("_") }
        var chosen: Set<String> = []
        for text in request.locales { chosen.formUnion(chooseLocales(text, among: known)) }
        locales = known.filter { chosen.contains($0.rawValue) }
        chosen = ["none"]
        for text in request.currencies { chosen.formUnion(chooseCurrencies(text)) }
        currencies = tables.currencies.cases.filter { chosen.contains($0.rawValue) }
    }

    private mutating func chooseLocales(_ text: PlacedText, among known: [BundledEnum.Case]) -> [String] {
        let tags = known.map { LanguageTag(canonical: $0.rawValue) }
        func all(where isChosen: (LanguageTag) -> Bool) -> [String] {
            zip(known, tags).filter { isChosen($1) }.map(\.0.rawValue)
        }
        guard let (kind, name) = text.selector else {
            if text.text == "all" {
                hasAllLocales = true
                return known.map(\.rawValue)
            }
            let wanted = text.text == "und" ? "root" : Self.key(text.text)
            if let found = known.first(where: { Self.key($0.rawValue) == wanted }) { return [found.rawValue] }
            if let found = otherSpelling(wanted, tags) { return [known[found].rawValue] }
            return unknown("locale", text, among: known.map { $0.rawValue.hyphenated })
        }
        switch kind {
        case "language":
            let found = all { $0.language.description == name.lowercased() }
            return found.isEmpty ? unknown(kind, text, among: tags.map { "language:\($0.language)" }) : found
        case "region":
            let found = all { $0.region?.description == name.uppercased() }
            return found.isEmpty
                ? unknown(kind, text, among: tags.compactMap { tag in tag.region.map { "region:\($0)" } }) : found
        case "coverage":
            guard name == "modern" else { return unknown(kind, text, among: ["coverage:modern"]) }
            let lookup = LocaleLookup(image: image)
            func written(_ tag: LanguageTag) -> [Subtag?] { [tag.language, lookup.maximal(tag).script] }
            let modern = Set(ModernCoverage.languages.map { written(LanguageTag(canonical: $0)) })
            return all { modern.contains(written($0)) }
        default: return unknown("selection", text, among: ["language:", "region:", "coverage:modern"])
        }
    }

    /// The case for an identifier with an old code, or with or without likely subtags, such as `iw` or `zh-TW`.
    private func otherSpelling(_ identifier: String, _ tags: [LanguageTag]) -> Int? {
        let given = LanguageTag(canonical: identifier.canonicalCase)
        // Subtags that do not fit are ignored when parsing.
        guard given.subtagCount == identifier.split(separator: "-").count else { return nil }
        let lookup = LocaleLookup(image: image)
        let tag = lookup.canonical(given)
        let form = lookup.maximal(tag)
        let same = tags.indices.filter { !tags[$0].isRoot && lookup.maximal(tags[$0]) == form }
        return same.first { (tags[$0].region == nil) == (tag.region == nil) } ?? same.first
    }

    private mutating func chooseCurrencies(_ text: PlacedText) -> [String] {
        let codes = tables.currencies.cases.map(\.rawValue).filter { $0 != "none" }
        if let (kind, name) = text.selector {
            guard kind == "region" else { return unknown("selection", text, among: ["region:"]) }
            let found = tender(ofRegion: name.uppercased())
            return found.isEmpty ? unknown("region", text, among: regions.map { "region:" + $0 }) : found
        }
        switch text.text {
        case "all":
            hasAllCurrencies = true
            return codes
        case "inUse":
            return image.indexes(of: CurrencyFactRow.self).filter {
                image[CurrencyFactRow.self, $0].status == .current
            }.map { image[CurrencyRow.self, $0].code.string }
        default:
            let code = text.text.uppercased()
            return codes.contains(code) ? [code] : unknown("currency", text, among: codes + ["inUse", "all"])
        }
    }

    private var regions: [String] { (0..<image.regionCount).map { image[RegionRow.self, $0].code.string } }

    /// The legal tender of a region without a known last day.
    private func tender(ofRegion region: String) -> [String] {
        guard let row = regions.firstIndex(of: region) else { return [] }
        return image.currencies(ofRegion: row).map { image[RegionCurrencyRow.self, $0] }
            .filter { $0.isLegalTender && $0.to == nil }.map(\.currency.string)
    }

    /// Records an error, and selects nothing.
    private mutating func unknown(_ kind: String, _ text: PlacedText, among known: [String]) -> [String] {
        let nearest = NearestSpelling.of(text.text, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
        errors.append(RequestError(place: text.place, message: "unknown \(kind) \"\(text.text)\"\(nearest)"))
        return []
    }

    /// The part that spellings of an identifier share.
    private static func key(_ identifier: String) -> String { identifier.hyphenated.lowercased() }
}

extension PlacedText {
    /// The two parts of a text such as `language:pt`; nil for all others.
    fileprivate var selector: (kind: String, name: String)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
}

extension String {
    /// The identifier with hyphens instead of underscores.
    package var hyphenated: String { String(map { $0 == "_" ? "-" : $0 }) }
}

extension String {
    /// The identifier with scripts in title case and regions in capitals, as in the tables.
    fileprivate var canonicalCase: String {
        split(separator: "-").enumerated().map { index, subtag in
            switch (index, subtag.utf8.count) {
            case (0, _): subtag.lowercased()
            case (_, 2): subtag.uppercased()
            case (_, 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
            default: subtag.lowercased()
            }
        }.joined(separator: "-")
    }
}

extension LanguageTag {
    fileprivate var subtagCount: Int { 1 + (script == nil ? 0 : 1) + (region == nil ? 0 : 1) + variants.count }
}
