import CurrencyCore

/// Custom digits, which may be of any general category.
extension DigitShapes {
    init(_ digits: NumberDigits, storage: inout PlanStorage) {
        let encoded = digits.scalars.map { Array(String($0).utf8) }
        let areDecimalNumbers = digits.scalars.allSatisfy { GeneralCategory.isDecimalDigit($0.value) }
        let table = storage.append(encoded.flatMap { $0 + [UInt8](repeating: 0, count: 4 - $0.count) })
        self.init(zero: 0, count: encoded[0].count, table: table, areDecimalNumbers: areDecimalNumbers)
    }
}
