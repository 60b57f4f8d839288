import CurrencyFormat
import PackedTables
import Testing
import TestSupport

@testable import CurrencyEngine

/// Both ways to resolve a style lead to the same plan, texts and parts and all.
struct StandardPlanTests {
    private static let displays: [CurrencyDisplay] = [
        .symbol, .narrowSymbol, .formalSymbol, .variantSymbol, .code,
    ]

    /// All locales, each with currencies and options drawn at random.
    @Test
    func plansOfBothWaysAreTheSame() throws {
        var random = SplitMix64(seed: 4217)
        let data = CurrencyData.bundled
        var standard = 0
        for identifier in data.localeIdentifiers {
            for _ in 0..<4 {
                let currency = try Self.currency(&random)
                let locale = try Self.locale(identifier, &random)
                let style = CurrencyStyle(currency: currency, locale: locale, data: data)
                    .display(Self.displays.randomElement(using: &random) ?? .symbol)
                    .sign(Bool.random(using: &random) ? .accounting : .standard)
                    .signDisplay(SignDisplay.allCases.randomElement(using: &random) ?? .auto)
                    .rounding(RoundingMode.allCases.randomElement(using: &random) ?? .halfEven)
                guard style.standardRow != nil else {
                    Issue.record("\(style) is not taken for a standard style")
                    continue
                }
                standard += 1
                if style.plan != style.generalPlan { Issue.record("\(style)") }
            }
        }
        #expect(standard >= 4 * 700)
    }

    private static func currency(_ random: inout SplitMix64) throws -> CurrencyCode {
        let drawn = CurrencyData.bundled.currencyCodes.randomElement(using: &random)
        return try #require(drawn)
    }

    /// One in four identifiers asks for a numbering system or the accounting format.
    private static func locale(_ identifier: String, _ random: inout SplitMix64) throws -> LocaleIdentifier {
        let systems = CurrencyData.bundled.numberingSystems
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return try LocaleIdentifier(identifier + "-u-nu-" + (systems.randomElement(using: &random) ?? "latn"))
        case 1: return try LocaleIdentifier(identifier + "-u-cf-account")
        default: return try LocaleIdentifier(identifier)
        }
    }

    /// What the short way does not know goes the general way.
    @Test
    func otherStylesGoTheGeneralWay() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        #expect(style.standardRow != nil)
        let others = [
            style.display(.none), style.display(.custom("€uro")), style.digits(.iso), style.precision(.fraction(3)),
            style.compact(), style.grouping(.min2), style.decimalSeparator(.always),
            style.trailingZeros(.stripIfInteger), style.qualifier(.atLeast), style.spaces(.plain), style.bidi(.strip),
            style.compatibility(.icu), style.scale(byPowerOfTen: 2), style.padding(width: 20),
            style.zeroText("–"), style.integerDigits(minimum: 2),
            style.pattern(try NumberFormatPattern("¤ #,##0.00")), style.symbols(try NumberSymbols(decimal: "·")),
        ]
        for other in others { #expect(other.standardRow == nil, "\(other)") }
        let unknown = CurrencyStyle(try CurrencyCode("QQQ"), locale: .germanGermany)
        #expect(unknown.standardRow == nil)
    }

    /// Affixes of more than sixteen bytes, and of more than a currency and a sign.
    @Test(arguments: [
        "ar-EG", "he-IL", "fa-IR", "de-CH", "nl-NL", "en-US-POSIX", "lt-LT", "ur-PK", "dz-BT", "luy-KE", "es-CL",
        "fy-NL", "sg-CF", "brx-IN",
    ])
    func longAndUnusualAffixesAreTheSame(identifier: String) throws {
        let locale = try LocaleIdentifier(identifier)
        for currency in CurrencyData.bundled.currencyCodes {
            for sign in [CurrencySign.standard, .accounting] {
                let style = CurrencyStyle(currency, locale: locale).sign(sign)
                if style.plan != style.generalPlan { Issue.record("\(style)") }
            }
        }
    }

    /// The short way is taken wherever it can be: where all texts are inline.
    @Test
    func shortAffixesAreWrittenTheShortWay() throws {
        var random = SplitMix64(seed: 4217)
        let data = CurrencyData.bundled
        var short = 0
        for identifier in data.localeIdentifiers {
            let locale = try Self.locale(identifier, &random)
            for display in SignDisplay.allCases {
                let currency = try Self.currency(&random)
                let style = CurrencyStyle(currency: currency, locale: locale, data: data)
                    .sign(Bool.random(using: &random) ? .accounting : .standard).signDisplay(display)
                let row = try #require(style.standardRow)
                let tables = SystemTables(style.options)
                let values = CurrencyValues(image: data.image, locale: tables.locale, currency: row)
                let symbol = CurrencySymbol(values, nil).symbol
                let pattern = LocaleCurrencyFormat(style, tables, values).pattern(style, tables, symbol)
                var forms = AffixForms()
                let isWritten = StandardAffixes(pattern, symbol, tables).write(SignForms(display), to: &forms)
                short += isWritten ? 1 : 0
                if isWritten != style.generalPlan.forms.areInline { Issue.record("\(style): \(isWritten)") }
            }
        }
        #expect(short >= 5 * 700)
    }
}
