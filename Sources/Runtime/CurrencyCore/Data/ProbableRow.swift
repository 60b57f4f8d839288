/// A hint at the row of a currency in the data: it makes the lookup faster, and is no part of a value's identity.
///
/// So all hints are equal, and a wrong one costs a search but changes no result.
@usableFromInline
package struct ProbableRow: Hashable, Sendable {
    package let row: UInt16

    /// The hint where nothing is known: a currency is seldom the first.
    @usableFromInline package static var unknown: ProbableRow { ProbableRow(0) }

    package init(_ row: Int) {
        self.row = UInt16(truncatingIfNeeded: row)
    }

    @usableFromInline package static func == (left: Self, right: Self) -> Bool { true }

    @usableFromInline package func hash(into hasher: inout Hasher) {}
}
