import CICU

/// ICU's `RuleBasedNumberFormat` in its fastest use: one for all numbers, called from C with a UTF-16 buffer.
final class ICUSpellerPeer {
    private let speller: OpaquePointer

    init(locale: String) throws {
        var opened: OpaquePointer?
        if let error = cicu_number_speller_open(locale, &opened) {
            throw ICUPeer.Failure(name: String(cString: error))
        }
        guard let opened else { throw ICUPeer.Failure(name: "no speller") }
        speller = opened
    }

    deinit {
        cicu_number_speller_close(speller)
    }

    func spellAll(_ numbers: [Int64]) throws -> UInt64 {
        var units: UInt64 = 0
        if let error = cicu_number_speller_spell_all(speller, numbers, numbers.count, &units) {
            throw ICUPeer.Failure(name: String(cString: error))
        }
        return units
    }
}
