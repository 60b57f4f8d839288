/// What the stretches of an affix are, in order, each a kind and a length in bytes.
///
/// Sixteen bits hold a stretch, so up to eight fit into two words, and no affix of CLDR has more. Longer lists, of
/// custom patterns, stand in the plan's storage. Parts are derived from stretches only where they are asked for.
struct AffixParts: Hashable, Sendable {
    /// Stretches with the first lowest; or, with `isStored`, the offset of a list in the storage.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private(set) var count: UInt16 = 0
    private var isStored = false

    private static let inlineCount = 8
    private static let lengthBits: UInt64 = 12

    init() {}

    /// Takes stretches that do not fit into the words.
    init(_ stretches: [AffixStretch], storage: inout [UInt8]) {
        isStored = true
        count = UInt16(truncatingIfNeeded: stretches.count)
        low = UInt64(storage.count)
        for stretch in stretches {
            storage.append(stretch.kind.index)
            for shift in [0, 8, 16] as [UInt32] {
                storage.append(UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: stretch.length) >> shift))
            }
        }
    }

    /// A currency, and literals beside it where they are not empty; together at most 16 bytes.
    @inline(__always)
    init(literal before: Int, currency: Int, literal after: Int) {
        if before > 0 { _ = append(.literal, before) }
        _ = append(.currency, currency)
        if after > 0 { _ = append(.literal, after) }
    }

    /// Appends a stretch, or makes the last one longer; returns false where the words have no room for it.
    @inline(__always)
    mutating func note(_ kind: FormattedPart.Kind, _ length: Int, joins: Bool) -> Bool {
        joins ? extendLast(length) : append(kind, length)
    }

    /// The stretches of an affix with one stretch before it; nil where the words have no room for it.
    @inline(__always)
    func behind(_ kind: FormattedPart.Kind, _ length: Int) -> AffixParts? {
        var result = AffixParts()
        guard !isStored, count < Self.inlineCount, result.append(kind, length) else { return nil }
        result.low |= low &<< 16
        result.high = high &<< 16 | low &>> 48
        result.count &+= count
        return result
    }

    /// The stretches of an affix that has no literal at its beginning, with a literal before it; nil where it has one, or
    /// where the words have no room for it.
    @inline(__always)
    func behindLiteral(_ length: Int) -> AffixParts? {
        count > 0 && stretch(0, nil).kind == .literal ? nil : behind(.literal, length)
    }

    /// The stretches of an affix that has no literal at its end, with a literal behind it; nil as for one before it.
    @inline(__always)
    func beforeLiteral(_ length: Int) -> AffixParts? {
        guard !isStored, count == 0 || stretch(Int(count) &- 1, nil).kind != .literal else { return nil }
        var result = self
        return result.append(.literal, length) ? result : nil
    }

    /// Appends a stretch; returns false where the words have no room for it.
    @inline(__always)
    private mutating func append(_ kind: FormattedPart.Kind, _ length: Int) -> Bool {
        guard count < Self.inlineCount, length < 1 << Self.lengthBits else { return false }
        add(UInt64(kind.index) &<< Self.lengthBits | UInt64(truncatingIfNeeded: length), at: count)
        count &+= 1
        return true
    }

    /// Makes the last stretch longer; returns false where its length would not fit into its bits.
    @inline(__always)
    private mutating func extendLast(_ length: Int) -> Bool {
        guard count > 0, stretch(Int(count) - 1, nil).length + length < 1 << Self.lengthBits else { return false }
        add(UInt64(truncatingIfNeeded: length), at: count &- 1)
        return true
    }

    @inline(__always)
    private mutating func add(_ bits: UInt64, at index: UInt16) {
        let bits = bits &<< UInt64(truncatingIfNeeded: 16 &* (index & 3))
        if index < 4 { low &+= bits } else { high &+= bits }
    }

    /// The stretches of a list that is not in the storage.
    var all: [AffixStretch] { (0..<Int(count)).map { stretch($0, nil) } }

    private func stretch(_ index: Int, _ storage: UnsafePointer<UInt8>?) -> AffixStretch {
        if isStored, let storage {
            let bytes = storage + Int(low) + 4 * index
            let length = Int(bytes[1]) | Int(bytes[2]) << 8 | Int(bytes[3]) << 16
            return AffixStretch(kind: FormattedPart.Kind(index: bytes[0]), length: length)
        }
        let word = index < 4 ? low >> UInt64(16 * index) : high >> UInt64(16 * index - 64)
        let kind = UInt8(truncatingIfNeeded: word >> Self.lengthBits & 0xF)
        return AffixStretch(
            kind: FormattedPart.Kind(index: kind), length: Int(word & (1 << Self.lengthBits - 1)))
    }

    /// Whether any stretch is of a kind.
    func contains(_ kind: FormattedPart.Kind, _ storage: UnsafePointer<UInt8>?) -> Bool {
        for index in 0..<Int(count) where stretch(index, storage).kind == kind { return true }
        return false
    }
}

extension AffixParts {
    /// Calls a closure with each part and its range in the text, without the `first` and `last` bytes at its ends.
    ///
    /// Spaces and bidi marks at the edges of a sign, symbol, name or word are literals, as ICU reports them; literals
    /// that touch are one.
    ///
    /// - Parameter text: The affix that the parts are of.
    func forEach(
        _ text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int = 0, droppingLast last: Int = 0,
        _ body: (FormattedPart.Kind, Range<Int>) -> Void
    ) {
        text.withUTF8(storage) { text in
            let shown = first..<(text.count - last)
            var literal = 0..<0
            func note(_ kind: FormattedPart.Kind, _ range: Range<Int>) {
                let range = range.clamped(to: shown)
                if range.isEmpty { return }
                if kind == .literal, !literal.isEmpty {
                    literal = literal.lowerBound..<range.upperBound
                    return
                }
                if !literal.isEmpty { body(.literal, literal) }
                literal = kind == .literal ? range : 0..<0
                if kind != .literal { body(kind, range) }
            }
            var end = 0
            for index in 0..<Int(count) {
                let stretch = stretch(index, storage)
                let whole = end..<(end + stretch.length)
                let inner = stretch.kind == .literal ? whole : EdgeMark.inner(of: whole, text)
                note(.literal, whole.lowerBound..<inner.lowerBound)
                note(stretch.kind, inner)
                note(.literal, inner.upperBound..<whole.upperBound)
                end = whole.upperBound
            }
            if !literal.isEmpty { body(.literal, literal) }
        }
    }
}

/// Bytes of an affix that follow each other and are of one kind.
struct AffixStretch {
    var kind: FormattedPart.Kind
    /// Bytes.
    var length: Int
}

extension FormattedPart.Kind {
    /// The kind as four bits.
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

    fileprivate init(index: UInt8) {
        switch index {
        case 0: self = .integer
        case 1: self = .group
        case 2: self = .decimal
        case 3: self = .fraction
        case 4: self = .minusSign
        case 5: self = .plusSign
        case 6: self = .approximatelySign
        case 7: self = .percentSign
        case 8: self = .perMille
        case 9: self = .currency
        case 10: self = .compact
        case 12: self = .infinity
        case 13: self = .nan
        case 14: self = .unit
        default: self = .literal
        }
    }
}
