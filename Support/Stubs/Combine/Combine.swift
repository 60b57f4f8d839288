// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The parts of Combine that the adapters' tests and similar programs use, so that Linux can compile and run them. Only
// the environment variable CURRENCY_UI_STUBS=1 adds this module.

/// A model that announces its changes.
public protocol ObservableObject: AnyObject {}

/// A property of a model. It announces no changes; a test updates its views itself.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }
}
