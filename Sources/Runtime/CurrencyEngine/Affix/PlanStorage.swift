import PackedTables

/// The texts of a plan that are too long to be inline.
///
/// Nearly all plans have no such text, or only the locale's text for NaN. If that text is a constant of the program,
/// as with bundled data, it is not copied, so plans for common amounts do not allocate.
package struct PlanStorage: Sendable {
    /// The only text, if it is a constant; otherwise empty.
    private var constant = PackedText("")
    /// All texts, unless the only text is a constant.
    private var bytes: [UInt8] = []

    /// Appends a text and returns its offset.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        if !constant.isEmpty {
            bytes = Array(constant.utf8)
            constant = PackedText("")
        }
        bytes += text
        return bytes.count - text.count
    }

    mutating func append(_ text: [UInt8]) -> Int { text.withUnsafeBufferPointer { append($0) } }

    /// Appends a text that lives as long as the program, and returns its offset.
    mutating func append(constant text: UnsafeBufferPointer<UInt8>) -> Int {
        guard constant.isEmpty, bytes.isEmpty, let start = text.baseAddress else { return append(text) }
        constant = PackedText(start: start, count: text.count)
        return 0
    }

    // Not inlined, because only long texts are read this way.
    package subscript(index: Int) -> UInt8 {
        @inline(never) get { constant.isEmpty ? bytes[index] : constant.start[index] }
    }

    /// Calls a closure with the bytes of all texts.
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // Call `body` in one place only. The closure may be long, and two calls would duplicate it.
        bytes.withUnsafeBufferPointer { body(constant.isEmpty ? $0 : constant.utf8) }
    }
}

/// Two storages are equal if their bytes are, even at different addresses.
extension PlanStorage: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { left.elementsEqual($0) } }
    }

    package func hash(into hasher: inout Hasher) {
        withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
