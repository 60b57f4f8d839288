import CurrencyFormatTesting
import Testing

struct ExpectTextTests {
    @Test(arguments: [
        ("5,70\u{A0}€", "5,70 €", "“5,70⟨U+00A0⟩€” is not “5,70 €”; they differ only in spaces"),
        ("1\u{202F}234 €", "1\u{A0}234 €", "“1⟨U+202F⟩234 €” is not “1⟨U+00A0⟩234 €”; they differ only in spaces"),
        ("\u{200E}-5", "-5", "“⟨U+200E⟩-5” is not “-5”; they differ only in invisible marks"),
        ("5,70 €", "5,80 €", "“5,70 €” is not “5,80 €”; they differ from character 3 on"),
        ("5", "", "“5” is not “”; they differ from character 1 on"),
        // Equal for `==`, as both are é.
        ("\u{E9}", "e\u{301}", "“é” is not “e\u{301}”; they differ from character 1 on"),
    ])
    func theMessageShowsTheDifference(text: String, expected: String, wanted: String) {
        #expect(TextDifference(text, expected)?.description == wanted)
    }

    @Test func onlyOtherTextsRecordAnIssue() {
        expectText("5,70\u{A0}€", "5,70\u{A0}€")
        expectText("", "")
        withKnownIssue {
            expectText("5,70\u{A0}€", "5,70 €")
        } matching: { issue in
            issue.comments.first?.rawValue == "“5,70⟨U+00A0⟩€” is not “5,70 €”; they differ only in spaces"
        }
    }

    @Test func visibleTextEscapesWhatIsNotSeen() {
        #expect(visibleText("a\tb\u{200B}\u{E000}\u{10FFFF} é€") == "a⟨U+0009⟩b⟨U+200B⟩⟨U+E000⟩⟨U+10FFFF⟩ é€")
    }
}
