#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import SwiftUI
    import UIKit

    /// A text field for money that wraps a UIKit field, with the names of CurrencyText.
    ///
    ///     CurrencyTextField(
    ///         configuration: CurrencyTextFieldConfiguration(
    ///             placeholder: "Price", text: $text, inputAmount: $amount, formatter: $formatter,
    ///             textFieldConfiguration: { $0.keyboardType = .numbersAndPunctuation }))
    ///
    /// `FieldEngine` determines the text. The bindings are set immediately after each edit. After a change that the
    /// program makes, they are set when the view's update is over.
    public struct CurrencyTextField: UIViewRepresentable {
        private let configuration: CurrencyTextFieldConfiguration

        /// Creates a field with its texts, bindings, formatter and closures.
        public init(configuration: CurrencyTextFieldConfiguration) {
            self.configuration = configuration
        }

        /// Creates the coordinator, which is the field's delegate and sets the bindings.
        public func makeCoordinator() -> CurrencyTextFieldCoordinator {
            CurrencyTextFieldCoordinator(configuration)
        }

        /// Creates the UIKit field.
        public func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = configuration.placeholder
            field.keyboardType = .numberPad
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            field.setContentHuggingPriority(.defaultLow, for: .horizontal)
            configuration.textFieldConfiguration?(field)
            context.coordinator.attach(field)
            return field
        }

        /// Applies the program's changes to the UIKit field.
        public func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.update(configuration, field)
        }
    }
#endif
