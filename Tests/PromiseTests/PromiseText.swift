import CurrencyParsing
import Foundation
import TestSupport

/// What a careful person says about a text.
enum Outcome: Equatable, CustomStringConvertible {
    case certain(DecimalValue)
    /// All amounts that the text may mean, the likeliest first.
    case doubtful([DecimalValue])
    case none

    init(_ text: String) throws {
        let amounts = text.filter { $0 != "?" }.split(separator: "|").map(String.init)
        if text == "-" {
            self = .none
        } else if amounts.count > 1 || text.hasSuffix("?") {
            self = .doubtful(try amounts.map { try DecimalValue($0) })
        } else {
            self = .certain(try DecimalValue(amounts[0]))
        }
    }

    init(_ readings: [AmountReading]) {
        guard let first = readings.first else {
            self = .none
            return
        }
        self = first.doubts.isEmpty ? .certain(first.amount) : .doubtful(readings.map(\.amount))
    }

    /// What a surface that throws says.
    init(_ read: () throws -> DecimalValue) {
        do {
            self = .certain(try read())
        } catch let error as AmountParseError where error.reason == .ambiguous {
            self = .doubtful(error.readings.map(\.amount))
        } catch {
            self = .none
        }
    }

    var description: String {
        switch self {
        case .certain(let amount): "\(amount)"
        case .doubtful(let amounts): amounts.map(\.description).joined(separator: "|") + (amounts.count == 1 ? "?" : "")
        case .none: "-"
        }
    }
}

/// A row of texts.tsv.
struct PromiseText: CustomStringConvertible, Sendable {
    let kind: String
    let locale: String
    let currency: String
    let isStatement: Bool
    let text: String
    private let outcomes: [String]

    var description: String { "\(kind): \(text) (\(locale), \(currency))" }

    func whole() throws -> Outcome { try Outcome(outcomes[0]) }
    func found() throws -> Outcome { try Outcome(outcomes[1]) }

    func style() throws -> CurrencyStyle {
        CurrencyStyle(try CurrencyCode(currency), locale: try LocaleIdentifier(locale))
    }

    func parser() throws -> CurrencyParser {
        CurrencyParser(try style(), conventions: try conventions())
    }

    func conventions() throws -> AmountConventions? {
        isStatement ? AmountConventions.statement(in: try LocaleIdentifier(locale), data: .bundled) : nil
    }

    static let all: [PromiseText] = {
        let file = PackageFolder.file("Tests/PromiseTests/texts.tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("#") }.compactMap(PromiseText.init)
    }()

    private init?(_ line: Substring) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 7 else { return nil }
        (kind, locale, currency) = (fields[0], fields[1], fields[2])
        isStatement = fields[3] == "statement"
        text = Self.unescaped(fields[4])
        outcomes = [fields[5], fields[6]]
    }

    /// A text with the tabs and the code points that the file shows.
    private static func unescaped(_ text: String) -> String {
        var pieces = text.replacingOccurrences(of: "\\t", with: "\t").components(separatedBy: "\\u{")
        for index in pieces.indices.dropFirst() {
            let halves = pieces[index].split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            let scalar = UInt32(halves[0], radix: 16).flatMap(Unicode.Scalar.init)
            pieces[index] = (scalar.map { String(Character($0)) } ?? "") + (halves.count > 1 ? halves[1] : "")
        }
        return pieces.joined()
    }
}
