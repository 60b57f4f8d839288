import CommandSupport
import CurrencyEngine
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Foundation's two APIs for formatting money, in this process.
public enum FoundationEngines {
    /// The CLDR version of Foundation's ICU on Linux; nil if Foundation uses the system's ICU and does not state it.
    public static var cldrVersion: String? {
        typealias Version = @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>) -> Void
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_ulocdata_getCLDRVersion") else { return nil }
        var version = [UInt8](repeating: 0, count: 4)
        var status: Int32 = 0
        unsafeBitCast(symbol, to: Version.self)(&version, &status)
        if status > 0 { return nil }
        return version[1] == 0 ? "\(version[0])" : "\(version[0]).\(version[1])"
    }

    /// The locales that Foundation lists, as BCP 47 identifiers.
    public static var locales: Set<String> {
        Set(Locale.availableIdentifiers.map { String($0.map { $0 == "_" ? "-" : $0 }) })
    }

    /// - Parameter data: The data of Foundation's ICU, as an image, if it is available.
    public static func all(data: CurrencyData?) -> [PeerEngine] {
        let shared = ICUDefects.all + [ICUDefects.cutByLookup, spacingOfIndonesian]
        #if os(Linux)
            let defects = NumberFormatterDefects.all + shared
        #else
            let defects = shared
        #endif
        let (version, locales) = (cldrVersion, locales)
        return [
            PeerEngine(
                name: "NumberFormatter", cldrVersion: version, locales: locales, data: data, defects: defects,
                write: numberFormatter),
            PeerEngine(
                name: "FormatStyle", cldrVersion: version, locales: locales, data: data, defects: shared,
                write: formatStyle),
        ]
    }

    /// Before CLDR 47, Indonesian had spaces only next to capitals and other letters, so that "Rs" touched the number.
    /// An image has one set for all locales.
    static let spacingOfIndonesian = StringDefect(
        cause: AuditCause(
            id: "spacing-set-of-indonesian",
            reason:
                "Foundation's data have a spacing set of its own for Indonesian, [[:Lu:][:Lo:]]; later data do not.",
            link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies")
    ) { theirs, amount, candidates in
        candidates.locale == "id"
            && candidates.allByWayOfDouble(amount).contains { VisibleText.ink($0) == VisibleText.ink(theirs) }
    }

    /// The currency that Foundation has for a region.
    public static func currency(ofRegion region: String) -> String? {
        Locale(identifier: "und_\(region)").currency?.identifier
    }

    private static func locale(_ identifier: String) -> Locale {
        Locale(identifier: String(identifier.map { $0 == "-" ? "_" : $0 }))
    }

    private static func numberFormatter(_ locale: String, _ currency: String, _ amounts: [String]) -> [String?] {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = self.locale(locale)
        formatter.currencyCode = currency
        return amounts.map { formatter.string(from: NSDecimalNumber(string: $0)) }
    }

    private static func formatStyle(_ locale: String, _ currency: String, _ amounts: [String]) -> [String?] {
        let style = Decimal.FormatStyle.Currency(code: currency, locale: self.locale(locale))
        return amounts.map { Decimal(string: $0).map(style.format) }
    }
}
