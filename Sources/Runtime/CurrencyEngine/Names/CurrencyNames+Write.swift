import CurrencyCore
import PackedTables

/// Names as UTF-8 in the caller's memory.
extension CurrencyNames {
    /// Appends the display name as UTF-8.
    ///
    /// - Returns: Whether there is such a name. If not, nothing is appended.
    public func appendDisplayName(
        of currency: CurrencyCode, in locale: LocaleIdentifier, to bytes: inout [UInt8]
    ) -> Bool {
        withName(of: currency, NameForm.displayName, in: locale) { name in
            guard let name else { return false }
            bytes.append(contentsOf: name)
            return true
        }
    }

    /// Appends the name that follows a number of a plural category as UTF-8; see `pluralName(of:category:in:)`.
    public func appendPluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: LocaleIdentifier, to bytes: inout [UInt8]
    ) {
        withName(of: currency, Self.form(category), in: locale) { name in
            if let name {
                bytes.append(contentsOf: name)
            } else {
                bytes.append(contentsOf: currency.description.utf8)
            }
        }
    }

    /// Writes the name that follows a number of a plural category into a buffer, as UTF-8.
    ///
    /// - Returns: The number of bytes written, or nil if the name is longer than the buffer, which is then
    ///   unchanged. No bundled name has more than 187 bytes.
    /// - Complexity: The same as `pluralName(of:category:in:)`, but nothing is allocated.
    public func writePluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: LocaleIdentifier,
        into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        withName(of: currency, Self.form(category), in: locale) { name in
            if let name { return Self.copy(name, into: buffer) }
            // The three letters of the code.
            let code = currency.packed
            guard buffer.count >= PackedCode.width else { return nil }
            for index in 0..<PackedCode.width { buffer[index] = code[index] }
            return PackedCode.width
        }
    }

    /// Writes the display name into a buffer, as UTF-8.
    ///
    /// - Returns: The number of bytes written, or nil if there is no name or it is longer than the buffer, which is
    ///   then unchanged.
    /// - Complexity: The same as `displayName(of:in:)`, but nothing is allocated.
    public func writeDisplayName(
        of currency: CurrencyCode, in locale: LocaleIdentifier, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        withName(of: currency, NameForm.displayName, in: locale) { name in
            name.flatMap { Self.copy($0, into: buffer) }
        }
    }

    private static func copy(
        _ name: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        guard name.count <= buffer.count else { return nil }
        _ = buffer.update(fromContentsOf: name)
        return name.count
    }
}
