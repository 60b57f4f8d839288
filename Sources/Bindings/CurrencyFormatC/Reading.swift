import CurrencyColumns

// What the functions for one amount and those for columns read alike.

/// The decimal number of a text.
func decimal(_ text: UnsafeBufferPointer<UInt8>) throws(Failure) -> DecimalValue {
    do throws(DecimalError) {
        return try DecimalValue(utf8: text)
    } catch {
        throw Failure(error)
    }
}

extension CurrencyParser {
    func decimal(_ text: UnsafeBufferPointer<UInt8>) throws(Failure) -> DecimalValue {
        do throws(AmountParseError) {
            return try parse(utf8: text).amount
        } catch {
            throw Failure(error, in: String(decoding: text, as: UTF8.self))
        }
    }

    /// All amounts that a text may mean, the likeliest first, and the doubts about them.
    func allReadings(_ text: UnsafeBufferPointer<UInt8>) throws(Failure) -> (
        amounts: [DecimalValue], doubts: [AmountDoubt]
    ) {
        do throws(AmountParseError) {
            return ([try parse(utf8: text).amount], [])
        } catch {
            if error.reason == .ambiguous, !error.readings.isEmpty {
                return (error.readings.map(\.amount), error.doubts)
            }
            throw Failure(error, in: String(decoding: text, as: UTF8.self))
        }
    }

    func minorUnits(_ text: UnsafeBufferPointer<UInt8>) throws(Failure) -> Int64 {
        do throws(AmountParseError) {
            return try parseMinorUnits(utf8: text)
        } catch {
            throw Failure(error, in: String(decoding: text, as: UTF8.self))
        }
    }
}
