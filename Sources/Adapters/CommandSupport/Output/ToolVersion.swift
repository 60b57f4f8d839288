/// What `--version` prints.
package enum ToolVersion {
    /// The newest heading of CHANGELOG.md.
    package static let number = "unreleased"

    /// The version of a tool that brings no data.
    package static func text(of tool: String) -> String { "\(tool) \(number)" }
}
