import CICU

/// Reads text from CICU's functions, which write to a caller's buffer.
enum ICUText {
    /// This is long enough for a version, the longest text that is requested.
    private static let capacity = 64

    /// The text that `function` writes; nil if it reports an error.
    static func read(
        _ function: (UnsafeMutablePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<CChar>?
    ) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            var length = 0
            guard let base = buffer.baseAddress, function(base, capacity, &length) == nil else { return nil }
            return string(base, length)
        }
    }

    /// A text that a callback receives.
    static func string(_ start: UnsafePointer<CChar>, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
