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

    /// What an element says; nil where that is of too little standing, or is what the locale inherits.
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
