import CurrencyTextSwiftUI
import SwiftUI
import UIKit

/// A `CurrencyTextField` in dollars, with bindings and closures that keep what they are told. The binding of the focus says
/// no for ever, that of the amount zero, as in CurrencyText's tests.
@MainActor
final class CurrencyTextFieldStage {
    var text: String
    var keepsText: Bool
    var formatter = CurrencyFormatter {
        $0.currency = .dollar
        $0.locale = CurrencyLocale.englishUnitedStates
    }
    private(set) var told = CurrencyTextFieldFact.Told(
        texts: [], unformatted: [], amounts: [], editing: [], focus: [], commits: 0)
    /// What was not as it should be on the way.
    private(set) var failures: [String] = []
    private var host: RepresentableHost<CurrencyTextField>?

    init(_ fact: CurrencyTextFieldFact) async {
        (text, keepsText) = (fact.text, fact.keepsText)
        host = RepresentableHost(view)
        await Self.afterUpdate()
    }

    var field: UITextField {
        guard let host else { preconditionFailure("the view has no field yet") }
        return host.view
    }

    /// Another value of the view in its place, with all that follows from it.
    func update() async {
        host?.update(view)
        await Self.afterUpdate()
    }

    func note(_ condition: Bool, _ failure: String) {
        if !condition { failures.append(failure) }
    }

    private var view: CurrencyTextField {
        CurrencyTextField(
            configuration: CurrencyTextFieldConfiguration(
                placeholder: "some",
                text: Binding(
                    get: { self.text },
                    set: {
                        if self.keepsText { self.text = $0 }
                        self.told.texts?.append($0)
                    }),
                unformattedText: Binding(get: { "unformatted" }, set: { self.told.unformatted?.append($0) }),
                inputAmount: Binding(get: { 0 }, set: { self.told.amounts?.append($0) }),
                hasFocus: Binding(get: { false }, set: { self.told.focus?.append($0) }),
                clearsWhenValueIsZero: true, formatter: Binding(get: { self.formatter }, set: { _ in }),
                textFieldConfiguration: { _ in }, onEditingChanged: { self.told.editing?.append($0) },
                onCommit: { self.told.commits? += 1 }))
    }

    /// Lets what the field has put off until after the update happen.
    static func afterUpdate() async {
        for _ in 0..<10 { await Task.yield() }
    }
}
