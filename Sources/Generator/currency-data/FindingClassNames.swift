import ArgumentParser
import DataAudits

/// The names of classes in `--fail-on` and in configurations.
enum FindingClassNames {
    /// The name for findings of any class without a known cause, which only audits have.
    static let unexplained = "unexplained"

    /// - Throws: `ValidationError` for an unknown name.
    static func classes(_ names: [String], besides others: [String] = []) throws -> Set<FindingClass> {
        Set(
            try names.filter { !others.contains($0) }.map { name in
                guard let kind = FindingClass(rawValue: name) else {
                    let known = (FindingClass.allCases.map(\.rawValue) + others).joined(separator: ", ")
                    throw ValidationError("There is no class \"\(name)\"; classes are \(known).")
                }
                return kind
            })
    }

    /// The value of `--fail-on` of `diff`.
    static func classes(_ text: String) throws -> Set<FindingClass> {
        try classes(NameList(text).names)
    }

    /// The value of `--fail-on` of `audit`.
    static func gate(_ text: String) throws -> AuditGate {
        let names = try NameList(text).names
        return AuditGate(
            classes: try classes(names, besides: [unexplained]), unexplained: names.contains(unexplained))
    }
}
