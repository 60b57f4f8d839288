import PackedTables
import Testing

/// Splits the identifiers of the tables by BCP 47's subtag lengths.
///
/// See <https://www.rfc-editor.org/rfc/rfc5646.html#section-2.1>.
struct LanguageTagTests {
    @Test(
        arguments: [
            ("de-1996", []), ("de-AT-1996", ["AT"]), ("sl-Latn-IT-rozaj-1994", ["Latn", "IT"]),
        ] as [(String, [String])])
    func variantsOfFourCharactersBeginWithADigit(text: String, others: [String]) throws {
        let tag = LanguageTag(canonical: text)
        let found = [tag.script, tag.region].compactMap(\.self)
        #expect(found == others.compactMap { Subtag(ascii: $0.utf8) })
        #expect(tag.variants.last == Subtag(ascii: text.utf8.suffix(4)))
        #expect(tag.hasVariants)
    }

    /// Includes the ASCII characters directly before and after letters and digits.
    @Test func subtagsHaveLettersAndDigitsOnly() {
        for character in "AZaz09" { #expect(Subtag(ascii: "a\(character)".utf8) != nil, "\(character)") }
        for character in "@[`{/:" { #expect(Subtag(ascii: "a\(character)".utf8) == nil, "\(character)") }
    }

    /// Accepts any case, and a hyphen or an underscore. The general parser handles everything else.
    @Test func aLanguageAndARegionAreReadAtOnce() {
        func read(_ text: String) -> LanguageTag? {
            Array(text.utf8).withUnsafeBufferPointer { LanguageTag(languageAndRegion: $0) }
        }
        let tag = LanguageTag(language: Subtag("de"), region: Subtag("AT"))
        for text in ["de-AT", "de_AT", "DE-at", "De_aT"] { #expect(read(text) == tag, "\(text)") }
        for text in ["de", "DE"] { #expect(read(text) == LanguageTag(language: Subtag("de")), "\(text)") }
        for text in ["", "d", "deu", "de-1", "de+AT", "de/AT", "de-A1", "d1-AT", "de-A", "de-ATX", "de-", "deAT-"] {
            #expect(read(text) == nil, "\(text)")
        }
    }

    @Test func aTagWhoseVariantsAreTakenAwayIsTheTagWithoutThem() {
        var tag = LanguageTag(canonical: "ca-ES-valencia")
        tag.variants = []
        #expect(tag == LanguageTag(canonical: "ca-ES"))
        #expect(!tag.hasVariants)
        tag.variants.append(Subtag("valencia"))
        #expect(tag == LanguageTag(canonical: "ca-ES-valencia"))
    }
}
