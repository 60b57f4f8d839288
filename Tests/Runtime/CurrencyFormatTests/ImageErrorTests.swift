import CurrencyFormat
import Testing

/// Code that imports only CurrencyFormat can name the errors that `CurrencyData.init(_:)` throws.
struct ImageErrorTests {
    private static func error(_ bytes: [UInt8]) -> CurrencyImageError.Reason? {
        do throws(CurrencyImageError) {
            _ = try CurrencyData(bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func errorsAreNamed() {
        let image = CurrencyData.bundled.imageBytes
        #expect(Self.error(image) == nil)
        #expect(Self.error(Array(image.dropLast(3))) == .truncated(bytes: image.count - 3, expected: image.count))
        #expect(Self.error(image + [0]) == .trailingBytes(bytes: image.count + 1, expected: image.count))
        #expect(Self.error([0x20] + image.dropFirst()) == .notAnImage)
    }

    /// Produces each reason by changing one place in an image.
    @Test func reasonsAreToldApart() {
        var image = CurrencyData.bundled.imageBytes
        image[4] += 1
        #expect(Self.error(image) == .wrongVersion(found: Int(image[4]), expected: Int(image[4]) - 1))
        image[4] -= 1
        image[image.count - 1] ^= 1
        #expect(Self.error(image) == .wrongChecksum)
    }
}
