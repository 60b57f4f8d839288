// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the adapters' tests and programs like them use of Combine, so that Linux can compile and run them. Only the
// environment variable CURRENCY_UI_STUBS=1 adds this module.

/// A model that says when it changes.
public protocol ObservableObject: AnyObject {}

/// A property of a model. Nobody is told of changes: a test asks its views for an update.
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
