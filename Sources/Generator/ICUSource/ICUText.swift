import CICU

/// Takes text from CICU's functions, which write it to a caller's buffer.
enum ICUText {
    /// Long enough for a version; no longer text is asked for.
    private static let capacity = 64

    /// The text that `function` writes, or nil where it reports an error.
    static func read(
        _ function: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<CChar>?
    ) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            var length = 0
            guard let base = buffer.baseAddress, function(base, capacity, &length) == nil else { return nil }
            return string(base, length)
        }
    }

    /// A text that a callback was handed.
    static func string(_ start: UnsafePointer<CChar>, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
