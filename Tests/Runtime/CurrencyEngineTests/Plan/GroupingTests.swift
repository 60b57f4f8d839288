import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// Group sizes, minimum grouping digits and strategies.
///
/// Expected texts are from Node's Intl (ICU 78.2, CLDR 48), with half-even rounding unless a row says otherwise.
struct GroupingTests {
    typealias Row = FormatRow

    static let rows: [Row] = [
        Row("en", "EUR", "1234.5", "€1,234.50", "minimum 1", grouping: .auto),
        Row("en", "EUR", "12345.5", "€12,345.50", "minimum 1", grouping: .auto),
        Row("en", "EUR", "12345678.5", "€12,345,678.50", "minimum 1", grouping: .auto),
        Row("en", "EUR", "1234.5", "€1,234.50", "minimum 1", grouping: .always),
        Row("en", "EUR", "12345.5", "€12,345.50", "minimum 1", grouping: .always),
        Row("en", "EUR", "12345678.5", "€12,345,678.50", "minimum 1", grouping: .always),
        Row("en", "EUR", "1234.5", "€1234.50", "minimum 1", grouping: .min2),
        Row("en", "EUR", "12345.5", "€12,345.50", "minimum 1", grouping: .min2),
        Row("en", "EUR", "12345678.5", "€12,345,678.50", "minimum 1", grouping: .min2),
        Row("en", "EUR", "1234.5", "€1234.50", "minimum 1", grouping: .off),
        Row("en", "EUR", "12345.5", "€12345.50", "minimum 1", grouping: .off),
        Row("en", "EUR", "12345678.5", "€12345678.50", "minimum 1", grouping: .off),
        Row("es", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("es", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("es", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("es", "EUR", "1234.5", "1.234,50\u{A0}€", "minimum 2", grouping: .always),
        Row("es", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 2", grouping: .always),
        Row("es", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 2", grouping: .always),
        Row("es", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("es", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("es", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("es", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .off),
        Row("es", "EUR", "12345.5", "12345,50\u{A0}€", "minimum 2", grouping: .off),
        Row("es", "EUR", "12345678.5", "12345678,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pl", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pl", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pl", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pl", "EUR", "1234.5", "1\u{A0}234,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pl", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pl", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pl", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pl", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pl", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pl", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pl", "EUR", "12345.5", "12345,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pl", "EUR", "12345678.5", "12345678,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pt-PT", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pt-PT", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pt-PT", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .auto),
        Row("pt-PT", "EUR", "1234.5", "1\u{A0}234,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pt-PT", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pt-PT", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .always),
        Row("pt-PT", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pt-PT", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pt-PT", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€", "minimum 2", grouping: .min2),
        Row("pt-PT", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pt-PT", "EUR", "12345.5", "12345,50\u{A0}€", "minimum 2", grouping: .off),
        Row("pt-PT", "EUR", "12345678.5", "12345678,50\u{A0}€", "minimum 2", grouping: .off),
        Row("en-US-u-va-posix", "EUR", "12345678.5", "€\u{A0}12345678.50", "no groups", grouping: .auto),
        Row("en-US-u-va-posix", "EUR", "12345678.5", "€\u{A0}12,345,678.50", "no groups", grouping: .always),
        Row("en-US-u-va-posix", "EUR", "12345678.5", "€\u{A0}12345678.50", "no groups", grouping: .off),
        Row("en-IN", "EUR", "1234.5", "€1,234.50", "groups of two", grouping: .auto),
        Row("en-IN", "EUR", "12345.5", "€12,345.50", "groups of two", grouping: .auto),
        Row("en-IN", "EUR", "12345678.5", "€1,23,45,678.50", "groups of two", grouping: .auto),
        Row("en-IN", "EUR", "1234.5", "€1,234.50", "groups of two", grouping: .always),
        Row("en-IN", "EUR", "12345.5", "€12,345.50", "groups of two", grouping: .always),
        Row("en-IN", "EUR", "12345678.5", "€1,23,45,678.50", "groups of two", grouping: .always),
        Row("en-IN", "EUR", "1234.5", "€1234.50", "groups of two", grouping: .min2),
        Row("en-IN", "EUR", "12345.5", "€12,345.50", "groups of two", grouping: .min2),
        Row("en-IN", "EUR", "12345678.5", "€1,23,45,678.50", "groups of two", grouping: .min2),
        Row("en-IN", "EUR", "1234.5", "€1234.50", "groups of two", grouping: .off),
        Row("en-IN", "EUR", "12345.5", "€12345.50", "groups of two", grouping: .off),
        Row("en-IN", "EUR", "12345678.5", "€12345678.50", "groups of two", grouping: .off),
        Row("de-AT", "EUR", "1234.5", "€\u{A0}1.234,50", "minimum 1", grouping: .auto),
        Row("de-AT", "EUR", "12345.5", "€\u{A0}12.345,50", "minimum 1", grouping: .auto),
        Row("de-AT", "EUR", "12345678.5", "€\u{A0}12.345.678,50", "minimum 1", grouping: .auto),
        Row("de-AT", "EUR", "1234.5", "€\u{A0}1.234,50", "minimum 1", grouping: .always),
        Row("de-AT", "EUR", "12345.5", "€\u{A0}12.345,50", "minimum 1", grouping: .always),
        Row("de-AT", "EUR", "12345678.5", "€\u{A0}12.345.678,50", "minimum 1", grouping: .always),
        Row("de-AT", "EUR", "1234.5", "€\u{A0}1234,50", "minimum 1", grouping: .min2),
        Row("de-AT", "EUR", "12345.5", "€\u{A0}12.345,50", "minimum 1", grouping: .min2),
        Row("de-AT", "EUR", "12345678.5", "€\u{A0}12.345.678,50", "minimum 1", grouping: .min2),
        Row("de-AT", "EUR", "1234.5", "€\u{A0}1234,50", "minimum 1", grouping: .off),
        Row("de-AT", "EUR", "12345.5", "€\u{A0}12345,50", "minimum 1", grouping: .off),
        Row("de-AT", "EUR", "12345678.5", "€\u{A0}12345678,50", "minimum 1", grouping: .off),
        Row("bg", "EUR", "1234.5", "1234,50\u{A0}€", "no groups in its pattern for money", grouping: .auto),
        Row("bg", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "no groups in its pattern for money", grouping: .auto),
        Row(
            "bg", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€",
            "no groups in its pattern for money", grouping: .auto),
        Row("bg", "EUR", "1234.5", "1\u{A0}234,50\u{A0}€", "no groups in its pattern for money", grouping: .always),
        Row("bg", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "no groups in its pattern for money", grouping: .always),
        Row(
            "bg", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€",
            "no groups in its pattern for money", grouping: .always),
        Row("bg", "EUR", "1234.5", "1234,50\u{A0}€", "no groups in its pattern for money", grouping: .min2),
        Row("bg", "EUR", "12345.5", "12\u{A0}345,50\u{A0}€", "no groups in its pattern for money", grouping: .min2),
        Row(
            "bg", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}€",
            "no groups in its pattern for money", grouping: .min2),
        Row("bg", "EUR", "1234.5", "1234,50\u{A0}€", "no groups in its pattern for money", grouping: .off),
        Row("bg", "EUR", "12345.5", "12345,50\u{A0}€", "no groups in its pattern for money", grouping: .off),
        Row("bg", "EUR", "12345678.5", "12345678,50\u{A0}€", "no groups in its pattern for money", grouping: .off),
        Row("it", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 1", grouping: .auto),
        Row("it", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 1", grouping: .auto),
        Row("it", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 1", grouping: .auto),
        Row("it", "EUR", "1234.5", "1.234,50\u{A0}€", "minimum 1", grouping: .always),
        Row("it", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 1", grouping: .always),
        Row("it", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 1", grouping: .always),
        Row("it", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 1", grouping: .min2),
        Row("it", "EUR", "12345.5", "12.345,50\u{A0}€", "minimum 1", grouping: .min2),
        Row("it", "EUR", "12345678.5", "12.345.678,50\u{A0}€", "minimum 1", grouping: .min2),
        Row("it", "EUR", "1234.5", "1234,50\u{A0}€", "minimum 1", grouping: .off),
        Row("it", "EUR", "12345.5", "12345,50\u{A0}€", "minimum 1", grouping: .off),
        Row("it", "EUR", "12345678.5", "12345678,50\u{A0}€", "minimum 1", grouping: .off),
        Row("hu", "EUR", "1234.5", "1234,50\u{A0}EUR", "minimum 1", grouping: .auto),
        Row("hu", "EUR", "12345.5", "12\u{A0}345,50\u{A0}EUR", "minimum 1", grouping: .auto),
        Row("hu", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}EUR", "minimum 1", grouping: .auto),
        Row("hu", "EUR", "1234.5", "1\u{A0}234,50\u{A0}EUR", "minimum 1", grouping: .always),
        Row("hu", "EUR", "12345.5", "12\u{A0}345,50\u{A0}EUR", "minimum 1", grouping: .always),
        Row("hu", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}EUR", "minimum 1", grouping: .always),
        Row("hu", "EUR", "1234.5", "1234,50\u{A0}EUR", "minimum 1", grouping: .min2),
        Row("hu", "EUR", "12345.5", "12\u{A0}345,50\u{A0}EUR", "minimum 1", grouping: .min2),
        Row("hu", "EUR", "12345678.5", "12\u{A0}345\u{A0}678,50\u{A0}EUR", "minimum 1", grouping: .min2),
        Row("hu", "EUR", "1234.5", "1234,50\u{A0}EUR", "minimum 1", grouping: .off),
        Row("hu", "EUR", "12345.5", "12345,50\u{A0}EUR", "minimum 1", grouping: .off),
        Row("hu", "EUR", "12345678.5", "12345678,50\u{A0}EUR", "minimum 1", grouping: .off),
    ]

    @Test(arguments: rows)
    func integerIsGrouped(row: Row) throws {
        #expect(try row.formatted == row.expected)
    }

    /// Western groups in every locale. Expected texts are from ICU 72 with `group-thousands`.
    @Test(arguments: [
        ("es", "1234", "1.234"), ("es", "1234567", "1.234.567"), ("hi", "1234567", "1,234,567"), ("hi", "123", "123"),
        ("bg", "1234", "1\u{A0}234"),
    ])
    func thousands(locale: String, number: String, expected: String) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled).grouping(.thousands)
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// Sizes by hand: the last group is the primary one, and the others have the secondary size.
    @Test(arguments: [
        (1, 1, 123, "1,2,3"), (3, 4, 123_456_789, "12,3456,789"), (1, 3, 12_345, "1,234,5"),
        (4, 2, 1_234_567, "1,23,4567"),
    ])
    func customSizes(primary: Int, secondary: Int, number: Int, expected: String) throws {
        let sizes = try GroupingSizes(primary: primary, secondary: secondary)
        #expect(DecimalStyle(locale: .englishUnitedStates).groupingSizes(sizes).format(number) == expected)
    }

    /// How many digits the first group, which may be the only one, and the other groups have when they must end.
    @Test func fullGroups() throws {
        func grouping(_ locale: String) throws -> Grouping {
            DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled).plan.grouping
        }
        let (english, spanish, hindi) = (try grouping("en"), try grouping("es"), try grouping("hi"))
        #expect(!english.isFull(2, isFirst: true) && english.isFull(3, isFirst: true))
        #expect(!spanish.isFull(3, isFirst: true) && spanish.isFull(4, isFirst: true))
        #expect(!hindi.isFull(2, isFirst: false) && hindi.isFull(3, isFirst: false))
        let sizes = try GroupingSizes(primary: 2, secondary: 4)
        let other = DecimalStyle(locale: .englishUnitedStates).groupingSizes(sizes).plan.grouping
        #expect(!other.isFull(3, isFirst: false) && other.isFull(4, isFirst: false))
        let none = DecimalStyle(locale: .englishUnitedStates).grouping(.off).plan.grouping
        #expect(!none.isFull(38, isFirst: true))
    }
}
