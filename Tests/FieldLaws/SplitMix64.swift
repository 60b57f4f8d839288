/// A small seeded generator (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014), so that a
/// failing sequence can be run again with the same numbers. Whoever makes one prints its seed.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number below `bound`. The slight bias does not matter to tests.
    mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(bound))
    }
}
