// Browsers align text at its edges only. So what stands to the right of the separator must be equally wide in all cells,
// whatever the font: where it differs, the cell puts its own into a box that is as wide as the widest.
//
//     1.234  ,50 €        a box with ",50 €", and " ¥" and " CHF", which have no height and are not seen
//
// All boxes are inline, so that a copied cell is one line.

extension AlignedColumn {
    /// The amounts as `<td>` elements, whose decimal separators are under one another with `styleSheet`.
    ///
    ///     let column = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan.aligned([5])
    ///     column.htmlCells[0]
    ///     // <td class="amount" dir="ltr"><bdi><span class="currency">$</span><span class="integer">5</span><span class="decimal">.</span><span class="fraction">00</span></bdi></td>
    ///
    /// The text of a cell is the amount: a search finds it, a copy has it, a screen reader reads it. `<bdi>` isolates it
    /// from what stands around it. `currency`, `integer`, `decimal` and `fraction` are classes for your own style; all text
    /// is escaped. Digits must be equally wide, as `styleSheet` asks of the font.
    public var htmlCells: [String] {
        let layouts = amounts.map(CellLayout.init)
        let tails = Alternatives(layouts.map { $0.amount.text($0.tail) })
        let heads = Alternatives(layouts.map { $0.amount.text($0.head) })
        return layouts.map { $0.cell(tails, heads) }
    }

    /// The style that `htmlCells` need: CSS for a style sheet or a `<style>` element.
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
    /// What is seen to the right of an amount that runs from right to left, before the number; empty in others.
    let head: Range<Int>
    /// What stands behind the number's integer, to the right of the separator.
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
        // Cells of amounts whose separators have what is equally wide at their left are aligned there.
        let side = amount.direction == .rightToLeftDigits ? "rtl" : "ltr"
        return #"<td class="amount" dir="\#(side)">\#(isolate(tails, heads))</td>"#
    }

    private func isolate(_ tails: Alternatives, _ heads: Alternatives) -> String {
        let needsBoxes = tails.areSeveral || heads.areSeveral
        let direction = isRightToLeft ? #" dir="rtl""# : ""
        guard needsBoxes else { return "<bdi\(direction)>\(html(0..<amount.end))</bdi>" }
        var number = html(head.upperBound..<tail.lowerBound) + box("box", tail, tails)
        // A box is neutral to the order of characters: a number with one keeps its order as an isolate.
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
            // Digits and their groups are one element.
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
