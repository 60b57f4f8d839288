import CommandSupport
import CurrencyEngine

/// The forms of an amount that a page can show.
enum PageStyle: String, CaseIterable, Sendable {
    case standard
    case accounting
    case narrow
    case code

    func style(_ currency: CurrencyCode, _ locale: LocaleIdentifier, _ data: CurrencyData) -> CurrencyStyle {
        let style = CurrencyStyle(currency: currency, locale: locale, data: data)
        return switch self {
        case .standard: style
        case .accounting: style.sign(.accounting)
        case .narrow: style.display(.narrowSymbol)
        case .code: style.display(.code)
        }
    }
}

/// The engine's output for each locale and currency, in a form small enough for a page.
///
/// A locale's row has four columns, one value for each currency:
///
///     shape       an index into the row's own list of shapes, the most frequent first
///     notation    an index into the row's own list of notations, the most frequent first
///     symbol      a text
///     precision   a precision
///
/// A column lists only the differences from the row of the parent: `[currency, value, currency, value, ...]`.
/// Because these are indices instead of shapes, a language with its own pattern still agrees with its parent on which
/// currencies are written like letters.
struct SampleTable {
    private struct Row {
        var shapes: [Int]
        var notations: [Int]
        var columns: [[Int]]
    }

    private var rows: [Row] = []
    private let parents: [Int?]

    /// - Parameters:
    ///   - parents: The index of each locale's parent.
    ///   - steps: CLDR's rounding step for each currency.
    init(
        _ form: PageStyle, locales: [String], parents: [Int?], currencies: [String], steps: [Int], _ data: CurrencyData,
        _ pools: inout PagePools
    ) throws {
        self.parents = parents
        let codes = try currencies.map { try CurrencyCode($0) }
        let written = try concurrentMap(locales) { locale in
            let identifier = try LocaleIdentifier(locale)
            var known = WrittenAmount.KnownDigits()
            return try zip(codes, steps).map { code, step in
                known.step = step
                return try WrittenAmount(form.style(code, identifier, data), &known)
            }
        }
        for amounts in written {
            var columns: [[Int]] = [[], [], [], []]
            for amount in amounts {
                columns[0].append(pools.shapes.index(of: amount.shape))
                columns[1].append(pools.notations.index(of: amount.notation))
                columns[2].append(pools.index(of: amount.symbol))
                columns[3].append(pools.precisions.index(of: amount.precision))
            }
            let shapes = Self.byFrequency(&columns[0])
            let notations = Self.byFrequency(&columns[1])
            rows.append(Row(shapes: shapes, notations: notations, columns: columns))
        }
    }

    /// The values of a column, the most frequent first. The column itself is replaced by their indices.
    private static func byFrequency(_ column: inout [Int]) -> [Int] {
        var counts: [Int: Int] = [:]
        for value in column { counts[value, default: 0] += 1 }
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var places: [Int: Int] = [:]
        for (place, value) in order.enumerated() { places[value] = place }
        column = column.map { places[$0] ?? 0 }
        return order
    }

    /// `[[shapes, notations, shape changes, notation changes, symbol changes, precision changes], ...]`
    var value: PageValue {
        .list(
            rows.indices.map { index in
                let parent = parents[index].map { rows[$0].columns }
                let changes = rows[index].columns.enumerated().map { column, values in
                    Self.changes(of: values, from: parent?[column])
                }
                return .list([.numbers(rows[index].shapes), .numbers(rows[index].notations)] + changes)
            })
    }

    private static func changes(of values: [Int], from parent: [Int]?) -> PageValue {
        var result: [Int] = []
        for (index, value) in values.enumerated() where parent?[index] != value { result += [index, value] }
        return .numbers(result)
    }
}
