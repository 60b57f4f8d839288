/// Reads numbers from the front of an input. After its end all numbers are 0.
struct InputReader {
    private(set) var rest: Slice<UnsafeBufferPointer<UInt8>>

    init(_ input: UnsafeBufferPointer<UInt8>) {
        rest = input[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number in `0..<bound`; the bound is at most 65,536.
    mutating func below(_ bound: Int) -> Int {
        bound <= 256 ? Int(byte()) % bound : (Int(byte()) << 8 | Int(byte())) % bound
    }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number of `bytes` bytes, lowest first.
    mutating func integer(bytes: Int) -> UInt64 {
        (0..<bytes).reduce(0) { number, index in number | UInt64(byte()) << UInt64(8 * index) }
    }

    /// The rest of the input.
    mutating func remaining() -> UnsafeBufferPointer<UInt8> {
        defer { rest = rest[rest.endIndex...] }
        return UnsafeBufferPointer(rebasing: rest)
    }
}
