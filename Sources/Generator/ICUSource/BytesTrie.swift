/// All entries of a byte trie, ICU's map from short texts to numbers.
///
///     node    = value? (branch | linear)            a final value ends its path
///     branch  = lead 00-0F: the number of its bytes minus one; 00 means that the number minus one follows
///               while more than five bytes: the middle byte, the distance to the lesser half; then the other half
///               byte, value: a final one, or the distance to the byte's node; the last byte is followed by its node
///     linear  = lead 10-1F: the number of bytes that follow, minus 0F; then the next node
///     value   = lead 20-FF: bit 0 says whether it is final; the other seven begin the number
///
/// Larger numbers and distances take more bytes, with separate ranges of lead bytes. All distances lead forward, so no
/// path is longer than the trie. The definition is in ICU's `bytestrie.h`.
struct BytesTrie {
    struct Entry: Equatable {
        var key: [UInt8]
        var value: Int
        /// Whether no longer key begins with this one.
        var isFinal: Bool
    }

    /// The trie is malformed: it ends too early, or it has more entries than bytes.
    struct Malformed: Error, CustomStringConvertible {
        var description: String { "the trie ends too early, or has more entries than bytes" }
    }

    private let bytes: [UInt8]
    private var entries: [Entry] = []
    private var steps = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The entries in the order of their keys.
    static func entries(of bytes: [UInt8]) throws(Malformed) -> [Entry] {
        var trie = Self(bytes)
        try trie.readNode(at: 0, key: [])
        return trie.entries
    }

    private func byte(_ position: Int) throws(Malformed) -> UInt8 {
        guard bytes.indices.contains(position) else { throw Malformed() }
        return bytes[position]
    }

    /// The big-endian number in some bytes, after the part that is in its lead byte.
    private func number(_ lead: Int, _ position: inout Int, count: Int) throws(Malformed) -> Int {
        var number = lead
        for _ in 0..<count {
            number = number << 8 | Int(try byte(position))
            position += 1
        }
        return number
    }

    private func value(lead: UInt8, _ position: inout Int) throws(Malformed) -> Int {
        let lead = Int(lead >> 1)
        return switch lead {
        case 0x10..<0x51: lead - 0x10
        case 0x51..<0x6c: try number(lead - 0x51, &position, count: 1)
        case 0x6c..<0x7e: try number(lead - 0x6c, &position, count: 2)
        case 0x7e: try number(0, &position, count: 3)
        case 0x7f: try number(0, &position, count: 4)
        default: throw Malformed()
        }
    }

    private func distance(_ position: inout Int) throws(Malformed) -> Int {
        let lead = Int(try byte(position))
        position += 1
        return switch lead {
        case ..<0xc0: lead
        case 0xc0..<0xf0: try number(lead - 0xc0, &position, count: 1)
        case 0xf0..<0xfe: try number(lead - 0xf0, &position, count: 2)
        case 0xfe: try number(0, &position, count: 3)
        default: try number(0, &position, count: 4)
        }
    }

    private static let longestKey = 64

    private mutating func readNode(at start: Int, key: [UInt8]) throws(Malformed) {
        // In a tree, each node takes at least one byte. If paths could join again, their number would have no limit.
        steps += 1
        guard steps <= bytes.count, key.count <= Self.longestKey else { throw Malformed() }
        var position = start
        var lead = try byte(position)
        position += 1
        if lead >= 0x20 {
            let isFinal = lead & 1 != 0
            entries.append(Entry(key: key, value: try value(lead: lead, &position), isFinal: isFinal))
            if isFinal { return }
            lead = try byte(position)
            position += 1
            guard lead < 0x20 else { throw Malformed() }
        }
        if lead >= 0x10 {
            let end = position + Int(lead) - 0x0f
            guard end <= bytes.count else { throw Malformed() }
            try readNode(at: end, key: key + bytes[position..<end])
        } else {
            var count = Int(lead)
            if count == 0 {
                count = Int(try byte(position))
                position += 1
            }
            try readBranch(at: position, count: count + 1, key: key)
        }
    }

    private mutating func readBranch(at start: Int, count: Int, key: [UInt8]) throws(Malformed) {
        var position = start
        var count = count
        while count > 5 {
            position += 1
            let ahead = try distance(&position)
            try readBranch(at: position + ahead, count: count / 2, key: key)
            count -= count / 2
        }
        while count > 1 {
            let key = key + [try byte(position)]
            let lead = try byte(position + 1)
            position += 2
            let number = try value(lead: lead, &position)
            if lead & 1 != 0 {
                steps += 1
                guard steps <= bytes.count else { throw Malformed() }
                entries.append(Entry(key: key, value: number, isFinal: true))
            } else {
                try readNode(at: position + number, key: key)
            }
            count -= 1
        }
        let last = try byte(position)
        try readNode(at: position + 1, key: key + [last])
    }
}
