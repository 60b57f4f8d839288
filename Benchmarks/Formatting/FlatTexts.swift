/// Texts behind one another in one buffer, as ICU's peer holds them: arrays of their own would be counted and released
/// one by one, which takes longer than reading them.
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
