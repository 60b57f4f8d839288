/// Consecutive texts in one buffer, as in ICU's peer. Retaining and releasing separate arrays would take longer than
/// parsing the texts.
struct FlatTexts {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    init(_ texts: [String]) {
        for text in texts {
            bytes += text.utf8
            ends.append(bytes.count)
        }
    }

    @inline(__always)
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
        try bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in ends {
                try body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                start = end
            }
        }
    }
}
