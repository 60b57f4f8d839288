import CurrencyTextSwiftUI
import SwiftUI
import UIKit

/// A `CurrencyTextField` in dollars, with bindings and closures that record their values. As in CurrencyText's tests,
/// the focus binding always returns false, and that of the amount zero.
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
    /// Unexpected events on the way.
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

    /// Replaces the view with an updated one, and performs everything that follows.
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

    /// Lets the field finish the work that it deferred until after the update.
    static func afterUpdate() async {
        for _ in 0..<10 { await Task.yield() }
    }
}
