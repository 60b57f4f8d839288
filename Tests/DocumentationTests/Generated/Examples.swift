// Generated from the documentation by DocumentationTests. Do not edit.
// swift-format-ignore-file

import AmountSearch
import CurrencyAlignment
import CurrencyColumns
import CurrencyExchange
import CurrencyFormat
import CurrencyFoundation
import CurrencyNames
import CurrencyObjects
import CurrencyParsing
import CurrencyText
import CurrencyWords
import CustomCurrencies
import FieldEngine
import FieldFormats
import FormattedNumbers
import Foundation
import LocaleMatching
import MessageFunctions
import NumberSkeletons
import NumberWords
import PaymentServices
import PriceLabels
import PriceSamples
import Testing

struct Examples {
    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_AsOf_swift_1() throws {
        let held = [CurrencyData.bundled]
        _ = held
        try expect(try CurrencyData.asOf("48", among: held).cldrVersion, shows: #""48""#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+AsOf.swift")
        try expect(try CurrencyData.asOf("45", among: held), shows: #"throws no data of CLDR 45 is held, but of 48"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+AsOf.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_Contents_swift_1() throws {
        try expect(CurrencyData.bundled.holds(.notation), shows: #"true"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+Contents.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_Contents_swift_2() throws {
        try expect(CurrencyData.bundled.holds(CurrencyCode(literal: "JPY")), shows: #"true"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+Contents.swift")
        try expect(CurrencyData.bundled.holds(CurrencyCode(literal: "QQQ")), shows: #"false: nobody has such a currency"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+Contents.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_Held_swift_1() throws {
        try expect(try CurrencyData.bundled.held(CurrencyCode(literal: "JPY")), shows: #"JPY"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+Held.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_Held_swift_2() throws {
        try expect(try CurrencyData.bundled.held(LocaleIdentifier("de-AT")), shows: #"de-AT"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+Held.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_LocaleCurrency_swift_1() throws {
        let day = CalendarDate(year: 2026, month: 2, day: 1)!
        _ = day
        try expect(try CurrencyData.bundled.currency(of: LocaleIdentifier("en-IS"), on: day), shows: #"ISK"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+LocaleCurrency.swift")
        try expect(try CurrencyData.bundled.currency(of: LocaleIdentifier("bg"), on: day), shows: #"EUR"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+LocaleCurrency.swift")
        try expect(try CurrencyData.bundled.currency(of: .root, on: day), shows: #"nil"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+LocaleCurrency.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_StatusOnDate_swift_1() throws {
        let day = CalendarDate(year: 2024, month: 7, day: 1)!
        _ = day
        let data = CurrencyData.bundled
        _ = data
        try expect(try data.status(of: CurrencyCode(literal: "XCG"), on: day), shows: #".notYetInUse(from: ..."#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+StatusOnDate.swift")
        try expect(try data.status(of: CurrencyCode(literal: "BGN"), on: day), shows: #".current, withdrawn in January 2026"#, "Sources/Runtime/CurrencyCore/Data/CurrencyData+StatusOnDate.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyData_swift_1() throws {
        let bytes = CurrencyData.bundled.imageBytes
        _ = bytes
        let data = try CurrencyData(bytes)
        _ = data
        try expect(data.cldrVersion, shows: #""48""#, "Sources/Runtime/CurrencyCore/Data/CurrencyData.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_CurrencyFacts_swift_1() throws {
        let data = CurrencyData.bundled
        _ = data
        try expect(data.facts(of: CurrencyCode(literal: "HUF"))?.minorUnit, shows: #"2, though CLDR displays none"#, "Sources/Runtime/CurrencyCore/Data/CurrencyFacts.swift")
        try expect(data.facts(of: CurrencyCode(literal: "HRK"))?.minorUnit, shows: #"2, as it was until 2023"#, "Sources/Runtime/CurrencyCore/Data/CurrencyFacts.swift")
        try expect(data.facts(of: CurrencyCode(literal: "XAU"))?.minorUnit, shows: #"nil: an ounce of gold has no decimals"#, "Sources/Runtime/CurrencyCore/Data/CurrencyFacts.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_LocaleMatch_swift_1() throws {
        let match = CurrencyData.bundled.match(try LocaleIdentifier("zh-TW"))
        _ = match
        try expect(match.found, shows: #""zh-Hant""#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
        try expect(match.isFallbackToRoot, shows: #"false"#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
        try expect(CurrencyData.bundled.match(try LocaleIdentifier("klingon")).isFallbackToRoot, shows: #"true"#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Data_LocaleMatch_swift_2() throws {
        let data = CurrencyData.bundled
        _ = data
        try expect(try data.strict(LocaleIdentifier("pt-BR")), shows: #"pt-BR"#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
        try expect(try data.strict(LocaleIdentifier("klingon")), shows: #"throws there is no data for the locale klingon"#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
        try expect(try data.strict(LocaleIdentifier("en-u-nu-foo")), shows: #"throws there is no numbering system foo with ten digits"#, "Sources/Runtime/CurrencyCore/Data/LocaleMatch.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Addition_swift_1() throws {
        try expect(try DecimalValue("0.1") + DecimalValue("0.20"), shows: #"0.30"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Addition.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Addition_swift_2() throws {
        try expect(try DecimalValue("1.00") - DecimalValue("0.1"), shows: #"0.90"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Addition.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Comparison_swift_1() throws {
        try expect(try DecimalValue("1.19").clamped(to: 0...1), shows: #"1"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Comparison.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Description_swift_1() throws {
        try expect(try DecimalValue("1.5E+6").description, shows: #""1500000""#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Description.swift")
        try expect(try DecimalValue("1.5E+30").description, shows: #""1.5E+30""#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Description_swift_2() throws {
        try expect(try DecimalValue("1.5E+6").scientificText, shows: #""1.5E+6""#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Division_swift_1() throws {
        try expect(try DecimalValue("7.50") / 100, shows: #"0.075"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
        try expect(try DecimalValue("1") / 8, shows: #"0.125"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
        try expect(try DecimalValue("1") / 3, shows: #"throws the quotient never ends: use divided(by:fractionDigits:)"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Division_swift_2() throws {
        try expect(try DecimalValue("10").divided(by: 4, fractionDigits: 2), shows: #"2.50"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
        try expect(try DecimalValue("2").divided(by: 3, fractionDigits: 4), shows: #"0.6667"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
        try expect(try DecimalValue("2").divided(by: 3, fractionDigits: 4, .down), shows: #"0.6666"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Division_swift_3() throws {
        try expect(try DecimalValue("7.50").quotientAndRemainder(dividingBy: 2), shows: #"(quotient: 3, remainder: 1.50)"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
        try expect(try DecimalValue("-7.50").quotientAndRemainder(dividingBy: 2), shows: #"(quotient: -3, remainder: -1.50)"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Division.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Double_swift_1() throws {
        try expect(DecimalValue(0.1), shows: #"0.1, and not 0.1000000000000000055511151231257827"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
        try expect(DecimalValue(1e22), shows: #"1E+22"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Double_swift_2() throws {
        let ratio: Float = 0.1
        _ = ratio
        try expect(DecimalValue(ratio), shows: #"0.1"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
        try expect(DecimalValue(Double(ratio)), shows: #"0.10000000149011612: the nearest Float is not 0.1"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Double_swift_3() throws {
        try expect(Double(try DecimalValue("1234.50")), shows: #"1234.5"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
        try expect(Double(DecimalValue.nan).isNaN, shows: #"true"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Double_swift_4() throws {
        try expect(Float(try DecimalValue("0.1")), shows: #"0.1"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Double.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Integers_swift_1() throws {
        try expect(DecimalValue(minorUnits: 123_450, scale: 2), shows: #"1234.50"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Integers.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Integers_swift_2() throws {
        try expect(try DecimalValue("1234.5").minorUnits(scale: 2), shows: #"123450"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Integers.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Multiplication_swift_1() throws {
        try expect(try DecimalValue("1.50") * DecimalValue("1.19"), shows: #"1.7850"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Multiplication.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Multiplication_swift_2() throws {
        try expect(try DecimalValue("1.50").multiplied(by: 1.19, fractionDigits: 2), shows: #"1.78"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Multiplication.swift")
        try expect(try DecimalValue("1.50").multiplied(by: 1.19, fractionDigits: 2, .halfUp), shows: #"1.79"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Multiplication.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_PlainText_swift_1() throws {
        try expect(try DecimalValue("1.2E+7").plainText, shows: #""12000000""#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+PlainText.swift")
        try expect(try DecimalValue("1E-9").plainText, shows: #""0.000000001""#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+PlainText.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Quantizing_swift_1() throws {
        try expect(try DecimalValue("12.5").quantized(toFractionDigits: 2), shows: #"12.50"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Quantizing.swift")
        try expect(try DecimalValue("12.345").quantized(toFractionDigits: 2), shows: #"12.34"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Quantizing.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Rounding_swift_1() throws {
        try expect(try DecimalValue("1.005").rounded(toFractionDigits: 2), shows: #"1.00"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
        try expect(try DecimalValue("1.005").rounded(toFractionDigits: 2, .halfUp), shows: #"1.01"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
        try expect(try DecimalValue("1250").rounded(toFractionDigits: -2, .halfUp), shows: #"1300"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Rounding_swift_2() throws {
        try expect(try DecimalValue("1299.5").rounded(toSignificantDigits: 3), shows: #"1300"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
        try expect(try DecimalValue("0.9996").rounded(toSignificantDigits: 3), shows: #"1.00"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Rounding_swift_3() throws {
        try expect(try DecimalValue("19.98").rounded(toIncrement: 5, scale: 2), shows: #"20.00: to 0.05, as Swiss cash"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
        try expect(try DecimalValue("1234").rounded(toIncrement: 50, scale: 0), shows: #"1250: to 50"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Rounding.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_Text_swift_1() throws {
        try expect(try DecimalValue("1234.50"), shows: #"1234.50, with its two decimal places"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue+Text.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Decimal_DecimalValue_swift_1() throws {
        let price: DecimalValue = 1234.5
        _ = price
        let rent = DecimalValue(minorUnits: 123_450, scale: 2)
        _ = rent
        try expect(price == rent, shows: #"true: 1234.5 and 1234.50 are the same number"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue.swift")
        try expect(rent.description, shows: #""1234.50": the written digits are kept"#, "Sources/Runtime/CurrencyCore/Decimal/DecimalValue.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Identifiers_CurrencyCode_Literal_swift_1() throws {
        try expect(CurrencyCode(literal: "EUR"), shows: #"EUR"#, "Sources/Runtime/CurrencyCore/Identifiers/CurrencyCode+Literal.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Identifiers_CurrencyCode_swift_1() throws {
        try expect(try CurrencyCode("eur"), shows: #"EUR"#, "Sources/Runtime/CurrencyCore/Identifiers/CurrencyCode.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Identifiers_LocaleIdentifier_Literal_swift_1() throws {
        try expect(LocaleIdentifier(literal: "zh-Hant-HK"), shows: #"zh-Hant-HK"#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifier+Literal.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Identifiers_LocaleIdentifier_swift_1() throws {
        try expect(try LocaleIdentifier("de-AT"), shows: #"de-AT"#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifier.swift")
        try expect(try LocaleIdentifier("sr_Latn_RS"), shows: #"sr-Latn-RS"#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifier.swift")
        try expect(try LocaleIdentifier("hi-u-nu-deva"), shows: #"hi-u-nu-deva"#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifier.swift")
        try expect(try LocaleIdentifier("ar_EG@numbers=latn;currency=USD"), shows: #"ar-EG-u-cu-usd-nu-latn"#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifier.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Identifiers_LocaleIdentifierConvertible_swift_1() throws {
        let identifier = try LocaleIdentifier("de-DE")
        _ = identifier
        try expect(CurrencyStyle(.euro, locale: identifier).format(5), shows: #""5,00 €""#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifierConvertible.swift")
        try expect(CurrencyStyle(.euro, locale: .germanGermany).format(5), shows: #""5,00 €""#, "Sources/Runtime/CurrencyCore/Identifiers/LocaleIdentifierConvertible.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Allocation_swift_1() throws {
        let bill = Money(100, currency: CurrencyCode(literal: "EUR"))
        _ = bill
        try expect(try bill.allocated(by: [1, 2], data: .bundled).parts, shows: #"33.33 EUR, 66.67 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
        try expect(try bill.allocated(by: [0.5, 0.2, 0.3], data: .bundled).parts, shows: #"50.00 EUR, 20.00 EUR, 30.00 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
        try expect(try bill.allocated(by: [1, 2], remainder: .separate, data: .bundled).remainder, shows: #"0.01 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
        let till = try Money("10.07", currency: CurrencyCode(literal: "CHF"))
        _ = till
        try expect(try till.allocated(by: [1, 2], unit: .cash, remainder: .separate, data: .bundled).parts, shows: #"3.35 CHF, 6.70 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
        try expect(try till.allocated(by: [1, 2], unit: .cash, remainder: .separate, data: .bundled).remainder, shows: #"0.02 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Allocation_swift_2() throws {
        let bill = Money(100, currency: CurrencyCode(literal: "EUR"))
        _ = bill
        try expect(try bill.split(into: 3, data: .bundled).parts, shows: #"33.34 EUR, 33.33 EUR, 33.33 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
        let till = try Money("1.02", currency: CurrencyCode(literal: "CHF"))
        _ = till
        try expect(try till.split(into: 3, unit: .cash, data: .bundled), shows: #"throws the amount is not a multiple of 0.05"#, "Sources/Runtime/CurrencyCore/Money/Money+Allocation.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Arithmetic_swift_1() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try Money("12.50", currency: euro) + Money("0.075", currency: euro), shows: #"12.575 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Arithmetic_swift_2() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try Money("12.50", currency: euro) - Money(20, currency: euro), shows: #"-7.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Arithmetic_swift_3() throws {
        try expect(try Money("12.50", currency: CurrencyCode(literal: "EUR")) * 1.19, shows: #"14.8750 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Arithmetic_swift_4() throws {
        let count: UInt8 = 3
        _ = count
        try expect(try Money("12.50", currency: CurrencyCode(literal: "EUR")) * count, shows: #"37.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Arithmetic_swift_5() throws {
        let franc = CurrencyCode(literal: "CHF")
        _ = franc
        try expect(try Money(10, currency: franc).divided(by: 3, .halfUp, data: .bundled), shows: #"3.33 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
        try expect(try Money(10, currency: franc).divided(by: 3, to: .cash, .halfUp, data: .bundled), shows: #"3.35 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Arithmetic.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Code_swift_1() throws {
        let code = try CurrencyCode("EUR")
        _ = code
        let amount: DecimalValue = 12.5
        _ = amount
        try expect(try Money(amount, code), shows: #"12.5 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Code.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Comparison_swift_1() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        let prices = [Money(13, currency: euro), Money(12, currency: euro)]
        _ = prices
        try expect(try prices[0] < prices[1], shows: #"false"#, "Sources/Runtime/CurrencyCore/Money/Money+Comparison.swift")
        try expect(try prices.sorted(by: <), shows: #"12 EUR, 13 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Comparison.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Conversion_swift_1() throws {
        let price = Money(100, currency: CurrencyCode(literal: "EUR"))
        _ = price
        let forint = CurrencyCode(literal: "HUF")
        _ = forint
        try expect(try price.converted(to: forint, rate: 389.127, .halfUp, data: .bundled), shows: #"38912.70 HUF"#, "Sources/Runtime/CurrencyCore/Money/Money+Conversion.swift")
        try expect(try price.converted(to: forint, rate: 389.127, unit: .cash, .halfUp, data: .bundled), shows: #"38915 HUF"#, "Sources/Runtime/CurrencyCore/Money/Money+Conversion.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_MinorUnits_swift_1() throws {
        let (yen, forint) = (CurrencyCode(literal: "JPY"), CurrencyCode(literal: "HUF"))
        try expect(try Money(minorUnits: 1250, currency: yen, data: .bundled), shows: #"1250 JPY"#, "Sources/Runtime/CurrencyCore/Money/Money+MinorUnits.swift")
        try expect(try Money(minorUnits: 1250, currency: forint, data: .bundled), shows: #"12.50 HUF, though CLDR displays 12 Ft"#, "Sources/Runtime/CurrencyCore/Money/Money+MinorUnits.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_MinorUnits_swift_2() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try Money("12.5", currency: euro).minorUnits(data: .bundled), shows: #"1250"#, "Sources/Runtime/CurrencyCore/Money/Money+MinorUnits.swift")
        let price = try Money("12.345", currency: euro)
        _ = price
        try expect(try price.minorUnits(data: .bundled), shows: #"throws the number has more than 2 decimal places"#, "Sources/Runtime/CurrencyCore/Money/Money+MinorUnits.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Rounding_swift_1() throws {
        let price = try Money("12.345", currency: CurrencyCode(literal: "CHF"))
        _ = price
        try expect(try price.rounded(to: .iso, .halfUp, data: .bundled), shows: #"12.35 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
        try expect(try price.rounded(to: .iso, .halfEven, data: .bundled), shows: #"12.34 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
        try expect(try price.rounded(to: .cash, .halfUp, data: .bundled), shows: #"12.35 CHF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
        let bill = try Money("12.345", currency: CurrencyCode(literal: "HUF"))
        _ = bill
        try expect(try bill.rounded(to: .iso, .down, data: .bundled), shows: #"12.34 HUF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
        try expect(try bill.rounded(to: .display, .halfUp, data: .bundled), shows: #"12 HUF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
        try expect(try bill.rounded(to: .cash, .halfUp, data: .bundled), shows: #"10 HUF"#, "Sources/Runtime/CurrencyCore/Money/Money+Rounding.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_1() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        let amounts = try [Money("12.50", currency: euro), Money("0.075", currency: euro)]
        _ = amounts
        try expect(try amounts.sum(in: euro), shows: #"12.575 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
        try expect(try [Money]().sum(in: euro), shows: #"0 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_2() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try [Money(3, currency: euro), Money(5, currency: euro)].max(), shows: #"5 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_3() throws {
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try [Money(3, currency: euro), Money(5, currency: euro)].min(), shows: #"3 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_4() throws {
        let (least, most) = (Money(5, .euro), Money(50, .euro))
        try expect(try Money(3, .euro).clamped(between: least, and: most), shows: #"5 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
        try expect(try Money(20, .euro).clamped(between: least, and: most), shows: #"20 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_5() throws {
        let (total, fee) = (Money(40, .euro), Money(25, .euro))
        try expect(try max(total, fee), shows: #"40 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Sums_swift_6() throws {
        let (total, fee) = (Money(40, .euro), Money(25, .euro))
        try expect(try min(total, fee), shows: #"25 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Sums.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_Text_swift_1() throws {
        try expect(try Money("12.50 EUR"), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money+Text.swift")
        try expect(try Money("12.50"), shows: #"throws expected a space and a currency code at byte 5"#, "Sources/Runtime/CurrencyCore/Money/Money+Text.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_1() throws {
        let price = try Money("19.99", currency: CurrencyCode(literal: "EUR"))
        _ = price
        try expect(try price * 3, shows: #"59.97 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
        try expect(try price.split(into: 2, data: .bundled).parts, shows: #"10.00 EUR, 9.99 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
        let tax = try Money("0.125", currency: CurrencyCode(literal: "EUR"))
        _ = tax
        try expect(try tax.rounded(to: .minorUnit, .halfUp, data: .bundled), shows: #"0.13 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
        try expect(try tax.rounded(to: .minorUnit, .halfEven, data: .bundled), shows: #"0.12 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_2() throws {
        let price: DecimalValue = 12.5
        _ = price
        try expect(try Money(price, currency: CurrencyCode(literal: "EUR")), shows: #"12.5 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_3() throws {
        try expect(Money(12, currency: CurrencyCode(literal: "EUR")), shows: #"12 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_4() throws {
        try expect(try Money("12.50", currency: CurrencyCode(literal: "EUR")), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_5() throws {
        try expect(try Money("12.50", currency: CurrencyCode(literal: "EUR")).negated, shows: #"-12.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_Money_swift_6() throws {
        try expect(try Money("-12.50", currency: CurrencyCode(literal: "EUR")).magnitude, shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyCore/Money/Money.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_MoneyUnit_swift_1() throws {
        try expect(try Money("12.345", .euro).rounded(to: .minorUnit, .halfUp), shows: #"12.35 EUR"#, "Sources/Runtime/CurrencyCore/Money/MoneyUnit.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_TypedMoney_swift_1() throws {
        enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }
        let price = try TypedMoney<EUR>("19.99")
        _ = price
        let shipping = TypedMoney<EUR>(5)
        _ = shipping
        try expect(try price + shipping, shows: #"24.99 EUR"#, "Sources/Runtime/CurrencyCore/Money/TypedMoney.swift")
        try expect(price < shipping, shows: #"false; amounts of one currency have an order"#, "Sources/Runtime/CurrencyCore/Money/TypedMoney.swift")
    }

    @Test func Sources_Runtime_CurrencyCore_Money_TypedMoney_swift_2() throws {
        enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }
        try expect(TypedMoney<EUR>(3).clamped(to: TypedMoney(5)...TypedMoney(50)), shows: #"5 EUR"#, "Sources/Runtime/CurrencyCore/Money/TypedMoney.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Lookup_CurrencyData_Symbol_swift_1() throws {
        let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
        try expect(try CurrencyData.bundled.symbol(of: dollar, in: locale), shows: #""$""#, "Sources/Runtime/CurrencyEngine/Lookup/CurrencyData+Symbol.swift")
        try expect(try CurrencyData.bundled.symbol(of: dollar, .unambiguous, in: locale), shows: #""US$""#, "Sources/Runtime/CurrencyEngine/Lookup/CurrencyData+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Lookup_CurrencyData_Symbol_swift_2() throws {
        let (dollar, locale) = (CurrencyCode(literal: "USD"), try LocaleIdentifier("en-US"))
        let (euro, canadian) = (CurrencyCode(literal: "EUR"), CurrencyCode(literal: "CAD"))
        try expect(try CurrencyData.bundled.symbol(of: dollar, among: [dollar, euro], in: locale), shows: #""$""#, "Sources/Runtime/CurrencyEngine/Lookup/CurrencyData+Symbol.swift")
        try expect(try CurrencyData.bundled.symbol(of: dollar, among: [dollar, canadian], in: locale), shows: #""US$""#, "Sources/Runtime/CurrencyEngine/Lookup/CurrencyData+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Names_CurrencyNames_Lookup_swift_1() throws {
        let names = CurrencyNames.bundled
        _ = names
        try expect(names.displayName(of: try CurrencyCode("CHF"), in: try LocaleIdentifier("it-CH")), shows: #""franco svizzero""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
        try expect(names.displayName(of: try CurrencyCode("ZZZ"), in: try LocaleIdentifier("it-CH")), shows: #"nil"#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Names_CurrencyNames_Lookup_swift_2() throws {
        let names = CurrencyNames.bundled
        _ = names
        let english = try LocaleIdentifier("en")
        _ = english
        try expect(names.pluralName(of: try CurrencyCode("EUR"), category: .one, in: english), shows: #""euro""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
        try expect(names.pluralName(of: try CurrencyCode("EUR"), category: .other, in: english), shows: #""euros""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
        try expect(names.pluralName(of: try CurrencyCode("EUR"), category: .few, in: english), shows: #""euros""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
        try expect(names.pluralName(of: try CurrencyCode("ZZZ"), category: .one, in: english), shows: #""ZZZ""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames+Lookup.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Names_CurrencyNames_swift_1() throws {
        let names = CurrencyNames.bundled
        _ = names
        let polish = try LocaleIdentifier("pl")
        _ = polish
        let zloty = try CurrencyCode("PLN")
        _ = zloty
        try expect(names.displayName(of: zloty, in: polish), shows: #""złoty polski""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames.swift")
        try expect(names.pluralName(of: zloty, category: .few, in: polish), shows: #""złote polskie""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames.swift")
        try expect(names.pluralName(of: zloty, category: .many, in: polish), shows: #""złotych polskich""#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Names_CurrencyNames_swift_2() throws {
        try expect(try CurrencyNames([]), shows: #"throws the image of names is cut off: it has 0 bytes of 223"#, "Sources/Runtime/CurrencyEngine/Names/CurrencyNames.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Names_LocaleNames_swift_1() throws {
        let names = CurrencyNames.bundled.names(in: try LocaleIdentifier("sv"))
        _ = names
        try expect(names.displayName(of: try CurrencyCode("NOK")), shows: #""norsk krona""#, "Sources/Runtime/CurrencyEngine/Names/LocaleNames.swift")
        try expect(names.pluralName(of: try CurrencyCode("NOK"), category: .other), shows: #""norska kronor""#, "Sources/Runtime/CurrencyEngine/Names/LocaleNames.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Pattern_NumberFormatPattern_swift_1() throws {
        let pattern = try NumberFormatPattern("#,##0.00 ¤;(#,##0.00 ¤)")
        _ = pattern
        try expect(CurrencyStyle(.euro, locale: .germanGermany).pattern(pattern).format(-1234.5), shows: #""(1.234,50 €)""#, "Sources/Runtime/CurrencyEngine/Pattern/NumberFormatPattern.swift")
        try expect(DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("@@#")).format(3.14159), shows: #""3.14""#, "Sources/Runtime/CurrencyEngine/Pattern/NumberFormatPattern.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Pattern_NumberFormatPatternError_swift_1() throws {
        try expect(try NumberFormatPattern("0.#0"), shows: #"throws expected # or the suffix at byte 3, found "0""#, "Sources/Runtime/CurrencyEngine/Pattern/NumberFormatPatternError.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_CurrencyStyle_Plan_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(try style.format(minorUnits: 123_450), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Plan/CurrencyStyle+Plan.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_FormatPlan_Description_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        try expect(plan.description, shows: #""FormatPlan EUR: 1.234,50 €, -1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Plan/FormatPlan+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_FormatPlan_Description_swift_2() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
        _ = style
        try expect(style.description, shows: #""CurrencyStyle EUR de-DE: 1.234,50 EUR, -1.234,50 EUR""#, "Sources/Runtime/CurrencyEngine/Plan/FormatPlan+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_FormatPlan_Description_swift_3() throws {
        let style = DecimalStyle(locale: .germanGermany)
        _ = style
        try expect(style.description, shows: #""DecimalStyle de-DE: 1.234,5, -1.234,5""#, "Sources/Runtime/CurrencyEngine/Plan/FormatPlan+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_FormatPlan_Description_swift_4() throws {
        let style = PercentStyle(locale: .germanGermany)
        _ = style
        try expect(style.description, shows: #""PercentStyle de-DE: 123.450 %, -123.450 %""#, "Sources/Runtime/CurrencyEngine/Plan/FormatPlan+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_FormatPlan_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        try expect(plan.format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Plan/FormatPlan.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plan_ResolvedOptions_swift_1() throws {
        let resolved = CurrencyStyle(.yen, locale: .englishUnitedStates).compact().resolvedOptions
        _ = resolved
        try expect(resolved.maximumSignificantDigits, shows: #"2"#, "Sources/Runtime/CurrencyEngine/Plan/ResolvedOptions.swift")
        try expect(resolved.useGrouping, shows: #"min2"#, "Sources/Runtime/CurrencyEngine/Plan/ResolvedOptions.swift")
        try expect(resolved.pattern, shows: #""¤#,##0.00""#, "Sources/Runtime/CurrencyEngine/Plan/ResolvedOptions.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plural_PluralOperands_swift_1() throws {
        let english = try PluralRules(locale: LocaleIdentifier("en"), data: .bundled)
        _ = english
        try expect(english.category(for: PluralOperands(1, fractionDigits: 0)), shows: #"one: "1""#, "Sources/Runtime/CurrencyEngine/Plural/PluralOperands.swift")
        try expect(english.category(for: PluralOperands(1, fractionDigits: 2)), shows: #"other: "1.00""#, "Sources/Runtime/CurrencyEngine/Plural/PluralOperands.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Plural_PluralRules_swift_1() throws {
        let rules = try PluralRules(locale: LocaleIdentifier("pl"), data: .bundled)
        _ = rules
        try expect(rules.category(for: PluralOperands(1, fractionDigits: 0)), shows: #"one"#, "Sources/Runtime/CurrencyEngine/Plural/PluralRules.swift")
        try expect(rules.category(for: PluralOperands(22, fractionDigits: 0)), shows: #"few"#, "Sources/Runtime/CurrencyEngine/Plural/PluralRules.swift")
        try expect(rules.category(for: PluralOperands(22, fractionDigits: 1)), shows: #"other: "22.0""#, "Sources/Runtime/CurrencyEngine/Plural/PluralRules.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Range_FormattedRange_swift_1() throws {
        let range = try CurrencyStyle(.euro, locale: .germanGermany).formatRangeParts(from: 1, to: 3)
        _ = range
        try expect(range.text, shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyEngine/Range/FormattedRange.swift")
        try expect(range.parts.first?.source, shows: #"startRange"#, "Sources/Runtime/CurrencyEngine/Range/FormattedRange.swift")
        try expect(range.parts.last?.source, shows: #"shared: the € stands for both"#, "Sources/Runtime/CurrencyEngine/Range/FormattedRange.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Range_FormattingStyle_Range_swift_1() throws {
        let plan = try CurrencyStyle(.euro, locale: .germanGermany).checkedRangePlan()
        _ = plan
        try expect(try plan.format(from: 1, to: 3), shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyEngine/Range/FormattingStyle+Range.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Range_FormattingStyle_Range_swift_2() throws {
        try expect(try CurrencyStyle(.euro, locale: .germanGermany).formatRange(from: 1, to: 3), shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyEngine/Range/FormattingStyle+Range.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Range_FormattingStyle_Range_swift_3() throws {
        try expect(try CurrencyStyle(.euro, locale: .germanGermany).format(1...3), shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyEngine/Range/FormattingStyle+Range.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Range_RangePlan_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).rangePlan
        _ = plan
        try expect(try plan.format(from: 1, to: 3), shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyEngine/Range/RangePlan.swift")
        try expect(try plan.format(from: 1, to: 1), shows: #""≈1,00 €""#, "Sources/Runtime/CurrencyEngine/Range/RangePlan.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_CurrencyStyle_Symbol_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).symbolSide, shows: #".after"#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
        try expect(CurrencyStyle(.euro, locale: .englishIreland).symbolSide, shows: #".before"#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_CurrencyStyle_Symbol_swift_2() throws {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        _ = style
        try expect(style.format(5), shows: #""$5.00""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
        try expect(try style.unambiguousSymbol().format(5), shows: #""US$5.00""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_CurrencyStyle_Symbol_swift_3() throws {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        _ = style
        let (euro, canadian) = (Currency.euro.code, Currency.canadianDollar.code)
        try expect(try style.unambiguousSymbol(among: [euro]).format(5), shows: #""$5.00""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
        try expect(try style.unambiguousSymbol(among: [euro, canadian]).format(5), shows: #""US$5.00""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_CurrencyStyle_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle.swift")
        try expect(style.display(.code).format(1234.5), shows: #""1.234,50 EUR""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle.swift")
        try expect(style.signDisplay(.always).format(1234.5), shows: #""+1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_CurrencyStyle_swift_2() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).precision(.significant(2...3)).format(1234.5), shows: #""1.230 €""#, "Sources/Runtime/CurrencyEngine/Style/CurrencyStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_DecimalStyle_swift_1() throws {
        try expect(DecimalStyle(locale: .germanGermany).format(1234.5678), shows: #""1.234,568""#, "Sources/Runtime/CurrencyEngine/Style/DecimalStyle.swift")
        try expect(DecimalStyle(locale: .germanGermany).precision(.fraction(1...1)).format(5), shows: #""5,0""#, "Sources/Runtime/CurrencyEngine/Style/DecimalStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_FormattingStyle_Options_swift_1() throws {
        let locale = try LocaleIdentifier("de")
        _ = locale
        try expect(CurrencyStyle(.euro, locale: .englishIreland).locale(locale).format(5), shows: #""5,00 €""#, "Sources/Runtime/CurrencyEngine/Style/FormattingStyle+Options.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_FormattingStyle_swift_1() throws {
        let ratio: Float = 0.1
        _ = ratio
        try expect(CurrencyStyle(.euro, locale: .germanGermany).format(ratio), shows: #""0,10 €""#, "Sources/Runtime/CurrencyEngine/Style/FormattingStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_FormattingStyle_swift_2() throws {
        let plan = try CurrencyStyle(.yen, locale: .japaneseJapan).checkedPlan()
        _ = plan
        try expect(plan.format(1234), shows: #""￥1,234""#, "Sources/Runtime/CurrencyEngine/Style/FormattingStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_NumberStyle_swift_1() throws {
        let style = NumberStyle.percent(PercentStyle(locale: .germanGermany))
        _ = style
        try expect(style.format(0.25), shows: #""25 %""#, "Sources/Runtime/CurrencyEngine/Style/NumberStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_CurrencyDigits_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).digits(.fraction(0)).format(5), shows: #""5 €""#, "Sources/Runtime/CurrencyEngine/Style/Options/CurrencyDigits.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_CurrencyDisplay_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).display(.never).format(5), shows: #""5,00""#, "Sources/Runtime/CurrencyEngine/Style/Options/CurrencyDisplay.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_FormatOptions_Padding_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.padding(width: 12).format(5), shows: #""      5,00 €""#, "Sources/Runtime/CurrencyEngine/Style/Options/FormatOptions+Padding.swift")
        try expect(style.padding(width: 12, with: "*", at: .beforeSuffix).format(5), shows: #""5,00****** €""#, "Sources/Runtime/CurrencyEngine/Style/Options/FormatOptions+Padding.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_GroupingSizes_swift_1() throws {
        let sizes = try GroupingSizes(primary: 3, secondary: 2)
        _ = sizes
        try expect(DecimalStyle(locale: .englishUnitedStates).groupingSizes(sizes).format(1234567), shows: #""12,34,567""#, "Sources/Runtime/CurrencyEngine/Style/Options/GroupingSizes.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_NumberDigits_swift_1() throws {
        let digits = try NumberDigits("〇一二三四五六七八九")
        _ = digits
        try expect(DecimalStyle(locale: .englishUnitedStates).symbols(try NumberSymbols(digits: digits)).format(2048), shows: #""二,〇四八""#, "Sources/Runtime/CurrencyEngine/Style/Options/NumberDigits.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_NumberSymbols_swift_1() throws {
        let symbols = try NumberSymbols(decimal: "·", group: "'")
        _ = symbols
        try expect(DecimalStyle(locale: .englishUnitedStates).symbols(symbols).format(1234.5), shows: #""1'234·5""#, "Sources/Runtime/CurrencyEngine/Style/Options/NumberSymbols.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_Options_TrailingZeroDisplay_swift_1() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(0...4)).trailingZeros(.asWritten)
        _ = style
        try expect(style.format(try DecimalValue("5.50")), shows: #""5.50""#, "Sources/Runtime/CurrencyEngine/Style/Options/TrailingZeroDisplay.swift")
        try expect(style.format(try DecimalValue("5")), shows: #""5""#, "Sources/Runtime/CurrencyEngine/Style/Options/TrailingZeroDisplay.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Style_PercentStyle_swift_1() throws {
        try expect(PercentStyle(locale: .germanGermany).format(0.256), shows: #""26 %""#, "Sources/Runtime/CurrencyEngine/Style/PercentStyle.swift")
        try expect(PercentStyle(.permille, locale: .germanGermany).format(0.0256), shows: #""26 ‰""#, "Sources/Runtime/CurrencyEngine/Style/PercentStyle.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormatPlan_Integers_swift_1() throws {
        let count: UInt8 = 5
        _ = count
        try expect(CurrencyStyle(.euro, locale: .germanGermany).plan.format(count), shows: #""5,00 €""#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Integers.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormatPlan_Integers_swift_2() throws {
        let count = 5
        _ = count
        try expect(CurrencyStyle(.euro, locale: .germanGermany).format(count), shows: #""5,00 €""#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Integers.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormatPlan_Money_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        try expect(try plan.format(Money("1234.50", .euro)), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Money.swift")
        try expect(try plan.format(Money(5, .yen)), shows: #"throws expected an amount in EUR, found one in JPY"#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Money.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormatPlan_Money_swift_2() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
        _ = style
        try expect(try style.format(Money("1234.50", .euro)), shows: #""1.234,50 EUR""#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Money.swift")
        try expect(try style.format(Money(5, .yen)), shows: #"throws expected an amount in EUR, found one in JPY"#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Money.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormatPlan_Write_swift_1() throws {
        let forints = CurrencyStyle(.forint, locale: .hungarianHungary).digits(.iso).plan
        _ = forints
        try expect(try forints.format(minorUnits: 123_450), shows: #""1234,50 Ft""#, "Sources/Runtime/CurrencyEngine/Write/FormatPlan+Write.swift")
    }

    @Test func Sources_Runtime_CurrencyEngine_Write_FormattedPart_swift_1() throws {
        let number = CurrencyStyle(.euro, locale: .germanGermany).plan.formatParts(1234.5)
        _ = number
        try expect(number.text, shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyEngine/Write/FormattedPart.swift")
        try expect(number.parts.map(\.kind), shows: #"integer, group, integer, decimal, fraction, literal, currency"#, "Sources/Runtime/CurrencyEngine/Write/FormattedPart.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Cases_CurrencyParser_Cases_swift_1() throws {
        try expect(try CurrencyParser(.euro, locale: .germanGermany).parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyParsing/Cases/CurrencyParser+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Cases_CurrencyParser_Cases_swift_2() throws {
        try expect(try CurrencyParser(locale: .germanGermany).parse("12,50 €").currency, shows: #"EUR"#, "Sources/Runtime/CurrencyParsing/Cases/CurrencyParser+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Cases_CurrencyParser_Cases_swift_3() throws {
        let parser = CurrencyParser(
            .dollar, locale: .englishUnitedStates, conventions: .statement(in: .englishUnitedStates))
        _ = parser
        try expect(try parser.parse("1,234.56 DR").amount, shows: #"-1234.56"#, "Sources/Runtime/CurrencyParsing/Cases/CurrencyParser+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Codes_CurrencyParser_Codes_swift_1() throws {
        let code = try CurrencyCode("EUR")
        _ = code
        let locale = try LocaleIdentifier("de")
        _ = locale
        try expect(try CurrencyParser(code, locale: locale).parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyParsing/Codes/CurrencyParser+Codes.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Money_ParsedAmount_Currency_swift_1() throws {
        let parser = CurrencyParser(locale: .germanGermany)
        _ = parser
        try expect(try parser.parse("12,50").money(or: .euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyParsing/Money/ParsedAmount+Currency.swift")
        try expect(try parser.parse("12,50 $").money(or: .euro), shows: #"12.50 USD"#, "Sources/Runtime/CurrencyParsing/Money/ParsedAmount+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyParsing_Money_ParsedAmount_Currency_swift_2() throws {
        let parser = CurrencyParser(locale: .germanGermany)
        _ = parser
        try expect(try parser.parse("12,50", or: .euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyParsing/Money/ParsedAmount+Currency.swift")
        try expect(try parser.parse("12,50 $", or: .euro), shows: #"12.50 USD"#, "Sources/Runtime/CurrencyParsing/Money/ParsedAmount+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_AmountConventions_swift_1() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany, conventions: .statement(in: .germanGermany))
        _ = parser
        try expect(try parser.parse("1.234,56 S").amount, shows: #"-1234.56"#, "Sources/Runtime/CurrencyReader/Parser/AmountConventions.swift")
        try expect(try parser.parse("1.234,56 H").amount, shows: #"1234.56"#, "Sources/Runtime/CurrencyReader/Parser/AmountConventions.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_AmountConventions_swift_2() throws {
        let locale = try LocaleIdentifier("nl-NL")
        _ = locale
        try expect(AmountConventions.statement(in: locale, data: .bundled)?.marks.first?.text, shows: #""Af""#, "Sources/Runtime/CurrencyReader/Parser/AmountConventions.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_AmountDoubt_swift_1() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        do {
            _ = try parser.parse("1,500 €")
        } catch {
            error.doubts.map(\.kind.rawValue)
            error.readings.map(\.amount)
        }
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_AmountParseError_swift_1() throws {
        do {
            _ = try CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan.parse("$11,11.11")
        } catch {
            error.offset
            error.wellFormed
        }
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_AmountParseError_swift_2() throws {
        do {
            _ = try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("$1.2.3")
        } catch {
            error.description(in: "$1.2.3")
        }
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_CurrencyParser_Readings_swift_1() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        try expect(parser.readings(of: "1.234").map(\.amount), shows: #"[1234]"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser+Readings.swift")
        try expect(parser.readings(of: "1,234").map(\.amount), shows: #"[1234, 1.234]"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser+Readings.swift")
        try expect(parser.readings(of: "1,234")[0].doubts.map(\.kind.rawValue), shows: #"["group"]"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser+Readings.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_CurrencyParser_Readings_swift_2() throws {
        try expect(CurrencyParser(locale: .swedishSweden).currencies(in: "5 kr").map { $0.currency }, shows: #"SEK"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser+Readings.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_CurrencyParser_swift_1() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        try expect(try parser.parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser.swift")
        try expect(try parser.parse("1.234").amount, shows: #"1234"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser.swift")
        try expect(try parser.parse("1,234"), shows: #"throws more than one amount is written like this at byte 0: expected..."#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser.swift")
        try expect(try parser.parse("1,2,3"), shows: #"throws second decimal separator at byte 3: expected the end"#, "Sources/Runtime/CurrencyReader/Parser/CurrencyParser.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_NumberParser_swift_1() throws {
        let parser = NumberParser(DecimalStyle(locale: .germanGermany))
        _ = parser
        try expect(try parser.parse("1234,5").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyReader/Parser/NumberParser.swift")
        let percent = NumberParser(PercentStyle(locale: .germanGermany))
        _ = percent
        try expect(try percent.parse("25,5%").amount, shows: #"0.255"#, "Sources/Runtime/CurrencyReader/Parser/NumberParser.swift")
        try expect(try percent.parse("5 €"), shows: #"throws unexpected text at byte 2: expected the currency or the end"#, "Sources/Runtime/CurrencyReader/Parser/NumberParser.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_ParseNotes_Description_swift_1() throws {
        let notes: ParseNotes = [.trailingMinus, .otherGrouping]
        _ = notes
        try expect(notes.description, shows: #""[.otherGrouping, .trailingMinus]""#, "Sources/Runtime/CurrencyReader/Parser/ParseNotes+Description.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Parser_ParsedAmount_Money_swift_1() throws {
        let parser = CurrencyParser(locale: .germanGermany)
        _ = parser
        let euro = CurrencyCode(literal: "EUR")
        _ = euro
        try expect(try parser.parse("12,50", or: euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyReader/Parser/ParsedAmount+Money.swift")
        try expect(try parser.parse("12,50 $", or: euro), shows: #"12.50 USD"#, "Sources/Runtime/CurrencyReader/Parser/ParsedAmount+Money.swift")
        try expect(try parser.parse("12,50 kr", or: euro), shows: #"throws more than one currency is written like this..."#, "Sources/Runtime/CurrencyReader/Parser/ParsedAmount+Money.swift")
    }

    @Test func Sources_Runtime_CurrencyReader_Strict_FormatPlan_Parse_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        try expect(try plan.parse("1.234,50\u{A0}€"), shows: #"1234.50"#, "Sources/Runtime/CurrencyReader/Strict/FormatPlan+Parse.swift")
        try expect(try plan.parse("1234,50\u{A0}€"), shows: #"throws wrong grouping at byte 3: expected the group..."#, "Sources/Runtime/CurrencyReader/Strict/FormatPlan+Parse.swift")
    }

    @Test func Sources_Runtime_AmountSearch_Search_AmountSearch_swift_1() throws {
        let search = AmountSearch(CurrencyParser(locale: .germanGermany))
        _ = search
        try expect(search.amounts(in: "war 59,99 €, jetzt 44,00 €").map { $0.likeliest }, shows: #"59.99, 44.00"#, "Sources/Runtime/AmountSearch/Search/AmountSearch.swift")
    }

    @Test func Sources_Runtime_AmountSearch_Search_CurrencyParser_Search_swift_1() throws {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        _ = parser
        try expect(parser.amounts(in: "was $19.99, now $14.99").map { $0.amount }, shows: #"19.99, 14.99"#, "Sources/Runtime/AmountSearch/Search/CurrencyParser+Search.swift")
        try expect(parser.amounts(in: "5 kr or 12,50 €").map { $0.currency }, shows: #"nil, EUR"#, "Sources/Runtime/AmountSearch/Search/CurrencyParser+Search.swift")
    }

    @Test func Sources_Runtime_AmountSearch_Search_FoundAmount_swift_1() throws {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        _ = parser
        let found = parser.amounts(in: "Coffee $3, total $5-")
        _ = found
        try expect(found[0].amount, shows: #"3"#, "Sources/Runtime/AmountSearch/Search/FoundAmount.swift")
        try expect(found[1].amount, shows: #"nil: the dash may be a minus"#, "Sources/Runtime/AmountSearch/Search/FoundAmount.swift")
        try expect(found[1].readings, shows: #"[5, -5]"#, "Sources/Runtime/AmountSearch/Search/FoundAmount.swift")
        try expect(found[1].doubts.map(\.kind.rawValue), shows: #"["sign"]"#, "Sources/Runtime/AmountSearch/Search/FoundAmount.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Facts_swift_1() throws {
        try expect(Currency.forint.minorUnit, shows: #"2"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.forint.displayDigits, shows: #"0"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.kuna.minorUnit, shows: #"2: withdrawn in 2023, and counted in lipa until then"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.gold.minorUnit, shows: #"nil"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Facts_swift_2() throws {
        try expect(Currency.forint.isoMinorUnit, shows: #"2"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.kuna.isoMinorUnit, shows: #"nil"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Facts_swift_3() throws {
        try expect(Currency.swissFranc.cashRounding, shows: #"5: CHF 0.05"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Facts_swift_4() throws {
        try expect(Currency.inUse.count, shows: #"157"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.inUse.contains(.kuna), shows: #"false: withdrawn in 2023"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
        try expect(Currency.inUse.contains(.gold), shows: #"false: it has no minor unit"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Facts.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Regions_swift_1() throws {
        let day = CalendarDate(year: 2022, month: 12, day: 31)!
        _ = day
        try expect(Currency.kuna.status, shows: #".withdrawn(year: 2023, month: 1)"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Regions.swift")
        try expect(Currency.kuna.status(on: day), shows: #".current"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Regions.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Regions_swift_2() throws {
        try expect(Currency(ofRegion: "BG", on: CalendarDate(year: 2026, month: 2, day: 1)!), shows: #".euro"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Regions.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Currency_Text_swift_1() throws {
        try expect(Currency("eur"), shows: #".euro"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Text.swift")
        try expect(Currency("€"), shows: #"nil: it is no code"#, "Sources/Runtime/CurrencyFormat/Cases/Currency+Text.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyCode_Currency_swift_1() throws {
        try expect(try Money("12.50", .euro).currency == .euro, shows: #"true"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyCode+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyCode_Currency_swift_2() throws {
        try expect(try CurrencyParser(locale: .germanGermany).parse("5").currency == .euro, shows: #"false: there is none"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyCode+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyCode_Currency_swift_3() throws {
        let price = Money(5, .yen)
        _ = price
        let sign = switch price.currency { case .yen: "円"; default: "" }
        _ = sign
        try expect(sign, shows: #""円""#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyCode+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyCode_Facts_swift_1() throws {
        try expect(try CurrencyCode("JPY").minorUnit, shows: #"0"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyCode+Facts.swift")
        try expect(try CurrencyCode("XAU").minorUnit, shows: #"nil"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyCode+Facts.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyLocale_Text_swift_1() throws {
        try expect(CurrencyLocale("de-DE"), shows: #".germanGermany"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyLocale+Text.swift")
        try expect(CurrencyLocale("de_DE.UTF-8"), shows: #".germanGermany"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyLocale+Text.swift")
        try expect(CurrencyLocale("German"), shows: #"nil"#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyLocale+Text.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyNames_Cases_swift_1() throws {
        try expect(CurrencyNames.bundled.displayName(of: .euro, in: .germanGermany), shows: #""Euro""#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyNames+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyNames_Cases_swift_2() throws {
        try expect(CurrencyNames.bundled.pluralName(of: .dollar, category: .one, in: .englishUnitedStates), shows: #""US dollar""#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyNames+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_CurrencyStyle_Cases_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/Cases/CurrencyStyle+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_DecimalValue_Formatted_swift_1() throws {
        let price: DecimalValue = 1234.5
        _ = price
        try expect(price.formatted(in: .germanGermany, as: .euro), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/Cases/DecimalValue+Formatted.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Enums_Codable_swift_1() throws {
        try expect(try JSONDecoder().decode(Currency.self, from: Data(#""eur""#.utf8)), shows: #".euro"#, "Sources/Runtime/CurrencyFormat/Cases/Enums+Codable.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_Enums_Codable_swift_2() throws {
        try expect(try JSONDecoder().decode(CurrencyLocale.self, from: Data(#""de-DE""#.utf8)), shows: #".germanGermany"#, "Sources/Runtime/CurrencyFormat/Cases/Enums+Codable.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_FormattingStyle_Cases_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .englishIreland).locale(.germanGermany).format(5), shows: #""5,00 €""#, "Sources/Runtime/CurrencyFormat/Cases/FormattingStyle+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_NumberStyles_Cases_swift_1() throws {
        try expect(DecimalStyle(locale: .germanGermany).format(1234.5678), shows: #""1.234,568""#, "Sources/Runtime/CurrencyFormat/Cases/NumberStyles+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Cases_NumberStyles_Cases_swift_2() throws {
        try expect(PercentStyle(locale: .germanGermany).format(0.256), shows: #""26 %""#, "Sources/Runtime/CurrencyFormat/Cases/NumberStyles+Cases.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_Currency_Symbol_swift_1() throws {
        try expect(Currency.euro.symbol(in: .germanGermany), shows: #""€""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.dollar.symbol(in: .germanGermany), shows: #""$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.canadianDollar.symbol(in: .englishUnitedStates), shows: #""CA$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.canadianDollar.symbol(.narrow, in: .englishUnitedStates), shows: #""$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.dollar.symbol(.unambiguous, in: .englishUnitedStates), shows: #""US$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.newTaiwanDollar.symbol(.formal, in: .chineseTaiwan), shows: #""NT$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.turkishLira.symbol(.variant, in: .turkishTurkiye), shows: #""TL""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_Currency_Symbol_swift_2() throws {
        try expect(Currency.dollar.symbol(among: [.euro], in: .englishUnitedStates), shows: #""$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.dollar.symbol(among: [.euro, .canadianDollar], in: .englishUnitedStates), shows: #""US$""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.swedishKrona.symbol(among: [.norwegianKrone], in: .swedishSweden), shows: #""SEK""#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_Currency_Symbol_swift_3() throws {
        try expect(Currency.euro.symbolSide(in: .germanGermany), shows: #".after"#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
        try expect(Currency.euro.symbolSide(in: .englishIreland), shows: #".before"#, "Sources/Runtime/CurrencyFormat/Codes/Currency+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_CurrencyCode_Symbol_swift_1() throws {
        try expect(try CurrencyCode("EUR").symbol(in: .germanGermany), shows: #""€""#, "Sources/Runtime/CurrencyFormat/Codes/CurrencyCode+Symbol.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_CurrencyStyle_Codes_swift_1() throws {
        let hindi = try LocaleIdentifier("hi-u-nu-deva")
        _ = hindi
        try expect(CurrencyStyle(.indianRupee, locale: hindi).format(1234567), shows: #""₹१२,३४,५६७.००""#, "Sources/Runtime/CurrencyFormat/Codes/CurrencyStyle+Codes.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_CurrencyStyle_Codes_swift_2() throws {
        let code = try CurrencyCode("EUR")
        _ = code
        try expect(CurrencyStyle(code, locale: .germanGermany).format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/Codes/CurrencyStyle+Codes.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_Money_Formatted_swift_1() throws {
        let price = try Money("1234.50", .euro)
        _ = price
        try expect(price.formatted(in: .germanGermany), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/Codes/Money+Formatted.swift")
        try expect(price.formatted(in: .germanGermany, spaces: .plain) == "1.234,50 €", shows: #"true"#, "Sources/Runtime/CurrencyFormat/Codes/Money+Formatted.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Codes_Money_Formatted_swift_2() throws {
        let locale = try LocaleIdentifier("hi-u-nu-deva")
        _ = locale
        try expect(Money(5, .indianRupee).formatted(in: locale), shows: #""₹५.००""#, "Sources/Runtime/CurrencyFormat/Codes/Money+Formatted.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_1() throws {
        try expect(try Money(12.50, .euro).minorUnits(), shows: #"1250"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_2() throws {
        try expect(try Money(12.34, .swissFranc).rounded(to: .cash, .halfUp), shows: #"12.35 CHF"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
        try expect(try Money(12.34, .forint).rounded(to: .display, .halfUp), shows: #"12 HUF"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
        try expect(try Money(0.125, .euro).rounded(to: .minorUnit, .halfUp), shows: #"0.13 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
        try expect(try Money(0.125, .euro).rounded(to: .minorUnit, .halfEven), shows: #"0.12 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_3() throws {
        try expect(try Money(10, .euro).divided(by: 3, .halfUp), shows: #"3.33 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
        try expect(try Money(10, .euro).divided(by: 3, .up), shows: #"3.34 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_4() throws {
        try expect(try Money(100, .euro).converted(to: .yen, rate: 162.35, .halfUp), shows: #"16235 JPY"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_5() throws {
        try expect(try Money(100, .euro).allocated(by: [1, 1, 1]).parts, shows: #"33.34 EUR, 33.33 EUR, 33.33 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_6() throws {
        let guests = 3
        _ = guests
        try expect(try Money(100, .euro).allocated(by: [1, guests]).parts, shows: #"25.00 EUR, 75.00 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Bundled_swift_7() throws {
        try expect(try Money(100, .euro).split(into: 3, remainder: .last).parts, shows: #"33.33 EUR, 33.33 EUR, 33.34 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Codable_swift_1() throws {
        struct Order: Codable {
            @MinorUnitsCoded var total: Money
        }
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_1() throws {
        try expect(try Money(12.50, .euro), shows: #"12.5 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
        try expect(try Money(12.50, .euro).rounded(to: .iso, .halfUp), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_2() throws {
        try expect(Money(12, .euro), shows: #"12 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_3() throws {
        try expect(try Money("12.50", .euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_4() throws {
        try expect(try Money(minorUnits: 1250, .euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
        try expect(try Money(minorUnits: 1250, .yen), shows: #"1250 JPY"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_5() throws {
        try expect(try [Money(3, .euro), Money(5, .euro)].reduce(.zero(.euro), +), shows: #"8 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Money_Money_Currency_swift_6() throws {
        try expect(try [Money(3, .euro), Money(5, .euro)].sum(in: .euro), shows: #"8 EUR"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
        try expect(try [Money(3, .euro), Money(5, .yen)].sum(in: .euro), shows: #"throws expected an amount in EUR, found one in JPY"#, "Sources/Runtime/CurrencyFormat/Money/Money+Currency.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Tables_Currency_Code_swift_1() throws {
        try expect(Currency.euro.code, shows: #"EUR"#, "Sources/Runtime/CurrencyFormat/Tables/Currency+Code.swift")
        try expect(Currency.none.code, shows: #"XXX: ISO 4217's "no currency""#, "Sources/Runtime/CurrencyFormat/Tables/Currency+Code.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Tables_CurrencyData_Bundled_swift_1() throws {
        try expect(CurrencyData.bundled.cldrVersion, shows: #""48""#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyData+Bundled.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Tables_CurrencyLocale_Identifier_swift_1() throws {
        try expect(CurrencyLocale.portugueseBrazil.identifier.description, shows: #""pt-BR""#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyLocale+Identifier.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Tables_CurrencyLocale_Identifier_swift_2() throws {
        try expect(CurrencyLocale(try LocaleIdentifier("de-DE")), shows: #".germanGermany"#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyLocale+Identifier.swift")
        try expect(CurrencyLocale(try LocaleIdentifier("iw-IL")), shows: #".hebrewIsrael: the language's code of today is he"#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyLocale+Identifier.swift")
        try expect(CurrencyLocale(try LocaleIdentifier("zh-TW")), shows: #".chineseTaiwan: Taiwan writes Hant"#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyLocale+Identifier.swift")
        try expect(CurrencyLocale(try LocaleIdentifier("klingon")), shows: #"nil"#, "Sources/Runtime/CurrencyFormat/Tables/CurrencyLocale+Identifier.swift")
    }

    @Test func Sources_Runtime_CurrencyFormat_Tables_LocaleIdentifier_Direction_swift_1() throws {
        try expect(CurrencyLocale.arabicEgypt.isRightToLeft, shows: #"true"#, "Sources/Runtime/CurrencyFormat/Tables/LocaleIdentifier+Direction.swift")
        try expect(try LocaleIdentifier("az-IR").isRightToLeft, shows: #"true: Arabic script"#, "Sources/Runtime/CurrencyFormat/Tables/LocaleIdentifier+Direction.swift")
        try expect(CurrencyLocale.azerbaijaniAzerbaijan.isRightToLeft, shows: #"false"#, "Sources/Runtime/CurrencyFormat/Tables/LocaleIdentifier+Direction.swift")
    }

    @Test func Sources_Runtime_CurrencyNames_CurrencyNames_Bundled_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5), shows: #""1.234,50 Euro""#, "Sources/Runtime/CurrencyNames/CurrencyNames+Bundled.swift")
        try expect(CurrencyNames.bundled.cldrVersion, shows: #""48""#, "Sources/Runtime/CurrencyNames/CurrencyNames+Bundled.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_Decimal_Text_swift_1() throws {
        try expect(Decimal("1.5"), shows: #"1.5"#, "Sources/Foundation/CurrencyFoundation/Amounts/Decimal+Text.swift")
        try expect(Decimal("1.5 apples"), shows: #"nil, where Decimal(string:) reads 1.5"#, "Sources/Foundation/CurrencyFoundation/Amounts/Decimal+Text.swift")
        try expect(Decimal("1,5"), shows: #"nil: what people write is read with a format"#, "Sources/Foundation/CurrencyFoundation/Amounts/Decimal+Text.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_DecimalValue_Decimal_swift_1() throws {
        let price = Decimal(string: "9007199254740993.25")!
        _ = price
        try expect(try DecimalValue(price).description, shows: #""9007199254740993.25""#, "Sources/Foundation/CurrencyFoundation/Amounts/DecimalValue+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_DecimalValue_Decimal_swift_2() throws {
        try expect(try Decimal(DecimalValue("9007199254740993.25")).description, shows: #""9007199254740993.25""#, "Sources/Foundation/CurrencyFoundation/Amounts/DecimalValue+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_Money_Decimal_swift_1() throws {
        let price = Decimal(string: "12.5")!
        _ = price
        try expect(try Money(price, .euro), shows: #"12.5 EUR"#, "Sources/Foundation/CurrencyFoundation/Amounts/Money+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_Money_Decimal_swift_2() throws {
        let rate = Decimal(string: "1.19")!
        _ = rate
        try expect(try Money("12.50", .euro) * rate, shows: #"14.8750 EUR"#, "Sources/Foundation/CurrencyFoundation/Amounts/Money+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_MoneyNumbers_swift_1() throws {
        struct Charge: Codable {
            @NumberCoded var total: Money
        }
        let json = Data(#"{"total":{"amount":1099,"currency":"eur"}}"#.utf8)
        _ = json
        let decoder = JSONDecoder()
        _ = decoder
        decoder.userInfo[.moneyNumbers] = MoneyNumbers.minorUnits
        try expect(try decoder.decode(Charge.self, from: json).total, shows: #"10.99 EUR"#, "Sources/Foundation/CurrencyFoundation/Amounts/MoneyNumbers.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_NumberCoded_swift_1() throws {
        struct Order: Codable {
            @NumberCoded var total: Money
        }
        let json = Data(#"{"total":{"amount":9007199254740993.25,"currency":"EUR"}}"#.utf8)
        _ = json
        try expect(try JSONDecoder().decode(Order.self, from: json).total, shows: #"9007199254740993.25 EUR"#, "Sources/Foundation/CurrencyFoundation/Amounts/NumberCoded.swift")
        let coder = JSONDecoder()
        _ = coder
        coder.userInfo[.moneyNumbers] = MoneyNumbers.majorUnits
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_Styles_Decimal_swift_1() throws {
        let price = Decimal(string: "1234.5")!
        _ = price
        try expect(CurrencyStyle(.euro, locale: .germanGermany).format(price), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Amounts/Styles+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Amounts_Styles_Decimal_swift_2() throws {
        let price = Decimal(string: "1234.5")!
        _ = price
        try expect(CurrencyStyle(.euro, locale: .germanGermany).plan.format(price), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Amounts/Styles+Decimal.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Coding_CurrencyStyle_Codable_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
        _ = style
        let stored = try JSONEncoder().encode(style)
        _ = stored
        try expect(try JSONDecoder().decode(CurrencyStyle.self, from: stored) == style, shows: #"true"#, "Sources/Foundation/CurrencyFoundation/Coding/CurrencyStyle+Codable.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Interchange_EN16931Coded_swift_1() throws {
        struct Totals: Codable {
            @EN16931Coded var payable: Money
        }
        let json = Data(#"{"payable":{"_":12.50,"currencyID":"EUR"}}"#.utf8)
        _ = json
        try expect(try JSONDecoder().decode(Totals.self, from: json).payable, shows: #"12.5 EUR"#, "Sources/Foundation/CurrencyFoundation/Interchange/EN16931Coded.swift")
        try expect(try JSONEncoder().encode(Totals(payable: Money("12.345", .euro))), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Interchange/EN16931Coded.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Interchange_GoogleMoneyCoded_swift_1() throws {
        struct Offer: Codable {
            @GoogleMoneyCoded var price: Money
        }
        let json = Data(#"{"price":{"currencyCode":"USD","units":"-1","nanos":-750000000}}"#.utf8)
        _ = json
        try expect(try JSONDecoder().decode(Offer.self, from: json).price, shows: #"-1.75 USD"#, "Sources/Foundation/CurrencyFoundation/Interchange/GoogleMoneyCoded.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Interchange_ISO20022Coded_swift_1() throws {
        struct Instruction: Codable {
            @ISO20022Coded var amount: Money
        }
        let text = try JSONEncoder().encode(Instruction(amount: Money("12.50", .euro)))
        _ = text
        try expect(String(decoding: text, as: UTF8.self).contains(#""Ccy":"EUR""#), shows: #"true"#, "Sources/Foundation/CurrencyFoundation/Interchange/ISO20022Coded.swift")
        try expect(try JSONDecoder().decode(Instruction.self, from: text).amount, shows: #"12.50 EUR"#, "Sources/Foundation/CurrencyFoundation/Interchange/ISO20022Coded.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_Currency_LocaleCurrency_swift_1() throws {
        try expect(try CurrencyCode(Locale.Currency("eur")), shows: #"EUR"#, "Sources/Foundation/CurrencyFoundation/Locales/Currency+LocaleCurrency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_Currency_LocaleCurrency_swift_2() throws {
        try expect(Currency(Locale.Currency("EUR")), shows: #"Currency.euro"#, "Sources/Foundation/CurrencyFoundation/Locales/Currency+LocaleCurrency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_Currency_LocaleCurrency_swift_3() throws {
        try expect(Locale.Currency(.euro).identifier, shows: #""EUR""#, "Sources/Foundation/CurrencyFoundation/Locales/Currency+LocaleCurrency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_CurrencyLocale_Locale_swift_1() throws {
        try expect(CurrencyLocale(Locale(identifier: "de_AT")), shows: #"CurrencyLocale.germanAustria"#, "Sources/Foundation/CurrencyFoundation/Locales/CurrencyLocale+Locale.swift")
        try expect(CurrencyLocale(Locale(identifier: "zh_TW")), shows: #"CurrencyLocale.chineseTaiwan"#, "Sources/Foundation/CurrencyFoundation/Locales/CurrencyLocale+Locale.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_CurrencyLocale_Locale_swift_2() throws {
        try expect(CurrencyLocale.germanAustria.locale.identifier, shows: #""de_AT""#, "Sources/Foundation/CurrencyFoundation/Locales/CurrencyLocale+Locale.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_CurrencyLocale_User_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .current)
        _ = style
        try expect(style.locale == LocaleIdentifier.user, shows: #"true"#, "Sources/Foundation/CurrencyFoundation/Locales/CurrencyLocale+User.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_CurrencyLocale_User_swift_2() throws {
        let format = CurrencyFormatStyle<Decimal>(.euro, locale: .autoUpdating)
        _ = format
        try expect(format.configuration.locale.locale == .autoupdatingCurrent, shows: #"true"#, "Sources/Foundation/CurrencyFoundation/Locales/CurrencyLocale+User.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_LocaleIdentifier_Locale_swift_1() throws {
        try expect(try LocaleIdentifier(Locale(identifier: "hi_IN@numbers=deva")).description, shows: #""hi-IN-u-nu-deva""#, "Sources/Foundation/CurrencyFoundation/Locales/LocaleIdentifier+Locale.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_LocaleIdentifier_Locale_swift_2() throws {
        try expect(CurrencyStyle(.euro, locale: Locale(identifier: "de_DE")).format(1234.5), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Locales/LocaleIdentifier+Locale.swift")
        try expect(try CurrencyParser(locale: Locale(identifier: "de_DE")).parse("5 €").amount, shows: #"5"#, "Sources/Foundation/CurrencyFoundation/Locales/LocaleIdentifier+Locale.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Locales_LocaleIdentifier_Locale_swift_3() throws {
        try expect(try Locale(LocaleIdentifier("hi-IN-u-nu-deva")).identifier, shows: #""hi_IN@numbers=deva""#, "Sources/Foundation/CurrencyFoundation/Locales/LocaleIdentifier+Locale.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Output_AttributedString_FormattedNumber_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        let text = AttributedString(style.plan.formatParts(1234.5))
        _ = text
        let symbol = text.runs.first { $0.numberSymbol == .currency }!
        _ = symbol
        try expect(String(text[symbol.range].characters), shows: #""€""#, "Sources/Foundation/CurrencyFoundation/Output/AttributedString+FormattedNumber.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Output_CurrencyFormatStyle_Attributed_swift_1() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        _ = style
        let text = style.attributed.format(5)
        _ = text
        try expect(String(text.characters), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Output/CurrencyFormatStyle+Attributed.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_CurrencyFormatStyle_Regex_swift_1() throws {
        let price = CurrencyFormatStyle<Decimal>(.usDollar, locale: .englishUnitedStates)
        _ = price
        try expect("Total: $1,234.50, paid".firstMatch(of: price)?.output, shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyFormatStyle+Regex.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_CurrencyFormatStyle_Regex_swift_2() throws {
        let text = "Total: $1,234.50, paid"
        _ = text
        let match = text.firstMatch(of: .localizedCurrency(.usDollar, locale: .englishUnitedStates))
        _ = match
        try expect(match?.output, shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyFormatStyle+Regex.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_CurrencyParseStrategy_swift_1() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        _ = style
        try expect(try CurrencyParseStrategy(format: style).parse("1234,5 EUR"), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
        try expect(try CurrencyParseStrategy(format: style).parse("1,2,3"), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
        try expect(try CurrencyParseStrategy(format: style).parse("1,500 €"), shows: #"throws more than one amount..."#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
        try expect(try CurrencyParseStrategy(format: style, lenient: false).parse("1.234,50\u{A0}€"), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_CurrencyParseStrategy_swift_2() throws {
        try expect(try Decimal("1.234,50 €", format: .currency(.euro, locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
        try expect(try Int("5 EUR", format: .currency(.euro, locale: .germanGermany)), shows: #"5"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
        try expect(try Int("5,50 €", format: .currency(.euro, locale: .germanGermany)), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Parsing/CurrencyParseStrategy.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_MoneyParseStrategy_swift_1() throws {
        let style = MoneyFormatStyle(locale: .germanGermany)
        _ = style
        try expect(try MoneyParseStrategy(format: style).parse("1234,5 USD"), shows: #"1234.5 USD"#, "Sources/Foundation/CurrencyFoundation/Parsing/MoneyParseStrategy.swift")
        try expect(try MoneyParseStrategy(format: style).parse("1234,5"), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Parsing/MoneyParseStrategy.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_MoneyParseStrategy_swift_2() throws {
        try expect(try Money("5 EUR", format: .money()), shows: #"5 EUR"#, "Sources/Foundation/CurrencyFoundation/Parsing/MoneyParseStrategy.swift")
        try expect(try Money("1.234,50 €", format: .money(locale: .germanGermany)), shows: #"1234.50 EUR"#, "Sources/Foundation/CurrencyFoundation/Parsing/MoneyParseStrategy.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Parsing_RangeParseStrategy_swift_1() throws {
        let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        _ = euros
        try expect(try RangeParseStrategy(of: euros).parse("1,00–3,00 €"), shows: #"1...3"#, "Sources/Foundation/CurrencyFoundation/Parsing/RangeParseStrategy.swift")
        try expect(try RangeParseStrategy(of: euros).parse("1 - 3,50 EUR"), shows: #"1...3.5"#, "Sources/Foundation/CurrencyFoundation/Parsing/RangeParseStrategy.swift")
        try expect(try RangeParseStrategy(of: euros).parse("3–1 €"), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Parsing/RangeParseStrategy.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CodingUserInfoKey_CurrencyNames_swift_1() throws {
        let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany).presentation(.fullName(.bundled))
        _ = style
        let stored = try JSONEncoder().encode(style)
        _ = stored
        let decoder = JSONDecoder()
        _ = decoder
        decoder.userInfo[.currencyNames] = CurrencyNames.bundled
        try expect(try decoder.decode(CurrencyFormatStyle<Decimal>.self, from: stored).format(5), shows: #""5,00 Euro""#, "Sources/Foundation/CurrencyFoundation/Style/CodingUserInfoKey+CurrencyNames.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyFormatOptions_swift_1() throws {
        try expect((-5).formatted(.currency(.dollar, locale: .englishUnitedStates).sign(.accounting)), shows: #""($5.00)""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatOptions.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyFormatOptions_swift_2() throws {
        let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        _ = euros
        try expect(try Decimal("5 Euro", format: euros.parsing(names: .bundled)), shows: #"5"#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatOptions.swift")
        try expect(try Decimal("5 Euro", format: euros), shows: #"throws unexpected text at byte 2..."#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatOptions.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyFormatStyle_swift_1() throws {
        let price = Decimal(string: "1234.5")!
        _ = price
        try expect(price.formatted(.currency(.euro, locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatStyle.swift")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).presentation(.isoCode)), shows: #""1.234,50 EUR""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatStyle.swift")
        try expect((-1234).formatted(.currency(.usDollar, locale: .englishUnitedStates).sign(strategy: .accounting)), shows: #""($1,234.00)""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyFormatStyle_swift_2() throws {
        try expect(CurrencyFormatStyle<Decimal>(.euro, locale: Locale(identifier: "de_DE")).format(5), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyStyle_UserSeparators_swift_1() throws {
        try expect(try NumberSymbols(separatorsOf: Locale(identifier: "de_DE")).decimal, shows: #"",""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyStyle+UserSeparators.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_CurrencyStyle_UserSeparators_swift_2() throws {
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        _ = dollars
        try expect(try dollars.separators(of: Locale(identifier: "de_DE")).format(1234.5), shows: #""$1.234,50""#, "Sources/Foundation/CurrencyFoundation/Style/CurrencyStyle+UserSeparators.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_DecimalFormatStyle_swift_1() throws {
        try expect(1234.5.formatted(.decimal(locale: .germanGermany)), shows: #""1.234,5""#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
        try expect(1_500_000.formatted(.decimal(locale: .germanGermany).notation(.compactName)), shows: #""1,5 Mio.""#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
        try expect(try Double("1.234,5", format: .decimal(locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_DecimalFormatStyle_swift_2() throws {
        let style = DecimalFormatStyle<Decimal>(locale: .germanGermany)
        _ = style
        try expect(try DecimalParseStrategy(format: style).parse("1234,5"), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
        try expect(try DecimalParseStrategy(format: style, lenient: false).parse("1234,5"), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_DecimalFormatStyle_swift_3() throws {
        try expect(5.25.formatted(.decimal(locale: .germanGermany)), shows: #""5,25""#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_DecimalFormatStyle_swift_4() throws {
        try expect(try Decimal("1.234,5", format: .decimal(locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/Style/DecimalFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_DigitLengths_swift_1() throws {
        try expect(5.formatted(.currency(.euro, locale: .germanGermany).precision(.fraction(0))), shows: #""5 €""#, "Sources/Foundation/CurrencyFoundation/Style/DigitLengths.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_FormatStyle_Currency_swift_1() throws {
        try expect(Decimal(5).formatted(.currency(.euro, locale: .germanGermany)), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
        try expect(5.25.formatted(.currency(.euro, locale: .germanGermany)), shows: #""5,25 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_FormatStyle_Currency_swift_2() throws {
        try expect(Decimal(5).formatted(.currency(.euro, locale: Locale(identifier: "de_DE"))), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_FormatStyle_Currency_swift_3() throws {
        let code = try CurrencyCode("EUR")
        _ = code
        try expect(Decimal(5).formatted(.currency(code, locale: .germanGermany)), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_FormatStyle_Currency_swift_4() throws {
        try expect(try DecimalValue("1234.5").formatted(.currency(.euro, locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_FormatStyle_Currency_swift_5() throws {
        try expect(Decimal(5).formatted(.currency(.euro, locale: .germanGermany)), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/FormatStyle+Currency.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_MoneyFormatStyle_swift_1() throws {
        let price = try Money("1234.50", .euro)
        _ = price
        try expect(price.formatted(.money(locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Style/MoneyFormatStyle.swift")
        try expect(price.formatted(.money(locale: .germanGermany).presentation(.isoCode)), shows: #""1.234,50 EUR""#, "Sources/Foundation/CurrencyFoundation/Style/MoneyFormatStyle.swift")
        try expect(try Money(5, .yen).formatted(.money(locale: .germanGermany)), shows: #""5 ¥""#, "Sources/Foundation/CurrencyFoundation/Style/MoneyFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_MoneyFormatStyle_swift_2() throws {
        try expect(Money(5, .euro).formatted(.money(locale: Locale(identifier: "de_DE"))), shows: #""5,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/MoneyFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_MoneyFormatStyle_swift_3() throws {
        try expect(try Money("1234.50", .euro).formatted(.money(locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/Style/MoneyFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_NumberFormatOptions_swift_1() throws {
        let format = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
        _ = format
        try expect(Decimal(5).formatted(format.spaces(.plain)) == "5,00 €", shows: #"true"#, "Sources/Foundation/CurrencyFoundation/Style/NumberFormatOptions.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_NumberStrategies_swift_1() throws {
        try expect(1234.formatted(.decimal(locale: .germanGermany).grouping(.off)), shows: #""1234""#, "Sources/Foundation/CurrencyFoundation/Style/NumberStrategies.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_PercentFormatStyle_swift_1() throws {
        try expect(0.256.formatted(.percent(locale: .germanGermany)), shows: #""26 %""#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
        try expect(0.256.formatted(.percent(locale: .germanGermany).precision(.fractionLength(1))), shows: #""25,6 %""#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
        try expect(0.0256.formatted(.percent(.permille, locale: .germanGermany)), shows: #""26 ‰""#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
        try expect(try Double("25,6 %", format: .percent(locale: .germanGermany)), shows: #"0.256"#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_PercentFormatStyle_swift_2() throws {
        let style = PercentFormatStyle<Decimal>(locale: .germanGermany)
        _ = style
        try expect(try PercentParseStrategy(format: style).parse("25,6%"), shows: #"0.256"#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
        try expect(try PercentParseStrategy(format: style, lenient: false).parse("25,6%"), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_PercentFormatStyle_swift_3() throws {
        try expect(0.25.formatted(.percent(locale: .germanGermany)), shows: #""25 %""#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_PercentFormatStyle_swift_4() throws {
        try expect(try Decimal("25,6 %", format: .percent(locale: .germanGermany)), shows: #"0.256"#, "Sources/Foundation/CurrencyFoundation/Style/PercentFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Presentation_swift_1() throws {
        try expect(5.formatted(.currency(.euro, locale: .germanGermany).presentation(.fullName(.bundled))), shows: #""5,00 Euro""#, "Sources/Foundation/CurrencyFoundation/Style/Presentation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Presentation_swift_2() throws {
        try expect(5.formatted(.currency(.euro, locale: .germanGermany).presentation(.code)), shows: #""5,00 EUR""#, "Sources/Foundation/CurrencyFoundation/Style/Presentation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_RangeFormatStyle_swift_1() throws {
        try expect((1...3).formatted(.range(of: .currency(.euro, locale: .germanGermany))), shows: #""1,00–3,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/RangeFormatStyle.swift")
        try expect((0.1...0.25).formatted(.range(of: .percent(locale: .germanGermany))), shows: #""10–25 %""#, "Sources/Foundation/CurrencyFoundation/Style/RangeFormatStyle.swift")
        let euros = RangeFormatStyle(of: CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany))
        _ = euros
        try expect(try euros.parseStrategy.parse("1,00–3,50 €"), shows: #"1...3.5"#, "Sources/Foundation/CurrencyFoundation/Style/RangeFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_RangeFormatStyle_swift_2() throws {
        try expect((5...10).formatted(.range(of: .currency(.euro, locale: .germanGermany))), shows: #""5,00–10,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/RangeFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_RangeFormatStyle_swift_3() throws {
        try expect((5...10).formatted(.range(of: .currency(.euro, locale: .germanGermany))), shows: #""5,00–10,00 €""#, "Sources/Foundation/CurrencyFoundation/Style/RangeFormatStyle.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Styles_Foundation_swift_1() throws {
        try expect(DecimalStyle(locale: .germanGermany).grouping(.never).format(1234), shows: #""1234""#, "Sources/Foundation/CurrencyFoundation/Style/Styles+Foundation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Styles_Foundation_swift_2() throws {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        _ = style
        try expect(style.sign(strategy: .accounting).format(-5), shows: #""($5.00)""#, "Sources/Foundation/CurrencyFoundation/Style/Styles+Foundation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Styles_Foundation_swift_3() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).precision(.fractionLength(0)).format(5), shows: #""5 €""#, "Sources/Foundation/CurrencyFoundation/Style/Styles+Foundation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Styles_Foundation_swift_4() throws {
        try expect(DecimalStyle(locale: .germanGermany).precision(.fractionLength(2)).format(5), shows: #""5,00""#, "Sources/Foundation/CurrencyFoundation/Style/Styles+Foundation.swift")
    }

    @Test func Sources_Foundation_CurrencyFoundation_Style_Styles_Foundation_swift_5() throws {
        try expect(PercentStyle(locale: .germanGermany).precision(.fractionLength(1)).format(0.25), shows: #""25,0 %""#, "Sources/Foundation/CurrencyFoundation/Style/Styles+Foundation.swift")
    }

    @Test func Sources_Foundation_CurrencyObjects_CurrencyStyleFormatter_swift_1() throws {
        let formatter = CurrencyStyleFormatter(CurrencyFormatStyle(.euro, locale: .germanGermany))
        _ = formatter
        try expect(formatter.string(for: Decimal(5)), shows: #""5,00 €""#, "Sources/Foundation/CurrencyObjects/CurrencyStyleFormatter.swift")
        try expect(formatter.string(for: 1234.5), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyObjects/CurrencyStyleFormatter.swift")
        try expect(formatter.string(for: "five"), shows: #"nil"#, "Sources/Foundation/CurrencyObjects/CurrencyStyleFormatter.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_CurrencyParser_Columns_swift_1() throws {
        let texts = try TextColumn(["1.234,50 €", nil, "zwölf"])
        _ = texts
        let column = CurrencyParser(.euro, locale: .germanGermany).parseColumn(texts)
        _ = column
        try expect(column.minorUnits, shows: #"[123450, 0, 0]"#, "Sources/Runtime/CurrencyColumns/CurrencyParser+Columns.swift")
        try expect(column.validity?.bytes, shows: #"[1]"#, "Sources/Runtime/CurrencyColumns/CurrencyParser+Columns.swift")
        try expect(column.errors.map(\.row), shows: #"[2]"#, "Sources/Runtime/CurrencyColumns/CurrencyParser+Columns.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_CurrencyStyle_Columns_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        _ = style
        let codes = [try CurrencyCode("USD"), try CurrencyCode("JPY")]
        _ = codes
        let column = try style.formatColumn(minorUnits: [123_450, 1234], currencies: codes)
        _ = column
        try expect(column.texts[0], shows: #""$1,234.50""#, "Sources/Runtime/CurrencyColumns/CurrencyStyle+Columns.swift")
        try expect(column.texts[1], shows: #""¥1,234""#, "Sources/Runtime/CurrencyColumns/CurrencyStyle+Columns.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_Decimal128Column_swift_1() throws {
        let column = Decimal128Column([1234.5, -0.99], scale: 2)
        _ = column
        try expect(column?.words, shows: #"[123450, 0, 18446744073709551517, 18446744073709551615]"#, "Sources/Runtime/CurrencyColumns/Decimal128Column.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_FormatPlan_Columns_swift_1() throws {
        let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
        _ = plan
        try expect(try plan.formatColumn(minorUnits: [1234, 0])[0], shows: #""￥1,234""#, "Sources/Runtime/CurrencyColumns/FormatPlan+Columns.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_FormatPlan_Columns_swift_2() throws {
        let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
        _ = plan
        try expect(try plan.formatColumn([0.1, 1234.5])[1], shows: #""$1,234.50""#, "Sources/Runtime/CurrencyColumns/FormatPlan+Columns.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_FormatPlan_Columns_swift_3() throws {
        let plan = CurrencyStyle(.euro, locale: .frenchFrance).plan
        _ = plan
        let column = try Decimal128Column(words: [123_450, 0], scale: 2)
        _ = column
        try expect(try plan.formatColumn(column).texts[0], shows: #""1 234,50 €""#, "Sources/Runtime/CurrencyColumns/FormatPlan+Columns.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_TextColumn_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        let texts = try plan.formatColumn(minorUnits: [123_450, -99])
        _ = texts
        try expect(texts[0], shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyColumns/TextColumn.swift")
        try expect(texts.offsets, shows: #"[0, 13, 23]"#, "Sources/Runtime/CurrencyColumns/TextColumn.swift")
    }

    @Test func Sources_Runtime_CurrencyColumns_Validity_swift_1() throws {
        let validity = Validity([true, false, true])
        _ = validity
        try expect(validity[1], shows: #"false"#, "Sources/Runtime/CurrencyColumns/Validity.swift")
        try expect(validity.bytes, shows: #"[5]"#, "Sources/Runtime/CurrencyColumns/Validity.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_AlignedColumn_HTML_swift_1() throws {
        let column = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan.aligned([5])
        _ = column
        _ = column.htmlCells[0]
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_AlignedColumn_Markdown_swift_1() throws {
        let plan = DecimalStyle(locale: .englishUnitedStates).plan
        _ = plan
        try expect(plan.aligned([12.5, 3]).markdownCells.map { "| \($0) |" }, shows: #"["| 12.5 |", "|  3   |"]"#, "Sources/Extras/CurrencyAlignment/Column/AlignedColumn+Markdown.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_AlignedColumn_swift_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        let column = plan.aligned([1234.5, -0.99, 1_000_000])
        _ = column
        for line in column.lines { print(line) }
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_AlignedColumn_swift_2() throws {
        let euros = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = euros
        let yen = CurrencyStyle(.yen, locale: .germanGermany).plan
        _ = yen
        try expect(AlignedColumn([euros.formatParts(9.5), yen.formatParts(1500)]).lines, shows: #"["    9,50 €", "1.500 ¥   "]"#, "Sources/Extras/CurrencyAlignment/Column/AlignedColumn.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_FormatPlan_Aligned_swift_1() throws {
        let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
        _ = plan
        try expect(plan.aligned([1440, -98]).lines, shows: #"["￥1,440", "  -￥98"]"#, "Sources/Extras/CurrencyAlignment/Column/FormatPlan+Aligned.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Column_FormatPlan_Aligned_swift_2() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        _ = style
        let column = try style.aligned([Money("1234.50", .euro), Money(980, .yen)])
        _ = column
        try expect(column.lines, shows: #"["€1,234.50", "  ¥980   "]"#, "Sources/Extras/CurrencyAlignment/Column/FormatPlan+Aligned.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Width_DisplayWidth_swift_1() throws {
        try expect(DisplayWidth.of("1.234,50 €"), shows: #"10"#, "Sources/Extras/CurrencyAlignment/Width/DisplayWidth.swift")
        try expect(DisplayWidth.of("￥1,440"), shows: #"7"#, "Sources/Extras/CurrencyAlignment/Width/DisplayWidth.swift")
        try expect(DisplayWidth.of("\u{200F}-5 ₪"), shows: #"4"#, "Sources/Extras/CurrencyAlignment/Width/DisplayWidth.swift")
    }

    @Test func Sources_Extras_CurrencyAlignment_Width_DisplayWidth_swift_2() throws {
        try expect(DisplayWidth.padded("合計", to: 6) + "|", shows: #""合計  |""#, "Sources/Extras/CurrencyAlignment/Width/DisplayWidth.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Adjusting_swift_1() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        try expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: "$23.247"), shows: #""$232.47""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Adjusting.swift")
        try expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: "-$0.015"), shows: #""-$0.15""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Adjusting.swift")
        try expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: "$"), shows: #"nil"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Adjusting.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Adjusting_swift_2() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.minValue = 10
            $0.maxValue = 100.31
        }
        _ = formatter
        try expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$300,000.54"), shows: #""$100.31""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Adjusting.swift")
        try expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$2.03"), shows: #""$10.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Adjusting.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Currency_swift_1() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.swedishSweden }
        _ = formatter
        try expect(formatter.currency, shows: #".swedishKrona"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
        formatter.currency = .yen
        try expect(formatter.string(from: 1234), shows: #""1 234,00 JPY""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Currency_swift_2() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.germanGermany }
        _ = formatter
        try expect(formatter.currencyCode, shows: #""EUR""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
        formatter.currencyCode = "USD"
        try expect(formatter.string(from: 5), shows: #""5,00 $""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Currency_swift_3() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishCanada
            $0.currency = .dollar
        }
        _ = formatter
        try expect(formatter.currencySymbol, shows: #""US$""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
        formatter.currencySymbol = "$"
        try expect(formatter.string(from: 5), shows: #""$5.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Currency_swift_4() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.germanGermany }
        _ = formatter
        formatter.showCurrencySymbol = false
        try expect(formatter.string(from: 5), shows: #""5,00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
        formatter.showCurrencySymbol = true
        try expect(formatter.string(from: 5), shows: #""5,00 €""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Currency.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Decimals_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.decimalDigits = 3
        }
        _ = formatter
        try expect(formatter.string(from: 1), shows: #""$1.000""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
        try expect(formatter.string(from: 1.0625), shows: #""$1.062""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Decimals_swift_2() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.hasDecimals = false
        try expect(formatter.string(from: 5), shows: #""$5""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
        formatter.hasDecimals = true
        try expect(formatter.decimalDigits, shows: #"2"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Decimals_swift_3() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.decimalSeparator = "·"
        try expect(formatter.string(from: 1234.5), shows: #""$1,234·50""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Decimals_swift_4() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.decimalDigits = 0
        formatter.alwaysShowsDecimalSeparator = true
        try expect(formatter.string(from: 5), shows: #""$5.""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Decimals.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Entry_swift_1() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        var field = FieldEditor(formatter.entry())
        _ = field.insert("3451")
        try expect(field.state.text, shows: #""$34.51""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Entry.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Formatting_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishIreland
            $0.currency = .euro
        }
        _ = formatter
        try expect(formatter.string(from: 300000.54), shows: #""€300,000.54""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Formatting.swift")
        try expect(formatter.string(from: -24), shows: #""-€24.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Formatting.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Formatting_swift_2() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        try expect(formatter.string(from: Decimal(string: "9007199254740993.25")!), shows: #""$9,007,199,254,740,993.25""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Formatting.swift")
        try expect(formatter.string(from: Int64.max), shows: #""$9,223,372,036,854,775,807.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Formatting.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Grouping_swift_1() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.groupingSize = 4
        try expect(formatter.string(from: 123456789), shows: #""$1,2345,6789.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Grouping.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Grouping_swift_2() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.secondaryGroupingSize = 4
        try expect(formatter.string(from: 99999999999), shows: #""$9999,9999,999.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Grouping.swift")
        formatter.locale = CurrencyLocale.englishIndia
        try expect(formatter.secondaryGroupingSize, shows: #"4"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Grouping.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Grouping_swift_3() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.groupingSeparator = "'"
        try expect(formatter.string(from: 1000), shows: #""$1'000.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Grouping.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Grouping_swift_4() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.hasGroupingSeparator = false
        try expect(formatter.string(from: 1000000), shows: #""$1000000.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Grouping.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Limits_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.minValue = 10
        }
        _ = formatter
        try expect(formatter.string(from: 1), shows: #""$10.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Limits.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Limits_swift_2() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.maxValue = 100.31
        }
        _ = formatter
        try expect(formatter.string(from: 300000.54), shows: #""$100.31""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Limits.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Limits_swift_3() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        formatter.maxDecimalValue = try DecimalValue("9007199254740993.25")
        try expect(formatter.string(from: try DecimalValue("9007199254740993.26")), shows: #""$9,007,199,254,740,993.25""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Limits.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Limits_swift_4() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.maxIntegers = 5
        }
        _ = formatter
        try expect(formatter.maxDigitsCount, shows: #"7"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Limits.swift")
        try expect(formatter.string(from: 1234567), shows: #""$34,567.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Limits.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Reading_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.portugueseBrazil
            $0.currency = .euro
        }
        _ = formatter
        try expect(formatter.unformatted(string: "€ 300.000,54"), shows: #""300000.54""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
        try expect(formatter.unformatted(string: "-€ 0,99"), shows: #""-0.99""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
        try expect(formatter.unformatted(string: "none"), shows: #""""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Reading_swift_2() throws {
        let formatter = CurrencyFormatter()
        _ = formatter
        try expect(formatter.double(from: "300000.54"), shows: #"300000.54"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
        try expect(formatter.double(from: "300,000.54"), shows: #"nil"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Reading_swift_3() throws {
        let formatter = CurrencyFormatter()
        _ = formatter
        try expect(formatter.decimal(from: "9007199254740993.25"), shows: #"9007199254740993.25"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Reading_swift_4() throws {
        let formatter = CurrencyFormatter()
        _ = formatter
        try expect(formatter.decimalValue(from: "12.50"), shows: #"12.50"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Reading_swift_5() throws {
        let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = formatter
        try expect(try formatter.amount(from: "$1,234.50"), shows: #"1234.50"#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
        try expect(try formatter.amount(from: "$1234.50"), shows: #"throws wrong grouping at byte 4..."#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Reading.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Symbols_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.zeroSymbol = "free"
        }
        _ = formatter
        try expect(formatter.string(from: 0), shows: #""free""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Symbols.swift")
        try expect(formatter.string(from: 0.001), shows: #""free""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Symbols.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Symbols_swift_2() throws {
        let formatter = CurrencyFormatter { $0.nilSymbol = "to be agreed" }
        _ = formatter
        let price: Decimal? = nil
        _ = price
        try expect(formatter.string(from: price), shows: #""to be agreed""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Symbols.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_Symbols_swift_3() throws {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.germanGermany
            $0.minValue = 10
        }
        _ = formatter
        try expect(formatter.initialText, shows: #""0,00 €""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter+Symbols.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_swift_1() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .dollar
            $0.locale = CurrencyLocale.englishUnitedStates
        }
        _ = formatter
        try expect(formatter.string(from: 30.0), shows: #""$30.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter.swift")
        let custom = CurrencyFormatter {
            $0.locale = CurrencyLocale.english
            $0.hasDecimals = false
            $0.maxValue = 999999
            $0.groupingSize = 2
            $0.groupingSeparator = ";"
            $0.currencySymbol = "💶"
        }
        _ = custom
        try expect(custom.string(from: 100000000), shows: #""💶99;99;99""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_swift_2() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .euro
            $0.locale = CurrencyLocale.englishIreland
        }
        _ = formatter
        try expect(formatter.string(from: 30.0), shows: #""€30.00""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyFormatter_swift_3() throws {
        let formatter = CurrencyFormatter { $0.currency = .euro }
        _ = formatter
        formatter.locale = CurrencyLocale.italianItaly
        try expect(formatter.string(from: 1234567.5), shows: #""1.234.567,50 €""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter.swift")
        formatter.locale = Locale(identifier: "hi_IN@numbers=deva")
        try expect(formatter.string(from: 1234567.5), shows: #""€१२,३४,५६७.५०""#, "Sources/Compatibility/CurrencyText/CurrencyFormatter.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyString_swift_1() throws {
        try expect("€0.00".representsZero, shows: #"true"#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
        try expect("٠٫٥٠".representsZero, shows: #"false"#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyString_swift_2() throws {
        try expect("R$".hasNumbers, shows: #"false"#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyString_swift_3() throws {
        try expect("12,50 €".lastNumberOffsetFromEnd, shows: #"-2"#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
        try expect("€12.50".lastNumberOffsetFromEnd, shows: #"0"#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyString_swift_4() throws {
        try expect("-€1,234.50".numeralFormat(), shows: #""123450""#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
        try expect("١٬٢٣٤٫٥٠ €".numeralFormat(), shows: #""123450""#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyString_swift_5() throws {
        var text = "14349"
        _ = text.updateDecimalSeparator(decimalDigits: 2)
        try expect(text, shows: #""143.49""#, "Sources/Compatibility/CurrencyText/CurrencyString.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_LocaleConvertible_swift_1() throws {
        let formatter = CurrencyFormatter { $0.currency = .euro }
        _ = formatter
        formatter.locale = CurrencyLocale.germanGermany
        try expect(formatter.string(from: 5), shows: #""5,00 €""#, "Sources/Compatibility/CurrencyText/LocaleConvertible.swift")
        formatter.locale = Locale(identifier: "en_IE")
        try expect(formatter.string(from: 5), shows: #""€5.00""#, "Sources/Compatibility/CurrencyText/LocaleConvertible.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_NumberFormatter_Double_swift_1() throws {
        let formatter = NumberFormatter()
        _ = formatter
        let amount: Double? = nil
        _ = amount
        try expect(formatter.string(from: amount), shows: #"nil"#, "Sources/Compatibility/CurrencyText/NumberFormatter+Double.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_TextInput_TextInputBinding_swift_1() throws {
        let digits = TextInputFormats.plain.filter(by: .decimalDigits)
        _ = digits
        let before = EditingState(text: "1", selection: 1..<1, value: "1")
        _ = before
        let after = digits.apply(.replace(1..<1, with: "2", .typed), to: before).state(after: before)
        _ = after
        try expect(after.text, shows: #""12""#, "Sources/Compatibility/CurrencyText/TextInput/TextInputBinding.swift")
        try expect(TextInputEvent(from: before, to: after) == nil, shows: #"false"#, "Sources/Compatibility/CurrencyText/TextInput/TextInputBinding.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_TextInput_TextInputFormatterType_swift_1() throws {
        struct Capitals: TextInputFormatterType {
            func validate(
                editing text: String, withSelection selection: Range<String.Index>, replacing replacement: String,
                at range: Range<String.Index>
            ) -> TextInputValidationResult {
                replacement == replacement.uppercased() ? .accepted : .rejected
            }
        }
        var field = FieldEditor(TextInputFormat(.plain, TextInputFormatter(Capitals())))
        _ = field.type("AbC")
        try expect(field.state.text, shows: #""AC""#, "Sources/Compatibility/CurrencyText/TextInput/TextInputFormatterType.swift")
    }

    @Test func Sources_Compatibility_CurrencyText_TextInput_TextInputSerializerType_swift_1() throws {
        struct Cents: TextInputSerializerType {
            func string(for value: Int) -> String { String(value) }
            func value(for string: String) throws -> Int {
                guard let value = Int(string) else { throw TextInputError.unreadable }
                return value
            }
        }
        var field = FieldEditor(TextInputFormat(Cents(), TextInputFormatter.plain))
        _ = field.type("995")
        try expect(field.state.value, shows: #"995"#, "Sources/Compatibility/CurrencyText/TextInput/TextInputSerializerType.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Appearance_HighlightStyle_swift_1() throws {
        var change = FormattedPercentage(-0.034)
        change.highlightStyle = .signOnly
        try expect(change.styledText.runs.map(\.tone), shows: #"negative, neutral, neutral, neutral, neutral, neutral"#, "Sources/Compatibility/FormattedNumbers/Appearance/HighlightStyle.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Appearance_NumberColor_swift_1() throws {
        try expect(NumberColor(red: 1, green: 0.5, blue: 0).hexadecimal, shows: ##""#ff8000""##, "Sources/Compatibility/FormattedNumbers/Appearance/NumberColor.swift")
        try expect(NumberColor(white: 0.2).hexadecimal, shows: ##""#333333""##, "Sources/Compatibility/FormattedNumbers/Appearance/NumberColor.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Appearance_NumberFont_swift_1() throws {
        try expect(NumberFont.system(size: 15) == NumberFont(), shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Appearance/NumberFont.swift")
        try expect(NumberFont.system(size: 16, weight: .bold).weight, shows: #"bold"#, "Sources/Compatibility/FormattedNumbers/Appearance/NumberFont.swift")
        try expect(NumberFont.named("Menlo", size: 12).family, shows: #"named("Menlo")"#, "Sources/Compatibility/FormattedNumbers/Appearance/NumberFont.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Appearance_NumberTone_swift_1() throws {
        try expect(FormattedMoney(-12.5).tone, shows: #"negative"#, "Sources/Compatibility/FormattedNumbers/Appearance/NumberTone.swift")
        try expect(FormattedMoney(0.00001).tone, shows: #"neutral: shown as 0"#, "Sources/Compatibility/FormattedNumbers/Appearance/NumberTone.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Appearance_SignStyle_swift_1() throws {
        try expect(FormattedMoney(-10, signStyle: .triangles).formattedString, shows: #""▼USD 10""#, "Sources/Compatibility/FormattedNumbers/Appearance/SignStyle.swift")
        try expect(FormattedMoney(10, signStyle: .plusMinus).formattedString, shows: #""+USD 10""#, "Sources/Compatibility/FormattedNumbers/Appearance/SignStyle.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_AbbreviationCutoff_swift_1() throws {
        let dozens = try AbbreviationCutoff(minimum: 24, symbol: " dz", unit: 12)
        _ = dozens
        var eggs = FormattedQuantity(30, abbreviates: true)
        eggs.abbreviationCutoffs = try AbbreviationCutoffs([dozens])
        try expect(eggs.formattedString, shows: #""2.5 dz""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/AbbreviationCutoff.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_AbbreviationCutoff_swift_2() throws {
        try expect(try AbbreviationCutoff(minimum: 0, symbol: "k"), shows: #"throws CutoffError.unitNotPositive"#, "Sources/Compatibility/FormattedNumbers/Cutoffs/AbbreviationCutoff.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_AbbreviationCutoffs_swift_1() throws {
        var money = FormattedMoney(140_500, abbreviates: true)
        try expect(money.formattedString, shows: #""USD 140.5k""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/AbbreviationCutoffs.swift")
        money.number = 999_999
        try expect(money.formattedString, shows: #""USD 1m": and not 1,000k"#, "Sources/Compatibility/FormattedNumbers/Cutoffs/AbbreviationCutoffs.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_RoundingCutoff_swift_1() throws {
        let cents = try RoundingCutoff(minimum: 0, pattern: "¤#,##0.00")
        _ = cents
        let whole = try RoundingCutoff(minimum: 100, decimalPlaces: 0)
        _ = whole
        try expect(whole.pattern.text, shows: #""¤#,##0""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoff.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_RoundingCutoff_swift_2() throws {
        try expect(try RoundingCutoff(minimum: 0, pattern: "0.#0"), shows: #"throws CutoffError.pattern"#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoff.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_RoundingCutoff_swift_3() throws {
        let pattern = "¤#,##0.##"
        _ = pattern
        try expect(try RoundingCutoff(minimum: 100, decimalPlaces: 1, pattern: pattern), shows: #"throws CutoffError.decimalPlacesDisagree"#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoff.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_RoundingCutoffs_swift_1() throws {
        let cutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 0, pattern: "¤0.00"), RoundingCutoff(minimum: 1000, pattern: "¤#,##0"),
        ])
        _ = cutoffs
        var money = FormattedMoney(999.994)
        money.roundingCutoffs = cutoffs
        try expect(money.formattedString, shows: #""USD 999.99""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoffs.swift")
        money.number = 999.996
        try expect(money.formattedString, shows: #""USD 1,000""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoffs.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Cutoffs_RoundingCutoffs_swift_2() throws {
        try expect(RoundingCutoffs.default.cutoffs.map(\.pattern.text).last, shows: #""¤#,##0""#, "Sources/Compatibility/FormattedNumbers/Cutoffs/RoundingCutoffs.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Layout_NumberLayout_swift_1() throws {
        var share = FormattedPercentage(0.123).locale(.turkishTurkey)
        try expect(share.formattedString, shows: #""12,3 %""#, "Sources/Compatibility/FormattedNumbers/Layout/NumberLayout.swift")
        share.layout = .locale
        try expect(share.formattedString, shows: #""%12,3""#, "Sources/Compatibility/FormattedNumbers/Layout/NumberLayout.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_AttributedString_StyledText_swift_1() throws {
        let text = AttributedString(FormattedMoney(-12.5).styledText)
        _ = text
        try expect(String(text.characters), shows: #""-USD 12.5""#, "Sources/Compatibility/FormattedNumbers/Output/AttributedString+StyledText.swift")
        let symbol = text.runs.first { $0.numberSymbol == .currency }!
        _ = symbol
        try expect(String(text[symbol.range].characters), shows: #""USD""#, "Sources/Compatibility/FormattedNumbers/Output/AttributedString+StyledText.swift")
        try expect(symbol.numberColor == .red, shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/AttributedString+StyledText.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_AttributedString_StyledText_swift_2() throws {
        let text = FormattedPercentage(0.001).formattedAttributedString
        _ = text
        try expect(text.runs.allSatisfy { $0.numberAlignment == .left }, shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/AttributedString+StyledText.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_AttributedString_StyledText_swift_3() throws {
        let sign = FormattedMoney(-10, highlightStyle: .noHighlight).attributedSign
        _ = sign
        try expect(sign.runs.map(\.numberColor) == [.red], shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/AttributedString+StyledText.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_StyledText_HTML_swift_1() throws {
        var price = FormattedMoney(-12.5)
        price.highlightStyle = .signOnly
        price.currencyDisplay = "<$>"
        let html = price.styledText.html(.classes)
        _ = html
        try expect(html.hasPrefix(#"<span class="formatted-number negative" dir="auto"><span class="sign">-</span>"#), shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/StyledText+HTML.swift")
        try expect(html.hasSuffix(#"<span class="currency">&lt;$&gt;</span> 12.5</span>"#), shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/StyledText+HTML.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_StyledText_Terminal_swift_1() throws {
        let gain = FormattedPercentage(0.034, signStyle: .triangles).styledText
        _ = gain
        let text = gain.terminalText(.sixteen)
        _ = text
        try expect(text.replacingOccurrences(of: "\u{1B}", with: "␛"), shows: #""␛[92m▲3.4 %␛[0m""#, "Sources/Compatibility/FormattedNumbers/Output/StyledText+Terminal.swift")
        try expect(gain.terminalText(.noColors, columns: 8), shows: #""▲3.4 %  ""#, "Sources/Compatibility/FormattedNumbers/Output/StyledText+Terminal.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Output_StyledText_swift_1() throws {
        var price = FormattedMoney(-1250, abbreviates: true)
        price.highlightStyle = .signOnly
        let text = price.styledText
        _ = text
        try expect(text.string, shows: #""-USD 1.25k""#, "Sources/Compatibility/FormattedNumbers/Output/StyledText.swift")
        try expect(text.runs.map(\.text), shows: #"["-", "USD", " ", "1", ".", "25", "k"]"#, "Sources/Compatibility/FormattedNumbers/Output/StyledText.swift")
        try expect(text.runs.map(\.kind), shows: #"minusSign, currency, literal, integer, decimal, fraction, compact"#, "Sources/Compatibility/FormattedNumbers/Output/StyledText.swift")
        try expect(text.runs[0].color == .red, shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Output/StyledText.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_FormattedMoney_swift_1() throws {
        try expect(FormattedMoney(1002.923389).formattedString, shows: #""USD 1,003""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedMoney.swift")
        var price = FormattedMoney(-12.5)
        price.currencyDisplay = "SGD"
        try expect(price.formattedString, shows: #""-SGD 12.5""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedMoney.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_FormattedMoney_swift_2() throws {
        try expect(FormattedMoney(try Money("12.50", .euro)).formattedString, shows: #""EUR 12.5""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedMoney.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_FormattedPercentage_swift_1() throws {
        try expect(FormattedPercentage(0.001).formattedString, shows: #""0.1 %""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedPercentage.swift")
        try expect(FormattedPercentage(12.34567).formattedString, shows: #""1,235 %""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedPercentage.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_FormattedQuantity_swift_1() throws {
        try expect(FormattedQuantity(1002.923389).formattedString, shows: #""1003""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedQuantity.swift")
        try expect(FormattedQuantity(2.5).formattedString, shows: #""2.5""#, "Sources/Compatibility/FormattedNumbers/Values/FormattedQuantity.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_NumberOptions_swift_1() throws {
        var options = NumberOptions()
        options.signStyle = .plusMinus
        options.abbreviates = true
        var price = FormattedMoney(15_300)
        price.options = options
        try expect(price.formattedString, shows: #""+USD 15.3k""#, "Sources/Compatibility/FormattedNumbers/Values/NumberOptions.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_Locale_swift_1() throws {
        try expect(FormattedMoney(1234.5678).locale(.germanGermany).formattedString, shows: #""USD 1.235""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber+Locale.swift")
        try expect(FormattedPercentage(0.256).locale(.arabicEgypt).formattedString, shows: #""٢٥٫٦ ٪""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber+Locale.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_Locale_swift_2() throws {
        let marathi = try LocaleIdentifier("mr")
        _ = marathi
        try expect(FormattedQuantity(1250.5).locale(marathi).formattedString, shows: #""१२५०""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber+Locale.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_Options_swift_1() throws {
        var change = FormattedPercentage(0.034)
        change.signStyle = .triangles
        change.positiveColor = .blue
        try expect(change.formattedString, shows: #""▲3.4 %""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber+Options.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_swift_1() throws {
        var values: [any StyledNumber] = [FormattedMoney(12.5), FormattedPercentage(0.25), FormattedQuantity(3)]
        try expect(values.map(\.formattedString), shows: #"["USD 12.5", "25 %", "3"]"#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_swift_2() throws {
        try expect(FormattedMoney(number: nil).formattedString, shows: #""N/A""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_swift_3() throws {
        try expect(FormattedMoney(Decimal(string: "1002.923389")!).formattedString, shows: #""USD 1,003""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
        try expect(FormattedPercentage(0.25, signStyle: .plusMinus).formattedString, shows: #""+25 %""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
        try expect(FormattedQuantity(1_250_000, abbreviates: true).formattedString, shows: #""1.25m""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_swift_4() throws {
        try expect(FormattedMoney(-10, signStyle: .triangles).sign, shows: #""▼""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumber_swift_5() throws {
        try expect(FormattedMoney(-10).textColor == .red, shows: #"true"#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumber.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumberPlan_swift_1() throws {
        var price = FormattedMoney(0, signStyle: .plusMinus)
        price.currencyDisplay = "€"
        let plan = price.plan
        _ = plan
        try expect(plan.format(1002.923389), shows: #""+€ 1,003""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumberPlan.swift")
        try expect(plan.format(-0.5), shows: #""-€ 0.5""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumberPlan.swift")
        try expect(plan.styledText(-0.5).tone, shows: #"negative"#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumberPlan.swift")
    }

    @Test func Sources_Compatibility_FormattedNumbers_Values_StyledNumberPlan_swift_2() throws {
        try expect(FormattedMoney(0).plan.styledText(number: nil).string, shows: #""N/A""#, "Sources/Compatibility/FormattedNumbers/Values/StyledNumberPlan.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Amounts_AmountEntry_Step_swift_1() throws {
        let entry = AmountEntry(CurrencyStyle(.swissFranc, locale: .germanSwitzerland))
        _ = entry
        var state = EditingState<DecimalValue>()
        _ = entry.edit(&state, .setValue(9.97))
        state = entry.step(1, by: 0.05, state).state(after: state)
        try expect(state.text, shows: #""CHF 10.00""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Step.swift")
        state = entry.step(1, by: 0.05, state).state(after: state)
        try expect(state.text, shows: #""CHF 10.05""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Step.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Amounts_AmountEntry_Texts_swift_1() throws {
        let entry = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
        _ = entry
        try expect(entry.text(of: 1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Texts.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Amounts_AmountEntry_Texts_swift_2() throws {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates))
        _ = entry
        try expect(entry.value(ofText: "$1,234.5"), shows: #"1234.50"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Texts.swift")
        try expect(entry.value(ofText: "none"), shows: #"nil"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Texts.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Amounts_AmountEntry_Texts_swift_3() throws {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates), names: .bundled)
        _ = entry
        try expect(entry.spokenText(of: -1234.5), shows: #""minus 1,234.50 US dollars""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry+Texts.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Amounts_AmountEntry_swift_1() throws {
        let entry = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
        _ = entry
        var state = EditingState<DecimalValue>()
        _ = entry.edit(&state, .begin)
        for key in ["1", "2", "3", "4", "5", "6"] {
            let caret = state.selection ?? 0..<0
            entry.edit(&state, .replace(caret, with: key, .typed))
        }
        try expect(state.text, shows: #""1.234,56 €""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
        try expect(state.selection, shows: #"8..<8: behind the last digit"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
        try expect(state.value, shows: #"1234.56"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
        var yen = FieldEditor(AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan)))
        let outcome = yen.apply(.setValue(1234.56))
        _ = outcome
        try expect(yen.state.text, shows: #""￥1,235""#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
        try expect(yen.state.value, shows: #"1235"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
        try expect(outcome.announcement?.reason, shows: #".rounded"#, "Sources/Runtime/FieldEngine/Amounts/AmountEntry.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Edit_Replacement_swift_1() throws {
        let state = EditingState<String>(text: "$1,234", selection: 3..<3)
        _ = state
        try expect(Edit(from: state, to: "$1234", caret: 2) == .replace(2..<3, with: "", .deletedBackwards), shows: #"true"#, "Sources/Runtime/FieldEngine/Edit+Replacement.swift")
    }

    @Test func Sources_Runtime_FieldEngine_EditHistory_swift_1() throws {
        let empty = EditingState<DecimalValue>()
        _ = empty
        var history = EditHistory<DecimalValue>()
        _ = history.record(empty)
        try expect(history.undo(from: EditingState(text: "$1.00", value: 1)) == empty, shows: #"true"#, "Sources/Runtime/FieldEngine/EditHistory.swift")
    }

    @Test func Sources_Runtime_FieldEngine_FieldEditor_swift_1() throws {
        var field = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
        _ = field.apply(.begin)
        _ = field.type("123456")
        try expect(field.state.text, shows: #""$1,234.56""#, "Sources/Runtime/FieldEngine/FieldEditor.swift")
        _ = field.backspace()
        try expect(field.state.text, shows: #""$123.45""#, "Sources/Runtime/FieldEngine/FieldEditor.swift")
        _ = field.undo()
        try expect(field.state.text, shows: #""$1,234.56""#, "Sources/Runtime/FieldEngine/FieldEditor.swift")
    }

    @Test func Sources_Runtime_FieldEngine_Masks_Mask_swift_1() throws {
        let phone = Mask(
            [FormatString(string: "(", startIndex: 0), FormatString(string: ") ", startIndex: 3),
             FormatString(string: "-", startIndex: 6)],
            allowed: .decimalDigits, maximumLength: 10)
        _ = phone
        try expect(phone.formatted("5551234567"), shows: #""(555) 123-4567""#, "Sources/Runtime/FieldEngine/Masks/Mask.swift")
        try expect(phone.raw(of: "(555) 123"), shows: #""555123""#, "Sources/Runtime/FieldEngine/Masks/Mask.swift")
    }

    @Test func Sources_Runtime_FieldEngine_TextInput_CharacterClass_swift_1() throws {
        try expect(CharacterClass.decimalDigits.contains("٣"), shows: #"true"#, "Sources/Runtime/FieldEngine/TextInput/CharacterClass.swift")
        try expect(CharacterClass("XYZ").contains("A"), shows: #"false"#, "Sources/Runtime/FieldEngine/TextInput/CharacterClass.swift")
    }

    @Test func Sources_Runtime_FieldEngine_TextInput_CharacterClass_swift_2() throws {
        try expect(CharacterClass(Set("XYZ".unicodeScalars)).contains("Y"), shows: #"true"#, "Sources/Runtime/FieldEngine/TextInput/CharacterClass.swift")
    }

    @Test func Sources_Runtime_FieldEngine_TextInput_TextInputFormat_swift_1() throws {
        let digits = TextInputFormats.plain.filter(by: .decimalDigits).filter(constrainingCharactersCount: 3)
        _ = digits
        var field = FieldEditor(digits.transformValue(direct: { Int($0) }, reverse: { String($0) }))
        _ = field.apply(.begin)
        _ = field.type("12x34")
        try expect(field.state.text, shows: #""123""#, "Sources/Runtime/FieldEngine/TextInput/TextInputFormat.swift")
        try expect(field.state.value, shows: #"123"#, "Sources/Runtime/FieldEngine/TextInput/TextInputFormat.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_BankCards_BankCardBrand_swift_1() throws {
        try expect(BankCardBrand(firstDigits: "37"), shows: #".amex"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardBrand.swift")
        try expect(BankCardBrand(firstDigits: "3"), shows: #"nil"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardBrand.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_BankCards_BankCardExpiryDateFormat_swift_1() throws {
        var field = FieldEditor(TextInputFormats.bankCardExpiryDate)
        _ = field.apply(.begin)
        _ = field.type("0731")
        try expect(field.state.text, shows: #""07/31""#, "Sources/Compatibility/FieldFormats/BankCards/BankCardExpiryDateFormat.swift")
        try expect(field.state.value?.year, shows: #"2031"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardExpiryDateFormat.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_BankCards_BankCardHolderNameFormat_swift_1() throws {
        var field = FieldEditor(TextInputFormats.bankCardHolderName())
        _ = field.apply(.begin)
        _ = field.paste("José  A. Núñez-Díaz")
        try expect(field.state.text, shows: #""JOSE A. NUNEZ-DIAZ""#, "Sources/Compatibility/FieldFormats/BankCards/BankCardHolderNameFormat.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_BankCards_BankCardNumber_swift_1() throws {
        let card = BankCardNumber("3782 822463 10005")
        _ = card
        try expect(card?.digits, shows: #""378282246310005""#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumber.swift")
        try expect(card?.formatted, shows: #""3782 822463 10005""#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumber.swift")
        try expect(card?.brand, shows: #".amex"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumber.swift")
        try expect(card?.hasValidCheckDigit, shows: #"true"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumber.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_BankCards_BankCardNumberFormat_swift_1() throws {
        var field = FieldEditor(TextInputFormats.bankCardNumber())
        _ = field.apply(.begin)
        _ = field.type("378282246310005")
        try expect(field.state.text, shows: #""3782 822463 10005""#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumberFormat.swift")
        try expect(field.state.value?.brand, shows: #".amex"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumberFormat.swift")
        try expect(field.state.value?.hasValidCheckDigit, shows: #"true"#, "Sources/Compatibility/FieldFormats/BankCards/BankCardNumberFormat.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_PhoneNumbers_PhoneNumber_swift_1() throws {
        try expect(PhoneNumber("+1 (234) 567-8901")?.dialled, shows: #""+12345678901""#, "Sources/Compatibility/FieldFormats/PhoneNumbers/PhoneNumber.swift")
        try expect(PhoneNumber("+12345678901")?.formatted, shows: #""+1 (234) 567-8901""#, "Sources/Compatibility/FieldFormats/PhoneNumbers/PhoneNumber.swift")
        try expect(PhoneNumber("+12345678901")?.countryCode, shows: #""1""#, "Sources/Compatibility/FieldFormats/PhoneNumbers/PhoneNumber.swift")
    }

    @Test func Sources_Compatibility_FieldFormats_PhoneNumbers_TextInputFormats_PhoneNumber_swift_1() throws {
        var field = FieldEditor(TextInputFormats.phoneNumber())
        _ = field.apply(.begin)
        _ = field.type("+12345678901")
        try expect(field.state.text, shows: #""+1 (234) 567-8901""#, "Sources/Compatibility/FieldFormats/PhoneNumbers/TextInputFormats+PhoneNumber.swift")
        try expect(field.state.value?.dialled, shows: #""+12345678901""#, "Sources/Compatibility/FieldFormats/PhoneNumbers/TextInputFormats+PhoneNumber.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Bags_MoneyBag_Total_swift_1() throws {
        let bag = try MoneyBag([Money(10, .euro), Money(5, .dollar)])
        _ = bag
        let rate = try ExchangeRate(1.25, from: .euro, to: .dollar)
        _ = rate
        try expect(try bag.total(in: .euro, at: [rate], .halfUp), shows: #"14.00 EUR"#, "Sources/Extras/CurrencyExchange/Bags/MoneyBag+Total.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Bags_MoneyBag_swift_1() throws {
        var bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen)])
        try bag += Money(5, .euro)
        try expect(bag, shows: #"17.50 EUR, 800 JPY"#, "Sources/Extras/CurrencyExchange/Bags/MoneyBag.swift")
        try expect(bag[.yen], shows: #"800 JPY"#, "Sources/Extras/CurrencyExchange/Bags/MoneyBag.swift")
        try expect(bag[.dollar], shows: #"0 USD"#, "Sources/Extras/CurrencyExchange/Bags/MoneyBag.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Bags_MoneyBag_swift_2() throws {
        let bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen), Money(5, .euro)])
        _ = bag
        try expect(bag[.euro], shows: #"17.50 EUR"#, "Sources/Extras/CurrencyExchange/Bags/MoneyBag.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_Search_swift_1() throws {
        let rates = try [ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen)]
        _ = rates
        try expect(try rates.rate(from: .dollar, to: .yen), shows: #"1 USD = 128 JPY"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate+Search.swift")
        try expect(try rates.rate(from: .dollar, to: .swissFranc), shows: #"throws no rate from USD to CHF"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate+Search.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_1() throws {
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        _ = rate
        try expect(rate.inverse, shows: #"1 USD = 5000/5421 EUR"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
        try expect(try rate.combined(with: ExchangeRate(149.5, from: .dollar, to: .yen)), shows: #"1 EUR = 162.0879 JPY"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
        try expect(try rate.inverse.rate(fractionDigits: 6, .halfUp), shows: #"0.922339"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_2() throws {
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        _ = rate
        try expect(try Money(100, .euro).converted(at: rate, .halfUp), shows: #"108.42 USD"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
        try expect(try Money(100, .dollar).converted(at: rate.inverse, .halfUp), shows: #"92.23 EUR"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_3() throws {
        try expect(try ExchangeRate(1.0842, from: CurrencyCode("EUR"), to: CurrencyCode("USD")), shows: #"1 EUR = 1.0842 USD"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_4() throws {
        try expect(try ExchangeRate(1.25, from: .euro, to: .dollar).inverse, shows: #"1 USD = 0.8 EUR"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_5() throws {
        let marks = try ExchangeRate(1.95583, from: .euro, to: .germanMark)
        _ = marks
        let francs = try ExchangeRate(6.55957, from: .euro, to: .frenchFranc)
        _ = francs
        try expect(try marks.inverse.combined(with: francs).rate(fractionDigits: 5, .halfUp), shows: #"3.35385"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_6() throws {
        try expect(try ExchangeRate(3, from: .euro, to: .zloty).inverse.rate(fractionDigits: 4, .halfUp), shows: #"0.3333"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_ExchangeRate_swift_7() throws {
        try expect(try ExchangeRate(1.25, from: .euro, to: .dollar).inverse.exactRate, shows: #"0.8"#, "Sources/Extras/CurrencyExchange/Rates/ExchangeRate.swift")
    }

    @Test func Sources_Extras_CurrencyExchange_Rates_Money_Exchange_swift_1() throws {
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        _ = rate
        try expect(try Money(20, .dollar).converted(at: rate.inverse, .halfUp), shows: #"18.45 EUR"#, "Sources/Extras/CurrencyExchange/Rates/Money+Exchange.swift")
        try expect(try Money(20, .dollar).converted(at: rate.inverse, .down), shows: #"18.44 EUR"#, "Sources/Extras/CurrencyExchange/Rates/Money+Exchange.swift")
        try expect(try Money(20, .dollar).converted(at: rate.inverse, to: .fraction(4), .halfUp), shows: #"18.4468 EUR"#, "Sources/Extras/CurrencyExchange/Rates/Money+Exchange.swift")
    }

    @Test func Sources_Extras_LocaleMatching_AcceptLanguage_swift_1() throws {
        let header = try AcceptLanguage("de-AT, en;q=0.8, *;q=0.1")
        _ = header
        try expect(header.languages[1].identifier?.description, shows: #""en""#, "Sources/Extras/LocaleMatching/AcceptLanguage.swift")
        try expect(header.languages[1].weight, shows: #"800, in thousandths"#, "Sources/Extras/LocaleMatching/AcceptLanguage.swift")
    }

    @Test func Sources_Extras_LocaleMatching_AcceptLanguage_swift_2() throws {
        try expect(AcceptLanguage(ignoringMalformed: "de;q=high, fr").languages.count, shows: #"1"#, "Sources/Extras/LocaleMatching/AcceptLanguage.swift")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleIdentifier_Best_swift_1() throws {
        let supported: [CurrencyLocale] = [.english, .german, .chineseTaiwan]
        _ = supported
        let match = LocaleIdentifier.best(of: supported, for: "de-AT,en;q=0.8")
        _ = match
        try expect(match?.locale, shows: #".german"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
        try expect(match?.distance, shows: #"4: another region"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
        try expect(LocaleIdentifier.best(of: supported, for: "ja")?.locale ?? .english, shows: #".english"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleIdentifier_Best_swift_2() throws {
        let supported = try ["he", "nb", "sr-Cyrl-RS"].map { try LocaleIdentifier($0) }
        _ = supported
        let match = LocaleIdentifier.best(of: supported, for: [try LocaleIdentifier("no")])
        _ = match
        try expect(match?.locale.description, shows: #""nb""#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
        try expect(match?.distance, shows: #"1"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleIdentifier_Best_swift_3() throws {
        let austria = try LocaleIdentifier("de-AT")
        _ = austria
        try expect(austria.distance(to: CurrencyLocale.germanGermany), shows: #"4"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
        try expect(austria.distance(to: CurrencyLocale.french), shows: #"nil"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Best.swift")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleIdentifier_Storefront_swift_1() throws {
        try expect(try LocaleIdentifier.ofStorefront("CHE", languages: ["fr"]).description, shows: #""fr-CH""#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Storefront.swift")
        try expect(try LocaleIdentifier.ofStorefront("CHE").description, shows: #""de-CH""#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Storefront.swift")
        try expect(try LocaleIdentifier.ofStorefront("US", languages: ["ja", "es"]).description, shows: #""es-US""#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Storefront.swift")
        try expect(try LocaleIdentifier.ofStorefront("HKG").description, shows: #""zh-Hant-HK""#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Storefront.swift")
        try expect(try LocaleIdentifier.ofStorefront("ZZZ"), shows: #"throws "ZZZ" is not a region that CLDR knows languages of"#, "Sources/Extras/LocaleMatching/LocaleIdentifier+Storefront.swift")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleMatcher_swift_1() throws {
        let matcher = LocaleMatcher([CurrencyLocale.englishUnitedKingdom, .german, .chineseTaiwan])
        _ = matcher
        let match = matcher.best(for: AcceptLanguage(ignoringMalformed: "zh-TW,de;q=0.5"))
        _ = match
        try expect(match?.locale, shows: #".chineseTaiwan"#, "Sources/Extras/LocaleMatching/LocaleMatcher.swift")
        try expect(match?.distance, shows: #"0"#, "Sources/Extras/LocaleMatching/LocaleMatcher.swift")
    }

    @Test func Sources_Extras_PaymentServices_MinorUnitPolicy_swift_1() throws {
        let policy = MinorUnitPolicy.stripe
        _ = policy
        try expect(try policy.unit(of: .yen), shows: #"0 decimals"#, "Sources/Extras/PaymentServices/MinorUnitPolicy.swift")
        try expect(try policy.unit(of: .icelandKrona), shows: #"2 decimals, multiples of 100"#, "Sources/Extras/PaymentServices/MinorUnitPolicy.swift")
        try expect(try policy.unit(of: .iraqiDinar), shows: #"throws how stripe counts IQD is not recorded"#, "Sources/Extras/PaymentServices/MinorUnitPolicy.swift")
        try expect(try policy.otherwise(.iso).unit(of: .iraqiDinar), shows: #"3 decimals"#, "Sources/Extras/PaymentServices/MinorUnitPolicy.swift")
    }

    @Test func Sources_Extras_PaymentServices_Money_PaymentServices_swift_1() throws {
        try expect(try Money("1000", .icelandKrona).minorUnits(for: .stripe), shows: #"100000"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
        try expect(try Money("1000", .icelandKrona).minorUnits(for: .mollie), shows: #"1000"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
        try expect(try Money("1000", .icelandKrona).minorUnits(for: .square), shows: #"throws how square counts ISK is not recorded"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
        try expect(try Money("1000", .icelandKrona).minorUnits(for: .payPal), shows: #"throws payPal does not take ISK"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
        try expect(try Money("9.5", .icelandKrona).minorUnits(for: .stripe), shows: #"throws stripe accepts multiples of 100, found 950"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
    }

    @Test func Sources_Extras_PaymentServices_Money_PaymentServices_swift_2() throws {
        try expect(try Money(minorUnits: 100_000, .forint, for: .stripe), shows: #"1000.00 HUF"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
        try expect(try Money(minorUnits: 100_000, .forint, for: .payPal), shows: #"100000 HUF"#, "Sources/Extras/PaymentServices/Money+PaymentServices.swift")
    }

    @Test func Sources_Extras_PaymentServices_ServiceUnit_swift_1() throws {
        try expect(try MinorUnitPolicy.stripe.unit(of: .icelandKrona), shows: #"2 decimals, multiples of 100"#, "Sources/Extras/PaymentServices/ServiceUnit.swift")
    }

    @Test func Sources_Extras_PriceLabels_CurrencyStyle_Code_swift_1() throws {
        try expect(CurrencyStyle(.dollar, locale: .englishUnitedStates).withCode().format(5), shows: #""$5.00 USD""#, "Sources/Extras/PriceLabels/CurrencyStyle+Code.swift")
        try expect(CurrencyStyle(.dollar, locale: .hindiIndia).withCode().format(5), shows: #""USD $5.00""#, "Sources/Extras/PriceLabels/CurrencyStyle+Code.swift")
    }

    @Test func Sources_Extras_PriceLabels_FormattingStyle_PriceUnit_swift_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.per(.month).format(9.99), shows: #""9,99 € pro Monat""#, "Sources/Extras/PriceLabels/FormattingStyle+PriceUnit.swift")
        try expect(style.per(.kilogram, .short).format(9.99), shows: #""9,99 €/kg""#, "Sources/Extras/PriceLabels/FormattingStyle+PriceUnit.swift")
        try expect(style.per(.hundredGrams, .short).format(0.99), shows: #""0,99 €/100 g""#, "Sources/Extras/PriceLabels/FormattingStyle+PriceUnit.swift")
    }

    @Test func Sources_Extras_PriceLabels_Money_PerUnit_swift_1() throws {
        try expect(try Money("12.90", .euro).perUnit(of: .kilogram, in: .hundredGrams), shows: #"1.29 EUR"#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
        try expect(try Money("1.29", .euro).perUnit(of: .hundredGrams, in: .kilogram), shows: #"12.90 EUR"#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
        try expect(try Money("52", .euro).perUnit(of: .year, in: .week), shows: #"throws neither year nor week is a whole number of the other"#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
    }

    @Test func Sources_Extras_PriceLabels_Money_PerUnit_swift_2() throws {
        let yearly = try Money("99.99", .euro)
        _ = yearly
        let monthly = try yearly.perPeriod(of: .year, in: .month)
        _ = monthly
        try expect(monthly.price, shows: #"8.33 EUR"#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
        try expect(monthly.missing, shows: #"0.03 EUR"#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
        try expect(CurrencyStyle(.euro, locale: .germanGermany).per(.month).format(monthly.price.amount), shows: #""8,33 € pro Monat""#, "Sources/Extras/PriceLabels/Money+PerUnit.swift")
    }

    @Test func Sources_Extras_PriceLabels_NumberSymbols_Alternative_swift_1() throws {
        let locale = CurrencyLocale.englishSouthAfrica
        _ = locale
        let style = CurrencyStyle(.rand, locale: locale)
        _ = style
        try expect(style.format(1234.5), shows: #""R 1 234,50""#, "Sources/Extras/PriceLabels/NumberSymbols+Alternative.swift")
        try expect(style.symbols(NumberSymbols.alternative(in: locale) ?? NumberSymbols()).format(1234.5), shows: #""R 1,234.50""#, "Sources/Extras/PriceLabels/NumberSymbols+Alternative.swift")
    }

    @Test func Sources_Extras_PriceLabels_PriceUnit_swift_1() throws {
        try expect(CurrencyStyle(.euro, locale: .germanGermany).per(.kilogram).format(5), shows: #""5,00 € pro Kilogramm""#, "Sources/Extras/PriceLabels/PriceUnit.swift")
    }

    @Test func Sources_Extras_PriceLabels_UnitPrice_swift_1() throws {
        try expect(try Money("99.99", .euro).perPeriod(of: .year, in: .month), shows: #"8.33 EUR, 12 of them miss 0.03 EUR"#, "Sources/Extras/PriceLabels/UnitPrice.swift")
    }

    @Test func Sources_Extras_PriceSamples_CurrencyStyle_Like_swift_1() throws {
        let style = try CurrencyStyle(like: "1,23 lei", amount: 1.23, currency: .romanianLeu)
        _ = style
        try expect(style.format(14.76), shows: #""14,76 lei""#, "Sources/Extras/PriceSamples/CurrencyStyle+Like.swift")
    }

    @Test func Sources_Extras_PriceSamples_PriceSample_swift_1() throws {
        let sample = PriceSample("1,23 lei", amount: 1.23, .romanianLeu)
        _ = sample
        let styles = try sample.styles(PriceHints(region: "RO"))
        _ = styles
        try expect(styles.format(14.76), shows: #""14,76 lei""#, "Sources/Extras/PriceSamples/PriceSample.swift")
        try expect(styles.best.style.locale.description, shows: #""ro""#, "Sources/Extras/PriceSamples/PriceSample.swift")
        try expect(styles.agree(on: 14.76), shows: #"true"#, "Sources/Extras/PriceSamples/PriceSample.swift")
    }

    @Test func Sources_Extras_PriceSamples_PriceStyles_swift_1() throws {
        let styles = try PriceSample("€1.23", amount: 1.23, .euro).styles()
        _ = styles
        try expect(styles.agree(on: 14.76), shows: #"true"#, "Sources/Extras/PriceSamples/PriceStyles.swift")
        try expect(styles.agree(on: 1234.5), shows: #"false: some locales have other groups"#, "Sources/Extras/PriceSamples/PriceStyles.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageContext_Resolve_swift_1() throws {
        let count = try MessageContext(locale: .englishUnitedStates).resolve(.number, "-4.20")
        _ = count
        try expect(count.format(), shows: #""-4.2""#, "Sources/Extras/MessageFunctions/MessageContext+Resolve.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageContext_Resolve_swift_2() throws {
        let context = MessageContext(locale: .germanGermany)
        _ = context
        let ratio = try context.resolve(.percent, DecimalValue("0.1234"), ["maximumFractionDigits": "1"])
        _ = ratio
        try expect(ratio.format(), shows: #""12,3 %""#, "Sources/Extras/MessageFunctions/MessageContext+Resolve.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageContext_Resolve_swift_3() throws {
        let price = try MessageContext(locale: .englishUnitedStates).resolve(.currency, Money(5, .euro))
        _ = price
        try expect(price.format(), shows: #""€5.00""#, "Sources/Extras/MessageFunctions/MessageContext+Resolve.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageContext_Resolve_swift_4() throws {
        let context = MessageContext(locale: .englishUnitedStates)
        _ = context
        let count = try context.resolve(.integer, "41", ["signDisplay": "always"])
        _ = count
        try expect(try context.resolve(.offset, count, ["add": "1"]).format(), shows: #""+42""#, "Sources/Extras/MessageFunctions/MessageContext+Resolve.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageContext_swift_1() throws {
        let german = MessageContext(locale: .germanGermany)
        _ = german
        let price = try german.resolve(.currency, "1234.5", ["currency": "EUR"])
        _ = price
        try expect(price.format(), shows: #""1.234,50 €""#, "Sources/Extras/MessageFunctions/MessageContext.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageNumber_swift_1() throws {
        let count = try MessageContext(locale: .englishUnitedStates).resolve(.number, "22", ["select": "ordinal"])
        _ = count
        try expect(try count.best(of: ["one", "two", "few"]), shows: #""two""#, "Sources/Extras/MessageFunctions/MessageNumber.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageNumber_swift_2() throws {
        let price = try MessageContext(locale: .englishUnitedStates).resolve(.currency, "5", ["currency": "USD"])
        _ = price
        try expect(price.format(), shows: #""$5.00""#, "Sources/Extras/MessageFunctions/MessageNumber.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageNumber_swift_3() throws {
        let days = try MessageContext(locale: .czechCzechia).resolve(.number, "2.4")
        _ = days
        try expect(try days.category(), shows: #"many"#, "Sources/Extras/MessageFunctions/MessageNumber.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageNumber_swift_4() throws {
        let share = try MessageContext(locale: .englishUnitedStates).resolve(.percent, "1")
        _ = share
        try expect(try share.matches("100"), shows: #"true"#, "Sources/Extras/MessageFunctions/MessageNumber.swift")
    }

    @Test func Sources_Extras_MessageFunctions_MessageNumber_swift_5() throws {
        let count = try MessageContext(locale: .englishUnitedStates).resolve(.integer, "1.2")
        _ = count
        try expect(try count.best(of: ["one", "1"]), shows: #""1""#, "Sources/Extras/MessageFunctions/MessageNumber.swift")
    }

    @Test func Sources_Extras_NumberSkeletons_NumberStyle_Skeleton_swift_1() throws {
        let style = try NumberStyle(skeleton: "currency/EUR .00 +!", locale: try LocaleIdentifier("de"), data: .bundled)
        _ = style
        try expect(style.format(1234.5), shows: #""+1.234,50 €""#, "Sources/Extras/NumberSkeletons/NumberStyle+Skeleton.swift")
        try expect(try style.skeleton, shows: #""currency/EUR .00 sign-always""#, "Sources/Extras/NumberSkeletons/NumberStyle+Skeleton.swift")
    }

    @Test func Sources_Extras_NumberSkeletons_NumberStyle_Skeleton_swift_2() throws {
        let locale = try LocaleIdentifier("en")
        _ = locale
        try expect(try NumberStyle(skeleton: "%x100 .0", locale: locale, data: .bundled).format(0.256), shows: #""25.6%""#, "Sources/Extras/NumberSkeletons/NumberStyle+Skeleton.swift")
        try expect(try NumberStyle(skeleton: "K @@#", locale: locale, data: .bundled).format(12345), shows: #""12.3K""#, "Sources/Extras/NumberSkeletons/NumberStyle+Skeleton.swift")
        try expect(try NumberStyle(skeleton: "EUR", locale: locale, data: .bundled), shows: #"throws unknown stem "EUR" (byte 0)"#, "Sources/Extras/NumberSkeletons/NumberStyle+Skeleton.swift")
    }

    @Test func Sources_Extras_NumberSkeletons_Styles_Skeleton_swift_1() throws {
        try expect(try CurrencyStyle(.euro, locale: .germanGermany).signDisplay(.always).skeleton, shows: #""currency/EUR sign-always""#, "Sources/Extras/NumberSkeletons/Styles+Skeleton.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CurrencyRegistry_swift_1() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        _ = coin
        let points = try CustomCurrency("POINTS", symbol: "⭐", displayDigits: 0)
        _ = points
        let registry = try CurrencyRegistry([coin, points])
        _ = registry
        try expect(registry["usdc"]?.minorUnit, shows: #"6"#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
        let read = try registry.parse("⭐1,200", locale: .englishUnitedStates)
        _ = read
        try expect(read.currency.code, shows: #""POINTS""#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
        try expect(read.amount, shows: #"1200"#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CurrencyRegistry_swift_2() throws {
        let euro = try CustomCurrency("eur", displayDigits: 2)
        _ = euro
        try expect(try CurrencyRegistry([euro]), shows: #"throws EUR is a code of the tables"#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
        let token = try CustomCurrency("TOKEN", symbol: "US$", displayDigits: 2)
        _ = token
        try expect(try CurrencyRegistry([token]), shows: #"throws people write USD..."#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
        let mana = try CustomCurrency("MANA", symbol: "mn", displayDigits: 0)
        _ = mana
        try expect(try CurrencyRegistry([mana]), shows: #"throws "mn" multiplies amounts..."#, "Sources/Extras/CustomCurrencies/CurrencyRegistry.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CurrencyStyle_CustomCurrency_swift_1() throws {
        let ether = try CustomCurrency("ETH", symbol: "Ξ", displayDigits: 4, minorUnit: 18)
        _ = ether
        let style = CurrencyStyle(ether, locale: .englishUnitedStates)
        _ = style
        try expect(style.format(1234.5), shows: #""Ξ 1,234.5000""#, "Sources/Extras/CustomCurrencies/CurrencyStyle+CustomCurrency.swift")
        try expect(try style.parse("Ξ\u{A0}1,234.5000"), shows: #"1234.5000"#, "Sources/Extras/CustomCurrencies/CurrencyStyle+CustomCurrency.swift")
        try expect(CurrencyStyle(ether, .code, locale: .frenchFrance).format(0.5), shows: #""0,5000 ETH""#, "Sources/Extras/CustomCurrencies/CurrencyStyle+CustomCurrency.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CustomCurrency_swift_1() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        _ = coin
        try expect(CurrencyStyle(coin, locale: .germanGermany).format(1234.5), shows: #""1.234,50 USDC""#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CustomCurrency_swift_2() throws {
        let names: CustomCurrency.PluralNames = [.one: "point", .other: "points"]
        _ = names
        let points = try CustomCurrency("POINTS", symbol: "pts", displayDigits: 0, names: [.english: names])
        _ = points
        try expect(CurrencyStyle(points, .name, locale: .englishUnitedKingdom).format(1200), shows: #""1,200 points""#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
        try expect(try CustomCurrency("5STAR", displayDigits: 0), shows: #"throws the symbol "5STAR" has a digit at byte 0"#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
    }

    @Test func Sources_Extras_CustomCurrencies_CustomCurrency_swift_3() throws {
        let points = try CustomCurrency("POINTS", displayDigits: 0, names: [.german: [.one: "Punkt", .other: "Punkte"]])
        _ = points
        try expect(points.name(in: .germanAustria), shows: #""Punkte""#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
        try expect(points.name(.one, in: .germanAustria), shows: #""Punkt""#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
        try expect(points.name(in: .french), shows: #""POINTS""#, "Sources/Extras/CustomCurrencies/CustomCurrency.swift")
    }

    @Test func README_md_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.format(1234.5), shows: #""1.234,50 €""#, "README.md")
        let price = try Money("5.70", CurrencyCode("EUR"))
        _ = price
        try expect(price.formatted(in: try LocaleIdentifier("de-DE")), shows: #""5,70 €""#, "README.md")
        try expect(try CurrencyStyle(CurrencyCode("EUR"), locale: LocaleIdentifier("de-DE")).format(1234.5), shows: #""1.234,50 €""#, "README.md")
        try expect(try style.format(minorUnits: 123_450), shows: #""1.234,50 €""#, "README.md")
        try expect(style.display(.code).format(-1234.5), shows: #""-1.234,50 EUR""#, "README.md")
        try expect(style.compact().format(1_500_000), shows: #""1,5 Mio. €""#, "README.md")
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        try expect(try parser.parse("1.234,50 €").amount, shows: #"1234.50"#, "README.md")
        try expect(try parser.parse("1.234,50 Kg"), shows: #"throws unexpected text at byte 9: expected the currency or the end"#, "README.md")
        try expect(try parser.parse("1,500 €"), shows: #"throws more than one amount is written like this at byte 0: expected..."#, "README.md")
        try expect(parser.readings(of: "1,500 €").map { $0.amount }, shows: #"[1500, 1.500]"#, "README.md")
        try expect(parser.amounts(in: "war 59,99 €, jetzt 44,00 €").compactMap { $0.amount }, shows: #"[59.99, 44.00]"#, "README.md")
        let bill = try Money("100.00", .euro)
        _ = bill
        try expect(try bill.allocated(by: [1, 2]).parts, shows: #"[33.33 EUR, 66.67 EUR]"#, "README.md")
        try expect(try bill + Money(5, .yen), shows: #"throws expected an amount in EUR, found one in JPY"#, "README.md")
        try expect(bill.formatted(in: .germanGermany), shows: #""100,00 €""#, "README.md")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyText_docc_CurrencyText_md_1() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .euro
            $0.locale = CurrencyLocale.englishIreland
        }
        _ = formatter
        try expect(formatter.string(from: 30.0), shows: #""€30.00""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/CurrencyText.md")
        try expect(formatter.unformatted(string: "€1,234.50"), shows: #""1234.50""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/CurrencyText.md")
    }

    @Test func Sources_Compatibility_CurrencyText_CurrencyText_docc_MigratingFromCurrencyText_md_1() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .dollar
            $0.locale = CurrencyLocale.englishUnitedStates
        }
        _ = formatter
        try expect(formatter.string(from: 30.0), shows: #""$30.00""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        let custom = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.hasDecimals = false
            $0.maxValue = 999999
            $0.groupingSize = 2
            $0.groupingSeparator = ";"
            $0.currencySymbol = "💶"
        }
        _ = custom
        try expect(custom.string(from: 100000000), shows: #""💶99;99;99""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        formatter.locale = Locale(identifier: "pt_BR")
        formatter.currency = .euro
        try expect(formatter.string(from: 300000.54), shows: #""€ 300.000,54""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(formatter.unformatted(string: "€ 300.000,54"), shows: #""300000.54""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(formatter.double(from: "300000.54"), shows: #"300000.54"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(formatter.formattedStringWithAdjustedDecimalSeparator(from: "€ 23,247"), shows: #""€ 232,47""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        formatter.minValue = 10
        formatter.maxValue = 100.31
        try expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "€ 2,03"), shows: #""€ 10,00""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        let bank = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        _ = bank
        let price = Decimal(string: "9007199254740993.25")!
        _ = price
        try expect(bank.string(from: price), shows: #""$9,007,199,254,740,993.25""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(try bank.amount(from: "$9,007,199,254,740,993.25"), shows: #"9007199254740993.25"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(bank.decimal(from: "9007199254740993.25"), shows: #"9007199254740993.25"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        bank.maxDecimalValue = price.decimalValue
        try expect(CurrencyLocale.swedishlandIslands == .swedishAlandIslands, shows: #"true"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(CurrencyLocale.engaliIndia.rawValue, shows: #""bn_IN""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(Currency.bolívar == .bolivar, shows: #"true"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(Currency(rawValue: "XOF")?.code, shows: #"XOF"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(Currency.allCases.count, shows: #"327"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        try expect(Currency.inUse.contains(.kuna), shows: #"false"#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        let swedish = CurrencyFormatter { $0.locale = CurrencyLocale.swedishSweden }
        _ = swedish
        try expect(swedish.unformatted(string: "−1 234,50 kr"), shows: #""-1234.50""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        swedish.showCurrencySymbol = false
        try expect(swedish.string(from: 1234.5), shows: #""1 234,50""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
        swedish.showCurrencySymbol = true
        try expect(swedish.string(from: 1234.5), shows: #""1 234,50 kr""#, "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md")
    }

    @Test func Sources_Compatibility_FieldFormats_FieldFormats_docc_FieldFormats_md_1() throws {
        var phone = FieldEditor(TextInputFormats.phoneNumber())
        _ = phone.type("+12345678901")
        try expect(phone.state.text, shows: #""+1 (234) 567-8901""#, "Sources/Compatibility/FieldFormats/FieldFormats.docc/FieldFormats.md")
        var card = FieldEditor(TextInputFormats.bankCardNumber())
        _ = card.paste("378282246310005")
        try expect(card.state.text, shows: #""3782 822463 10005""#, "Sources/Compatibility/FieldFormats/FieldFormats.docc/FieldFormats.md")
    }

    @Test func Sources_Compatibility_FormattedNumbers_FormattedNumbers_docc_FormattedNumbers_md_1() throws {
        try expect(FormattedMoney(1002.923389).formattedString, shows: #""USD 1,003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedPercentage(0.001).formattedString, shows: #""0.1 %""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedQuantity(1002.923389).formattedString, shows: #""1003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedMoney(-140_500, signStyle: .triangles, abbreviates: true).formattedString, shows: #""▼USD 140.5k""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        let large = Decimal(string: "9007199254740993.25")!
        _ = large
        try expect(FormattedMoney(large).locale(.germanGermany).formattedString, shows: #""USD 9.007.199.254.740.993""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedQuantity(999.94, abbreviates: true).formattedString, shows: #""999.9""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedQuantity(999.96, abbreviates: true).formattedString, shows: #""1k""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(FormattedQuantity(999_999, abbreviates: true).formattedString, shows: #""1m""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        var change = FormattedPercentage(0.034, signStyle: .triangles, highlightStyle: .signOnly)
        change.textAlignment = .right
        try expect(change.styledText.terminalText(.noColors, columns: 10), shows: #""    ▲3.4 %""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        try expect(change.styledText.html(.classes), shows: #""<span class="formatted-number positive" dir="auto"><span class="sign">▲</span>3.4 <span class="percent">%</span></span>""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
        let plan = FormattedMoney(0, signStyle: .triangles).plan
        _ = plan
        try expect([Decimal(12), -3.5, 1_250_000].map { plan.format($0) }, shows: #"["▲USD 12", "▼USD 3.5", "▲USD 1,250,000"]"#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/FormattedNumbers.md")
    }

    @Test func Sources_Compatibility_FormattedNumbers_FormattedNumbers_docc_MigratingFromFormattedNumbers_md_1() throws {
        var money = FormattedMoney(1002.923389)
        try expect(money.formattedString, shows: #""USD 1,003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        var percentage = FormattedPercentage(0.001)
        try expect(percentage.formattedString, shows: #""0.1 %""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        var quantity = FormattedQuantity(1002.923389)
        try expect(quantity.formattedString, shows: #""1003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedMoney(Decimal(string: "1002.923389")!).formattedString, shows: #""USD 1,003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedMoney(try Money("1002.92", .euro)).formattedString, shows: #""EUR 1,003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        money.roundingCutoffs = try RoundingCutoffs([
            RoundingCutoff(minimum: 0, pattern: "¤#,##0.##"),
            RoundingCutoff(minimum: 1000, pattern: "¤#,##0"),
        ])
        money.number = 12.3456
        try expect(money.formattedString, shows: #""USD 12.35""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(try RoundingCutoffs([RoundingCutoff(minimum: 10, decimalPlaces: 1)]), shows: #"throws CutoffError.noneForZero"#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(try RoundingCutoff(minimum: 0, decimalPlaces: 2, pattern: "¤#,##0.#"), shows: #"throws CutoffError.decimalPlacesDisagree"#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        var large = FormattedMoney(140_500, abbreviates: true)
        try expect(large.formattedString, shows: #""USD 140.5k""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        large.abbreviationCutoffs = try AbbreviationCutoffs([
            AbbreviationCutoff(minimum: 1000, symbol: " Tsd."), AbbreviationCutoff(minimum: 1_000_000, symbol: " Mio."),
        ])
        try expect(large.formattedString, shows: #""USD 140.5 Tsd.""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedPercentage(25, abbreviates: true).formattedString, shows: #""2.5k %""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        percentage.signStyle = .triangles
        percentage.highlightStyle = .signOnly
        percentage.positiveColor = .blue
        percentage.neutralColor = NumberColor(white: 0.5)
        try expect(percentage.formattedString, shows: #""▲0.1 %""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(percentage.attributedSign.runs.map(\.numberColor) == [.blue], shows: #"true"#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        money.textAlignment = .right
        money.font = .system(size: 16)
        money.currencyFont = .system(size: 16, weight: .bold)
        money.currencyDisplay = "SGD"
        try expect(String(money.formattedAttributedString.characters), shows: #""SGD 12.35""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        var share = FormattedPercentage(0.001)
        share.layout = .locale
        try expect(share.formattedString, shows: #""0.1%""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(share.locale(.turkishTurkey).formattedString, shows: #""%0,1""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedQuantity(-2.5).formattedString, shows: #""-2.5""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        var whole = FormattedQuantity(1002.923389)
        whole.roundingCutoffs = try RoundingCutoffs([RoundingCutoff(minimum: 0, decimalPlaces: 0)])
        whole.groupsDigits = true
        try expect(whole.formattedString, shows: #""1,003""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedMoney(1234567).locale(.germanGermany).formattedString, shows: #""USD 1.234.567""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        let exact = Decimal(string: "9007199254740993")!
        _ = exact
        try expect(FormattedQuantity(exact).formattedString, shows: #""9007199254740993""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
        try expect(FormattedMoney(number: nil).formattedString, shows: #""N/A""#, "Sources/Compatibility/FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers.md")
    }

    @Test func Sources_Extras_CurrencyAlignment_CurrencyAlignment_docc_ColumnsAndReceipts_md_1() throws {
        let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
        _ = plan
        let prices = plan.aligned([1440, 980, -500, 1920])
        _ = prices
        let labels = ["Espresso", "Grappa", "割引", "合計"]
        _ = labels
        let receipt = zip(labels, prices.lines).map { DisplayWidth.padded($0, to: 10) + $1 }
        _ = receipt
        try expect(receipt[0], shows: #""Espresso  ￥1,440""#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        try expect(receipt[1], shows: #""Grappa      ￥980""#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        try expect(receipt[2], shows: #""割引       -￥500""#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        try expect(receipt[3], shows: #""合計      ￥1,920""#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        let books = CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting).plan
        _ = books
        try expect(books.aligned([1234.5, -3]).lines, shows: #"["$1,234.50 ", "   ($3.00)"]"#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        let wallet = try style.aligned([Money("9.50", .euro), Money(1500, .yen), Money("0.125", .kuwaitiDinar)])
        _ = wallet
        try expect(wallet.lines, shows: #"["    9,50 €   ", "1.500 ¥      ", "    0,125 KWD"]"#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        let plain = DecimalStyle(locale: .englishUnitedStates).plan
        _ = plain
        try expect(plain.aligned([12.25, 3, DecimalValue.nan]).lines, shows: #"[" 12.25", "  3   ", "NaN   "]"#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        let shekels = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael).plan.aligned([1234.5, -0.99])
        _ = shekels
        try expect(shekels.lines, shows: #"["‏1,234.50 ‏₪", "   ‏‎-0.99 ‏₪"]"#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts.md")
        let rows = zip(labels, prices.markdownCells).map { "| \($0) | \($1) |" }
        _ = rows
        _ = (["| | Price |", "| --- | ---: |"] + rows).joined(separator: "\n")
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan.aligned([5])
        _ = dollars
        _ = dollars.htmlCells[0]
    }

    @Test func Sources_Extras_CurrencyAlignment_CurrencyAlignment_docc_CurrencyAlignment_md_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        let column = plan.aligned([1234.5, -0.99])
        _ = column
        try expect(column.lines, shows: #"["1.234,50 €", "   -0,99 €"]"#, "Sources/Extras/CurrencyAlignment/CurrencyAlignment.docc/CurrencyAlignment.md")
    }

    @Test func Sources_Extras_CurrencyExchange_CurrencyExchange_docc_CurrencyExchange_md_1() throws {
        let rates = try [ExchangeRate(1.0842, from: .euro, to: .dollar), ExchangeRate(162.09, from: .euro, to: .yen)]
        _ = rates
        try expect(rates[0].inverse, shows: #"1 USD = 5000/5421 EUR"#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        try expect(try Money(20, .dollar).converted(at: rates[0].inverse, .halfUp), shows: #"18.45 EUR"#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        try expect(try rates.rate(from: .dollar, to: .yen), shows: #"1 USD = 270150/1807 JPY"#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        var bag = MoneyBag()
        try bag += Money("12.50", .euro)
        try bag += Money(800, .yen)
        try expect(bag, shows: #"12.50 EUR, 800 JPY"#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        try expect(try bag.total(in: .euro, at: rates, .halfUp), shows: #"17.44 EUR"#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        let encoder = JSONEncoder()
        _ = encoder
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try expect(String(decoding: try encoder.encode(rates[0]), as: UTF8.self), shows: #""{"rate":"1.0842","source":"EUR","target":"USD"}""#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        try expect(String(decoding: try encoder.encode(rates[0].inverse), as: UTF8.self), shows: #""{"rate":"5000/5421","source":"USD","target":"EUR"}""#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
        try expect(String(decoding: try encoder.encode(bag), as: UTF8.self), shows: #""[{"amount":"12.50","currency":"EUR"},{"amount":"800","currency":"JPY"}]""#, "Sources/Extras/CurrencyExchange/CurrencyExchange.docc/CurrencyExchange.md")
    }

    @Test func Sources_Extras_CurrencyWords_CurrencyWords_docc_AmountsInWords_md_1() throws {
        let cheque = try CurrencyWords(.cheque, .dollar, locale: .englishUnitedStates)
        _ = cheque
        try expect(try cheque.text(of: 123.45), shows: #""one hundred twenty-three and 45/100 US dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try cheque.text(of: 123.45, isCapitalized: true), shows: #""One hundred twenty-three and 45/100 US dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("253.43", .zloty).words(.cheque, in: .polishPoland), shows: #""dwieście pięćdziesiąt trzy złote 43/100""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("47.22", .euro).words(.cheque, in: .italianItaly), shows: #""quarantasette/22 euro""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("234.56", .hryvnia).words(.cheque, in: .ukrainianUkraine), shows: #""двісті тридцять чотири гривні 56 копійок""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        let total = try Money("1234.50", .euro)
        _ = total
        try expect(try total.words(.full, in: .germanGermany), shows: #""eintausendzweihundertvierunddreißig Euro und fünfzig Cent""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try total.words(.full, in: .polishPoland), shows: #""tysiąc dwieście trzydzieści cztery euro i pięćdziesiąt centów""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("-115", .dollar).words(.spoken, in: .englishUnitedStates), shows: #""minus 115 dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("19.80", .dollar).words(.spoken, in: .englishUnitedStates), shows: #""19 dollars and 80 cents""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("1234.50", .euro).words(.spoken, in: .frenchFrance), shows: #""1234 euros et 50 centimes""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("1234567", .dollar).words(.spokenCompact, in: .englishUnitedStates), shows: #""1.2 million dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("2", .dollar).words(.full, in: .englishUnitedStates), shows: #""two dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("2", .canadianDollar).words(.full, in: .englishUnitedStates), shows: #""two Canadian dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try Money("2", .dollar).words(.full, in: .englishCanada), shows: #""two US dollars""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
        try expect(try CurrencyWords(.full, .euro, locale: .arabicEgypt), shows: #"throws no words are known to be right for EUR in ar-EG"#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/AmountsInWords.md")
    }

    @Test func Sources_Extras_CurrencyWords_CurrencyWords_docc_CurrencyWords_md_1() throws {
        try expect(try Money("2.50", .dollar).words(.full, in: .englishUnitedStates), shows: #""two dollars and fifty cents""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/CurrencyWords.md")
        try expect(try Money("1000000", .euro).words(.full, in: .frenchFrance), shows: #""un million d’euros""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/CurrencyWords.md")
        try expect(try Money("21", .poundSterling).words(.full, in: .spanishSpain), shows: #""veintiuna libras""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/CurrencyWords.md")
        try expect(try Money("2000", .russianRuble).words(.full, in: .russianRussia), shows: #""две тысячи рублей""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/CurrencyWords.md")
        try expect(try Money("107000.53", .yuanRenminbi).words(.full, in: .chineseChina), shows: #""壹拾万柒仟元伍角叁分""#, "Sources/Extras/CurrencyWords/CurrencyWords.docc/CurrencyWords.md")
    }

    @Test func Sources_Extras_CustomCurrencies_CustomCurrencies_docc_CustomCurrencies_md_1() throws {
        let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
        _ = coin
        let points = try CustomCurrency(
            "POINTS", symbol: "⭐", displayDigits: 0,
            names: [
                .english: [.one: "point", .other: "points"],
                .polish: [.one: "punkt", .few: "punkty", .many: "punktów", .other: "punktu"],
            ])
        _ = points
        try expect(CurrencyStyle(coin, locale: .germanGermany).format(1234.5), shows: #""1.234,50 USDC""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        try expect(CurrencyStyle(points, locale: .englishUnitedStates).format(1200), shows: #""⭐1,200""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        try expect(CurrencyStyle(points, .name, locale: .englishUnitedStates).format(1), shows: #""1 point""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        try expect(CurrencyStyle(points, .name, locale: .polishPoland).format(22), shows: #""22 punkty""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        let style = CurrencyStyle(coin, locale: .germanGermany)
        _ = style
        try expect(try style.parse("1.234,50\u{A0}USDC"), shows: #"1234.50"#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        try expect(try CurrencyParser(style).parse("1234,5 USDC").amount, shows: #"1234.5"#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        let amount: DecimalValue = 1234.567891
        _ = amount
        try expect(try amount.minorUnits(scale: coin.minorUnit), shows: #"1234567891"#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        let registry = try CurrencyRegistry([coin, points])
        _ = registry
        try expect(try registry.parse("1,200 points", locale: .englishUnitedStates).currency.code, shows: #""POINTS""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        try expect(try registry.parse("1,20 points", locale: .englishUnitedStates), shows: #"throws wrong grouping..."#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
        let dollar = try CustomCurrency("TOKEN", symbol: "US$", displayDigits: 2)
        _ = dollar
        try expect(try CurrencyRegistry([dollar]), shows: #"throws people write USD as "US$""#, "Sources/Extras/CustomCurrencies/CustomCurrencies.docc/CustomCurrencies.md")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleMatching_docc_InAWebService_md_1() throws {
        let supported: [CurrencyLocale] = [
            .englishUnitedStates, .germanGermany, .arabicEgypt, .chineseTaiwan,
        ]
        _ = supported
        let matcher = LocaleMatcher(supported)
        _ = matcher
        func locale(for acceptLanguage: String?) -> CurrencyLocale {
            let header = AcceptLanguage(ignoringMalformed: acceptLanguage ?? "")
            return matcher.best(for: header)?.locale ?? supported[0]
        }
        let price = try Money(minorUnits: 123_450, .euro)
        _ = price
        try expect(locale(for: "de-AT,en;q=0.8"), shows: #".germanGermany"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(price.formatted(in: locale(for: "de-AT,en;q=0.8")), shows: #""1.234,50 €""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(price.formatted(in: locale(for: "zh-TW")), shows: #""€1,234.50""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(price.formatted(in: locale(for: "ja,*;q=0.1")), shows: #""€1,234.50""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(price.formatted(in: locale(for: nil)), shows: #""€1,234.50""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(locale(for: "de;q=high, <script>"), shows: #".englishUnitedStates"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        let data = CurrencyData.bundled
        _ = data
        try expect(try data.strict(LocaleIdentifier("de-AT")), shows: #"de-AT"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(try data.strict(LocaleIdentifier("klingon")), shows: #"throws there is no data for the locale klingon"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(try data.strict(LocaleIdentifier("en-u-nu-foo")), shows: #"throws there is no numbering system foo with ten digits"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(try data.holds(CurrencyCode("CHF")), shows: #"true"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        try expect(try data.holds(CurrencyCode("QQQ")), shows: #"false"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        let arabic = locale(for: "ar")
        _ = arabic
        try expect(arabic.isRightToLeft, shows: #"true"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
        let direction = arabic.isRightToLeft ? "rtl" : "ltr"
        _ = direction
        try expect("<p lang=\"\(arabic.identifier)\" dir=\"\(direction)\">", shows: #""<p lang="ar-EG" dir="rtl">""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/InAWebService.md")
    }

    @Test func Sources_Extras_LocaleMatching_LocaleMatching_docc_LocaleMatching_md_1() throws {
        let supported: [CurrencyLocale] = [.english, .germanGermany, .hebrewIsrael, .chineseTaiwan]
        _ = supported
        let match = LocaleIdentifier.best(of: supported, for: "de-AT,en;q=0.8")
        _ = match
        try expect(match?.locale.rawValue, shows: #""de_DE""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(match?.distance, shows: #"4"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(LocaleIdentifier.best(of: supported, for: "zh-TW")?.distance, shows: #"0"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(LocaleIdentifier.best(of: supported, for: "iw")?.locale.rawValue, shows: #""he_IL""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(LocaleIdentifier.best(of: supported, for: "ja"), shows: #"nil"#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(try LocaleIdentifier.ofStorefront("CHE", languages: ["fr"]).description, shows: #""fr-CH""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
        try expect(try LocaleIdentifier.ofStorefront("CHE").description, shows: #""de-CH""#, "Sources/Extras/LocaleMatching/LocaleMatching.docc/LocaleMatching.md")
    }

    @Test func Sources_Extras_MessageFunctions_MessageFunctions_docc_MessageFunctions_md_1() throws {
        let german = MessageContext(locale: .germanGermany)
        _ = german
        let price = try german.resolve(.currency, "1234.5", ["currency": "EUR"])
        _ = price
        try expect(price.format(), shows: #""1.234,50 €""#, "Sources/Extras/MessageFunctions/MessageFunctions.docc/MessageFunctions.md")
        let likes = try german.resolve(.integer, "2")
        _ = likes
        let others = try german.resolve(.offset, likes, ["subtract": "1"])
        _ = others
        try expect(try others.best(of: ["0", "one"]), shows: #""one""#, "Sources/Extras/MessageFunctions/MessageFunctions.docc/MessageFunctions.md")
        let count = try german.resolve(.number, "5", ["useGrouping": "sometimes"])
        _ = count
        try expect(count.format(), shows: #""5""#, "Sources/Extras/MessageFunctions/MessageFunctions.docc/MessageFunctions.md")
        try expect(count.errors, shows: #"[bad-option: useGrouping=sometimes]"#, "Sources/Extras/MessageFunctions/MessageFunctions.docc/MessageFunctions.md")
    }

    @Test func Sources_Extras_NumberSkeletons_NumberSkeletons_docc_NumberSkeletons_md_1() throws {
        let locale = try LocaleIdentifier("de")
        _ = locale
        let style = try NumberStyle(skeleton: "currency/EUR .00 +!", locale: locale, data: .bundled)
        _ = style
        try expect(style.format(1234.5), shows: #""+1.234,50 €""#, "Sources/Extras/NumberSkeletons/NumberSkeletons.docc/NumberSkeletons.md")
        try expect(try style.skeleton, shows: #""currency/EUR .00 sign-always""#, "Sources/Extras/NumberSkeletons/NumberSkeletons.docc/NumberSkeletons.md")
        try expect(try CurrencyStyle(.yen, locale: .japaneseJapan).compact(.short).skeleton, shows: #""compact-short currency/JPY""#, "Sources/Extras/NumberSkeletons/NumberSkeletons.docc/NumberSkeletons.md")
        try expect(try NumberStyle(skeleton: "EUR", locale: locale, data: .bundled), shows: #"throws unknown stem "EUR" (byte 0)"#, "Sources/Extras/NumberSkeletons/NumberSkeletons.docc/NumberSkeletons.md")
        try expect(try CurrencyStyle(.euro, locale: .germanGermany).spaces(.plain).skeleton, shows: #"throws a skeleton cannot express plain spaces"#, "Sources/Extras/NumberSkeletons/NumberSkeletons.docc/NumberSkeletons.md")
    }

    @Test func Sources_Extras_NumberWords_NumberWords_docc_NumberWords_md_1() throws {
        let words = NumberWords.bundled
        _ = words
        try expect(try words.spell(1234, in: .englishUnitedStates), shows: #""one thousand two hundred thirty-four""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(-2.5, in: .englishUnitedStates), shows: #""minus two point five""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(80, in: .frenchFrance), shows: #""quatre-vingts""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(71, in: .frenchSwitzerland), shows: #""septante-et-un""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(1_234_567, in: .englishIndia), shows: #""twelve lakh thirty-four thousand five hundred sixty-seven""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(1, in: .germanGermany, ruleSet: .cardinalFeminine), shows: #""eine""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(21, in: .englishUnitedStates, ruleSet: .ordinal), shows: #""twenty-first""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(21, in: .englishUnitedStates, ruleSet: .digitsOrdinal), shows: #""21st""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(1984, in: .englishUnitedStates, ruleSet: .numberingYear), shows: #""nineteen eighty-four""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.spell(105, in: .chineseChina, ruleSet: .cardinalFinancial), shows: #""壹佰零伍""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        try expect(try words.ruleSets(in: .turkishTurkiye).contains(.cardinalFeminine), shows: #"false"#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
        let speller = try words.speller(for: .germanGermany, ruleSet: .cardinalNeuter)
        _ = speller
        try expect(try speller.spell(2), shows: #""zwei""#, "Sources/Extras/NumberWords/NumberWords.docc/NumberWords.md")
    }

    @Test func Sources_Extras_PaymentServices_PaymentServices_docc_PaymentServices_md_1() throws {
        let price = try Money("11480", .forint)
        _ = price
        try expect(try price.minorUnits(for: .stripe), shows: #"1148000"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try price.minorUnits(for: .payPal), shows: #"11480"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try Money(minorUnits: 1_148_000, .forint, for: .stripe), shows: #"11480.00 HUF"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        let krona = try Money("1000", .icelandKrona)
        _ = krona
        try expect(try krona.minorUnits(for: .square), shows: #"throws how square counts ISK is not recorded"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try krona.minorUnits(for: .square.otherwise(.iso)), shows: #"1000"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try krona.minorUnits(for: .payPal), shows: #"throws payPal does not take ISK"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try MinorUnitPolicy.stripe.unit(of: .icelandKrona), shows: #"2 decimals, multiples of 100"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        try expect(try Money("9.5", .icelandKrona).minorUnits(for: .stripe), shows: #"throws stripe accepts multiples of 100, found 950"#, "Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
    }

    @Test func Sources_Extras_PriceLabels_PriceLabels_docc_PriceLabels_md_1() throws {
        let euros = CurrencyStyle(.euro, locale: .germanGermany)
        _ = euros
        try expect(euros.per(.month).format(9.99), shows: #""9,99 € pro Monat""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(euros.per(.month, .short).format(9.99), shows: #""9,99 €/M""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(euros.per(.kilogram, .short).format(4.5), shows: #""4,50 €/kg""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(euros.per(.hundredGrams, .short).format(0.45), shows: #""0,45 €/100 g""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(CurrencyStyle(.yen, locale: .japaneseJapan).per(.night).format(12_000), shows: #""￥12,000/泊""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        let yearly = try Money("99.99", .euro)
        _ = yearly
        let monthly = try yearly.perPeriod(of: .year, in: .month)
        _ = monthly
        try expect(monthly.price, shows: #"8.33 EUR"#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(monthly.missing, shows: #"0.03 EUR"#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(try Money("12.90", .euro).perUnit(of: .kilogram, in: .hundredGrams), shows: #"1.29 EUR"#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(try yearly.perPeriod(of: .year, in: .week), shows: #"throws neither year nor week is a whole number of the other"#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(CurrencyStyle(.dollar, locale: .englishUnitedStates).withCode().format(5), shows: #""$5.00 USD""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
        try expect(CurrencyStyle(.euro, locale: .germanGermany).withCode().per(.month).format(5), shows: #""5,00 € EUR pro Monat""#, "Sources/Extras/PriceLabels/PriceLabels.docc/PriceLabels.md")
    }

    @Test func Sources_Extras_PriceSamples_PriceSamples_docc_PriceSamples_md_1() throws {
        let yearly = PriceSample("59,99 lei", amount: 59.99, .romanianLeu)
        _ = yearly
        let styles = try yearly.styles(PriceHints(region: "RO"))
        _ = styles
        let month = try Money("59.99", .romanianLeu).split(into: 12).parts[11]
        _ = month
        try expect(month.description, shows: #""4.99 RON""#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(styles.format(month.amount), shows: #""4,99 lei""#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        let euro = try PriceSample("1,23 €", amount: 1.23, .euro).styles()
        _ = euro
        try expect(euro.agree(on: 14.76), shows: #"true"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(euro.agree(on: 1234.5), shows: #"false"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        let spain = try PriceSample("1,23 €", amount: 1.23, .euro).styles(PriceHints(locales: [LocaleIdentifier(literal: "es")]))
        _ = spain
        try expect(spain.format(1234.5), shows: #""1234,50 €""#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(spain.agree(on: 1234.5), shows: #"true"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        let store = try LocaleIdentifier.ofStorefront("CHE", languages: ["fr"])
        _ = store
        let francs = try PriceSample("1.23 CHF", amount: 1.23, .swissFranc).styles(PriceHints(locales: [store]))
        _ = francs
        try expect(francs.format(14.76), shows: #""14.76 CHF""#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        let own = try PriceSample("ab 1,23 €", amount: 1.23, .euro).styles(PriceHints(region: "DE"))
        _ = own
        try expect(own.best.source, shows: #".text"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(own.format(14.76), shows: #""ab 14,76 €""#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(own.agree(on: 1234.5), shows: #"false"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
        try expect(try PriceSample("€1.24", amount: 1.23, .euro).styles(), shows: #"throws the digits of the text do not spell 1.23"#, "Sources/Extras/PriceSamples/PriceSamples.docc/PriceSamples.md")
    }

    @Test func Sources_Foundation_CurrencyFoundation_CurrencyFoundation_docc_CurrencyFoundation_md_1() throws {
        let price = Decimal(string: "1234.5")!
        _ = price
        try expect(price.formatted(.currency(.euro, locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/CurrencyFoundation.md")
        try expect(try Decimal("1.234,50 €", format: .currency(.euro, locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/CurrencyFoundation.md")
    }

    @Test func Sources_Foundation_CurrencyFoundation_CurrencyFoundation_docc_MigratingFromFoundation_md_1() throws {
        let price = Decimal(string: "1234.5")!
        _ = price
        try expect(price.formatted(.currency(.euro, locale: .germanGermany)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).presentation(.isoCode)), shows: #""1.234,50 EUR""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).precision(.fractionLength(0))), shows: #""1.234 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).sign(strategy: .always())), shows: #""+1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect((-price).formatted(.currency(.dollar, locale: .englishUnitedStates).sign(strategy: .accounting)), shows: #""($1,234.50)""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        let code = try CurrencyCode("EUR")
        _ = code
        let locale = Locale(identifier: "de_DE")
        _ = locale
        try expect(price.formatted(.currency(code).locale(locale)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: locale)), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).presentation(.fullName(.bundled))), shows: #""1.234,50 Euro""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try Decimal("5 Euro", format: .currency(.euro, locale: .germanGermany).parsing(names: .bundled)), shows: #"5"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try Decimal("1.234,50 €", format: .currency(.euro, locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try Decimal("1234,5 EUR", format: .currency(.euro, locale: .germanGermany)), shows: #"1234.5"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try Decimal("1,2,3", format: .currency(.euro, locale: .germanGermany)), shows: #"throws"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try Decimal("1.234,5O €", format: .currency(.euro, locale: .germanGermany)), shows: #"throws unexpected text at byte 7..."#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        var style = CurrencyFormatStyle<Decimal>(.swissFranc, locale: .germanSwitzerland)
        style.configuration.precision = .fractionLength(0)
        let plan = style.plan
        _ = plan
        try expect(plan.format(price.decimalValue), shows: #""CHF 1'234""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(try style.parseStrategy.parse("CHF 1'234"), shows: #"1234"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(price.formatted(.currency(.euro, locale: .germanGermany).presentation(.custom("💶"))), shows: #""1.234,50 💶""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        let sizes = try GroupingSizes(primary: 3, secondary: 2)
        _ = sizes
        try expect(CurrencyStyle(.euro, locale: .englishIreland).groupingSizes(sizes).format(1234567), shows: #""€12,34,567.00""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        let formatter: Formatter = CurrencyStyleFormatter(CurrencyFormatStyle(.euro, locale: .germanGermany))
        _ = formatter
        try expect(formatter.string(for: price), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        let large = Decimal(string: "9007199254740993.25")!
        _ = large
        try expect(large.formatted(.currency(.euro, locale: .germanGermany)), shows: #""9.007.199.254.740.993,25 €""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
        try expect(1234567.formatted(.currency(.indianRupee, locale: .englishIndia)), shows: #""₹12,34,567.00""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MigratingFromFoundation.md")
    }

    @Test func Sources_Foundation_CurrencyFoundation_CurrencyFoundation_docc_MoneyInJSON_md_1() throws {
        struct Order: Codable {
            var total: Money
        }
        let encoder = JSONEncoder()
        _ = encoder
        encoder.outputFormatting = .sortedKeys
        let order = Order(total: try Money("12.50", .euro))
        _ = order
        try expect(String(decoding: try encoder.encode(order), as: UTF8.self), shows: #""{"total":{"amount":"12.50","currency":"EUR"}}""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        struct Charge: Codable {
            @MinorUnitsCoded var total: Money
        }
        let charge = Charge(total: try Money("12.50", .euro))
        _ = charge
        try expect(String(decoding: try encoder.encode(charge), as: UTF8.self), shows: #""{"total":{"currency":"EUR","minorUnits":1250}}""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        struct Payment: Codable {
            @NumberCoded var total: Money
        }
        let json = Data(#"{"total":{"amount":1099,"currency":"eur"}}"#.utf8)
        _ = json
        let decoder = JSONDecoder()
        _ = decoder
        decoder.userInfo[.moneyNumbers] = MoneyNumbers.minorUnits
        try expect(try decoder.decode(Payment.self, from: json).total, shows: #"10.99 EUR"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        decoder.userInfo[.moneyNumbers] = MoneyNumbers.majorUnits
        try expect(try decoder.decode(Payment.self, from: json).total, shows: #"1099 EUR"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        struct Offer: Codable {
            @GoogleMoneyCoded var price: Money
        }
        let offer = Data(#"{"price":{"currencyCode":"USD","units":"-1","nanos":-750000000}}"#.utf8)
        _ = offer
        try expect(try JSONDecoder().decode(Offer.self, from: offer).price, shows: #"-1.75 USD"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        struct Line: Codable {
            var net: DecimalValue
        }
        let line = try JSONDecoder().decode(Line.self, from: Data(#"{"net":"19.99"}"#.utf8))
        _ = line
        try expect(try Money(line.net, .euro), shows: #"19.99 EUR"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
        _ = style
        let stored = try encoder.encode(style)
        _ = stored
        try expect(String(decoding: stored, as: UTF8.self), shows: #""{"currency":"EUR","display":"code","options":{"locale":"de-DE"}}""#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
        try expect(try JSONDecoder().decode(CurrencyStyle.self, from: stored) == style, shows: #"true"#, "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md")
    }

    @Test func Sources_Foundation_CurrencyObjects_CurrencyObjects_docc_CurrencyObjects_md_1() throws {
        let formatter: Formatter = CurrencyStyleFormatter(CurrencyFormatStyle(.euro, locale: .germanGermany))
        _ = formatter
        try expect(formatter.string(for: 1234.5), shows: #""1.234,50 €""#, "Sources/Foundation/CurrencyObjects/CurrencyObjects.docc/CurrencyObjects.md")
        try expect(formatter.string(for: NSNumber(value: 5)), shows: #""5,00 €""#, "Sources/Foundation/CurrencyObjects/CurrencyObjects.docc/CurrencyObjects.md")
    }

    @Test func Sources_Runtime_AmountSearch_AmountSearch_docc_AmountSearch_md_1() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        try expect(parser.amounts(in: "war 59,99 €, jetzt 44,00 €").compactMap(\.amount), shows: #"[59.99, 44.00]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/AmountSearch.md")
    }

    @Test func Sources_Runtime_AmountSearch_AmountSearch_docc_ReadingAmounts_md_1() throws {
        let parser = CurrencyParser(locale: .englishUnitedStates)
        _ = parser
        let text = "was $19.99, now 14 USD"
        _ = text
        let amounts = parser.amounts(in: text)
        _ = amounts
        try expect(amounts.compactMap(\.amount), shows: #"[19.99, 14]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(amounts.map { String(text[$0.range(in: text)!]) }, shows: #"["$19.99", "14 USD"]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(amounts[0].currency, shows: #"USD"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(parser.amounts(in: "Call 555-0199 before 12/24, 3 left").count, shows: #"0"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        let doubtful = parser.amounts(in: "Balance: - $500.00")[0]
        _ = doubtful
        try expect(doubtful.amount, shows: #"nil"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(doubtful.likeliest, shows: #"500.00"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(doubtful.readings, shows: #"[500.00, -500.00]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(doubtful.doubts.map(\.kind.rawValue), shows: #"["sign"]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        let unknown = CurrencyParser(locale: .root, data: .bundled)
        _ = unknown
        try expect(unknown.amounts(in: "war 59,99 €, jetzt 44,00 €").compactMap(\.amount), shows: #"[59.99, 44.00]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(unknown.readings(of: "1.234").map(\.amount), shows: #"[1234, 1.234]"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        let canada = CurrencyParser(locale: .englishCanada)
        _ = canada
        try expect(try canada.parse("$5").currency, shows: #"CAD"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(try canada.parse("US$5").currency, shows: #"USD"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        let world = CurrencyParser(locale: .root, data: .bundled)
        _ = world
        try expect(try world.parse("$5").currency, shows: #"nil"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
        try expect(try world.parse("5 kr").candidates.map(\.currency), shows: #"SEK, NOK, DKK, ISK"#, "Sources/Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts.md")
    }

    @Test func Sources_Runtime_CurrencyColumns_CurrencyColumns_docc_CurrencyColumns_md_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        let texts = try plan.formatColumn(minorUnits: [123_450, -99])
        _ = texts
        try expect(texts[0], shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyColumns/CurrencyColumns.docc/CurrencyColumns.md")
        try expect(texts.offsets, shows: #"[0, 13, 23]"#, "Sources/Runtime/CurrencyColumns/CurrencyColumns.docc/CurrencyColumns.md")
        try expect(CurrencyParser(.euro, locale: .germanGermany).parseColumn(texts).minorUnits, shows: #"[123450, -99]"#, "Sources/Runtime/CurrencyColumns/CurrencyColumns.docc/CurrencyColumns.md")
    }

    @Test func Sources_Runtime_CurrencyEngine_CurrencyEngine_docc_CurrencyEngine_md_1() throws {
        try expect(try CurrencyCode("eur"), shows: #"EUR"#, "Sources/Runtime/CurrencyEngine/CurrencyEngine.docc/CurrencyEngine.md")
        try expect(try LocaleIdentifier("sr_Latn_RS"), shows: #"sr-Latn-RS"#, "Sources/Runtime/CurrencyEngine/CurrencyEngine.docc/CurrencyEngine.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_Calculating_md_1() throws {
        let price = try Money("19.99", .euro)
        _ = price
        try expect(try price * 3, shows: #"59.97 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try Money(100, .euro).split(into: 3).parts, shows: #"33.34 EUR, 33.33 EUR, 33.33 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try Money(100, .euro).allocated(by: [1, 2]).parts, shows: #"33.33 EUR, 66.67 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try Money(12.34, .swissFranc).rounded(to: .cash, .halfUp), shows: #"12.35 CHF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try price + Money(5, .yen), shows: #"throws expected an amount in EUR, found one in JPY"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(price.formatted(in: .germanGermany), shows: #""19,99 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        let tax = try Money("0.125", .euro)
        _ = tax
        try expect(try tax.rounded(to: .minorUnit, .halfUp), shows: #"0.13 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try tax.rounded(to: .minorUnit, .halfEven), shows: #"0.12 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try Money(10, .swissFranc).divided(by: 3, to: .cash, .down), shows: #"3.30 CHF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        let bag = try MoneyBag([Money("12.50", .euro), Money(5, .dollar), Money(5, .euro)])
        _ = bag
        try expect(bag, shows: #"17.50 EUR, 5 USD"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(bag[.euro], shows: #"17.50 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        let rates = try [ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen)]
        _ = rates
        try expect(rates[0].inverse, shows: #"1 USD = 0.8 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try rates.rate(from: .dollar, to: .yen), shows: #"1 USD = 128 JPY"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(try bag.total(in: .yen, at: rates, .halfUp), shows: #"3440 JPY"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(Currency.forint.minorUnit, shows: #"2: what payments are counted in"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(Currency.forint.displayDigits, shows: #"0: what CLDR shows"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(Currency.forint.cashRounding, shows: #"5: what cash can pay"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        let day = CalendarDate(year: 2026, month: 2, day: 1)!
        _ = day
        try expect(Currency(ofRegion: "BG", on: day), shows: #".euro"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
        try expect(Currency(numericCode: 532, on: day), shows: #".caribbeanGuilder"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Calculating.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_CorrectingAValue_md_1() throws {
        let style = CurrencyStyle(.swissFranc, locale: .germanSwitzerland)
        _ = style
        try expect(style.format(1234.5), shows: #""CHF 1'234.50""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue.md")
        try expect(try style.symbols(NumberSymbols(group: "\u{2019}")).format(1234.5), shows: #""CHF 1’234.50""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue.md")
        try expect(style.display(.custom("Fr.")).format(1234.5), shows: #""Fr. 1'234.50""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue.md")
        let pattern = try NumberFormatPattern("#,##0.00 ¤")
        _ = pattern
        try expect(style.pattern(pattern).format(1234.5), shows: #""1'234.50 CHF""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue.md")
        enum Shop {
            static let price = CurrencyStyle(.swissFranc, locale: .germanSwitzerland).display(.custom("Fr."))
        }
        try expect(Shop.price.format(5), shows: #""Fr. 5.00""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_CurrencyFormat_md_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
        try expect(try style.format(minorUnits: 123_450), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
        try expect(try LocaleIdentifier("sr_Latn_RS@numbers=arab"), shows: #"sr-Latn-RS-u-nu-arab: BCP 47 and ICU spelling"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
        try expect(try CurrencyCode("eur"), shows: #"EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
        try expect(Currency(rawValue: "JPY"), shows: #".yen"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
        try expect(CurrencyLocale(rawValue: "pt_BR"), shows: #".portugueseBrazil"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_FirstInvoice_md_1() throws {
        let german = CurrencyStyle(.euro, locale: .germanGermany)
        _ = german
        try expect(german.format(1234.5), shows: #""1.234,50 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        let hours = try Money("86.50", .euro) * 12
        _ = hours
        let travel = try Money("49.90", .euro)
        _ = travel
        let net = try hours + travel
        _ = net
        try expect(net, shows: #"1087.90 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        let tax = try (net * 0.19).rounded(to: .iso, .halfUp)
        _ = tax
        try expect(tax, shows: #"206.70 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        let gross = try net + tax
        _ = gross
        try expect(gross, shows: #"1294.60 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        try expect(gross.formatted(in: .germanGermany), shows: #""1.294,60 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        try expect(gross.formatted(in: .frenchFrance), shows: #""1 294,60 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        try expect(gross.formatted(in: try LocaleIdentifier("nl-BE")), shows: #""€ 1.294,60""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        let parts = try gross.split(into: 3).parts
        _ = parts
        try expect(parts, shows: #"431.54 EUR, 431.53 EUR, 431.53 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        try expect(try parts.dropFirst().reduce(parts[0]) { try $0 + $1 } == gross, shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice.md")
        func invoice(_ lines: [(label: String, amount: Money)], in locale: CurrencyLocale) -> String {
            lines.map { "\($0.label): \($0.amount.formatted(in: locale))" }.joined(separator: "\n")
        }
        _ = print(invoice([("Netto", net), ("USt. 19 %", tax), ("Summe", gross)], in: .germanGermany))
        _ = print(invoice([("Net", net), ("VAT 19%", tax), ("Total", gross)], in: .englishIreland))
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_Formatting_md_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.display(.code).format(-1234.5), shows: #""-1.234,50 EUR""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.signDisplay(.always).format(1234.5), shows: #""+1.234,50 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let accounting = CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting)
        _ = accounting
        try expect(accounting.format(-1234.5), shows: #""($1,234.50)""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let cash = CurrencyStyle(.swissFranc, locale: .germanSwitzerland).digits(.cash)
        _ = cash
        try expect(cash.format(1234.56), shows: #""CHF 1'234.55""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.digits(.precision(.significant(2...3))).format(1234.5), shows: #""1.230 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.trailingZeros(.stripIfInteger).format(5), shows: #""5 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let exact = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(0...4)).trailingZeros(.asWritten)
        _ = exact
        try expect(exact.format(try DecimalValue("5.50")), shows: #""5.50""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.compact().resolvedOptions.maximumSignificantDigits, shows: #"2"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.euro.symbolSide(in: .germanGermany), shows: #".after"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.canadianDollar.symbol(in: .englishUnitedStates), shows: #""CA$""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.canadianDollar.symbol(.narrow, in: .englishUnitedStates), shows: #""$""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.dollar.symbol(among: [.euro], in: .englishUnitedStates), shows: #""$""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.dollar.symbol(among: [.euro, .canadianDollar], in: .englishUnitedStates), shows: #""US$""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(Currency.dollar.symbol(.unambiguous, in: .englishUnitedStates), shows: #""US$""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        _ = dollars
        try expect(try dollars.unambiguousSymbol().format(5), shows: #""US$5.00""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.spaces(.plain).format(5) == "5,00\u{20}€", shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let hebrew = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael)
        _ = hebrew
        try expect(hebrew.bidi(.strip).spaces(.plain).format(-5) == "-5.00 ₪", shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(DecimalStyle(locale: .germanGermany).format(1234.5678), shows: #""1.234,568""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(PercentStyle(locale: .germanGermany).format(0.256), shows: #""26 %""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.compact().format(1_500_000), shows: #""1,5 Mio. €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(DecimalStyle(locale: .spanishSpain).compact(.long).format(2_000_000), shows: #""2 millones""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(try style.format(1...3), shows: #""1,00–3,00 €""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        try expect(style.qualifier(.atLeast).format(5), shows: #""5,00 €+""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let pattern = try NumberFormatPattern("#,##0.00 ¤;(#,##0.00 ¤)")
        _ = pattern
        try expect(style.pattern(pattern).format(-1234.5), shows: #""(1.234,50 €)""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let number = style.plan.formatParts(-1234.5)
        _ = number
        try expect(number.parts.map(\.kind), shows: #"minusSign, integer, group, integer, decimal, fraction, ..."#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
        let plan = style.plan
        _ = plan
        var bytes: [UInt8] = []
        for amount: DecimalValue in [1, 2.5, 1234.5] {
            plan.append(amount, to: &bytes)
        }
        try expect(withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
    plan.write(1234.5, into: buffer)
}, shows: #"13: bytes; nil if they do not fit"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Formatting.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_InADatabase_md_1() throws {
        let price = try Money("12.50", .euro)
        _ = price
        try expect(try price.minorUnits(), shows: #"1250"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(try Money(minorUnits: 1250, .euro), shows: #"12.50 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(try Money(minorUnits: 1250, CurrencyCode("JPY")), shows: #"1250 JPY"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(price.amount.plainText, shows: #""12.50""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(try Money(DecimalValue("0.0125"), .euro), shows: #"0.0125 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(try Money("0.0125", .euro).minorUnits(), shows: #"throws the number has more than 2 decimal places"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        try expect(try Money("0.0125", .euro).rounded(to: .iso, .halfUp).minorUnits(), shows: #"1"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        let sum = "1234567890123456789012345678.250000"
        _ = sum
        try expect(try Money(DecimalValue(sum), currency: CurrencyCode("EUR")), shows: #"1234567890123456789012345678.250000 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
        let units = "92233720368547758070"
        _ = units
        let cents = try DecimalValue(units)
        _ = cents
        try expect(try Money(cents.scaled(byPowerOfTen: -2), .euro), shows: #"922337203685477580.70 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_InYourTests_md_1() throws {
        let price = try Money("5.70", .euro)
        _ = price
        try expect(price.formatted(in: .germanGermany, spaces: .plain) == "5,70 €", shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(style.spaces(.plain).format(5.7) == "5,70 €", shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
        try expect(price.formatted(in: .germanGermany) == "5,70\u{A0}€", shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
        let text = style.plan.formatParts(-1234.5)
        _ = text
        try expect(text.parts.first { $0.kind == .currency }.map(text.text), shows: #""€""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
        try expect(text.parts.filter { $0.kind == .integer }.map(text.text), shows: #"["1", "234"]"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
        try expect(try style.parse(text.text) == -1234.5, shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_Profiles_md_1() throws {
        let file = URL(fileURLWithPath: "Tests/Conformance/Foundation/cldr-46.image")
        _ = file
        let profile = try CurrencyData(Data(contentsOf: file))
        _ = profile
        try expect(profile.source, shows: #""icu 76.1""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        let dinars = CurrencyStyle(currency: try CurrencyCode("RSD"), locale: try LocaleIdentifier("sr"), data: profile)
        _ = dinars
        try expect(dinars.compatibility(.icu).format(1234.5), shows: #""1.234 RSD""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        try expect(CurrencyStyle(.serbianDinar, locale: .serbian).format(1234.5), shows: #""1.234,50 RSD""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        let held = [CurrencyData.bundled, profile]
        _ = held
        let then = try CurrencyData.asOf("46", among: held)
        _ = then
        try expect(CurrencyStyle(currency: try CurrencyCode("RSD"), locale: try LocaleIdentifier("sr"), data: then).format(1234.5), shows: #""1.234 RSD""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        try expect(try CurrencyData.asOf("44", among: held), shows: #"throws no data of CLDR 44 is held, but of 48, 46"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        let stable = CurrencyStyle(.euro, locale: .root).display(.code).pattern(try NumberFormatPattern("0.00 ¤")).rounding(.halfUp)
        _ = stable
        try expect(stable.format(12345.67), shows: #""12345.67 EUR""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
        try expect(stable.format(-0.5), shows: #""-0.50 EUR""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Profiles.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_RoundingAndTax_md_1() throws {
        let price = try Money("0.50", .euro)
        _ = price
        let tax = try price * 0.21
        _ = tax
        try expect(tax, shows: #"0.1050 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try tax.rounded(to: .iso, .halfUp), shows: #"0.11 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try tax.rounded(to: .iso, .halfEven), shows: #"0.10 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let gross = try Money("9.99", .euro)
        _ = gross
        let net = try gross.divided(by: 1.19, .halfUp)
        _ = net
        try expect(net, shows: #"8.39 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try gross - net, shows: #"1.60 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try Money("0.125", .euro).rounded(to: .iso, .halfUp), shows: #"0.13 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try Money("12.34", .forint).rounded(to: .display, .halfUp), shows: #"12 HUF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try Money("12.34", .forint).rounded(to: .cash, .halfUp), shows: #"10 HUF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try Money("1.2345", .kuwaitiDinar).rounded(to: .iso, .halfUp), shows: #"1.235 KWD"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let bill = try Money("43.89", .swissFranc)
        _ = bill
        let cash = try bill.rounded(to: .cash, .halfUp)
        _ = cash
        try expect(cash, shows: #"43.90 CHF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try cash - bill, shows: #"0.01 CHF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let lines = try ["0.50", "0.50", "0.50"].map { try Money($0, .euro) }
        _ = lines
        let sum = try lines.sum(in: .euro)
        _ = sum
        let taxOfSum = try (sum * 0.21).rounded(to: .iso, .halfUp)
        _ = taxOfSum
        try expect(taxOfSum, shows: #"0.32 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try lines.map { try ($0 * 0.21).rounded(to: .iso, .halfUp) }.sum(in: .euro), shows: #"0.33 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let taxes = try taxOfSum.allocated(by: lines.map(\.amount))
        _ = taxes
        try expect(taxes.parts, shows: #"0.11 EUR, 0.11 EUR, 0.10 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try taxes.parts.sum(in: .euro) == taxOfSum, shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let hundred = Money(100, .euro)
        _ = hundred
        try expect(try hundred.split(into: 3).parts, shows: #"33.34 EUR, 33.33 EUR, 33.33 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try hundred.split(into: 3, remainder: .last).parts, shows: #"33.33 EUR, 33.33 EUR, 33.34 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        let separate = try hundred.split(into: 3, remainder: .separate)
        _ = separate
        try expect(separate.parts, shows: #"33.33 EUR, 33.33 EUR, 33.33 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(separate.remainder, shows: #"0.01 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        try expect(try Money(10, .swissFranc).split(into: 3, unit: .cash).parts, shows: #"3.35 CHF, 3.35 CHF, 3.30 CHF"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
        enum Euro: CurrencyTag { static let code = Currency.euro.code }
        func withTax(_ net: TypedMoney<Euro>) throws -> TypedMoney<Euro> {
            try net + TypedMoney((net.money * 0.19).rounded(to: .iso, .halfUp))
        }
        try expect(try withTax(TypedMoney("19.99")).money, shows: #"23.79 EUR"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax.md")
    }

    @Test func Sources_Runtime_CurrencyFormat_CurrencyFormat_docc_UpdatingData_md_1() throws {
        try expect(CurrencyData.bundled.source, shows: #""cldr-json 48.0.0 with icu 78.3""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md")
        try expect(CurrencyData.bundled.isoPublished, shows: #""2026-01-01""#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md")
        try expect(Currency.inUse.contains(.euro), shows: #"true"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md")
        try expect(Currency.inUse.contains(.kuna), shows: #"false"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md")
        try expect(Currency.kuna.status, shows: #".withdrawn(year: 2023, month: 1)"#, "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData.md")
    }

    @Test func Sources_Runtime_CurrencyNames_CurrencyNames_docc_CurrencyNames_md_1() throws {
        let named = CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled))
        _ = named
        try expect(named.format(1234.5), shows: #""1.234,50 Euro""#, "Sources/Runtime/CurrencyNames/CurrencyNames.docc/CurrencyNames.md")
        let names = CurrencyNames.bundled
        _ = names
        let polish = try LocaleIdentifier("pl")
        _ = polish
        try expect(names.displayName(of: try CurrencyCode("EUR"), in: polish), shows: #""euro""#, "Sources/Runtime/CurrencyNames/CurrencyNames.docc/CurrencyNames.md")
        try expect(names.pluralName(of: try CurrencyCode("PLN"), category: .few, in: polish), shows: #""złote polskie""#, "Sources/Runtime/CurrencyNames/CurrencyNames.docc/CurrencyNames.md")
    }

    @Test func Sources_Runtime_CurrencyParsing_CurrencyParsing_docc_BankStatements_md_1() throws {
        let plain = CurrencyParser(.euro, locale: .germanGermany)
        _ = plain
        try expect(try plain.parse("1.234,56 S"), shows: #"throws mark of a debit or credit at byte 9: expected the end"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        let german = CurrencyParser(.euro, locale: .germanGermany, conventions: .statement(in: .germanGermany))
        _ = german
        try expect(try german.parse("1.234,56 S").amount, shows: #"-1234.56"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(try german.parse("1.234,56 H").amount, shows: #"1234.56"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(try german.parse("221,23-").amount, shows: #"-221.23"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        var conventions = AmountConventions.statement(in: .germanGermany)!
        conventions.creditIsNegative = true
        let books = CurrencyParser(.euro, locale: .germanGermany, conventions: conventions)
        _ = books
        try expect(try books.parse("1.234,56 H").amount, shows: #"-1234.56"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        let own = AmountConventions(marks: [.init("PAID", .debit, .behind), .init("RECEIVED", .credit, .behind)])
        _ = own
        let parser = CurrencyParser(.dollar, locale: .englishUnitedStates, conventions: own)
        _ = parser
        try expect(try parser.parse("$19.99 PAID").amount, shows: #"-19.99"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        do {
            _ = try german.parse("1,500 H")
        } catch {
            error.reason == .ambiguous
            error.readings.map(\.amount)
            error.doubts.map(\.kind.description)
        }
        let found = try german.parse("1234,5 S")
        _ = found
        try expect(found.amount, shows: #"-1234.5"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(found.currency, shows: #"EUR"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(found.notes.contains(.accountMark), shows: #"true"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(try german.parse("19,99").money(or: .euro), shows: #"19.99 EUR"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        let unknown = CurrencyParser(locale: .englishCanada)
        _ = unknown
        try expect(try unknown.parse("$5").currency, shows: #"CAD"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        try expect(unknown.currencies(in: "5 kr").map(\.currency), shows: #"SEK, NOK, DKK, ISK"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements.md")
        do {
            _ = try german.parse("1.23,56 S")
        } catch {
            error.reason
            error.offset
            error.wellFormed
        }
    }

    @Test func Sources_Runtime_CurrencyParsing_CurrencyParsing_docc_CurrencyParsing_md_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(try style.plan.parse("1.234,50\u{A0}€"), shows: #"1234.50"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/CurrencyParsing.md")
        try expect(try CurrencyParser(style).parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/CurrencyParsing.md")
    }

    @Test func Sources_Runtime_CurrencyParsing_CurrencyParsing_docc_Parsing_md_1() throws {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        _ = plan
        try expect(try plan.parse("1.234,50\u{A0}€"), shows: #"1234.50"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try plan.parseMinorUnits("1.234,50\u{A0}€"), shows: #"123450"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        let parser = CurrencyParser(.euro, locale: .germanGermany)
        _ = parser
        try expect(try parser.parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try parser.parse("7.5 €").amount, shows: #"7.5"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        let english = CurrencyParser(locale: .englishUnitedStates)
        _ = english
        try expect(try english.parse("$1.2k").amount, shows: #"1200"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try english.parse("1234.5-").amount, shows: #"-1234.5"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try english.parse("1234.5-").notes.contains(.trailingMinus), shows: #"true"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try english.parse("19.99").money(or: .dollar), shows: #"19.99 USD"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        do {
            _ = try parser.parse("1,500 €")
        } catch {
            error.reason == .ambiguous
            error.readings.map(\.amount)
            error.doubts.map(\.kind.rawValue)
        }
        try expect(parser.readings(of: "1,500 €").map(\.amount), shows: #"[1500, 1.500]"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(parser.readings(of: "1,50 €").map(\.amount), shows: #"[1.50]"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(parser.readings(of: "1,50 Kg").map(\.amount), shows: #"[]"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        do {
            _ = try english.parse("$1,2,3")
        } catch {
            error.description(in: "$1,2,3")
        }
        try expect(try english.parse("5 kr").currency, shows: #"nil"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(try english.parse("5 kr").candidates.map { $0.currency }, shows: #"SEK, NOK, DKK, ISK"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        let swedish = CurrencyParser(locale: .swedishSweden)
        _ = swedish
        try expect(try swedish.parse("5 kr").currency, shows: #"SEK"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        let unknown = CurrencyParser(locale: .root, data: .bundled)
        _ = unknown
        try expect(unknown.readings(of: "EUR 1.234,50-").map { $0.amount }, shows: #"[-1234.50]"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
        try expect(unknown.readings(of: "1.234").map { $0.amount }, shows: #"[1234, 1.234]"#, "Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md")
    }

    @Test func Sources_Runtime_CurrencyReader_CurrencyReader_docc_CurrencyReader_md_1() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        _ = style
        try expect(try CurrencyParser(style).parse("1234,5 EUR").amount, shows: #"1234.5"#, "Sources/Runtime/CurrencyReader/CurrencyReader.docc/CurrencyReader.md")
    }

    @Test func Sources_Runtime_FieldEngine_FieldEngine_docc_FieldEngine_md_1() throws {
        var entry = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
        _ = entry.apply(.begin)
        _ = entry.type("123456")
        try expect(entry.state.text, shows: #""$1,234.56""#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
        _ = entry.backspace()
        try expect(entry.state.text, shows: #""$123.45""#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
        let options = EntryOptions(mode: .free, readsScaleWords: true)
        _ = options
        var salary = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates), options))
        _ = salary.apply(.begin)
        _ = salary.type("1.5k")
        try expect(salary.state.text, shows: #""1.5k""#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
        let committed = salary.apply(.commit)
        _ = committed
        try expect(committed.announcement?.reason, shows: #".multiplied"#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
        try expect(salary.state.value, shows: #"1500"#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
        let stepped = salary.format.step(1, by: 100, salary.state).state(after: salary.state)
        _ = stepped
        try expect(stepped.value, shows: #"1600"#, "Sources/Runtime/FieldEngine/FieldEngine.docc/FieldEngine.md")
    }

}
