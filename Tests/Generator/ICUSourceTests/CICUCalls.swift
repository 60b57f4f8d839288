import CICU

/// An ICU error, by its name.
struct ICUFailure: Error, Equatable {
    var name: String
}

/// Calls a CICU function that writes text to a buffer.
func text(
    capacity: Int = 1024,
    _ function: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<CChar>?
) throws -> String {
    var length = 0
    var buffer = [CChar](repeating: 0, count: capacity)
    if let error = function(&buffer, capacity, &length) {
        throw ICUFailure(name: String(cString: error))
    }
    return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Calls a CICU function that lists texts.
func texts(
    _ function: (cicu_text_callback, UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
) throws -> [String] {
    var result: [String] = []
    let error = withUnsafeMutablePointer(to: &result) { result in
        function(
            { context, text, length in
                let bytes = UnsafeRawBufferPointer(start: text, count: length)
                context?.assumingMemoryBound(to: [String].self).pointee
                    .append(String(decoding: bytes, as: UTF8.self))
            }, result)
    }
    if let error { throw ICUFailure(name: String(cString: error)) }
    return result
}

/// A field of a formatted text: its name and its text.
struct Field: Equatable, CustomStringConvertible {
    var name: String
    var text: String
    var description: String { "\(name)=\(text)" }
}

func fields(
    of text: String,
    _ function: (UnsafeMutablePointer<cicu_field>, Int, UnsafeMutablePointer<Int>)
        -> UnsafePointer<CChar>?
) throws -> [Field] {
    var count = 0
    var buffer = [cicu_field](repeating: cicu_field(), count: 64)
    if let error = function(&buffer, buffer.count, &count) {
        throw ICUFailure(name: String(cString: error))
    }
    return try buffer[..<count].map { field in
        let utf8 = Array(text.utf8)[Int(field.utf8_begin)..<Int(field.utf8_end)]
        let utf16 = Array(text.utf16)[Int(field.utf16_begin)..<Int(field.utf16_end)]
        let byUTF8 = String(decoding: utf8, as: UTF8.self)
        guard byUTF8 == String(decoding: utf16, as: UTF16.self) else { throw ICUFailure(name: "offsets disagree") }
        let name = field.is_range_span ? "span\(field.field)" : cicu_field_name(field.field).map { String(cString: $0) }
        return Field(name: name ?? "?", text: byUTF8)
    }
}
