// Forced inlining and unchecked operators hold the budgets of minor-units, double and decimal.

import CurrencyCore

/// Writing of amounts as UTF-8.
extension FormatPlan {
    /// Writes an amount into a buffer.
    ///
    /// - Returns: The number of bytes written, or nil if the text does not fit. The buffer's content is undefined
    ///   then.
    /// - Complexity: Linear in the number of digits. Nothing is allocated unless the text may exceed 1024 bytes.
    public func write(_ amount: DecimalValue, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        if let base = fixedStart(buffer), let end = writeFixed(amount, base) { return end - base }
        return writeThroughScratch(amount, into: buffer)
    }

    /// Writes an amount in minor units into a buffer; see `write(_:into:)` and `format(minorUnits:)`.
    ///
    /// - Throws: `MoneyError.noMinorUnit` if the currency has no minor unit.
    public func write(
        minorUnits: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) throws(MoneyError) -> Int? {
        let units = minorUnits.magnitude
        if isHundredths(units), buffer.count >= Self.fixedCapacity, let base = buffer.baseAddress {
            return writeHundredths(units, isNegative: minorUnits < 0, base) - base
        }
        if writesMinorUnits, let base = fixedStart(buffer) {
            return writeAny(minorUnits.magnitude, isNegative: minorUnits < 0, base) - base
        }
        return write(try amount(minorUnits: minorUnits), into: buffer)
    }

    // Disfavoured so that a literal such as 1.5 chooses the `DecimalValue` overload.
    /// Writes the shortest decimal that reads back as this `Double` into a buffer; see `write(_:into:)`.
    @_disfavoredOverload
    public func write(_ amount: Double, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        if let base = fixedStart(buffer), let units = fixedUnits(of: amount) {
            return writeFixed(units.magnitude, isNegative: units < 0, base) - base
        }
        return write(DecimalValue(amount), into: buffer)
    }

    /// Where a fast path writes into a buffer; nil if there is no fast path, or if the buffer lacks room.
    @inline(__always)
    private func fixedStart(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
        path.isFixed && buffer.count >= Self.fixedCapacity ? buffer.baseAddress : nil
    }

    @inline(never)
    private func writeThroughScratch(
        _ amount: DecimalValue, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        withText(of: amount) { text in
            guard text.count <= buffer.count else { return nil }
            _ = buffer.update(fromContentsOf: text)
            return text.count
        }
    }

    /// Calls a closure with the amount's text, which is valid only during the call.
    // Not inlined, because it is long and has many callers.
    @inline(never)
    package func withText<Result>(
        of amount: DecimalValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if path.isFixed, let result = withFixedText(of: amount, body) { return result }
        let rounded = round(amount)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(for: rounded)) { scratch in
            // The allocation is never empty.
            let base = scratch.baseAddress.unsafelyUnwrapped
            var parts = NoParts()
            let end = writeGeneral(rounded, base, &parts)
            return body(UnsafeBufferPointer(start: base, count: end - base))
        }
    }

    private func withFixedText<Result>(
        of amount: DecimalValue, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.fixedCapacity) { scratch in
            let base = scratch.baseAddress.unsafelyUnwrapped
            return fixedEnd(of: amount, base).map { body(UnsafeBufferPointer(start: base, count: $0 - base)) }
        }
    }

    // Not inlined, because each result type of `withFixedText` would have a copy of it.
    @inline(never)
    private func fixedEnd(of amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
        writeFixed(amount, out)
    }
}

/// Formatting of texts with their parts.
extension FormatPlan {
    /// Formats an amount and returns the range of each part.
    public func formatParts(_ amount: DecimalValue) -> FormattedNumber { formatParts(round(amount)) }

    func formatParts(_ rounded: Rounded) -> FormattedNumber {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(for: rounded)) { scratch in
            let base = scratch.baseAddress.unsafelyUnwrapped
            var collector = PartCollector(base: base)
            let end = writeGeneral(rounded, base, &collector)
            let text = String(decoding: UnsafeBufferPointer(start: base, count: end - base), as: UTF8.self)
            return FormattedNumber(text: text, parts: collector.parts)
        }
    }

    // Disfavoured so that a literal such as 1.5 chooses the `DecimalValue` overload.
    /// Formats the shortest decimal that reads back as this `Double`, and returns the range of each part.
    @_disfavoredOverload
    public func formatParts(_ amount: Double) -> FormattedNumber {
        formatParts(DecimalValue(amount))
    }
}

/// Formatting of amounts as strings and as appended bytes.
extension FormatPlan {
    /// Formats an amount.
    public func format(_ amount: DecimalValue) -> String {
        withText(of: amount, Self.string)
    }

    // Disfavoured so that a literal such as 1.5 chooses the `DecimalValue` overload.
    /// Formats the shortest decimal that reads back as this `Double`.
    @_disfavoredOverload
    public func format(_ amount: Double) -> String {
        fixedText { out in
            fixedUnits(of: amount).map { writeUnits($0.magnitude, isNegative: $0 < 0, out) }
        } ?? format(DecimalValue(amount))
    }

    /// Formats the shortest decimal that reads back as this `Float`.
    @_disfavoredOverload
    public func format(_ amount: Float) -> String { format(DecimalValue(amount)) }

    /// Formats an amount in minor units.
    ///
    ///     let forints = CurrencyStyle(.forint, locale: .hungarianHungary).digits(.iso).plan
    ///     try forints.format(minorUnits: 123_450)     // "1234,50 Ft"
    ///
    /// `minorUnit` determines the value of one minor unit. The style's digits determine how many fraction digits are
    /// shown.
    ///
    /// - Throws: `MoneyError.noMinorUnit` if the currency has no minor unit, because the value of one unit is then
    ///   undefined: gold (XAU), unknown codes, plain numbers.
    public func format(minorUnits: Int64) throws(MoneyError) -> String {
        if writesMinorUnits,
            let text = fixedText({ writeUnits(minorUnits.magnitude, isNegative: minorUnits < 0, $0) })
        {
            return text
        }
        return format(try amount(minorUnits: minorUnits))
    }

    /// The text that a fast path writes, as a string; nil if the amount needs the general path.
    @inline(__always)
    private func fixedText(_ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?) -> String? {
        if !path.isFixed { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.fixedCapacity) { scratch in
            // The allocation is never empty.
            let base = scratch.baseAddress.unsafelyUnwrapped
            return write(base).map { Self.string(UnsafeBufferPointer(start: base, count: $0 - base)) }
        }
    }

    /// Makes a string of UTF-8 that the plan wrote. The parts are valid UTF-8: whole texts from strings or a checked
    /// image, and digits that are scalars. So it skips validation, which takes as long as writing.
    @inline(never)
    private static func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return String(copying: UTF8Span(unchecked: text.span))
        }
        return String(decoding: text, as: UTF8.self)
    }

    @inline(__always)
    private func amount(minorUnits: Int64) throws(MoneyError) -> DecimalValue {
        guard let minorUnit else { throw .noMinorUnit(currency) }
        return DecimalValue(minorUnits: minorUnits, scale: minorUnit)
    }

    /// Appends the amount to a text.
    public func append(_ amount: DecimalValue, to text: inout String) {
        text += format(amount)
    }

    /// Appends the amount as UTF-8.
    public func append(_ amount: DecimalValue, to bytes: inout [UInt8]) {
        withText(of: amount) { bytes.append(contentsOf: $0) }
    }
}
