/// The subtags that choose a locale: language, script, region, variants.
package struct LanguageTag: Hashable, Sendable {
    /// In lower case; `und` where there is none.
    package var language: Subtag
    /// In title case.
    package var script: Subtag?
    /// In upper case, or three digits.
    package var region: Subtag?
    /// In lower case, in the order given.
    package var variants: [Subtag] {
        get { someVariants ?? [] }
        set { someVariants = newValue.isEmpty ? nil : newValue }
    }
    /// Nil where there are none: nearly all tags are copied without counting references.
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
    /// Subtags are told apart by length and position. What does not fit is ignored, so identifiers from outside go
    /// through `LocaleIdentifier`, which throws.
    package init(canonical text: String) {
        self = text.withUTF8Bytes { LanguageTag(canonical: $0) }
    }

    /// Reads the most frequent identifiers, with a hyphen or an underscore and in any case: a language of two letters,
    /// with or without a region of two. Nil for all others.
    package init?(languageAndRegion text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 2 || text.count == 5, let language = Subtag(letters: text[0], text[1]) else { return nil }
        self.init(language: language)
        if text.count == 2 { return }
        guard text[2] == UInt8(ascii: "-") || text[2] == UInt8(ascii: "_"),
            let region = Subtag(letters: text[3], text[4])
        else { return nil }
        // In upper case: without the bit in which cases differ.
        self.region = Subtag(bits: region.bits & 0xDFDF)
    }

    /// - Parameter hasLanguage: whether the text begins with a language, or with what follows one.
    package init(canonical text: UnsafeBufferPointer<UInt8>, hasLanguage: Bool = true) {
        self = .root
        var position = hasLanguage ? 0 : 1
        var bits: UInt64 = 0
        var count = 0
        for index in 0...text.count {
            if index < text.count, text[index] != 0x2D, text[index] != 0x5F {
                // More than eight characters, or any but letters and digits, are no subtag.
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
            // ICU's name for what BCP 47 calls und.
            language = subtag == Subtag("root") ? Subtag("und") : subtag
        } else if count == 2 || (count == 3 && subtag.isNumeric) {
            region = subtag
        } else if count == 4, subtag.isAlphabetic {
            script = subtag
        } else if count >= 4 {
            // A variant of four characters begins with a digit, as the orthography of 1996 does: de-1996.
            variants.append(subtag.lowercased)
        }
    }
}
