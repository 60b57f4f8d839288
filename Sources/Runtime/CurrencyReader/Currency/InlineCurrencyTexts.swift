import CurrencyEngine
import LDMLSyntax

// Forced inlining holds the budgets of lenient-parsing.

/// The texts of a currency that fit into machine words, the longest first.
struct InlineCurrencyTexts: Sendable {
    private var texts: [PlanText] = []

    /// - Parameter texts: Normalized texts, the longest first.
    init(_ texts: some Sequence<[UInt8]>) {
        for text in texts where text.count <= PlanText.inlineCapacity {
            self.texts.append(text.withUnsafeBufferPointer { PlanText(inline: $0) })
        }
    }

    @inline(__always)
    func skip(atStartOf stretch: inout Stretch) -> Bool {
        // A currency's text does not begin with a digit.
        guard stretch.count > 0, stretch.start[0] &- 0x30 > 9 else { return false }
        for text in texts where Int(text.count) <= stretch.count && text.matchesInline(stretch.start) {
            stretch.start += Int(text.count)
            return true
        }
        return false
    }

    @inline(__always)
    func skip(atEndOf stretch: inout Stretch) -> Bool {
        guard stretch.count > 0, stretch.end[-1] &- 0x30 > 9 else { return false }
        for text in texts {
            let count = Int(text.count)
            if count <= stretch.count, text.matchesInline(stretch.end - count) {
                stretch.end -= count
                return true
            }
        }
        return false
    }
}

/// The rest of a text after its ends have been removed.
struct Stretch {
    var start: UnsafePointer<UInt8>
    var end: UnsafePointer<UInt8>

    var count: Int { end - start }

    /// Skips the spaces of keyboards and of CLDR at both ends.
    @inline(__always)
    mutating func skipSpaces() {
        while true {
            let length = NoBreakSpace.length(from: start, to: end)
            if length == 0 { break }
            start += length
        }
        while true {
            let length = NoBreakSpace.length(before: end, from: start)
            if length == 0 { break }
            end -= length
        }
    }

    @inline(__always)
    mutating func skipMinus() -> Bool {
        guard count > 0, start[0] == UInt8(ascii: "-") else { return false }
        start += 1
        return true
    }
}
