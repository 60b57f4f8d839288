/// What `--version` prints.
package enum ToolVersion {
    /// The version of the package: the one place that names it. `scripts/release.sh` compares it with CHANGELOG.md.
    package static let number = "0.1.0"

    /// The version of a tool that brings no data.
    package static func text(of tool: String) -> String { "\(tool) \(number)" }
}
