/// The subtags that select a locale: language, script, region and variants.
package struct LanguageTag: Hashable, Sendable {
    /// The language in lower case; `und` if there is none.
    package var language: Subtag
    /// The script in title case.
    package var script: Subtag?
    /// The region in upper case, or as three digits.
    package var region: Subtag?
    /// The variants in lower case, in the given order.
    package var variants: [Subtag] {
        get { someVariants ?? [] }
        set { someVariants = newValue.isEmpty ? nil : newValue }
    }
    /// Nil if there are no variants. Copying such a tag, as nearly all are, counts no references.
    private var someVariants: [Subtag]?

    package var hasVariants: Bool { someVariants != nil }

    package init(language: Subtag, script: Subtag? = nil, region: Subtag? = nil, variants: [Subtag] = []) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
    }

    package static var root: LanguageTag { LanguageTag(language: Subtag("und")) }

    package var isRoot: Bool { language == Subtag("und") }
}

extension LanguageTag {
    /// Reads the identifiers that images and enums hold, such as `zh-Hant-HK` or `ca_ES_valencia`.
    ///
    /// Length and position distinguish the subtags. Anything that does not fit is ignored, so identifiers from outside
    /// must go through `LocaleIdentifier`, which throws.
    package init(canonical text: String) {
        self = text.withUTF8Bytes { LanguageTag(canonical: $0) }
    }

    /// Reads the most common identifiers: a language of two letters, with or without a region of two letters. The
    /// separator can be a hyphen or an underscore; upper and lower case are the same. Nil for all other identifiers.
    package init?(languageAndRegion text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 2 || text.count == 5, let language = Subtag(letters: text[0], text[1]) else { return nil }
        self.init(language: language)
        if text.count == 2 { return }
        guard text[2] == UInt8(ascii: "-") || text[2] == UInt8(ascii: "_"),
            let region = Subtag(letters: text[3], text[4])
        else { return nil }
        // Convert to upper case by clearing the bit in which cases differ.
        self.region = Subtag(bits: region.bits & 0xDFDF)
    }

    /// - Parameter hasLanguage: Whether the text begins with a language. If not, it begins with a later subtag.
    package init(canonical text: UnsafeBufferPointer<UInt8>, hasLanguage: Bool = true) {
        self = .root
        var position = hasLanguage ? 0 : 1
        var bits: UInt64 = 0
        var count = 0
        for index in 0...text.count {
            if index < text.count, text[index] != 0x2D, text[index] != 0x5F {
                // A run of more than eight characters, or with anything but letters and digits, is not a subtag.
                if count >= 8 || !Subtag.isAlphanumeric(text[index]) { count = 8 }
                bits |= UInt64(text[index]) << UInt64(8 * (count & 7))
                count += 1
                continue
            }
            if (1...8).contains(count) { add(Subtag(bits: bits), count, at: position) }
            (bits, count) = (0, 0)
            position += 1
        }
    }

    private mutating func add(_ subtag: Subtag, _ count: Int, at position: Int) {
        if position == 0 {
            // `root` is ICU's name for BCP 47's `und`.
            language = subtag == Subtag("root") ? Subtag("und") : subtag
        } else if count == 2 || (count == 3 && subtag.isNumeric) {
            region = subtag
        } else if count == 4, subtag.isAlphabetic {
            script = subtag
        } else if count >= 4 {
            // A variant of four characters begins with a digit, such as the orthography of 1996: de-1996.
            variants.append(subtag.lowercased)
        }
    }
}
