import CurrencyCore
import PackedTables

/// Digits of the caller's own, which may be of any general category.
extension DigitShapes {
    init(_ digits: NumberDigits, image: PackedImage, storage: inout [UInt8]) {
        let encoded = digits.scalars.map { Array(String($0).utf8) }
        let areDecimalNumbers = digits.scalars.allSatisfy { Self.isDecimalNumber($0, image) }
        self.init(zero: 0, count: encoded[0].count, table: storage.count, areDecimalNumbers: areDecimalNumbers)
        for bytes in encoded {
            storage += bytes
            storage += [UInt8](repeating: 0, count: 4 - bytes.count)
        }
    }

    /// Whether a scalar is of General_Category Nd: these are the digits of CLDR's numbering systems, but for hanidec,
    /// whose Han numerals are letters.
    private static func isDecimalNumber(_ scalar: Unicode.Scalar, _ image: PackedImage) -> Bool {
        for row in 0..<image.rowCount(of: .numberingSystems) {
            guard let digits = image.optionalText(.numberingSystems, row, NumberingSystemColumn.digits) else {
                continue
            }
            let scalars = Array(String(decoding: digits.utf8, as: UTF8.self).unicodeScalars)
            guard let zero = scalars.first, let nine = scalars.last, nine.value == zero.value + 9 else { continue }
            if (zero.value...nine.value).contains(scalar.value) { return true }
        }
        return false
    }
}
