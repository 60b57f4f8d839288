// Methods that a delegate need not have. Linux has no optional requirements, so each has a default that says that it was
// not implemented, and a property of the same name that turns this into nil: `delegate.textFieldShouldReturn?(field)`
// then means what it means with Apple's UIKit.

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Whether the last call came to a default.
@MainActor private var isDefault = false

@MainActor
private func implemented<Result>(_ call: () -> Result) -> Result? {
    isDefault = false
    let result = call()
    defer { isDefault = false }
    return isDefault ? nil : result
}

extension UITextFieldDelegate {
    private func unimplemented<Result>(_ result: Result) -> Result {
        isDefault = true
        return result
    }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { unimplemented(true) }
    public func textFieldDidBeginEditing(_ textField: UITextField) { unimplemented(()) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { unimplemented(true) }
    public func textFieldDidEndEditing(_ textField: UITextField) { unimplemented(()) }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { unimplemented(true) }
    public func textFieldDidChangeSelection(_ textField: UITextField) { unimplemented(()) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { unimplemented(true) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { unimplemented(true) }
}

/// A method of one field that answers.
@MainActor
public struct OptionalAnswer {
    let call: (UITextField) -> Bool

    public func callAsFunction(_ textField: UITextField) -> Bool? { implemented { call(textField) } }
}

/// A method of one field that answers nothing.
@MainActor
public struct OptionalNotice {
    let call: (UITextField) -> Void

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? { implemented { call(textField) } }
}

@MainActor
public struct OptionalChange {
    let call: (UITextField, NSRange, String) -> Bool

    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        implemented { call(textField, range, string) }
    }
}

extension UITextFieldDelegate {
    public var textFieldShouldBeginEditing: OptionalAnswer? {
        OptionalAnswer { self.textFieldShouldBeginEditing($0) }
    }
    public var textFieldDidBeginEditing: OptionalNotice? { OptionalNotice { self.textFieldDidBeginEditing($0) } }
    public var textFieldShouldEndEditing: OptionalAnswer? { OptionalAnswer { self.textFieldShouldEndEditing($0) } }
    public var textFieldDidEndEditing: OptionalNotice? { OptionalNotice { self.textFieldDidEndEditing($0) } }
    public var textField: OptionalChange? {
        OptionalChange { self.textField($0, shouldChangeCharactersIn: $1, replacementString: $2) }
    }
    public var textFieldDidChangeSelection: OptionalNotice? {
        OptionalNotice { self.textFieldDidChangeSelection($0) }
    }
    public var textFieldShouldClear: OptionalAnswer? { OptionalAnswer { self.textFieldShouldClear($0) } }
    public var textFieldShouldReturn: OptionalAnswer? { OptionalAnswer { self.textFieldShouldReturn($0) } }
}
