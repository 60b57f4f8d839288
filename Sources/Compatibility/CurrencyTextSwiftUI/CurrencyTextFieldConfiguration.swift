#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import SwiftUI
    import UIKit

    /// The texts, bindings and callbacks of a `CurrencyTextField`.
    @MainActor
    public final class CurrencyTextFieldConfiguration {
        let placeholder: String
        let text: Binding<String>
        let unformattedText: Binding<String?>?
        let inputAmount: Binding<Double?>?
        let hasFocus: Binding<Bool?>?
        let clearsWhenValueIsZero: Bool
        let formatter: Binding<CurrencyFormatter>
        let textFieldConfiguration: ((UITextField) -> Void)?
        let onEditingChanged: ((Bool) -> Void)?
        let onCommit: (() -> Void)?

        /// - Parameters:
        ///   - placeholder: The text that an empty field shows.
        ///   - text: The text of the field. Text that the program sets is read digit by digit and shown formatted.
        ///   - unformattedText: Receives the number in the text, with a decimal point; empty if there is none.
        ///   - inputAmount: Receives the amount. A `Double` has 15 to 17 digits; `CurrencyField` has exact amounts.
        ///   - hasFocus: Whether the field is being edited; setting it moves the focus, and nil does not.
        ///   - clearsWhenValueIsZero: Whether a field with zero is emptied when editing ends.
        ///   - formatter: Formats and parses the amounts. Another formatter, or other settings, reformat the amount.
        ///   - textFieldConfiguration: Sets up the UIKit field, once. Its keyboard is a number pad until then; a minus
        ///     is accepted only with `.numbersAndPunctuation`.
        ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
        ///   - onCommit: Called for the return key.
        public init(
            placeholder: String = "", text: Binding<String>, unformattedText: Binding<String?>? = nil,
            inputAmount: Binding<Double?>? = nil, hasFocus: Binding<Bool?>? = nil,
            clearsWhenValueIsZero: Bool = false, formatter: Binding<CurrencyFormatter>,
            textFieldConfiguration: ((UITextField) -> Void)? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
            onCommit: (() -> Void)? = nil
        ) {
            self.placeholder = placeholder
            self.text = text
            self.unformattedText = unformattedText
            self.inputAmount = inputAmount
            self.hasFocus = hasFocus
            self.clearsWhenValueIsZero = clearsWhenValueIsZero
            self.formatter = formatter
            self.textFieldConfiguration = textFieldConfiguration
            self.onEditingChanged = onEditingChanged
            self.onCommit = onCommit
        }

        /// Returns a configuration with only a text, the focus and a formatter.
        public static func makeDefault(
            text: Binding<String>, hasFocus: Binding<Bool?>? = nil, formatter: Binding<CurrencyFormatter>
        ) -> CurrencyTextFieldConfiguration {
            CurrencyTextFieldConfiguration(text: text, hasFocus: hasFocus, formatter: formatter)
        }
    }
#endif
