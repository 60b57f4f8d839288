#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import SwiftUI
    import UIKit

    /// A text field for money that wraps a field of UIKit, with CurrencyText's names.
    ///
    ///     CurrencyTextField(
    ///         configuration: CurrencyTextFieldConfiguration(
    ///             placeholder: "Price", text: $text, inputAmount: $amount, formatter: $formatter,
    ///             textFieldConfiguration: { $0.keyboardType = .numbersAndPunctuation }))
    ///
    /// `FieldEngine` decides on the text. The bindings are set at once after each edit; after a change that the program
    /// makes, when the view's update is over.
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

        /// Creates the field of UIKit.
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

        /// Applies what the program changed to the field of UIKit.
        public func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.update(configuration, field)
        }
    }
#endif
