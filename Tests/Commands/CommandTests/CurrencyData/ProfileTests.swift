import CurrencyFormat
import DataAudits
import Foundation
import TestSupport
import Testing

@testable import currency_data

/// With an image of an ICU's data and ICU compatibility, the engine writes the same as that ICU.
///
/// `scripts/check/profiles.sh` compares more than a million strings of each. These tests compare some, in locales that
/// differ between versions or that ICU reads in its own way. AuditCommandTests compare Foundation with the image that
/// `scripts/foundation-image.sh` writes.
@Suite struct ProfileTests {
    private static let locales = "ar-EG,bg,bn,de-AT,de-CH,en,en-DE,en-IN,es-MX,fa,fr-CH,hi,my,pt-CV,sv,tr,uz-Arab,zh"
    private static let currencies = "BGN,CHF,CVE,EUR,HUF,INR,JPY,KWD,RSD,TRY,USD"

    enum Engine: String, CaseIterable, Sendable {
        case icu, node

        /// The file with the engine's data, or nil if it is not on this machine.
        var file: String? {
            switch self {
            case .icu: ICUDataFile.linked
            case .node: ICUDataFile.node
            }
        }
    }

    /// Compares an engine with the data in its own file. Each difference must be a known departure from LDML, which
    /// `compatibility: .icu` reproduces, or a known defect of the engine.
    @Test(arguments: Engine.allCases) func anEngineWritesWhatItsDataSay(_ engine: Engine) throws {
        guard let file = engine.file else {
            print("skipped: there is no \(engine) on this machine")
            return
        }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = CommandRun([
            "audit", "--snapshot", file, "--against", engine.rawValue, "--locales", Self.locales, "--currencies",
            Self.currencies, "--fail-on", "unexplained", "--json", "--output", folder.path + "/report",
        ])
        #expect(run.code == 0, "\(engine): \(run.message)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/report"))
        let report = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let sections = try #require(report["sections"] as? [[String: Any]])
        let strings = try #require(sections.first?["strings"] as? [[String: Any]])
        for comparison in strings {
            #expect(comparison["compared"] as? Int ?? 0 >= 900)
            let causes = Set(AuditCommandTests.causes(comparison).keys)
            // The data is the engine's own, so no data version can explain a difference.
            #expect(causes.isDisjoint(with: ["data-version", "data-version-or-answer"]), "\(engine): \(causes)")
        }
    }

    /// The image has the file's ICU data and this package's ISO 4217.
    @Test(.enabled(if: ICUDataFile.node != nil, "there is no node"))
    func anImageOfAFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let snapshot = PackageFolder.file("Data/Snapshot").path
        let run = CommandRun([
            "image", "--snapshot", snapshot, "--icu-data", try #require(ICUDataFile.node), "--locales", "sv,en-DE",
            "--output", folder.path + "/image",
        ])
        #expect(run.code == 0, "\(run.message)")
        let data = try CurrencyData(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/image")))
        #expect(data.source.hasPrefix("icu "))
        #expect(data.isoPublished == CurrencyData.bundled.isoPublished)
        let dollar = CurrencyCode(literal: "USD")
        // From Node's Intl: ICU applies en-DE's format for the euro to all currencies.
        let style = CurrencyStyle(currency: dollar, locale: try LocaleIdentifier("en-DE"), data: data)
        #expect(style.compatibility(.icu).format(1234.5) == "US$1,234.50")
        #expect(style.format(1234.5) == "1.234,50\u{A0}US$")
        // cldr-json omits these symbols; Node's ICU has them.
        let swedish = CurrencyStyle(
            currency: CurrencyCode(literal: "SEK"), locale: try LocaleIdentifier("sv-u-nu-arabext"), data: data)
        #expect(
            swedish.format(-1_234_567.5)
                == "\u{200E}\u{2212}\u{200E}\u{6F1}\u{A0}\u{6F2}\u{6F3}\u{6F4}\u{A0}\u{6F5}\u{6F6}\u{6F7},\u{6F5}\u{6F0}\u{A0}kr"
        )
    }

    /// No image can hold one of the locales in Foundation's library, and the error names it. For the others, an image
    /// writes the same as Foundation.
    @Test(.enabled(if: ICUDataFile.foundation != nil, "Foundation's ICU is a library of its own on Linux only"))
    func foundationsOwnLibrary() throws {
        let library = try #require(ICUDataFile.foundation)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let snapshot = PackageFolder.file("Data/Snapshot").path
        let arguments = ["image", "--snapshot", snapshot, "--icu-data", library, "--output", folder.path + "/image"]
        let refused = CommandRun(arguments + ["--locales", "id"])
        #expect(refused.code == 3)
        #expect(
            refused.message.contains(
                "locale id: systems/latn/currencySpacing/afterCurrency/currencyMatch is \"[[:Lu:][:Lo:]]\""),
            "\(refused.message)")
        let run = CommandRun(arguments + ["--locales", "sr,ms,en-DE"])
        #expect(run.code == 0, "\(run.message)")
        let data = try CurrencyData(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/image")))
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        for (locale, currency) in [("sr", "RSD"), ("ms", "MYR"), ("ms", "USD"), ("ms", "XAF"), ("en-DE", "USD")] {
            formatter.locale = Locale(identifier: locale)
            formatter.currencyCode = currency
            let style = CurrencyStyle(
                currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale), data: data)
            #expect(
                style.compatibility(.icu).format(1234.5) == formatter.string(from: 1234.5 as NSNumber),
                "\(locale) \(currency)")
        }
    }
}
