// Forced inlining and unchecked operators hold the budget of resolving.

/// The stretches of an affix in order, each a kind and a length in bytes.
///
/// A stretch takes twelve bits, so a word holds up to five and their count, which is enough for nearly all affixes of
/// CLDR. Longer lists are in the plan's storage. Parts are derived from stretches only on request.
struct AffixParts: Hashable, Sendable {
    /// Four bits for the count, followed by the stretches, the first lowest: four bits for the kind and eight for the
    /// length. If the count is `stored`, 28 bits for the count of a list in the storage follow, and then its offset.
    private var bits: UInt64 = 0

    private static let countBits: UInt64 = 4
    private static let stored = 15
    private static let inlineCount = 5
    private static let kindBits: UInt64 = 4
    private static let stretchBits: UInt64 = 12
    private static let longest = 0xFF
    private static let storedCountBits: UInt64 = 28

    init() {}

    /// Makes a list of stretches, which goes to the storage if it does not fit into the word.
    init(_ stretches: [AffixStretch], storage: inout PlanStorage) {
        if stretches.allSatisfy({ append($0.kind, $0.length) }) { return }
        var bytes: [UInt8] = []
        for stretch in stretches {
            bytes.append(stretch.kind.index)
            for shift in [0, 8, 16] as [UInt32] {
                bytes.append(UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: stretch.length) >> shift))
            }
        }
        let place = UInt64(storage.append(bytes)) << Self.storedCountBits | UInt64(stretches.count)
        bits = place << Self.countBits | UInt64(Self.stored)
    }

    private var isStored: Bool { inlineCount == Self.stored }

    /// The count of stretches in the word, or `stored` if they are in the storage.
    private var inlineCount: Int { Int(truncatingIfNeeded: bits & (1 &<< Self.countBits &- 1)) }

    private var count: Int {
        isStored ? Int(bits >> Self.countBits & (1 << Self.storedCountBits - 1)) : inlineCount
    }

    /// The offset of the list in the storage.
    private var offset: Int { Int(bits >> (Self.countBits + Self.storedCountBits)) }

    /// Appends a stretch or extends the last one; returns false if the word has no room for it.
    @_transparent
    mutating func note(_ kind: FormattedPart.Kind, _ length: Int, joins: Bool) -> Bool {
        joins ? extendLast(length) : append(kind, length)
    }

    /// Appends a stretch; returns false if the word has no room for it.
    @_transparent
    private mutating func append(_ kind: FormattedPart.Kind, _ length: Int) -> Bool {
        guard inlineCount < Self.inlineCount, length <= Self.longest else { return false }
        let stretch = UInt64(kind.index) | UInt64(truncatingIfNeeded: length) &<< Self.kindBits
        bits = bits &+ 1 | stretch &<< Self.place(of: inlineCount)
        return true
    }

    /// Extends the last stretch; returns false if its length would not fit into its bits.
    @_transparent
    private mutating func extendLast(_ length: Int) -> Bool {
        guard !isStored, inlineCount > 0 else { return false }
        let place = Self.place(of: inlineCount &- 1) &+ Self.kindBits
        guard Int(truncatingIfNeeded: bits &>> place & 0xFF) &+ length <= Self.longest else { return false }
        bits &+= UInt64(truncatingIfNeeded: length) &<< place
        return true
    }

    /// The lowest bit of a stretch in the word.
    @_transparent
    private static func place(of index: Int) -> UInt64 { countBits &+ stretchBits &* UInt64(truncatingIfNeeded: index) }

    /// The stretches of a list that is not in the storage.
    var all: [AffixStretch] { (0..<inlineCount).map { stretch($0, nil) } }

    private func stretch(_ index: Int, _ storage: UnsafePointer<UInt8>?) -> AffixStretch {
        if isStored, let storage {
            let bytes = storage + offset + 4 * index
            let length = Int(bytes[1]) | Int(bytes[2]) << 8 | Int(bytes[3]) << 16
            return AffixStretch(kind: FormattedPart.Kind(index: bytes[0]), length: length)
        }
        let bits = bits >> Self.place(of: index)
        let length = Int(bits >> Self.kindBits & UInt64(Self.longest))
        return AffixStretch(kind: FormattedPart.Kind(index: UInt8(bits & 0xF)), length: length)
    }

    /// Whether any stretch has the given kind.
    func contains(_ kind: FormattedPart.Kind, _ storage: UnsafePointer<UInt8>?) -> Bool {
        for index in 0..<count where stretch(index, storage).kind == kind { return true }
        return false
    }
}

extension AffixParts {
    /// Calls a closure with each part and its range in the text, without the `first` and `last` bytes at its ends.
    ///
    /// Spaces and bidi marks at the edges of a sign, symbol, name or word are literals, as ICU reports them. Two
    /// literals can be adjacent; the caller that collects the parts joins them.
    ///
    /// - Parameter text: The affix that the parts belong to.
    func forEach(
        _ text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int, droppingLast last: Int,
        _ body: (FormattedPart.Kind, Range<Int>) -> Void
    ) {
        text.withUTF8(storage) { text in
            let shown = first..<(text.count - last)
            func note(_ kind: FormattedPart.Kind, _ range: Range<Int>) {
                let range = range.clamped(to: shown)
                if !range.isEmpty { body(kind, range) }
            }
            var end = 0
            for index in 0..<count {
                let stretch = stretch(index, storage)
                let whole = end..<(end + stretch.length)
                let inner = stretch.kind == .literal ? whole : EdgeMark.inner(of: whole, text)
                note(.literal, whole.lowerBound..<inner.lowerBound)
                note(stretch.kind, inner)
                note(.literal, inner.upperBound..<whole.upperBound)
                end = whole.upperBound
            }
        }
    }
}

/// Consecutive bytes of an affix that are of one kind.
struct AffixStretch {
    var kind: FormattedPart.Kind
    /// The length in bytes.
    var length: Int
}

extension FormattedPart.Kind {
    /// The kind, encoded in four bits.
    fileprivate var index: UInt8 {
        switch self {
        case .integer: 0
        case .group: 1
        case .decimal: 2
        case .fraction: 3
        case .minusSign: 4
        case .plusSign: 5
        case .approximatelySign: 6
        case .percentSign: 7
        case .perMille: 8
        case .currency: 9
        case .compact: 10
        case .literal: 11
        case .infinity: 12
        case .nan: 13
        case .unit: 14
        }
    }

    fileprivate init(index: UInt8) { self = Self.allCases.first { $0.index == index } ?? .literal }
}
