import PackedTables

/// The texts of a plan that are too long to be inline.
///
/// Nearly all plans have none or one, the locale's text for NaN. Where that is a constant of the program, as bundled data
/// is, it is not copied, so that no plan of usual amounts allocates.
package struct PlanStorage: Sendable {
    /// The one text, where it is a constant; else empty.
    private var constant = PackedText("")
    /// All texts, where they are not one constant.
    private var bytes: [UInt8] = []

    init() {}

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Appends a text; returns where it begins.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        if !constant.isEmpty {
            bytes = Array(constant.utf8)
            constant = PackedText("")
        }
        bytes += text
        return bytes.count - text.count
    }

    mutating func append(_ text: [UInt8]) -> Int { text.withUnsafeBufferPointer { append($0) } }

    /// Appends a text that is there as long as the program runs; returns where it begins.
    mutating func append(constant text: UnsafeBufferPointer<UInt8>) -> Int {
        guard constant.isEmpty, bytes.isEmpty, let start = text.baseAddress else { return append(text) }
        constant = PackedText(start: start, count: text.count)
        return 0
    }

    // Not inlined: only long texts are read so.
    package subscript(index: Int) -> UInt8 {
        @inline(never) get { constant.isEmpty ? bytes[index] : constant.start[index] }
    }

    /// Calls a closure with the bytes of all texts.
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // One call: the closure may be long, and would be there twice.
        bytes.withUnsafeBufferPointer { body(constant.isEmpty ? $0 : constant.utf8) }
    }
}

/// Storages are equal where their bytes are, wherever they stand.
extension PlanStorage: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { left.elementsEqual($0) } }
    }

    package func hash(into hasher: inout Hasher) {
        withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
