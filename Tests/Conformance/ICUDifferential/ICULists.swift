import CICU

/// Lists of ICU's identifiers.
enum ICULists {
    static var locales: [String] {
        collect { cicu_locales(appendText, $0) }
    }

    static var currencies: [String] {
        collect { _ = cicu_currency_codes(appendText, $0) }.sorted()
    }

    /// The numbering systems that have ten digits.
    static var numberingSystems: [String] {
        collect { _ = cicu_numbering_systems(appendText, $0) }.filter(hasDigits).sorted()
    }

    private static func hasDigits(_ name: String) -> Bool {
        var radix: Int32 = 0
        var isAlgorithmic = false
        var length = 0
        var buffer = [CChar](repeating: 0, count: 256)
        let error = cicu_numbering_system(name, &radix, &isAlgorithmic, &buffer, buffer.count, &length)
        return error == nil && !isAlgorithmic && radix == 10
    }

    private static func collect(_ fill: (UnsafeMutableRawPointer) -> Void) -> [String] {
        var result: [String] = []
        withUnsafeMutablePointer(to: &result) { fill(UnsafeMutableRawPointer($0)) }
        return result
    }
}

/// Appends a text to the array of strings that `context` points to.
private func appendText(_ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>, _ length: Int) {
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    context?.assumingMemoryBound(to: [String].self).pointee.append(String(decoding: bytes, as: UTF8.self))
}
