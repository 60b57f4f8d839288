/// Holds a copy of an image's bytes.
package final class ImageBytes: @unchecked Sendable {
    // Unchecked: the bytes are written once, before anyone else sees them.
    package let bytes: UnsafeBufferPointer<UInt8>

    // A function, as Embedded Swift has no generic initialisers of classes.
    package static func copy(of source: some Collection<UInt8>) -> ImageBytes {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, source.count))
        _ = copy.initialize(from: source)
        return ImageBytes(adopting: UnsafeBufferPointer(rebasing: copy[..<source.count]))
    }

    private init(adopting bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The address of the first byte; valid even where there are no bytes.
    package var base: UnsafePointer<UInt8> { bytes.baseAddress.unsafelyUnwrapped }

    deinit {
        UnsafeMutablePointer(mutating: bytes.baseAddress)?.deallocate()
    }
}
