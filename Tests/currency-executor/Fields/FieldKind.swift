import CurrencyFormat
import FieldEngine

/// How to create and show a kind of field.
struct FieldKind<Format: FieldFormat> {
    let make: (FieldConfig) throws -> Format
    /// The text of a value.
    let valueText: (Format.Value?) -> String?
    /// The edit that sets the field's value.
    var setValue: (String) throws -> Edit<Format.Value> = { .setText($0) }
    /// The value of a text that a program writes verbatim, or nil if the format reformats such texts.
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
    /// Fields whose value is a text, which is never nil.
    static func texts(_ make: @escaping (FieldConfig) throws -> Format) -> FieldKind {
        FieldKind(make, valueText: { $0 ?? "" })
    }
}
