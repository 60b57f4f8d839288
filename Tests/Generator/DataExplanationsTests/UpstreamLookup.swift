import Foundation
import LocaleModel
import TestSupport

/// Looks up a place in a publication's file without the package's readers. JSON follows the pointer. XML uses Python's
/// ElementTree and its XPath, with the few missing predicates implemented here.
struct UpstreamLookup {
    enum Trouble: Error {
        case notJSON(file: String)
        case failed(status: Int32, output: String)
    }

    private var objects: [String: Any] = [:]

    /// The text at a JSON pointer, or nil.
    mutating func json(_ directory: String, _ place: UpstreamPlace) throws -> String? {
        let path = directory + "/" + place.file
        if objects[path] == nil {
            objects[path] = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        }
        var value = objects[path]
        for key in place.place.split(separator: "/").map(String.init) {
            guard let members = value as? [String: Any] else { throw Trouble.notJSON(file: place.file) }
            value = members[key]
        }
        return (value as? String).map { Self.read($0, place.form) }
    }

    /// Looks up all places of XML files at once and returns the distinct texts found for each.
    static func xml(_ directory: String, _ places: [UpstreamPlace]) throws -> [[String]] {
        let question = try JSONSerialization.data(withJSONObject: places.map { [$0.file, $0.place] })
        let run = try ProgramRun(
            "python3", ["-c", script, directory], input: String(decoding: question, as: UTF8.self))
        guard run.code == 0 else { throw Trouble.failed(status: run.code, output: run.message) }
        let texts = try JSONDecoder().decode([[String]].self, from: Data(run.output.utf8))
        return zip(texts, places).map { texts, place in texts.map { read($0, place.form) } }
    }

    /// Extracts the value from a text, according to the place's form.
    private static func read(_ text: String, _ form: UpstreamPlace.Form) -> String {
        switch form {
        case .exact: return text
        case .beforeSamples:
            return String(text.prefix { $0 != "@" }).trimmingCharacters(in: .whitespacesAndNewlines)
        case .spacesInOrder: return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// XPath steps: a name, then predicates that compare an attribute, a child or a position, require an attribute to
    /// be absent, or require a word in a list.
    private static let script = #"""
        import json, re, sys
        import xml.etree.ElementTree as ET
        from functools import lru_cache

        @lru_cache(maxsize=None)
        def tree(file):
            return ET.parse(sys.argv[1] + "/" + file).getroot()

        def holds(element, predicate, index):
            if re.fullmatch(r"\d+", predicate):
                return index + 1 == int(predicate)
            # Before the word "or", which is Odia's code too.
            found = re.fullmatch(r"contains\(concat\(' ', @(\w+), ' '\), ' (\w+) '\)", predicate)
            if found:
                return found[2] in element.get(found[1]).split()
            if " or " in predicate:
                return any(holds(element, part, index) for part in predicate.split(" or "))
            found = re.fullmatch(r"@([\w-]+)='([^']*)'", predicate)
            if found:
                return element.get(found[1]) == found[2]
            found = re.fullmatch(r"not\(@([\w-]+)\)", predicate)
            if found:
                return element.get(found[1]) is None
            found = re.fullmatch(r"(\w+)='([^']*)'", predicate)
            if found:
                return element.findtext(found[1]) == found[2]
            raise ValueError(predicate)

        def steps(path):
            return re.findall(r"/((?:[^/\[]|\[(?:[^\]'\"]|'[^']*')*\])+)", path)

        def look(file, path):
            names = steps(path)
            root = tree(file)
            assert root.tag == names[0], (root.tag, path)
            nodes = [root]
            for step in names[1:]:
                if step.startswith("@"):
                    return [node.get(step[1:]) for node in nodes if node.get(step[1:]) is not None]
                name = step.split("[")[0]
                found = []
                for node in nodes:
                    children = [child for child in node if child.tag == name]
                    for predicate in re.findall(r"\[((?:[^\]']|'[^']*')*)\]", step):
                        children = [c for i, c in enumerate(children) if holds(c, predicate, i)]
                    found += children
                nodes = found
            return ["".join(node.itertext()) for node in nodes]

        answers = [sorted(set(look(file, path))) for file, path in json.load(sys.stdin)]
        json.dump(answers, sys.stdout)
        """#
}
