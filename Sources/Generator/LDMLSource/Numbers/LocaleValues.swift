import LocaleModel

/// Collects the values in one locale's file: those with a sufficient status, each field once.
struct LocaleValues {
    private(set) var facts: LocaleFacts
    private let threshold: DraftStatus

    /// Marks a value as inherited.
    private static let inheritanceMarker = "\u{2191}\u{2191}\u{2191}"

    init(identifier: String, threshold: DraftStatus) {
        facts = LocaleFacts(identifier: identifier)
        self.threshold = threshold
    }

    /// The value of an element; nil if its status is insufficient, or if the locale inherits the value.
    func value(of element: LDMLElement) throws(ImportError) -> String? {
        let value = try element.text()
        return element.draft >= threshold && value != Self.inheritanceMarker ? value : nil
    }

    mutating func set(_ field: LocaleField, to element: LDMLElement) throws(ImportError) {
        guard let value = try value(of: element) else { return }
        guard facts.values.updateValue(value, forKey: field) == nil else {
            throw .duplicate(file: element.file, locale: element.locale, field: element.path)
        }
    }
}
