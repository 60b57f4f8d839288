import Foundation

extension CutoffError: LocalizedError {
    /// The error's `description`, in English.
    public var errorDescription: String? { description }
}
