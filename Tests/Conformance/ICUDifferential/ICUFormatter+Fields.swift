import CICU
import CurrencyEngine

extension ICUFormatter {
    /// What ICU says of each byte of its last result: the field's name, or `literal` where there is none.
    ///
    /// Group separators lie inside of ICU's integer field; here they count as themselves.
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
    /// The same in this engine's words, with ICU's one word for both signs.
    var fieldsByByte: [String] {
        parts.flatMap { part in
            [String](repeating: Self.name(part.kind), count: part.range.count)
        }
    }

    static func name(_ kind: FormattedPart.Kind) -> String {
        switch kind {
        case .minusSign, .plusSign: "sign"
        // ICU reports what stands for a number as its integer.
        case .nan, .infinity: "integer"
        default: String(describing: kind)
        }
    }
}
