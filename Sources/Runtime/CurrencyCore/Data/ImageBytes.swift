/// Owns a copy of an image's bytes.
package final class ImageBytes: @unchecked Sendable {
    // Sendable is unchecked: the bytes are written once, before anyone else sees them.
    package let bytes: UnsafeBufferPointer<UInt8>

    // This is a function because Embedded Swift has no generic initializers of classes.
    package static func copy(of source: some Collection<UInt8>) -> ImageBytes {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, source.count))
        _ = copy.initialize(from: source)
        return ImageBytes(adopting: UnsafeBufferPointer(rebasing: copy[..<source.count]))
    }

    private init(adopting bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The address of the first byte. It is valid even if there are no bytes.
    package var base: UnsafePointer<UInt8> { bytes.baseAddress.unsafelyUnwrapped }

    deinit {
        UnsafeMutablePointer(mutating: bytes.baseAddress)?.deallocate()
    }
}
