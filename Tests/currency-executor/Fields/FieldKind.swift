import CurrencyFormat
import FieldEngine

/// How a kind of field is made and shown.
struct FieldKind<Format: FieldFormat> {
    let make: (FieldConfig) throws -> Format
    /// The text of a value.
    let valueText: (Format.Value?) -> String?
    /// The edit that gives the field a value.
    var setValue: (String) throws -> Edit<Format.Value> = { .setText($0) }
    /// The value of a text that a program writes into the field as it is; nil where the format writes such texts.
    var rawValue: ((Format, String) -> Format.Value?)?

    init(_ make: @escaping (FieldConfig) throws -> Format, valueText: @escaping (Format.Value?) -> String?) {
        self.make = make
        self.valueText = valueText
    }
}

extension FieldKind where Format == AmountEntry {
    static func amounts(_ make: @escaping (FieldConfig) throws -> AmountEntry) -> FieldKind {
        var kind = FieldKind(make, valueText: { $0?.plainText })
        kind.setValue = { text in
            do throws(DecimalError) {
                return .setValue(try DecimalValue(text))
            } catch {
                throw FieldRequestError.unsupported("\"\(text)\" as a number: \(error)")
            }
        }
        kind.rawValue = { entry, text in entry.value(ofText: text) }
        return kind
    }
}

extension FieldKind where Format.Value == String {
    /// Fields whose value is a text, which is never missing.
    static func texts(_ make: @escaping (FieldConfig) throws -> Format) -> FieldKind {
        FieldKind(make, valueText: { $0 ?? "" })
    }
}
