// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Whether a field of the view has the focus, which the host of the view moves.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let state: State<Value>

    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state) }

    @propertyWrapper
    public struct Binding {
        let state: State<Value>

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
    }
}

extension FocusState: AnyState {
    var changes: Int { state.changes }

    func adopt(_ other: any AnyState) {
        if let other = other as? FocusState<Value> { state.adopt(other.state) }
    }
}
