import CommandSupport
import CurrencyEngine

/// Writes numbers and ranges in the form that was asked for: their texts, tables of their parts, or JSON.
struct QuantityWriter {
    private let plan: FormatPlan
    /// The plan for ranges. They need data that numbers do not, and a slice may lack it.
    private let ranges: Result<RangePlan, CurrencyDataError>
    private let locale: String
    private let currency: CurrencyCode?
    private let format: TextOrJSON
    private let showsParts: Bool

    /// - Throws: `CurrencyDataError`, where the tables are a slice without what the style needs.
    init(
        _ style: NumberStyle, locale: String, _ format: TextOrJSON, showsParts: Bool
    ) throws(CurrencyDataError) {
        plan = try style.checkedPlan()
        do throws(CurrencyDataError) {
            ranges = .success(try style.checkedRangePlan())
        } catch {
            ranges = .failure(error)
        }
        self.locale = locale
        if case .currency(let style) = style { currency = style.currency } else { currency = nil }
        self.format = format
        self.showsParts = showsParts
    }

    /// Appends the lines of a quantity to UTF-8 text, without the end of the last.
    ///
    /// - Parameter text: the quantity as it was given.
    /// - Throws: `InvalidArgument.range`, where an end of a range is NaN; `CurrencyDataError`, where the tables are a
    ///   slice without what ranges need.
    func append(
        _ quantity: Quantity, _ text: @autoclosure () -> String, to bytes: inout [UInt8]
    ) throws {
        switch (quantity, format) {
        case (.number(let amount), .text) where !showsParts:
            plan.append(amount, to: &bytes)
        case (.number(let amount), _):
            try append(WrittenQuantity(plan.formatParts(amount)), text(), to: &bytes)
        case (.range(let start, let end), _):
            try append(WrittenQuantity(try range(start, end, text())), text(), to: &bytes)
        }
    }

    private func range(
        _ start: DecimalValue, _ end: DecimalValue, _ text: @autoclosure () -> String
    ) throws -> FormattedRange {
        let plan = try ranges.get()
        do throws(FormatRangeError) {
            return try plan.formatParts(from: start, to: end)
        } catch {
            throw InvalidArgument.range(text(), error)
        }
    }

    private func append(_ written: WrittenQuantity, _ text: String, to bytes: inout [UInt8]) throws {
        switch format {
        case .json:
            let line = FormattedLine(locale, currency, text, written, withParts: showsParts)
            bytes.append(contentsOf: try JSONLine.bytes(of: line))
        case .text:
            let table = showsParts ? PartTable(written).lines : []
            bytes.append(contentsOf: ([written.text] + table).joined(separator: "\n").utf8)
        }
    }
}
