/// The states of a field before and after the current one.
///
/// `FieldEditor` keeps one. Undo restores the whole state: text, selection and value.
///
///     let empty = EditingState<DecimalValue>()
///     var history = EditHistory<DecimalValue>()
///     history.record(empty)
///     history.undo(from: EditingState(text: "$1.00", value: 1)) == empty      // true
public struct EditHistory<Value: Hashable & Sendable>: Hashable, Sendable {
    private var earlier: [EditingState<Value>] = []
    private var later: [EditingState<Value>] = []
    /// The number of states that are kept; the oldest is dropped first.
    public let limit: Int

    /// Creates an empty history.
    ///
    /// - Parameter limit: At least 1; smaller values count as 1.
    public init(limit: Int = 100) {
        self.limit = max(1, limit)
    }

    /// Whether there is an earlier state.
    public var canUndo: Bool { !earlier.isEmpty }
    /// Whether there is an undone state.
    public var canRedo: Bool { !later.isEmpty }

    /// Stores the state before an edit. States that were undone can no longer be redone.
    public mutating func record(_ state: EditingState<Value>) {
        later.removeAll()
        if earlier.last == state { return }
        if earlier.count == limit { earlier.removeFirst() }
        earlier.append(state)
    }

    /// Returns the state before the last recorded edit; nil if there is none.
    public mutating func undo(from state: EditingState<Value>) -> EditingState<Value>? {
        guard let previous = earlier.popLast() else { return nil }
        later.append(state)
        return previous
    }

    /// Returns the state that was undone last; nil if there is none.
    public mutating func redo(from state: EditingState<Value>) -> EditingState<Value>? {
        guard let next = later.popLast() else { return nil }
        earlier.append(state)
        return next
    }
}
