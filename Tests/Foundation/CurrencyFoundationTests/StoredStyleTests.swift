import CurrencyFoundation
import CurrencyNames
import Foundation
import Testing

@testable import CurrencyFoundation

/// The stored form of styles. Every version of this major release must be able to read the committed lines in
/// `styles.tsv`, so never change a line.
@Suite("Styles are stored in a stable form")
struct StoredStyleTests {
    private static var options: FormatOptions {
        get throws {
            var options = CurrencyStyle(.euro, locale: .germanGermany).options
            options.signDisplay = .exceptZero
            options.rounding = .halfUp
            options.notation = .compact(.long)
            options.grouping = .min2
            options.groupingSizes = try GroupingSizes(primary: 3, secondary: 2)
            options.decimalSeparator = .always
            options.trailingZeros = .stripIfInteger
            options.qualifier = .atLeast
            options.rangeCollapse = .all
            options.rangeIdentity = .single
            options.spaces = .plain
            options.bidi = .isolate
            options.compatibility = .icu
            options.scale = -2
            options.pattern = try NumberFormatPattern("#,##0.00 ¤;(#,##0.00 ¤)")
            options.symbols = try NumberSymbols(decimal: "·", group: "'", digits: NumberDigits("〇一二三四五六七八九"))
            options.minimumIntegerDigits = 2
            options.maximumIntegerDigits = 9
            options.zeroText = "free"
            options.padding = FormatOptions.Padding(width: 12, with: "*", at: .beforeSuffix)
            return options
        }
    }

    /// Every option, and every form of display and digits.
    private static var styles: [(name: String, style: CurrencyStyle)] {
        get throws {
            let euros = CurrencyStyle(.euro, locale: .germanGermany)
            var all = euros
            all.options = try options
            return [
                ("defaults", euros), ("every option", all),
                ("keywords", CurrencyStyle(.indianRupee, locale: try LocaleIdentifier("hi-u-nu-deva"))),
                ("code", euros.display(.code).sign(.accounting)), ("custom", euros.display(.custom("💶"))),
                ("names", euros.display(.name(.bundled))), ("no currency", CurrencyStyle(.none, locale: .root)),
                ("cash", euros.digits(.cash)), ("fraction", euros.precision(.fraction(0...2))),
                ("fraction without limit", euros.precision(.fraction(2...Int.max))),
                ("significant", euros.precision(.significant(1...3))),
                ("both", euros.precision(.both(fraction: 0...2, significant: 1...3, .morePrecision))),
                (
                    "both minimums",
                    euros.precision(.bothMinimums(fraction: 0...2, significant: 1...3, .lessPrecision))
                ),
                ("increment", euros.precision(.increment(5, scale: 2))), ("unlimited", euros.precision(.unlimited)),
            ]
        }
    }

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("styles.tsv")

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.userInfo[.currencyNames] = CurrencyNames.bundled
        return decoder
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Each line of the file is a name, a tab and the stored style.
    @Test func storedStylesAreReadAndWrittenAlike() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        let styles = try Self.styles
        #expect(lines.count == styles.count)
        for ((name, style), line) in zip(styles, lines) {
            let columns = line.split(separator: "\t")
            try #require(columns.count == 2)
            #expect(name == columns[0])
            #expect(try json(style) == columns[1], "\(name)")
            #expect(try Self.decoder.decode(CurrencyStyle.self, from: Data(columns[1].utf8)) == style, "\(name)")
        }
    }

    @Test func everyNamedOptionComesBack() throws {
        func check<Value: CodedName>(_ type: Value.Type, count: Int) {
            #expect(Value.codedNames.count == count, "\(type)")
            for (value, name) in Value.codedNames {
                #expect(Value(codedName: name) == value)
                #expect(value.codedName == name)
                // The coded names are the case names.
                if Value.self != FormatOptions.Notation.self { #expect(name == "\(value)") }
            }
        }
        check(SignDisplay.self, count: SignDisplay.allCases.count)
        check(CurrencySign.self, count: CurrencySign.allCases.count)
        check(RoundingMode.self, count: RoundingMode.allCases.count)
        check(GroupingStrategy.self, count: GroupingStrategy.allCases.count)
        check(DecimalSeparatorDisplay.self, count: DecimalSeparatorDisplay.allCases.count)
        check(TrailingZeroDisplay.self, count: TrailingZeroDisplay.allCases.count)
        check(FormatOptions.Qualifier.self, count: FormatOptions.Qualifier.allCases.count)
        check(RangeCollapse.self, count: RangeCollapse.allCases.count)
        check(RangeIdentity.self, count: RangeIdentity.allCases.count)
        check(SpaceStyle.self, count: SpaceStyle.allCases.count)
        check(BidiStyle.self, count: BidiStyle.allCases.count)
        check(FormatOptions.Compatibility.self, count: 2)
        check(FormatOptions.Notation.self, count: 3)
        check(FormatOptions.Padding.Position.self, count: FormatOptions.Padding.Position.allCases.count)
        check(RoundingPriority.self, count: RoundingPriority.allCases.count)
    }

    @Test(arguments: [
        (#"{"currency":"EUR","options":{"locale":"de"},"colour":"red"}"#, ["colour"]),
        (#"{"currency":"EURO","options":{"locale":"de"}}"#, ["currency"]),
        (#"{"currency":"EUR","display":"roman","options":{"locale":"de"}}"#, ["display"]),
        (#"{"currency":"EUR","sign":"minus","options":{"locale":"de"}}"#, ["sign"]),
        (#"{"currency":"EUR","digits":{"fraction":[2,1]},"options":{"locale":"de"}}"#, ["digits", "fraction"]),
        (#"{"currency":"EUR","digits":{"scale":2},"options":{"locale":"de"}}"#, ["digits"]),
        (#"{"currency":"EUR","digits":"two","options":{"locale":"de"}}"#, ["digits"]),
        (#"{"currency":"EUR","options":{"locale":"d"}}"#, ["options", "locale"]),
    ])
    func whatIsWrongHasAPath(json: String, path: [String]) {
        expectWrong(CurrencyStyle.self, json, path)
    }

    @Test(arguments: [
        (#"{"locale":"de","colour":"red"}"#, ["colour"]),
        (#"{"locale":"de","signDisplay":"sometimes"}"#, ["signDisplay"]),
        (#"{"locale":"de","pattern":"0.0.0"}"#, ["pattern"]),
        (#"{"locale":"de","groupingSizes":{"primary":0}}"#, ["groupingSizes"]),
        (#"{"locale":"de","groupingSizes":{"third":1}}"#, ["groupingSizes", "third"]),
        (#"{"locale":"de","symbols":{"decimal":""}}"#, ["symbols"]),
        (
            #"{"locale":"de","padding":{"width":1,"character":"ab","position":"afterPrefix"}}"#,
            ["padding", "character"]
        ),
        (#"{"locale":"de","padding":{"width":1,"character":"a","position":"middle"}}"#, ["padding", "position"]),
    ])
    func wrongOptionsHaveAPath(json: String, path: [String]) {
        expectWrong(FormatOptions.self, json, path)
    }

    private func expectWrong<Value: Decodable>(_ type: Value.Type, _ json: String, _ path: [String]) {
        let error = #expect(throws: DecodingError.self) {
            try Self.decoder.decode(type, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == path, "\(context.debugDescription)")
    }

    @Test func whatIsMissingHasAName() throws {
        for json in [#"{"options":{"locale":"de"}}"#, #"{"currency":"EUR"}"#, #"{"currency":"EUR","options":{}}"#] {
            let error = #expect(throws: DecodingError.self) {
                try Self.decoder.decode(CurrencyStyle.self, from: Data(json.utf8))
            }
            guard case .keyNotFound = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        // Names are not stored; the decoder provides them.
        let named = Data(#"{"currency":"EUR","display":"name","options":{"locale":"de"}}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(CurrencyStyle.self, from: named) }
        guard case .valueNotFound = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func dataIsNotStored() throws {
        let data = try CurrencyData(CurrencyData.bundled.imageBytes)
        let style = CurrencyStyle(currency: try CurrencyCode("EUR"), locale: try LocaleIdentifier("de"), data: data)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(style) }
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.userInfo[.currencyData] = data
        decoder.userInfo[.currencyData] = data
        #expect(try decoder.decode(CurrencyStyle.self, from: encoder.encode(style)) == style)
    }
}
