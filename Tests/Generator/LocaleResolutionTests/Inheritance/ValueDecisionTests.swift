import Foundation
import LocaleModel
import LocaleResolution
import Testing

/// Recorded decisions supply what a source lacks, and must be needed.
struct ValueDecisionTests {
    private static let path = "systems/arab/symbols/decimal"
    private static let field = LocaleField.symbol(system: "arab", .decimal)

    private func decision(
        source: String = "cldr-json", locale: String = "und", reason: String = "why", link: String = "https://x.org",
        values: [String: String] = [path: "٫"], replaces: [String: String]? = nil
    ) throws -> ValueDecision {
        var json: [String: Any] = [
            "source": source, "locale": locale, "reason": reason, "link": link, "values": values,
        ]
        json["replaces"] = replaces
        return try JSONDecoder().decode(ValueDecision.self, from: JSONSerialization.data(withJSONObject: json))
    }

    private func facts(_ values: [LocaleField: String] = [:]) -> UpstreamFacts {
        UpstreamFacts(
            source: SourceVersion(name: "cldr-json", version: "48.0.0"),
            locales: [LocaleFacts(identifier: "und", values: values)], supplemental: SupplementalFacts())
    }

    @Test
    func missingValueIsFilled() throws {
        var facts = facts()
        try ValueDecision.apply([decision()], from: "values.json", to: &facts)
        #expect(facts.locales[0][Self.field] == "٫")
    }

    @Test
    func decisionForAnotherSourceIsLeftAlone() throws {
        var facts = facts([Self.field: "."])
        try ValueDecision.apply([decision(source: "icu", reason: "")], from: "values.json", to: &facts)
        #expect(facts.locales[0][Self.field] == ".")
    }

    @Test
    func decisionThatUpstreamMadeNeedlessIsAnError() throws {
        var facts = facts([Self.field: "٫"])
        let decision = try decision()
        #expect(throws: DecisionError.unused(file: "values.json", locale: "und", field: Self.path)) {
            try ValueDecision.apply([decision], from: "values.json", to: &facts)
        }
    }

    @Test
    func decisionForALocaleThatIsGoneIsAnError() throws {
        var facts = facts()
        let decision = try decision(locale: "xx")
        #expect(throws: DecisionError.unused(file: "values.json", locale: "xx", field: Self.path)) {
            try ValueDecision.apply([decision], from: "values.json", to: &facts)
        }
    }

    @Test
    func unknownFieldIsAnError() throws {
        var facts = facts()
        let decision = try decision(values: ["systems/arab/symbols/comma": "٫"])
        #expect(
            throws: DecisionError.unknownField(
                file: "values.json", locale: "und", field: "systems/arab/symbols/comma")
        ) { try ValueDecision.apply([decision], from: "values.json", to: &facts) }
    }

    @Test(arguments: [("", "https://x.org"), ("why", "")])
    func decisionNeedsAReasonAndALink(reason: String, link: String) throws {
        var facts = facts()
        let decision = try decision(reason: reason, link: link)
        #expect(throws: DecisionError.missingReason(file: "values.json", locale: "und")) {
            try ValueDecision.apply([decision], from: "values.json", to: &facts)
        }
    }

    @Test(arguments: ["", "{}", "[{\"source\": 1}]"])
    func fileThatIsNoListOfDecisionsIsAnError(content: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(content.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = #expect(throws: DecisionError.self) { try DecisionFile.read([ValueDecision].self, from: file.path) }
        guard case .unreadable(file.path, _) = error else {
            Issue.record("\(String(describing: error)) is about something else")
            return
        }
    }

    @Test
    func missingFileIsAnError() {
        #expect(throws: DecisionError.unreadable(file: "/nonexistent/no.json", reason: "the file cannot be read")) {
            try DecisionFile.read([ValueDecision].self, from: "/nonexistent/no.json")
        }
    }
}
