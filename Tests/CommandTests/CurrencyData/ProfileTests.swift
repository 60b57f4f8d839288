import CurrencyFormat
import DataAudits
import Foundation
import TestSupport
import Testing

@testable import currency_data

/// Profiles: with an image of an ICU's own data, and ICU's reading of them, the engine writes what that ICU writes.
///
/// `scripts/check/profiles.sh` compares more than a million strings of each; here are some, of locales that differ between
/// versions or that ICU reads in its own way. AuditCommandTests hold Foundation against the image that
/// `scripts/foundation-image.sh` writes.
@Suite struct ProfileTests {
    private static let locales = "ar-EG,bg,bn,de-AT,de-CH,en,en-DE,en-IN,es-MX,fa,fr-CH,hi,my,pt-CV,sv,tr,uz-Arab,zh"
    private static let currencies = "BGN,CHF,CVE,EUR,HUF,INR,JPY,KWD,RSD,TRY,USD"

    enum Engine: String, CaseIterable, Sendable {
        case icu, node

        /// Where the engine has its data; nil where it is not on this machine.
        var file: String? {
            switch self {
            case .icu: ICUDataFile.linked
            case .node: ICUDataFile.node
            }
        }
    }

    /// An engine held against the data of its own file: what differs must be known as a departure from LDML, that
    /// `compatibility: .icu` reproduces, or as a defect of the engine.
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
            // The data are the engine's own: none of its strings is one of other data.
            #expect(causes.isDisjoint(with: ["data-version", "data-version-or-answer"]), "\(engine): \(causes)")
        }
    }

    /// The image of a file is its ICU's, with this package's ISO 4217.
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
        // As Node's Intl writes it: ICU takes the format that en-DE has for the euro for all currencies.
        let style = CurrencyStyle(currency: dollar, locale: try LocaleIdentifier("en-DE"), data: data)
        #expect(style.compatibility(.icu).format(1234.5) == "US$1,234.50")
        #expect(style.format(1234.5) == "1.234,50\u{A0}US$")
        // cldr-json leaves these symbols out; Node's ICU has them.
        let swedish = CurrencyStyle(
            currency: CurrencyCode(literal: "SEK"), locale: try LocaleIdentifier("sv-u-nu-arabext"), data: data)
        #expect(
            swedish.format(-1_234_567.5)
                == "\u{200E}\u{2212}\u{200E}\u{6F1}\u{A0}\u{6F2}\u{6F3}\u{6F4}\u{A0}\u{6F5}\u{6F6}\u{6F7},\u{6F5}\u{6F0}\u{A0}kr"
        )
    }

    /// Foundation's library has one locale that no image holds, and is told so by name; of the others an image is what
    /// Foundation writes.
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
