import CurrencyFormat
import CurrencyNames
import Foundation
import TableSlices

/// Compares slices of the tables with the whole tables.
///
///     slices [EVERY]      only each EVERYth locale, by itself; and the slices of many locales
@main
enum Slices {
    static func main() throws {
        let every = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        let tables = try CurrencyFormatPackage.tables()
        var comparison = SliceComparison()
        var largest = (identifier: "", bytes: 0)
        let identifiers = CurrencyLocale.allCases.map(\.rawValue).filter { $0 != "root" }
        for (index, identifier) in identifiers.enumerated() where index % every == 0 {
            for code in try currencies(of: identifier) {
                let request = SliceRequest(locales: [identifier], currencies: [code])
                let bytes = try SliceFiles(request, from: tables).image.count
                if bytes > largest.bytes { largest = ("\(identifier) \(code)", bytes) }
                if bytes > 1024 { print("\(identifier) \(code): \(bytes) bytes") }
            }
            let all = SliceRequest(
                locales: [identifier], currencies: SliceComparison.codes, features: [.names, .notation])
            try comparison.compare(SliceFiles(all, from: tables), locales: [identifier])
        }
        let german = SliceRequest(locales: ["language:de"], currencies: ["all"], features: [.notation, .regions])
        try comparison.compare(SliceFiles(german, from: tables), locales: ["de", "de_AT", "de_CH", "de_LI"])
        if every == 1 {
            let modern = SliceRequest(
                locales: ["coverage:modern"], currencies: ["inUse", "CVE"],
                features: [.names, .notation, .numberingSystems])
            try comparison.compare(SliceFiles(modern, from: tables), locales: nil)
        }
        print("\(comparison.count) texts of slices are those of the whole tables")
        print("one locale and one currency take at most \(largest.bytes) bytes (\(largest.identifier))")
        if comparison.differences > 0 || largest.bytes > 1024 { exit(1) }
    }

    /// The dollar, and the currency of the locale's region.
    private static func currencies(of identifier: String) throws -> [String] {
        guard let day = CalendarDate(year: 2026, month: 7, day: 1) else { return ["USD"] }
        let own = try CurrencyData.bundled.currency(of: LocaleIdentifier(identifier), on: day)
        return ["USD"] + (own.map { [$0.description] } ?? [])
    }
}
