import LocaleModel

/// Takes in the values of one locale's file: those of enough standing, each field once.
struct LocaleValues {
    private(set) var facts: LocaleFacts
    private let threshold: DraftStatus

    /// Says that a value is the inherited one.
    private static let inheritanceMarker = "\u{2191}\u{2191}\u{2191}"

    init(identifier: String, threshold: DraftStatus) {
        facts = LocaleFacts(identifier: identifier)
        self.threshold = threshold
    }

    mutating func set(_ field: LocaleField, to element: LDMLElement) throws(ImportError) {
        let value = try element.text()
        guard element.draft >= threshold, value != Self.inheritanceMarker else { return }
        guard facts.values.updateValue(value, forKey: field) == nil else {
            throw .duplicate(file: element.file, locale: element.locale, field: element.path)
        }
    }
}
