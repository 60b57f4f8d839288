import CommandSupport
import Foundation

/// The parts of a text below each other, with code points for what cannot be seen.
///
///     integer   0..<1   1
///     literal   4..<6   ⟨U+00A0⟩
struct PartTable {
    let lines: [String]

    init(_ written: WrittenQuantity) {
        let rows = written.parts.map { part in
            [
                part.type, part.source ?? "", "\(part.range.lowerBound)..<\(part.range.upperBound)",
                VisibleText.shown(in: part.value) { $0 == " " || VisibleText.isInvisible($0) },
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        lines = rows.map { row in
            let columns = (0..<3).filter { widths[$0] > 0 }.map {
                row[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0)
            }
            return "  " + (columns + [row[3]]).joined(separator: "  ")
        }
    }
}
