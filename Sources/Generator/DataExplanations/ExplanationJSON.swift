import CommandSupport
import CurrencyEngine
import LocaleModel

/// An explanation as JSON, as described by `Data/Schemas/explanation.schema.json`.
public struct ExplanationJSON {
    private struct Run: Encodable {
        var text: String
        var codePoints: [String]
        var start: Int
        var end: Int
        var part: String
        var rule: ExplanationRule.RawValue
        var value: String?
        var because: [String]
        var note: String?

        init(_ run: ExplainedRun) {
            text = run.text
            codePoints = run.text.unicodeScalars.map(VisibleText.codePoint)
            start = run.range.lowerBound
            end = run.range.upperBound
            part = run.part.typeName
            rule = run.rule.rawValue
            value = run.value?.path
            because = run.because.map(\.path)
            note = run.note
        }
    }

    private struct Rule: Encodable {
        var name: String
        var summary: String
        var link: String
        var engineFile: String

        init(_ rule: ExplanationRule) {
            name = rule.rawValue
            summary = rule.summary
            link = rule.link
            engineFile = rule.engineFile
        }
    }

    private struct Resolution: Encodable {
        var identifier: String
        var reason: String
    }

    private struct Step: Encodable {
        var locale: String?
        var field: String
        var reason: String
    }

    private struct Decision: Encodable {
        var reason: String
        var link: String
    }

    private struct Place: Encodable {
        var source: SourceVersion
        var relation: String?
        var field: String?
        var verdict: String?
        var value: String?
        var file: String?
        var place: String?
        var form: String?

        init(_ place: ExplainedPlace) {
            source = place.source
            relation = place.relation.rawValue
            (file, self.place, form) = (place.place.file, place.place.place, place.place.form.rawValue)
        }

        init(_ statement: SourceStatement) {
            source = statement.source
            field = statement.key.path
            verdict = statement.verdict.rawValue
            value = statement.value
            file = statement.place?.file
            place = statement.place?.place
            form = statement.place?.form.rawValue
        }
    }

    private struct Value: Encodable {
        var field: String
        var value: String
        var owner: String?
        var ownerField: String
        var snapshotFile: String?
        var walk: [Step]
        var insteadOf: [String]
        var decision: Decision?
        var upstream: [Place]
        var sources: [Place]

        init(_ value: ExplainedValue) {
            field = value.key.path
            self.value = value.value
            owner = value.owner
            ownerField = value.ownerKey.path
            snapshotFile = value.snapshotFile
            walk = value.walk.map { Step(locale: $0.locale, field: $0.key.path, reason: $0.reason.rawValue) }
            insteadOf = value.insteadOf.map(\.path)
            decision = value.decision.map { Decision(reason: $0.reason, link: $0.link) }
            upstream = value.upstream.map(Place.init)
            sources = value.sources.map(Place.init)
        }
    }

    private struct Versions: Encodable {
        var locales: SourceVersion
        var iso4217: String
    }

    private struct Content: Encodable {
        let version = 1
        let requested: String
        let locale: String
        let resolution: [Resolution]
        let numberingSystem: String
        let currency: String?
        let amount: String?
        let text: String?
        let snapshot: Versions
        let runs: [Run]
        let rules: [Rule]
        let values: [Value]

        init(_ explanation: Explanation) {
            requested = explanation.requested
            locale = explanation.locale
            resolution = explanation.resolution.map {
                Resolution(identifier: $0.identifier, reason: $0.reason.rawValue)
            }
            numberingSystem = explanation.numberingSystem
            currency = explanation.currency
            amount = explanation.amount
            text = explanation.text
            snapshot = Versions(locales: explanation.snapshot, iso4217: explanation.iso4217)
            runs = explanation.runs.map(Run.init)
            rules = explanation.rules.map(Rule.init)
            values = explanation.values.map(Value.init)
        }
    }

    private let content: Content

    /// Creates the JSON of an explanation.
    public init(_ explanation: Explanation) {
        content = Content(explanation)
    }

    /// The explanation's text with sorted keys and a newline at the end.
    public func text() throws -> String {
        try ReportJSON.text(of: content)
    }
}

extension FormattedPart.Kind {
    /// ECMA-402's name for the part.
    var typeName: String { String(describing: self) }
}
