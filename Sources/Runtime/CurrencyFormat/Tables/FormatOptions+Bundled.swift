import CurrencyCore
import CurrencyEngine
import PackedTables

extension FormatOptions {
    /// The options of a locale with the bundled data.
    ///
    /// What a case has as its raw value, as the locales of most users are, is found by one search among the cases; the
    /// lookup in the tables takes several where a locale has no row, as `de-DE` has none.
    package init(bundled locale: __shared LocaleIdentifier) {
        // Embedded programs that use no cases go without their raw values, which take 14 KB.
        #if !hasFeature(Embedded)
            if let known = CurrencyLocale(exactly: locale) {
                self.init(known)
                return
            }
        #endif
        self.init(locale: locale, data: .bundled)
    }
}

extension CurrencyLocale {
    /// The case whose raw value has the subtags of an identifier without variants and keywords; nil where there is
    /// none.
    init?(exactly identifier: __shared LocaleIdentifier) {
        let tag = identifier.tag
        guard !tag.hasVariants, identifier.hasNoKeywords else { return nil }
        // Three subtags of at most eight bytes, and what stands between them.
        let found = withUnsafeTemporaryAllocation(byteCount: 26, alignment: 1) { key -> Int? in
            var count = 0
            func append(_ subtag: Subtag) {
                // All eight bytes are written: the next subtag begins behind those that are used.
                key.storeBytes(of: subtag.bits.littleEndian, toByteOffset: count, as: UInt64.self)
                count += subtag.count
            }
            func appendAfterUnderscore(_ subtag: Subtag?) {
                guard let subtag else { return }
                key[count] = UInt8(ascii: "_")
                count += 1
                append(subtag)
            }
            append(tag.language)
            appendAfterUnderscore(tag.script)
            appendAfterUnderscore(tag.region)
            let text = UnsafeRawBufferPointer(rebasing: key[..<count])
            return Self.rawValues.ordinal(of: text.assumingMemoryBound(to: UInt8.self))
        }
        guard let found else { return nil }
        self.init(uncheckedOrdinal: found)
    }
}
