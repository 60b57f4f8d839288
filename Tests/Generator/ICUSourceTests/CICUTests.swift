import CICU
import Testing

/// The C functions on which the differential tests depend. Expected texts are from CLDR, written by hand.
@Suite struct CICUTests {
    private final class Formatter {
        let handle: OpaquePointer

        init(_ locale: String, _ skeleton: String) throws {
            var handle: OpaquePointer?
            if let error = cicu_formatter_open(locale, skeleton, skeleton.utf8.count, &handle) {
                throw ICUFailure(name: String(cString: error))
            }
            self.handle = try #require(handle)
        }

        deinit { cicu_formatter_close(handle) }

        func format(_ decimal: String) throws -> String {
            try text { cicu_formatter_format_decimal(handle, decimal, decimal.utf8.count, $0, $1, $2) }
        }
    }

    @Test func decimalsIntegersAndDoublesAreFormatted() throws {
        let german = try Formatter("de", "currency/EUR")
        #expect(try german.format("-1234.5") == "-1.234,50\u{a0}€")
        #expect(
            try german.format("123456789012345678901234567890.12")
                == "123.456.789.012.345.678.901.234.567.890,12\u{a0}€")
        #expect(try text { cicu_formatter_format_int64(german.handle, -7, $0, $1, $2) } == "-7,00\u{a0}€")
        #expect(try text { cicu_formatter_format_double(german.handle, 0.1, $0, $1, $2) } == "0,10\u{a0}€")
    }

    @Test func localesAreUnderstoodInBothForms() throws {
        #expect(try Formatter("ar-EG-u-nu-latn", "").format("1.5") == "1.5")
        #expect(try Formatter("ar_EG@numbers=latn", "").format("1.5") == "1.5")
        #expect(try Formatter("ar-EG-u-nu-arab", "").format("1.5") == "١٫٥")
        #expect(try Formatter("und", "currency/EUR").format("1") == "€\u{a0}1.00")
    }

    @Test func fieldsHaveBothOffsets() throws {
        let formatter = try Formatter("de", "currency/EUR")
        let result = try formatter.format("-1234.5")
        let found = try fields(of: result) { cicu_formatter_fields(formatter.handle, $0, $1, $2) }
        for expected in [
            Field(name: "sign", text: "-"), Field(name: "group", text: "."), Field(name: "integer", text: "1.234"),
            Field(name: "decimal", text: ","), Field(name: "fraction", text: "50"), Field(name: "currency", text: "€"),
        ] {
            #expect(found.contains(expected))
        }
        #expect(found.count == 6)
        var count = 0
        var none = cicu_field()
        let error = cicu_formatter_fields(formatter.handle, &none, 1, &count)
        #expect(error.map { String(cString: $0) } == "U_BUFFER_OVERFLOW_ERROR")
        #expect(count == 6)
    }

    @Test func errorsComeBackByName() throws {
        #expect(throws: ICUFailure(name: "U_NUMBER_SKELETON_SYNTAX_ERROR")) { try Formatter("de", "nonsense") }
        #expect(throws: ICUFailure(name: "U_ILLEGAL_ARGUMENT_ERROR")) { try Formatter("not a locale", "") }
        #expect(throws: ICUFailure(name: "U_DECIMAL_NUMBER_SYNTAX_ERROR")) { try Formatter("de", "").format("1,5") }
        let formatter = try Formatter("de", "")
        #expect(throws: ICUFailure(name: "U_BUFFER_OVERFLOW_ERROR")) {
            try text(capacity: 2) { cicu_formatter_format_int64(formatter.handle, 1234, $0, $1, $2) }
        }
        #expect(throws: ICUFailure(name: "U_ILLEGAL_ARGUMENT_ERROR")) {
            try text { cicu_currency_name("de", "EURO", cicu_currency_name_symbol, $0, $1, $2) }
        }
        var bundle: OpaquePointer?
        #expect(cicu_bundle_open("curr", "xx_nowhere", &bundle).map { String(cString: $0) } == "U_FILE_ACCESS_ERROR")
        #expect(bundle == nil)
    }

    @Test func theBenchmarkCountsWhatItFormats() throws {
        let formatter = try Formatter("en", "currency/USD")
        var units: UInt64 = 0
        #expect(cicu_formatter_benchmark(formatter.handle, [1, 1234.5], 2, 10, &units) == nil)
        #expect(units == UInt64(10 * ("$1.00".utf16.count + "$1,234.50".utf16.count)))
    }

    @Test func rangesHaveSpans() throws {
        var handle: OpaquePointer?
        let skeleton = "currency/USD precision-integer"
        #expect(cicu_range_formatter_open("en", skeleton, skeleton.utf8.count, 0, 2, &handle) == nil)
        let formatter = try #require(handle)
        defer { cicu_range_formatter_close(formatter) }
        let result = try text { cicu_range_formatter_format(formatter, "3", 1, "5", 1, $0, $1, $2) }
        #expect(result == "$3 – $5")
        let found = try fields(of: result) { cicu_range_formatter_fields(formatter, $0, $1, $2) }
        #expect(found.contains(Field(name: "span0", text: "$3")))
        #expect(found.contains(Field(name: "span1", text: "$5")))
        #expect(try text { cicu_range_formatter_format(formatter, "3", 1, "3", 1, $0, $1, $2) } == "~$3")
    }

    @Test(arguments: [
        ("en", "1", "one"), ("en", "1.0", "other"), ("en", "0", "other"), ("ru", "21", "one"), ("ru", "3", "few"),
        ("ru", "5", "many"), ("ru", "1.5", "other"), ("ar", "0", "zero"), ("ar", "2", "two"), ("ja", "1", "other"),
        ("lv", "0.1", "one"), ("pt", "0.5", "one"), ("pt-PT", "0.5", "other"),
    ])
    func pluralsDependOnTheWrittenDigits(locale: String, decimal: String, category: String) throws {
        var handle: OpaquePointer?
        #expect(cicu_plurals_open(locale, &handle) == nil)
        let plurals = try #require(handle)
        defer { cicu_plurals_close(plurals) }
        #expect(try text { cicu_plurals_select(plurals, decimal, decimal.utf8.count, $0, $1, $2) } == category)
        #expect(throws: ICUFailure(name: "U_DECIMAL_NUMBER_SYNTAX_ERROR")) {
            try text { cicu_plurals_select(plurals, "1e2", 3, $0, $1, $2) }
        }
    }

    /// French has `1 million d'euros`: the category `many` depends on the compact exponent.
    @Test func pluralsOfCompactFormsKnowTheExponent() throws {
        var handle: OpaquePointer?
        #expect(cicu_plurals_open("fr", &handle) == nil)
        let plurals = try #require(handle)
        defer { cicu_plurals_close(plurals) }
        let formatter = try Formatter("fr", "compact-long")
        _ = try formatter.format("2000000")
        #expect(try text { cicu_plurals_select_formatted(plurals, formatter.handle, $0, $1, $2) } == "many")
        _ = try formatter.format("2000")
        #expect(try text { cicu_plurals_select_formatted(plurals, formatter.handle, $0, $1, $2) } == "other")
    }

    @Test func currencyCodesHaveTheirNumbers() throws {
        var number: Int32 = 0
        #expect(cicu_currency_numeric_code("EUR", &number) == nil)
        #expect(number == 978)
        #expect(try texts(cicu_currency_codes).contains("DEM"))
        #expect(try text { cicu_currency_of_locale("de-CH", $0, $1, $2) } == "CHF")
    }

    @Test func setsAreListedByRangeAndString() throws {
        final class Members {
            var ranges: [ClosedRange<UInt32>] = []
            var strings: [String] = []
        }
        let members = Members()
        let pattern = "[a-cx{ch}]"
        let error = cicu_unicode_set(
            pattern, pattern.utf8.count,
            { context, first, last in
                guard let context else { return }
                Unmanaged<Members>.fromOpaque(context).takeUnretainedValue().ranges.append(first...last)
            },
            { context, text, length in
                guard let context else { return }
                let bytes = UnsafeRawBufferPointer(start: text, count: length)
                Unmanaged<Members>.fromOpaque(context).takeUnretainedValue().strings
                    .append(String(decoding: bytes, as: UTF8.self))
            }, Unmanaged.passUnretained(members).toOpaque())
        #expect(error == nil)
        #expect(members.ranges == [0x61...0x63, 0x78...0x78])
        #expect(members.strings == ["ch"])
    }

    @Test func noAnswerDependsOnTheMachinesLocale() {
        #expect(cicu_use_root_as_default_locale() == nil)
    }
}
