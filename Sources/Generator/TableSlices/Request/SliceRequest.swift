/// The contents of `currency-tables.json`:
///
///     {
///       "locales": ["de-DE", "language:fr", "region:CH", "coverage:modern"],
///       "currencies": ["EUR", "region:CH", "inUse"],
///       "features": ["names"],
///       "access": "public"
///     }
///
/// Locales and currencies are required, and `"all"` selects all of them. There are no features unless some are listed,
/// and the declarations are internal unless `access` says otherwise.
package struct SliceRequest: Equatable, Sendable {
    package enum Feature: String, CaseIterable, Sendable {
        /// Names of currencies, and the notation that an amount with a name needs.
        case names
        /// Compact notation, ranges, "at least" and "at most", plural rules.
        case notation
        /// The currencies of regions.
        case regions
        /// The numbering systems that none of the locales uses by default.
        case numberingSystems
        /// Parsers, for a module that depends on the product CurrencyReader.
        case parsing
        /// `Codable` for `Money`: a conformance of a type from another module, of which a program can have only one.
        case codableMoney

        /// The feature and what it needs. An amount with a name has its pattern and plural rules from notation.
        fileprivate var withNeeds: Set<Feature> { self == .names ? [.names, .notation] : [self] }
    }

    package enum Access: String, CaseIterable, Sendable {
        case `internal`, `public`
    }

    package var locales: [PlacedText]
    package var currencies: [PlacedText]
    /// The features, including those that others need.
    package private(set) var features: Set<Feature> = []
    package var access = Access.internal

    /// Creates a request that is not in a file.
    package init(locales: [String], currencies: [String], features: Set<Feature> = []) {
        let nowhere = TextPlace(line: 1, column: 1)
        self.locales = locales.map { PlacedText(text: $0, place: nowhere) }
        self.currencies = currencies.map { PlacedText(text: $0, place: nowhere) }
        for feature in features { self.features.formUnion(feature.withNeeds) }
    }

    /// Reads a file.
    ///
    /// - Throws: `RequestError`, with the position of the invalid text.
    package init(_ bytes: [UInt8]) throws(RequestError) {
        var reader = RequestReader(bytes)
        var lists: [Key: [PlacedText]] = [:]
        for (name, value) in try reader.members() {
            let key = try Self.known(Key.self, name, "key")
            switch (key, value) {
            case (.access, .text(let text)): access = try Self.known(Access.self, text, "access")
            case (.access, .list):
                throw RequestError(place: name.place, message: "expected \"internal\" or \"public\" for \"access\"")
            case (.features, .list(let texts)):
                for text in texts { features.formUnion(try Self.known(Feature.self, text, "feature").withNeeds) }
            case (.locales, .list(let texts)), (.currencies, .list(let texts)): lists[key] = texts
            case (_, .text):
                throw RequestError(place: name.place, message: "expected a list of texts for \"\(name.text)\"")
            }
        }
        for key in [Key.locales, .currencies] where lists[key]?.isEmpty ?? true {
            let message = "expected \"\(key.rawValue)\" with at least one text, such as \"\(key.example)\""
            throw RequestError(place: TextPlace(line: 1, column: 1), message: message)
        }
        locales = lists[.locales] ?? []
        currencies = lists[.currencies] ?? []
    }

    private enum Key: String, CaseIterable {
        case locales, currencies, features, access

        var example: String { self == .locales ? "de-DE" : "EUR" }
    }

    private static func known<Name: RawRepresentable & CaseIterable>(
        _ type: Name.Type, _ text: PlacedText, _ kind: String
    ) throws(RequestError) -> Name where Name.RawValue == String {
        if let name = Name(rawValue: text.text) { return name }
        let names = Name.allCases.map(\.rawValue)
        let nearest = NearestSpelling.of(text.text, among: names)
        let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "there are \(all)"
        throw RequestError(place: text.place, message: "unknown \(kind) \"\(text.text)\"; \(hint)")
    }
}
