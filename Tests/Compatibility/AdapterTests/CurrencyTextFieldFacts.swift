import CurrencyTextSwiftUI
import UIKit

/// What CurrencyText's own tests of its SwiftUI field expect: what a view sets, what happens, and the calls of its
/// bindings and closures.
@MainActor
struct CurrencyTextFieldFact {
    /// The recorded calls of each kind, in order; nil if the test does not check them.
    struct Told: Equatable {
        var texts: [String]?
        var unformatted: [String?]?
        var amounts: [Double?]?
        var editing: [Bool]?
        var focus: [Bool?]?
        var commits: Int?
        /// The text of the field.
        var shown: String?
    }

    /// An intended difference.
    struct Departure {
        let here: Told
        let reason: String
    }

    let name: String
    /// The initial text of the binding.
    var text = "34"
    /// Whether the binding stores its new values, like a view's state. In most of the tests it always returns the first
    /// one.
    var keepsText = false
    /// What happens after the field appears.
    var play: @MainActor (CurrencyTextFieldStage) async -> Void = { _ in }
    let theirs: Told
    var departure: Departure?
}

extension CurrencyTextFieldFact {
    /// Named after the tests of `WrappedTextField`.
    static let all = [
        CurrencyTextFieldFact(
            name: "InitialTextWhenValueIsInvalid", text: "some", theirs: Told(shown: "")),
        CurrencyTextFieldFact(
            name: "InitialTextWhenValueIsValid", theirs: Told(shown: "$0.34")),
        CurrencyTextFieldFact(
            name: "ShouldChangeCharactersInRange",
            play: { stage in
                _ = stage.field.delegate?.textField?(
                    stage.field, shouldChangeCharactersIn: NSRange(location: 5, length: 1), replacementString: "3")
            },
            theirs: Told(
                texts: ["$0.34", "$3.43"], unformatted: ["0.34", "3.43"], amounts: [0.34, 3.43], editing: [], focus: [],
                commits: 0)),
        CurrencyTextFieldFact(
            name: "TextFieldDidBeginEditing",
            play: { $0.field.delegate?.textFieldDidBeginEditing?($0.field) },
            theirs: Told(
                texts: ["$0.34"], unformatted: ["0.34"], amounts: [0.34], editing: [true], focus: [], commits: 0),
            departure: Departure(
                here: Told(
                    texts: ["$0.34"], unformatted: ["0.34"], amounts: [0.34], editing: [true], focus: [true], commits: 0
                ),
                reason: "The documentation says that the binding observes the focus, and its beginning is part of that."
            )),
        CurrencyTextFieldFact(
            name: "TextFieldDidEndEditing",
            play: { $0.field.delegate?.textFieldDidEndEditing?($0.field) },
            theirs: Told(
                texts: ["$0.34"], unformatted: ["0.34"], amounts: [0.34], editing: [false], focus: [false], commits: 0),
            departure: Departure(
                here: Told(
                    texts: ["$0.34"], unformatted: ["0.34"], amounts: [0.34], editing: [false], focus: [], commits: 0),
                reason: "The binding says already that the field has no focus.")),
        CurrencyTextFieldFact(
            name: "TextFieldShouldReturn",
            play: { stage in
                let returns = stage.field.delegate?.textFieldShouldReturn?(stage.field)
                stage.note(returns == true, "the return key is refused")
            },
            theirs: Told(texts: ["$0.34"], unformatted: ["0.34"], amounts: [0.34], editing: [], focus: [], commits: 1)),
        CurrencyTextFieldFact(
            name: "UpdateConfigurationAndUpdateTextIfNeeded",
            play: { stage in
                stage.formatter.hasDecimals = false
                stage.text = "56"
                await stage.update()
            },
            theirs: Told(
                texts: ["$0.34", "$56"], unformatted: ["0.34", "56"], amounts: [0.34, 56], editing: [], focus: [],
                commits: 0)),
        CurrencyTextFieldFact(
            name: "UpdateConfigurationWithDifferentFormatterInstances",
            play: { stage in
                stage.formatter.hasDecimals = false
                stage.text = "56"
                await stage.update()
                stage.formatter = .wholeEuros
                await stage.update()
                stage.formatter = .wholeReais
                await stage.update()
            },
            theirs: Told(texts: ["$0.34", "$56", "56\u{A0}€", "R$\u{A0}56"], shown: "R$\u{A0}56")),
        CurrencyTextFieldFact(
            name: "UpdateTextIfNeededWhenFormatterChangesAndStatefulTextBinding",
            play: { stage in
                stage.keepsText = true
                stage.text = "56"
                stage.formatter = .wholeEuros
                await stage.update()
                stage.note(stage.text == "56\u{A0}€", stage.text)
                stage.formatter.currency = .dollar
                stage.formatter.locale = CurrencyLocale.englishUnitedStates
                await stage.update()
                stage.note(stage.text == "$56", stage.text)
                stage.formatter.currency = .brazilianReal
                stage.formatter.locale = CurrencyLocale.portugueseBrazil
                await stage.update()
                stage.note(stage.text == "R$\u{A0}56", stage.text)
            },
            theirs: Told(shown: "R$\u{A0}56")),
    ]
}

extension CurrencyFormatter {
    fileprivate static var wholeEuros: CurrencyFormatter {
        CurrencyFormatter {
            $0.currency = .euro
            $0.locale = CurrencyLocale.german
            $0.hasDecimals = false
        }
    }

    fileprivate static var wholeReais: CurrencyFormatter {
        CurrencyFormatter {
            $0.currency = .brazilianReal
            $0.locale = CurrencyLocale.portugueseBrazil
            $0.hasDecimals = false
        }
    }
}
