import PackedTables
import Testing

/// Identifiers of the tables taken apart, by BCP 47's lengths of subtags.
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

    @Test func aTagWhoseVariantsAreTakenAwayIsTheTagWithoutThem() {
        var tag = LanguageTag(canonical: "ca-ES-valencia")
        tag.variants = []
        #expect(tag == LanguageTag(canonical: "ca-ES"))
        #expect(!tag.hasVariants)
        tag.variants.append(Subtag("valencia"))
        #expect(tag == LanguageTag(canonical: "ca-ES-valencia"))
    }
}
