import CurrencyCore
import CurrencyEngine
import LDMLSyntax

// Keyboards have a plain space, but CLDR writes U+00A0 or U+202F. Strict parsing rejects "1.234,50 €" with a plain space,
// which is an amount with the formatter's spaces. No space is a decimal separator, so the number keeps its readings.

extension StrictReader {
    /// The text with the formatter's spaces in place of plain ones, if that makes it an amount.
    var spelledWithSpaces: String? {
        guard whole.contains(0x20) else { return nil }
        for space in NoBreakSpace.allCases {
            let candidate = replacingSpaces(outside: space.utf8)
            let isAmount = candidate.withUnsafeBufferPointer { text in
                var reader = StrictReader(plan, text)
                reader.read()
                return reader.values.count == 1
            }
            if isAmount { return String(decoding: candidate, as: UTF8.self) }
        }
        return nil
    }

    /// A space between two digits becomes a grouping separator.
    private func replacingSpaces(outside space: [UInt8]) -> [UInt8] {
        let group = plan.group.bytes(plan.storage)
        var result: [UInt8] = []
        result.reserveCapacity(whole.count * 2)
        var followsDigit = false
        var index = 0
        while index < whole.count {
            if whole[index] == 0x20 {
                let isGroup = followsDigit && plan.digits.read(whole, at: index + 1, storage: plan.storage) != nil
                result += isGroup ? Array(group) : space
                followsDigit = false
                index += 1
                continue
            }
            followsDigit = plan.digits.read(whole, at: index, storage: plan.storage) != nil
            let length = followsDigit ? plan.digits.count : 1
            result += whole[index..<(index + length)]
            index += length
        }
        return result
    }
}
