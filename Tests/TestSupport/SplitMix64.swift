/// The generator for all random tests. A seed gives the same numbers on every platform, so that a failure can be
/// reproduced.
///
/// See Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator. Equal seeds give equal numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// Creates a generator for a test and prints its seed.
    public init(printing seed: UInt64, for test: String = #function) {
        self.init(seed: seed)
        print("\(test): seed \(seed)")
    }

    /// Creates a generator for one piece of work, independent of other pieces that run in parallel.
    public init(seed: UInt64, for pieces: [String]) {
        self.init(seed: seed)
        for piece in pieces {
            // FNV-1a.
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in piece.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            state ^= hash
            state = next()
        }
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number in `0..<bound`. The slight bias does not matter to tests.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// A number in `0..<1`.
    public mutating func nextFraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A random element. The array must not be empty.
    public mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
