/// A hint at the row of a currency in the data: it makes the lookup faster, and is no part of a value's identity.
///
/// So all hints are equal, and a wrong one costs a search but changes no result.
package struct ProbableRow: Hashable, Sendable {
    package let row: UInt16

    package init(_ row: Int) {
        self.row = UInt16(truncatingIfNeeded: row)
    }

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
