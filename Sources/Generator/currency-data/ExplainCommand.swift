import ArgumentParser
import CommandSupport
import CurrencyEngine
import DataExplanations
import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution

/// Explains the text of an amount in a locale and a currency.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain each character of a formatted amount: the rule, the value, and where the value comes from.",
        usage: "currency-data explain <locale> [<currency>] [<amount>] [<options>]",
        discussion: """
            currency-data explain de-AT EUR -1234.5
            currency-data explain hi INR 1234567 --display name --compact long
            currency-data explain ar-EG-u-nu-arab USD 0.5 --format json
            currency-data explain fr 0.256 --style percent
            currency-data explain fr-CA 21 --rule-set spellout-numbering
            currency-data explain de-CH CHF        the values of the locale and the currency
            currency-data explain sr-Latn          the values of the locale
            currency-data explain en-IN INR 1e5 --sources cldr-json-48 iso4217 --icu

            If you name sources, each value lists those that agree with the snapshot. Where ICU departs from LDML, the \
            explanation follows LDML.

            Exit codes: 0; 2 for wrong arguments; 3 if data cannot be read or the explanation cannot be written.
            """)

    @Argument(help: "The locale's identifier, in BCP 47's or ICU's spelling.")
    var locale: String

    // Negative amounts look like options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("A currency code and an amount; with --style, a number.", valueName: "currency"))
    var words: [String] = []

    @OptionGroup(title: "Formatting") var form: FormOptions

    @Option(help: "Explain a number in words by this rule set, such as spellout-cardinal-feminine.")
    var ruleSet: String?

    @OptionGroup(title: "Sources to compare with") var sources: ExplanationSources

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @OptionGroup var decisions: DecisionsFolder

    @OptionGroup var outputFormat: OutputFormatOptions<TextOrJSON>

    @Option(help: "Write the explanation to this file instead of standard output.")
    var output: String?

    /// The currency and the number; for a style without a currency, only the number.
    private var operands: (currency: String?, amount: String?) {
        let words = words.filter { $0 != "--" }
        if ruleSet != nil { return (nil, words.first) }
        if let style = form.style, style != .currency { return (nil, words.first) }
        return (words.first, words.count > 1 ? words[1] : nil)
    }

    func validate() throws {
        if let unknown = words.prefix(while: { $0 != "--" }).first(where: OperandRuns.isOption) {
            throw ValidationError("Unknown option '\(unknown)'")
        }
        let words = words.filter { $0 != "--" }
        let most = ruleSet != nil ? 1 : form.style.map { $0 == .currency ? 2 : 1 } ?? 2
        if words.count > most { throw ValidationError("Unexpected argument '\(words[most])'") }
        let (currency, amount) = operands
        if ruleSet != nil {
            if amount == nil { throw ValidationError("--rule-set needs a number") }
            if case .json = outputFormat.value { throw ValidationError("--rule-set has no JSON") }
        } else if amount != nil {
            try form.check(currency: currency)
        }
    }

    func run() throws {
        try reporting { try OutputFile.write(try explanationText(), to: output) }
    }

    func explanationText() throws -> String {
        let text = ExplanationText(hasColor: hasColor)
        if let ruleSet { return text.text(of: try explainedWords(ruleSet)) }
        let explanation = try explained()
        switch outputFormat.value {
        case .json: return try ExplanationJSON(explanation).text()
        case .text: return text.text(of: explanation)
        }
    }

    private var hasColor: Bool {
        output == nil && ProcessInfo.processInfo.environment["NO_COLOR"] == nil && isatty(STDOUT_FILENO) != 0
    }

    /// Errors in the arguments are reported before anything is read.
    private func explained() throws -> Explanation {
        let (currency, amount) = operands
        // Like ICU, the engine reads the empty text as the root.
        if locale.isEmpty { throw Failure.usage("the name of the locale is empty") }
        _ = try FormOptions.locale(locale)
        let code = try currency.map(FormOptions.code)
        let value = try amount.map(Self.number)
        let sources = try sources.read()
        let (snapshot, explainer) = try explainer()
        let identifier = try form.identifier(locale, explainer.data)
        if let code, !snapshot.currencyCodes.contains(code.description) {
            throw Failure.usage("unknown currency \(code)")
        }
        if explainer.data.locale(for: identifier) == LocaleFacts.rootIdentifier, identifier.languageCode != "und" {
            throw Failure.usage("\"\(locale)\" is not a locale of the data, which has none of its language")
        }
        var explanation: Explanation
        if let value {
            let style = try form.style(locale: locale, currency: currency, explainer.data, .ldml) {
                try explainer.names(of: code.map { [$0.description] })
            }
            explanation = try explainer.explain(style, value)
        } else {
            explanation = try explainer.values(of: identifier, currency: code)
        }
        try explanation.compare(with: sources)
        return explanation
    }

    private func explainedWords(_ ruleSet: String) throws -> WordsExplanation {
        let identifier = try FormOptions.locale(locale)
        let number = try Self.number(operands.amount ?? "")
        let explainer = try explainer().explainer
        do throws(ExplanationError) {
            return try explainer.explain(number, in: identifier, ruleSet: ruleSet)
        } catch {
            if case .noWords(let reason) = error { throw Failure.usage(reason) }
            throw error
        }
    }

    private func explainer() throws -> (snapshot: Snapshot, explainer: Explainer) {
        let snapshot = try Snapshot(named: snapshot, option: "--snapshot")
        let decisions = try decisions.read([ValueDecision].self, from: "values.json")
        return (snapshot, try Explainer(snapshot, decisions: decisions))
    }

    private static func number(_ text: String) throws -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalValue(text)
        } catch {
            throw InvalidArgument.amount(text, error)
        }
    }
}
