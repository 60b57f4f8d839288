import FieldEngine
import FieldFormats
import Testing

struct PhoneNumberTests {
    private static func field(_ country: String? = nil) -> FieldEditor<TextInputFormat<PhoneNumber>> {
        var field = FieldEditor(TextInputFormats.phoneNumber(defaultCountryCode: country))
        field.apply(.begin)
        return field
    }

    private static let typed = [
        "", "+", "+1", "+1 2", "+1 23", "+1 234", "+1 234-5", "+1 234-56", "+1 234-567", "+1 234-5678",
        "+1 (234) 567-89", "+1 (234) 567-890", "+1 (234) 567-8901",
    ]

    // TextInputKit's own tests.

    @Test func typing() {
        var field = Self.field()
        for (key, text) in zip("+12345678901", Self.typed.dropFirst()) {
            field.type(String(key))
            #expect(field.state.text == text)
            #expect(field.state.selection == text.utf16.count..<text.utf16.count)
        }
        #expect(field.state.value?.dialled == "+12345678901")
        #expect(field.state.value?.countryCode == "1")
    }

    @Test func pressingBackspace() {
        var field = Self.field()
        field.insert("+12345678901")
        for text in Self.typed.dropLast().reversed() {
            field.backspace()
            #expect(field.state.text == text)
        }
    }

    // Further tests: numbers in the national format of libphonenumber's PhoneNumberUtil.

    @Test(arguments: [
        ("+442079460958", "+44 20 7946 0958"), ("+33123456789", "+33 1 23 45 67 89"), ("+4930123456", "+49 30 123456"),
        ("+81312345678", "+81 3-1234-5678"), ("+5511961234567", "+55 11 96123-4567"),
        ("+61212345678", "+61 2 1234 5678"), ("+8613800138000", "+86 138 0013 8000"),
        ("+911234567890", "+91 1234 567 890"), ("+80012345678", "+800 1234 5678"),
    ])
    func countries(_ dialled: String, _ text: String) {
        #expect(PhoneNumber(dialled)?.formatted == text)
        var field = Self.field()
        field.type(dialled)
        #expect(field.state.text == text)
        field.selectAll()
        field.paste(text)
        #expect(field.state.value?.dialled == dialled)
    }

    @Test func nationalNumbers() {
        var field = Self.field("1")
        field.type("2345678901")
        #expect(field.state.text == "(234) 567-8901")
        var plain = Self.field()
        plain.type("2345678901")
        #expect(plain.state.text == "2345678901")
        #expect(PhoneNumber("2345678901")?.countryCode == nil)
        // Half a country code, and codes followed by something else.
        for code in ["", "4", "490", "1;"] {
            var unknown = Self.field(code)
            unknown.type("2345678901")
            #expect(unknown.state.text == "2345678901", "\(code)")
        }
    }

    @Test func editingInside() {
        var field = Self.field()
        field.type("+12345678901")
        // After the parenthesis.
        field.apply(.select(8..<8))
        field.backspace()
        #expect(field.state.text == "+1 (235) 678-901")
        #expect(field.state.selection == 6..<6)
        field.forwardDelete()
        #expect(field.state.text == "+1 (236) 789-01")
        field.type("٤")
        #expect(field.state.text == "+1 (234) 678-901")
    }

    @Test func otherTextIsRejected() {
        var field = Self.field()
        field.type("+1x2#")
        #expect(field.state.text == "+1 2")
        field.type(" -")
        #expect(field.state.text == "+1 2")
        field.type("3456789012345678")
        #expect(field.state.value?.dialled.count == 16)
        #expect(PhoneNumber("1+2") == nil)
        #expect(PhoneNumber("") == nil)
        #expect(PhoneNumber("+999123")?.formatted == "+999123")
    }
}
