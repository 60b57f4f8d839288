/// Values to which a page refers by number. Each is listed once, in the order of first use.
struct PagePool<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// The number of a value.
    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        indices[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

/// The pools that the tables of a page share.
struct PagePools {
    /// Texts by their UTF-8, because strings that Unicode treats as equal may have different code points.
    var texts = PagePool<PageText>()
    var shapes = PagePool<AmountShape>()
    var notations = PagePool<NumberNotation>()
    var precisions = PagePool<AmountPrecision>()

    mutating func index(of text: String) -> Int { texts.index(of: PageText(text)) }
}

/// A text that equals another only if all code points do.
struct PageText: Hashable, Sendable {
    var string: String

    init(_ string: String) { self.string = string }

    static func == (left: Self, right: Self) -> Bool { left.string.utf8.elementsEqual(right.string.utf8) }

    func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
