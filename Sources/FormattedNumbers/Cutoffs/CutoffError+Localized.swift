import Foundation

extension CutoffError: LocalizedError {
    public var errorDescription: String? { description }
}
