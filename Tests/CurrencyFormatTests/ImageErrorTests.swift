import CurrencyFormat
import Testing

/// What `CurrencyData.init(_:)` throws can be named by those who import CurrencyFormat and nothing else.
struct ImageErrorTests {
    private static func error(_ bytes: [UInt8]) -> PackedImageError? {
        do {
            _ = try CurrencyData(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func errorsAreNamed() {
        let image = CurrencyData.bundled.imageBytes
        #expect(Self.error(image) == nil)
        #expect(Self.error(Array(image.dropLast(3))) == .truncated(bytes: image.count - 3, expected: image.count))
        #expect(Self.error(image + [0]) == .trailingBytes(bytes: image.count + 1, expected: image.count))
        #expect(Self.error([0x20] + image.dropFirst()) == PackedImageError.notAnImage)
    }
}
