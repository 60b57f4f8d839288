// Browsers align text only at its edges. So the text to the right of the separator must be equally wide in all cells,
// whatever the font. If it differs, each cell puts its text into a box that is as wide as the widest text:
//
//     1.234  ,50 €        a box with ",50 €", and also " ¥" and " CHF", which have no height and are invisible
//
// All boxes are inline, so that a copied cell is one line.

extension AlignedColumn {
    /// The amounts as `<td>` elements, whose decimal separators are aligned by `styleSheet`.
    ///
    ///     let column = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan.aligned([5])
    ///     column.htmlCells[0]
    ///     // <td class="amount" dir="ltr"><bdi><span class="currency">$</span><span class="integer">5</span><span class="decimal">.</span><span class="fraction">00</span></bdi></td>
    ///
    /// The text of a cell is the amount, for search, copying and screen readers. `<bdi>` isolates it from the text
    /// around it. `currency`, `integer`, `decimal` and `fraction` are classes for your own style. All text is escaped.
    /// Digits must be equally wide, so `styleSheet` requests that of the font.
    public var htmlCells: [String] {
        let layouts = amounts.map(CellLayout.init)
        let tails = Alternatives(layouts.map { $0.amount.text($0.tail) })
        let heads = Alternatives(layouts.map { $0.amount.text($0.head) })
        return layouts.map { $0.cell(tails, heads) }
    }

    /// The style that `htmlCells` needs: CSS for a style sheet or a `<style>` element.
    public static let styleSheet = """
        .amount { text-align: end; white-space: pre; font-variant-numeric: lining-nums tabular-nums; }
        .amount .box { display: inline-block; text-align: start; }
        .amount .box.first { text-align: end; }
        .amount .unseen { display: block; height: 0; overflow: hidden; visibility: hidden; }

        """
}

/// The parts of a cell, in the order of the text.
private struct CellLayout {
    let amount: AlignedAmount
    /// The text to the right of a right-to-left amount, before the number; empty for other amounts.
    let head: Range<Int>
    /// The text after the integer of the number, to the right of the separator.
    let tail: Range<Int>

    init(_ amount: AlignedAmount) {
        self.amount = amount
        var (start, end) = (0, amount.end)
        if case .rightToLeft(let number) = amount.direction { (start, end) = (number.lowerBound, number.upperBound) }
        head = 0..<start
        tail = amount.separator..<end
    }

    private var isRightToLeft: Bool { amount.direction != .leftToRight }

    func cell(_ tails: Alternatives, _ heads: Alternatives) -> String {
        // If the equally wide text is on the left of the separator, the cell is aligned at its left edge.
        let side = amount.direction == .rightToLeftDigits ? "rtl" : "ltr"
        return #"<td class="amount" dir="\#(side)">\#(isolate(tails, heads))</td>"#
    }

    private func isolate(_ tails: Alternatives, _ heads: Alternatives) -> String {
        let needsBoxes = tails.areSeveral || heads.areSeveral
        let direction = isRightToLeft ? #" dir="rtl""# : ""
        guard needsBoxes else { return "<bdi\(direction)>\(html(0..<amount.end))</bdi>" }
        var number = html(head.upperBound..<tail.lowerBound) + box("box", tail, tails)
        // A box is neutral in the bidirectional algorithm, so a number that contains one is isolated to keep its order.
        if case .rightToLeft = amount.direction { number = #"<span dir="ltr">\#(number)</span>"# }
        let (first, last) = (box("box first", head, heads), html(tail.upperBound..<amount.end))
        return "<bdi\(direction)>\(first)\(number)\(last)</bdi>"
    }

    private func box(_ name: String, _ range: Range<Int>, _ alternatives: Alternatives) -> String {
        guard alternatives.areSeveral else { return html(range) }
        let unseen = alternatives.texts.map { #"<span class="unseen" aria-hidden="true">\#(Self.escaped($0))</span>"# }
        return #"<span class="\#(name)">\#(unseen.joined())\#(html(range))</span>"#
    }

    /// A range of the text, with an element for each part that has one.
    private func html(_ range: Range<Int>) -> String {
        var html = ""
        var integer = ""
        for part in amount.number.parts {
            let clamped = part.range.clamped(to: range)
            if clamped.isEmpty { continue }
            let text = Self.escaped(amount.text(clamped))
            // Digits and their grouping separators form one element.
            if part.kind == .integer || part.kind == .group {
                integer += text
                continue
            }
            html += Self.element("integer", integer)
            integer = ""
            switch part.kind {
            case .decimal: html += Self.element("decimal", text)
            case .fraction: html += Self.element("fraction", text)
            case .currency: html += Self.element("currency", text)
            default: html += text
            }
        }
        return html + Self.element("integer", integer)
    }

    private static func element(_ name: String, _ text: String) -> String {
        text.isEmpty ? "" : #"<span class="\#(name)">\#(text)</span>"#
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
