/// The parts of an affix in order, each a kind and a length in bytes.
///
/// Sixteen bits hold a part, so up to eight stand in two words, and no affix of CLDR has more. Longer lists, of patterns
/// that the caller gives, stand in the plan's storage.
struct AffixParts: Hashable, Sendable {
    /// Parts with the first lowest; or, with `isStored`, the offset of a list in the storage.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private(set) var count: UInt16 = 0
    private var isStored = false

    private static let inlineCount = 8
    private static let lengthBits: UInt64 = 12

    init() {}

    /// Takes parts whose lengths add up to that of a text.
    init(_ parts: UnsafeBufferPointer<AffixPart>, storage: inout [UInt8]) {
        var inline = parts.count <= Self.inlineCount
        for part in parts where part.length >= 1 << Self.lengthBits { inline = false }
        count = UInt16(truncatingIfNeeded: parts.count)
        if inline {
            for index in 0..<parts.count {
                let bits = UInt64(parts[index].kind.index) << Self.lengthBits | UInt64(parts[index].length)
                if index < 4 { low |= bits << UInt64(16 * index) } else { high |= bits << UInt64(16 * index - 64) }
            }
            return
        }
        isStored = true
        low = UInt64(storage.count)
        for part in parts {
            storage.append(part.kind.index)
            for shift in [0, 8, 16] as [UInt32] {
                storage.append(UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: part.length) >> shift))
            }
        }
    }

    func part(_ index: Int, _ storage: UnsafePointer<UInt8>?) -> AffixPart {
        if isStored, let storage {
            let bytes = storage + Int(low) + 4 * index
            let length = Int(bytes[1]) | Int(bytes[2]) << 8 | Int(bytes[3]) << 16
            return AffixPart(kind: FormattedPart.Kind(index: bytes[0]), length: length)
        }
        let word = index < 4 ? low >> UInt64(16 * index) : high >> UInt64(16 * index - 64)
        let kind = UInt8(truncatingIfNeeded: word >> Self.lengthBits & 0xF)
        return AffixPart(
            kind: FormattedPart.Kind(index: kind), length: Int(word & (1 << Self.lengthBits - 1)))
    }

    /// Calls a closure with each part and where it stands in the text, without so many bytes at the text's ends.
    func forEach(
        _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int = 0, droppingLast last: Int = 0,
        _ body: (FormattedPart.Kind, Range<Int>) -> Void
    ) {
        var end = 0
        for index in 0..<Int(count) {
            var part = part(index, storage)
            var start = end
            end += part.length
            if start < first {
                part.length -= min(part.length, first - start)
                start = end - part.length
            }
            if index == Int(count) - 1 { part.length -= min(part.length, last) }
            if part.length > 0 { body(part.kind, start..<(start + part.length)) }
        }
    }

    /// Whether any part is of a kind.
    func contains(_ kind: FormattedPart.Kind, _ storage: UnsafePointer<UInt8>?) -> Bool {
        for index in 0..<Int(count) where part(index, storage).kind == kind { return true }
        return false
    }
}

/// A stretch of an affix that is one part.
struct AffixPart {
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
        default: self = .literal
        }
    }
}
