/// What `--version` prints.
package enum ToolVersion {
    /// The version of the package: the one place that names it. It ends with `-dev` until `scripts/release.sh` tags it.
    package static let number = "0.1.0-dev"

    /// The version of a tool that brings no data.
    package static func text(of tool: String) -> String { "\(tool) \(number)" }
}
