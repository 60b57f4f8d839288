import CICU
import CurrencyEngine

extension ICUFormatter {
    /// ICU's field for each byte of its last result: the field's name, or `literal`.
    ///
    /// Grouping separators are inside ICU's integer field; here they are fields of their own.
    func fieldsByByte(count: Int) throws -> [String] {
        var fields = [cicu_field](repeating: cicu_field(), count: 32)
        var found = 0
        let error = fields.withUnsafeMutableBufferPointer {
            cicu_formatter_fields(formatter, $0.baseAddress, $0.count, &found)
        }
        if let error { throw Failure(description: String(cString: error)) }
        return Self.fieldsByByte(Array(fields.prefix(found)), count: count)
    }

    static func fieldsByByte(_ fields: [cicu_field], count: Int) -> [String] {
        var result = [String](repeating: "literal", count: count)
        let ordered = fields.filter { !$0.is_range_span }.map { field in
            (name: cicu_field_name(field.field).map { String(cString: $0) } ?? "unknown", field)
        }
        for isGroup in [false, true] {
            for (name, field) in ordered where (name == "group") == isGroup {
                for byte in Int(field.utf8_begin)..<Int(field.utf8_end) { result[byte] = name }
            }
        }
        return result
    }
}

extension FormattedNumber {
    /// The same with this engine's names, but with ICU's common name for both signs.
    var fieldsByByte: [String] {
        parts.flatMap { part in
            [String](repeating: Self.name(part.kind), count: part.range.count)
        }
    }

    static func name(_ kind: FormattedPart.Kind) -> String {
        switch kind {
        case .minusSign, .plusSign: "sign"
        // ICU reports the text of a special number as its integer.
        case .nan, .infinity: "integer"
        default: String(describing: kind)
        }
    }
}
