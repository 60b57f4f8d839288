// A format of national numbers of a country code, as in libphonenumber:
//
//     digits of each group      3 3 4
//     text                      ($1) $2-$3
//     first digits              [2-9]
//
// While a number is keyed, the groups fill from the left: the text is cut after the last digit.

/// A format of national numbers.
struct PhoneFormat: Sendable {
    /// The digits of each group.
    private let groups: [ClosedRange<Int>]
    private let text: Substring.UTF8View
    private let firstDigits: DigitPattern

    var leastDigits: Int { groups.reduce(0) { $0 + $1.lowerBound } }
    var mostDigits: Int { groups.reduce(0) { $0 + $1.upperBound } }

    /// Reads what follows the country code in a line of the table: groups, text and first digits between semicolons.
    init?(_ line: Substring) {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        guard fields.count == 3 else { return nil }
        var groups: [ClosedRange<Int>] = []
        for group in fields[0].split(separator: " ") {
            let bounds = group.split(separator: "-").compactMap { Int($0) }
            guard let least = bounds.first, let most = bounds.last, least <= most else { return nil }
            groups.append(least...most)
        }
        self.groups = groups
        text = fields[1].utf8
        firstDigits = DigitPattern(fields[2])
    }

    /// Whether the format applies to numbers that begin with these digits.
    func fits(_ digits: [UInt8]) -> Bool {
        digits.count <= mostDigits && firstDigits.matches(digits)
    }

    /// The digits as text.
    func write(_ digits: [UInt8]) -> String {
        let lengths = groupLengths(digits.count)
        var result: [UInt8] = []
        var written = 0
        var isGroup = false
        for byte in text {
            if byte == UInt8(ascii: "$") {
                isGroup = true
            } else if isGroup {
                isGroup = false
                let group = Int(byte) - 0x31
                guard lengths.indices.contains(group) else { continue }
                result += digits[written..<(written + lengths[group])]
                written += lengths[group]
                // Nothing follows the last digit.
                if written == digits.count { break }
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number of digits in each group. In a complete number the first groups get as many as they may, as in a
    /// greedy match.
    private func groupLengths(_ count: Int) -> [Int] {
        var rest = count
        var needed = leastDigits
        let isWhole = count >= needed
        return groups.map { group in
            needed -= group.lowerBound
            let length = min(isWhole ? min(group.upperBound, rest - needed) : group.lowerBound, rest)
            rest -= length
            return length
        }
    }
}
