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

        public init(configuration: CurrencyTextFieldConfiguration) {
            self.configuration = configuration
        }

        public func makeCoordinator() -> CurrencyTextFieldCoordinator {
            CurrencyTextFieldCoordinator(configuration)
        }

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

        public func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.update(configuration, field)
        }
    }
#endif
