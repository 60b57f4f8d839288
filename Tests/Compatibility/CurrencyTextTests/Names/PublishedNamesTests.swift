import CurrencyText
import Foundation
import TestSupport
import Testing

struct PublishedNamesTests {
    private static let generated = PackageFolder.file(
        "Tests/Compatibility/CurrencyTextTests/Generated/PublishedNamesInUse.swift")

    /// Set UPDATE_CURRENCYTEXT_NAMES=1 in the environment to rewrite the file.
    @Test func generatedFileHasAllNames() throws {
        let expected = NamesWriter.source(try PublishedNames.read())
        if ProcessInfo.processInfo.environment["UPDATE_CURRENCYTEXT_NAMES"] == "1" {
            try expected.write(to: Self.generated, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOf: Self.generated, encoding: .utf8) == expected
        #expect(isCurrent, "names changed: run UPDATE_CURRENCYTEXT_NAMES=1 swift test --filter PublishedNames")
    }

    @Test func localesHaveTheirRawValues() {
        var count = 0
        PublishedNamesInUse.locales { locale, rawValue, _ in
            #expect(locale.rawValue == rawValue)
            #expect(CurrencyLocale(rawValue: rawValue) == locale)
            count += 1
        }
        #expect(count == 717)
        PublishedNamesInUse.renamedLocales { #expect($0 == $1) }
    }

    /// CLDR has two identifiers for these locales, and the lookup uses the one closer to the case: for `zh_Hans_CN` the
    /// published names say `zh`, but CLDR also has `zh-Hans`. For `en_US_POSIX` they say `en`, because the list's
    /// source omits its data.
    private static let underTwoIdentifiers = [
        "az_Latn_AZ": "az-Latn", "bs_Latn_BA": "bs-Latn", "en_US_POSIX": "en-US-posix", "kk_Cyrl_KZ": "kk-KZ",
        "ks_Arab_IN": "ks-Arab", "pa_Guru_IN": "pa-Guru", "shi_Tfng_MA": "shi-Tfng", "sr_Cyrl_RS": "sr-Cyrl",
        "uz_Latn_UZ": "uz-Latn", "vai_Vaii_LR": "vai-Vaii", "zh_Hans_CN": "zh-Hans",
    ]

    @Test func localesAreServedByTheirOwn() {
        var nearer: [String: String] = [:]
        PublishedNamesInUse.locales { locale, rawValue, served in
            guard let served else {
                #expect(locale == .current || locale == .autoUpdating, "\(rawValue) follows the user")
                return
            }
            let found = CurrencyData.bundled.locale(for: locale.identifier)
            if found != served { nearer[rawValue] = found }
            if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
                let isSame = Self.maximal(found) == Self.maximal(served)
                #expect(isSame, "\(rawValue) is served by \(found) and not by \(served)")
            }
        }
        #expect(nearer == Self.underTwoIdentifiers)
    }

    /// The identifier with its likely script and region according to Foundation, which gives Kashmiri the script Aran,
    /// a style of Arab.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    private static func maximal(_ identifier: String) -> String {
        Locale.Language(identifier: identifier).maximalIdentifier.replacingOccurrences(of: "-Aran", with: "-Arab")
    }

    @Test func formattersTakeTheLocaleThatServes() throws {
        var wrong: [String] = []
        PublishedNamesInUse.locales { locale, rawValue, served in
            let nearer = Self.underTwoIdentifiers[rawValue]
            guard let served, let identifier = try? LocaleIdentifier(nearer ?? served) else { return }
            let formatter = CurrencyFormatter {
                $0.locale = locale
                $0.currency = .euro
            }
            let expected = CurrencyStyle(.euro, locale: identifier).format(-1234567.5)
            let found = formatter.string(from: -1234567.5)
            if found != expected { wrong.append("\(rawValue): \(found ?? "nil"), \(served): \(expected)") }
        }
        #expect(wrong.isEmpty)
    }

    @Test func currenciesHaveTheirCodes() {
        var count = 0
        PublishedNamesInUse.currencies { currency, rawValue in
            #expect(currency.rawValue == rawValue)
            #expect(Currency(rawValue: rawValue) == currency)
            let formatter = CurrencyFormatter { $0.currency = currency }
            #expect(formatter.currencyCode == rawValue)
            #expect(formatter.currency == currency)
            count += 1
        }
        #expect(count == 160)
    }

    @Test func membersHaveTheirTypes() {
        var names: [String] = []
        PublishedNamesInUse.properties(CurrencyFormatter()) { names.append($0) }
        #expect(names.count == 20)
        names = []
        PublishedNamesInUse.methods { names.append($0) }
        #expect(names.count == 6)
        names = []
        PublishedNamesInUse.useLocaleConvertible(CurrencyLocale.german) { names.append($0) }
        PublishedNamesInUse.useLocaleConvertible(Locale.current) { names.append($0) }
        #expect(names == ["locale", "locale"])
        names = []
        PublishedNamesInUse.useCurrencyFormatting(CurrencyFormatter()) { names.append($0) }
        #expect(names.count == 9)
        names = []
        PublishedNamesInUse.useCurrencyAdjusting(CurrencyFormatter()) { names.append($0) }
        #expect(names.count == 2)
        names = []
        PublishedNamesInUse.useCurrencyString("€12.50") { names.append($0) }
        #expect(names.count == 5)
        // The type with which text fields store their formatter.
        var field: (any CurrencyFormatting & CurrencyAdjusting)?
        field = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
        field?.decimalDigits = 3
        #expect(field?.string(from: 5) == "$5.000")
        PublishedNamesInUse.enumerations { cases, name in #expect(cases > 160, "\(name)") }
    }

    /// Names that need Apple's frameworks, which the generated file cannot use on Linux: each is declared in a module
    /// of fields, or the guide names its replacement.
    @Test func namesOfFieldsAreDeclaredOrInTheGuide() throws {
        let data = try Data(
            contentsOf: PackageFolder.file("Tests/Compatibility/CurrencyTextTests/Names/published-names.json"))
        let published = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let (delegate, view) = try (
            #require(published["delegate"] as? [String: Any]), #require(published["swiftUI"] as? [String: Any])
        )
        var names = [
            delegate["class"], view["view"], view["configuration"], view["maker"],
        ].compactMap { $0 as? String }
        names += (delegate["members"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        names += delegate["fieldExtension"] as? [String] ?? []
        names += view["configurationInit"] as? [String] ?? []
        #expect(names.count == 20)

        var declarations = ""
        for module in ["CurrencyTextUIKit", "CurrencyTextSwiftUI"] {
            let folder = PackageFolder.file("Sources/Compatibility/\(module)")
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                declarations += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            }
        }
        let guide = try String(
            contentsOf: PackageFolder.file(
                "Sources/Compatibility/CurrencyText/CurrencyText.docc/MigratingFromCurrencyText.md"), encoding: .utf8)
        let missing = names.filter { name in
            let word = name.prefix { $0 != "(" }
            let isDeclared = [
                "var \(word):", "var \(word)<", "let \(word):", "func \(word)(", "class \(word)", "struct \(word)",
            ]
            .contains { declarations.contains($0) }
            return !isDeclared && !declarations.contains(" \(word): ") && !guide.contains("`\(word)")
        }
        #expect(missing.isEmpty)
    }
}
