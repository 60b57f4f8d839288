// A format for a country code's national numbers, as in libphonenumber:
//
//     digits of each group      3 3 4
//     text                      ($1) $2-$3
//     first digits              [2-9]
//
// As the user types a number, the groups fill from the left, and the text is cut off after the last digit.

/// A format for national numbers.
struct PhoneFormat: Sendable {
    /// The numbers of digits that each group can have.
    private let groups: [ClosedRange<Int>]
    private let text: Substring.UTF8View
    private let firstDigits: DigitPattern

    var leastDigits: Int { groups.reduce(0) { $0 + $1.lowerBound } }
    var mostDigits: Int { groups.reduce(0) { $0 + $1.upperBound } }

    /// Parses a line of the table after the country code: groups, text and first digits, separated by semicolons.
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

    /// Formats the digits.
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
                // The text after the last digit is left out.
                if written == digits.count { break }
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The number of digits in each group. In a complete number, the first groups get as many as possible, as in a
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
