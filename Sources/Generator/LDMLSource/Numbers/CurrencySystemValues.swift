import LocaleModel

/// Values of currencies that name their numbering system.
///
///     <currency type="ITL" numberSystem="latn"><pattern>¤#,##0.00</pattern><decimal>,</decimal></currency>
///
/// CLDR 49 has this attribute. The model has one value for each currency of a locale, for the default numbering system
/// of the locale. So a value for that system is used, and a value for another system is left out.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct CurrencySystemValues {
    private struct Value {
        var system: String
        var field: LocaleField
        var element: LDMLElement
    }

    private var values: [Value] = []

    var isEmpty: Bool { values.isEmpty }

    mutating func add(_ field: LocaleField, for system: String, from element: LDMLElement) {
        values.append(Value(system: system, field: field, element: element))
    }

    /// Adds the values for the default numbering system to those of the locale.
    ///
    /// - Throws: `ImportError.duplicate` if there is also a value without a system, so it is unclear which applies.
    func apply(
        toDefault standard: String, _ locale: inout LocaleValues, _ notices: inout [UpstreamNotice]
    ) throws(ImportError) {
        for value in values {
            guard let text = try locale.value(of: value.element) else { continue }
            let (file, identifier, path) = (value.element.file, locale.facts.identifier, value.element.path)
            guard value.system == standard else {
                notices.append(
                    .otherSystem(
                        file: file, locale: identifier, field: path, system: value.system, default: standard))
                continue
            }
            if locale.facts[value.field] != text { try locale.set(value.field, to: value.element) }
            notices.append(.defaultSystem(file: file, locale: identifier, field: path))
        }
    }
}
