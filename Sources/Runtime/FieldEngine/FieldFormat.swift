/// The rules of a field, as one function that takes a state and an edit and returns an outcome.
///
/// The function is total: it returns an outcome for every text and every range, and never traps.
public protocol FieldFormat<Value>: Sendable {
    /// The type of the field's value.
    associatedtype Value: Hashable & Sendable

    /// Returns the outcome of an edit.
    ///
    /// - Complexity: linear in the length of the state's text and the edit's.
    func apply(_ edit: Edit<Value>, to state: EditingState<Value>) -> EditOutcome<Value>
}

extension FieldFormat {
    /// Applies an edit and replaces the state with the one after it.
    @discardableResult
    public func edit(_ state: inout EditingState<Value>, _ edit: Edit<Value>) -> EditOutcome<Value> {
        let outcome = apply(edit, to: state)
        state = outcome.state(after: state)
        return outcome
    }
}
