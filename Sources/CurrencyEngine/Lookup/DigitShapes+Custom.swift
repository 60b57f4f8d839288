import CurrencyCore

/// Custom digits, which may be of any general category.
extension DigitShapes {
    init(_ digits: NumberDigits, storage: inout [UInt8]) {
        let encoded = digits.scalars.map { Array(String($0).utf8) }
        let areDecimalNumbers = digits.scalars.allSatisfy { GeneralCategory.isDecimalDigit($0.value) }
        self.init(zero: 0, count: encoded[0].count, table: storage.count, areDecimalNumbers: areDecimalNumbers)
        for bytes in encoded {
            storage += bytes
            storage += [UInt8](repeating: 0, count: 4 - bytes.count)
        }
    }
}
