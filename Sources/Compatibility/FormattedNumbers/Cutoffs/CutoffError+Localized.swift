import Foundation

extension CutoffError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}
