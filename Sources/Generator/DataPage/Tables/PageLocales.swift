import LocaleModel
import LocaleResolution

/// The locales of a page: identifier, name, direction, region's currency, parent.
struct PageLocales {
    let identifiers: [String]
    /// The index of each locale's parent; nil for the root.
    let parents: [Int?]
    private let supplemental: SupplementalFacts

    /// The scripts that are written from right to left.
    private static let rightToLeft: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
    ]

    init(_ facts: [LocaleFacts], _ supplemental: SupplementalFacts) {
        let sorted = facts.map(\.identifier).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let places = Dictionary(sorted.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let tree = LocaleParents(identifiers: supplemental.identifiers, existing: sorted)
        identifiers = sorted
        parents = sorted.map { tree.parent(of: $0).flatMap { places[$0] } }
        self.supplemental = supplemental
    }

    /// `[[identifier, English name, parent or -1, region or null, currency of the region or -1, is right to left], ...]`
    func value(currencies: [String: Int]) -> PageValue {
        .list(
            identifiers.enumerated().map { index, identifier in
                let description = LocaleDescription(of: identifier, supplemental)
                let currency = description.region.flatMap { region in
                    supplemental.regionCurrencies[region]?.first { $0.isTender && $0.to == nil }?.code
                }
                let isRightToLeft = Self.rightToLeft.contains(description.script ?? "")
                return .list([
                    .text(identifier), .text(description.englishName), .number(parents[index] ?? -1),
                    .text(description.region), .number(currency.flatMap { currencies[$0] } ?? -1),
                    .number(isRightToLeft ? 1 : 0),
                ])
            })
    }
}
