// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The optional methods of a delegate. Linux has no optional requirements, so each method has a default implementation
// that sets a flag, and a property of the same name that turns this into nil. So
// `delegate.textFieldShouldReturn?(field)` means the same as with Apple's UIKit.

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextField {
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }
}

@MainActor
open class UIMenuElement: NSObject {}

@MainActor
open class UIMenu: UIMenuElement {}

@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {}

/// Whether the last call reached a default implementation.
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
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        unimplemented(())
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { unimplemented(true) }
    public func textFieldDidChangeSelection(_ textField: UITextField) { unimplemented(()) }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { unimplemented(true) }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { unimplemented(true) }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { unimplemented(nil) }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { unimplemented(()) }
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { unimplemented(()) }
}

/// A method with one field and a result.
@MainActor
public struct OptionalAnswer {
    let call: (UITextField) -> Bool

    public func callAsFunction(_ textField: UITextField) -> Bool? { implemented { call(textField) } }
}

/// A method with one field and no result.
@MainActor
public struct OptionalNotice {
    let call: (UITextField) -> Void

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? { implemented { call(textField) } }
}

@MainActor
public struct OptionalEnd {
    let delegate: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        implemented { delegate.textFieldDidEndEditing(textField) }
    }

    @discardableResult
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> Void? {
        implemented { delegate.textFieldDidEndEditing(textField, reason: reason) }
    }
}

/// The methods whose base name is `textField`.
@MainActor
public struct OptionalFieldMethods {
    let delegate: any UITextFieldDelegate

    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        implemented { delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
    }

    public func callAsFunction(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        implemented {
            delegate.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        implemented { delegate.textField(textField, willPresentEditMenuWith: animator) }
    }

    @discardableResult
    public func callAsFunction(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        implemented { delegate.textField(textField, willDismissEditMenuWith: animator) }
    }
}

extension UITextFieldDelegate {
    public var textFieldShouldBeginEditing: OptionalAnswer? {
        OptionalAnswer { self.textFieldShouldBeginEditing($0) }
    }
    public var textFieldDidBeginEditing: OptionalNotice? { OptionalNotice { self.textFieldDidBeginEditing($0) } }
    public var textFieldShouldEndEditing: OptionalAnswer? { OptionalAnswer { self.textFieldShouldEndEditing($0) } }
    public var textFieldDidEndEditing: OptionalEnd? { OptionalEnd(delegate: self) }
    public var textField: OptionalFieldMethods? { OptionalFieldMethods(delegate: self) }
    public var textFieldDidChangeSelection: OptionalNotice? {
        OptionalNotice { self.textFieldDidChangeSelection($0) }
    }
    public var textFieldShouldClear: OptionalAnswer? { OptionalAnswer { self.textFieldShouldClear($0) } }
    public var textFieldShouldReturn: OptionalAnswer? { OptionalAnswer { self.textFieldShouldReturn($0) } }
}
