import ArgumentParser

/// The forms that a command can write its result in; text and JSON are among them.
package protocol OutputFormat: ExpressibleByArgument, CaseIterable, RawRepresentable, Sendable
where RawValue == String {
    static var text: Self { get }
    static var json: Self { get }
}

/// How a command writes its result: `--format`, and `--json` as short for `--format json`.
package struct OutputFormatOptions<Format: OutputFormat>: ParsableArguments {
    @Option(name: .customLong("format"), help: "The form of the output. Default: text.")
    var named: Format?

    @Flag(help: "Short for --format json.")
    var json = false

    package init() {}

    package var value: Format { json ? .json : named ?? .text }

    package func validate() throws {
        if json, let named, named.rawValue != Format.json.rawValue {
            throw ValidationError("--json means --format json, which contradicts --format \(named.rawValue).")
        }
    }
}

/// The forms of a result that is nothing but lines.
package enum TextOrJSON: String, OutputFormat {
    case text, json
}

/// The forms of a report.
package enum ReportFormat: String, OutputFormat {
    case text, json, sarif, html
}
