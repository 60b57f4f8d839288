/// The row of the data where something probably is: what it is found by, and no part of what it is.
///
/// So all are equal, and one that has become untrue costs a search and changes nothing.
package struct ProbableRow: Hashable, Sendable {
    package let row: UInt16

    package init(_ row: Int) {
        self.row = UInt16(truncatingIfNeeded: row)
    }

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
