// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A value that outlives its view. `FieldHost` passes it from a view to its replacement.
@propertyWrapper
public struct State<Value> {
    let storage: StateStorage<Value>

    public init(wrappedValue: Value) {
        storage = StateStorage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
        get { storage.current.value }
        nonmutating set {
            // Like SwiftUI, updates no view if the value is the same.
            if let old = storage.current.value as? any Equatable, old.isSame(as: newValue) { return }
            storage.current.value = newValue
            storage.current.changes += 1
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// A model that a view uses.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
    public var wrappedValue: Object

    public init(wrappedValue: Object) {
        self.wrappedValue = wrappedValue
    }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: Object

        public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

final class StateStorage<Value> {
    var value: Value
    var changes = 0
    private var earlier: StateStorage<Value>?

    init(_ value: Value) {
        self.value = value
    }

    /// The storage of the first view in the chain of replacements.
    var current: StateStorage<Value> { earlier?.current ?? self }

    func adopt(_ other: StateStorage<Value>) {
        if current !== other.current { earlier = other.current }
    }
}

/// A state of any type.
protocol AnyState {
    var changes: Int { get }
    func adopt(_ other: any AnyState)
}

extension State: AnyState {
    var changes: Int { storage.current.changes }

    func adopt(_ other: any AnyState) {
        if let other = other as? State<Value> { storage.adopt(other.storage) }
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
