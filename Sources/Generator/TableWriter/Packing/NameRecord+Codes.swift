import PackedTables

extension NameRecord {
    /// The one or two bytes of a symbol in a vocabulary with a given number of symbols.
    package static func code(_ symbol: Int, of symbols: Int) -> [UInt8] {
        let singles = 128 - leadBytes(symbols)
        if symbol < singles { return [UInt8(symbol)] }
        return [UInt8(singles + (symbol - singles) / 128), UInt8((symbol - singles) % 128)]
    }

    /// The symbols for codes in a vocabulary with a given number of symbols; nil if a code is invalid.
    package static func symbols(of codes: some Sequence<UInt8>, _ symbols: Int) -> [Int]? {
        let singles = 128 - leadBytes(symbols)
        var result: [Int] = []
        var lead: Int?
        for code in codes {
            if let first = lead {
                result.append(singles + (first - singles) << 7 + Int(code))
                lead = nil
            } else if Int(code) >= singles {
                lead = Int(code)
            } else {
                result.append(Int(code))
            }
        }
        return lead == nil && result.allSatisfy { $0 < symbols } ? result : nil
    }
}
