import CurrencyCore
import CurrencyEngine
import PackedTables

extension FormatOptions {
    /// The options of a locale with the bundled data.
    ///
    /// What a case has as its raw value, as the locales of most users are, is found by one search among the cases; the
    /// lookup in the tables takes several where a locale has no row, as `de-DE` has none.
    package init(bundled locale: LocaleIdentifier) {
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
    /// The case whose raw value has the subtags of an identifier without variants and keywords; nil where there is none.
    init?(exactly identifier: LocaleIdentifier) {
        let tag = identifier.tag
        guard tag.variants.isEmpty, identifier.hasNoKeywords else { return nil }
        // Three subtags of at most eight bytes, and what stands between them.
        let found = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 26) { key -> Int? in
            var count = 0
            func append(_ subtag: Subtag?, after separator: UInt8?) {
                guard let subtag else { return }
                if let separator {
                    key[count] = separator
                    count &+= 1
                }
                for index in 0..<subtag.count {
                    key[count] = subtag[index]
                    count &+= 1
                }
            }
            append(tag.language, after: nil)
            append(tag.script, after: UInt8(ascii: "_"))
            append(tag.region, after: UInt8(ascii: "_"))
            return Self.ordinal(ofRawValue: UnsafeBufferPointer(rebasing: key[..<count]))
        }
        guard let found else { return nil }
        self.init(uncheckedOrdinal: found)
    }
}
