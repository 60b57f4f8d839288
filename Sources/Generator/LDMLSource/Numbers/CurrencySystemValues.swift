import LocaleModel

/// Values of currencies that name the numbering system which they are for.
///
///     <currency type="ITL" numberSystem="latn"><pattern>¤#,##0.00</pattern><decimal>,</decimal></currency>
///
/// CLDR 49 has the attribute. The model has one value for each currency of a locale, which is written with the locale's
/// default numbering system: what is for that system is the value, and what is for another is left out.
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

    /// Puts the values for the default numbering system among those of the locale.
    ///
    /// - Throws: `ImportError.duplicate` where another value has no system: which of the two holds is in doubt.
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
