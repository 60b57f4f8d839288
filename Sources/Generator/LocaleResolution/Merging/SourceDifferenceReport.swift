import LocaleModel

/// The differences between two sources, as a table that people can read and programs can count.
public struct SourceDifferenceReport {
    private let base: SourceVersion
    private let correction: SourceVersion
    private let differences: [SourceDifference]

    /// Creates a report of the differences between two publications.
    public init(base: SourceVersion, correction: SourceVersion, _ differences: [SourceDifference]) {
        self.base = base
        self.correction = correction
        self.differences = differences
    }

    /// The number of differences of each kind, such as `2 corrected, 14 left-out`.
    public var summary: String {
        let counts = SourceDifference.Kind.allCases.map { kind in
            "\(differences.filter { $0.kind == kind }.count) \(kind.rawValue)"
        }
        return "differences of \(base.name) and \(correction.name): " + counts.joined(separator: ", ")
    }

    /// Lines of five columns separated by tabs, after lines of comments. Invisible characters are escaped as in Swift;
    /// a dash means no value, and rules for numbers in words are counted.
    public var text: String {
        var lines = [
            "# What \(base.name) \(base.version) and \(correction.name) \(correction.version) state differently, with the"
                + " locale that others inherit it from.",
            "# The value of \(correction.name) is taken where the kind is left-out or corrected.",
            "# \(summary)",
            ["kind", "locale", "field", base.name, correction.name].joined(separator: "\t"),
        ]
        for difference in differences {
            let columns = [
                difference.kind.rawValue, difference.locale ?? "supplemental", difference.field,
                Self.escaped(difference.base), Self.escaped(difference.correction),
            ]
            lines.append(columns.joined(separator: "\t"))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ value: String?) -> String {
        guard let value else { return "-" }
        let lines = value.split(separator: "\n")
        if lines.count > 1 { return "\(lines.count) lines" }
        var text = ""
        for scalar in value.unicodeScalars {
            let isUnseen: Bool =
                switch scalar.properties.generalCategory {
                case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: scalar != " "
                default: false
                }
            text += isUnseen ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return text
    }
}
