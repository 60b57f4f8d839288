/// A small generator of random numbers with a seed.
struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// From 0 up to, but not including, 1.
    mutating func nextFraction() -> Double {
        Double(next() >> 11) / Double(1 << 53)
    }

    /// One of some elements, which are never none.
    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }
}

extension SplitMix64 {
    /// A generator for one piece of work, the same whichever other pieces are done beside it.
    init(seed: UInt64, _ texts: String...) {
        state = seed
        for text in texts {
            // FNV-1a.
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            state ^= hash
            state = next()
        }
    }
}
