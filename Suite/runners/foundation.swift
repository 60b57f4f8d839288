// Answers the suite's cases with Foundation's format styles, one JSON object per line.
//
//     swiftc -O foundation.swift -o foundation && ./foundation < requests.jsonl > answers.jsonl

import Foundation

struct Request: Decodable {
    struct Options: Decodable {
        var style: String?
        var currency: String?
        var currencyDisplay: String?
        var currencySign: String?
        var signDisplay: String?
        var notation: String?
        var compactDisplay: String?
        var useGrouping: Grouping?
        var roundingMode: String?
        var numberingSystem: String?
        var minimumFractionDigits: Int?
        var maximumFractionDigits: Int?
    }
    enum Grouping: Decodable {
        case never, named(String)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self =
                (try? container.decode(Bool.self)) == false
                ? .never : .named((try? container.decode(String.self)) ?? "always")
        }
    }
    var op: String?
    var locale: String?
    var input: String?
    var input2: String?
    var parts: Bool?
    var options: Options?
    var currency: String?
    var text: String?
}

struct Unsupported: Error { var what: String }

func answer(_ request: Request) throws -> String? {
    let rounding: [String: FloatingPointRoundingRule] = [
        "ceil": .up, "floor": .down, "expand": .awayFromZero, "trunc": .towardZero, "halfEven": .toNearestOrEven,
        "halfExpand": .toNearestOrAwayFromZero,
    ]
    let tag = request.locale ?? "und"
    if request.op == "parse" {
        let format = Decimal.FormatStyle.Currency(code: request.currency ?? "", locale: Locale(identifier: tag))
        guard let amount = try? Decimal(request.text ?? "", format: format, lenient: false) else { return nil }
        return "\(amount)"
    }
    guard request.op == nil, let options = request.options, let input = request.input else {
        throw Unsupported(what: request.op ?? "")
    }
    guard request.input2 == nil, request.parts != true else { throw Unsupported(what: "ranges and parts") }
    guard !input.lowercased().contains("n"),
        let amount = Decimal(string: input, locale: Locale(identifier: "en_US_POSIX"))
    else {
        throw Unsupported(what: "no number")
    }
    guard let rule = rounding[options.roundingMode ?? "halfExpand"] else { throw Unsupported(what: "roundingMode") }
    let locale = Locale(identifier: options.numberingSystem.map { "\(tag)-u-nu-\($0)" } ?? tag)
    if case .named(let name) = options.useGrouping, name != "auto" { throw Unsupported(what: "useGrouping") }
    var isGrouped = true
    if case .never = options.useGrouping { isGrouped = false }
    let digits = options.minimumFractionDigits.map { $0...(options.maximumFractionDigits ?? $0) }
    let isCompact = options.notation == "compact"
    // This runner does not support long compact notation.
    if options.compactDisplay == "long" { throw Unsupported(what: "compactDisplay long") }
    switch options.style ?? "decimal" {
    case "currency":
        let presentations: [String: CurrencyFormatStyleConfiguration.Presentation] = [
            "symbol": .standard, "narrowSymbol": .narrow, "code": .isoCode, "name": .fullName,
        ]
        var style = Decimal.FormatStyle.Currency(code: options.currency ?? "XXX", locale: locale)
            .presentation(presentations[options.currencyDisplay ?? "symbol"] ?? .standard).rounded(rule: rule)
        let isAccounting = options.currencySign == "accounting"
        switch options.signDisplay ?? "auto" {
        case "auto": if isAccounting { style = style.sign(strategy: .accounting) }
        case "always": style = style.sign(strategy: isAccounting ? .accountingAlways() : .always())
        case "exceptZero":
            style = style.sign(strategy: isAccounting ? .accountingAlways(showZero: false) : .always(showZero: false))
        case "never" where !isAccounting: style = style.sign(strategy: .never)
        default: throw Unsupported(what: "signDisplay")
        }
        if !isGrouped { style = style.grouping(.never) }
        if let digits { style = style.precision(.fractionLength(digits)) }
        if isCompact { style = style.notation(.compactName) }
        return amount.formatted(style)
    case "percent":
        guard options.signDisplay == nil else { throw Unsupported(what: "signDisplay") }
        // Foundation's percent style does not multiply the number by 100.
        var style = Decimal.FormatStyle.Percent(locale: locale).rounded(rule: rule).precision(
            .fractionLength(digits ?? 0...0))
        if !isGrouped { style = style.grouping(.never) }
        if isCompact { style = style.notation(.compactName) }
        return amount.formatted(style)
    default:
        guard options.signDisplay == nil || options.signDisplay == "always" else {
            throw Unsupported(what: "signDisplay")
        }
        var style = Decimal.FormatStyle(locale: locale).rounded(rule: rule)
        if options.signDisplay == "always" { style = style.sign(strategy: .always()) }
        if !isGrouped { style = style.grouping(.never) }
        if isCompact {
            style = style.notation(.compactName)
        } else {
            style = style.precision(.fractionLength(digits ?? 0...3))
        }
        return amount.formatted(style)
    }
}

if CommandLine.arguments.dropFirst().first == "--version" {
    print("Foundation of Swift 6.3 on Linux")
    exit(0)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes]
while let line = readLine() {
    var result: [String: String?]
    do {
        result = ["result": try answer(JSONDecoder().decode(Request.self, from: Data(line.utf8)))]
    } catch let error as Unsupported {
        result = ["unsupported": error.what]
    } catch {
        result = ["error": String(describing: error)]
    }
    print(String(decoding: try encoder.encode(result), as: UTF8.self))
}
