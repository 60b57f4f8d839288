import CommandSupport
import CurrencyEngine

/// What is formatted: a number, or a range of two.
///
///     1234.5, -7e3, NaN       a number, as `DecimalValue` reads it
///     1..3, -5..-2.5          a range, from its start to its end
enum Quantity: Equatable {
    case number(DecimalValue)
    case range(from: DecimalValue, to: DecimalValue)

    init(_ text: String) throws(InvalidArgument) {
        self = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(InvalidArgument) in
            try Quantity(utf8: bytes)
        }
    }

    init(utf8 text: UnsafeBufferPointer<UInt8>) throws(InvalidArgument) {
        do throws(DecimalError) {
            self = .number(try DecimalValue(utf8: text))
        } catch {
            guard let dots = Self.twoDots(in: text) else {
                throw .amount(String(decoding: text, as: UTF8.self), error)
            }
            self = .range(
                from: try Self.end(UnsafeBufferPointer(rebasing: text[..<dots])),
                to: try Self.end(UnsafeBufferPointer(rebasing: text[(dots + 2)...])))
        }
    }

    private static func twoDots(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        text.indices.dropLast().first { text[$0] == UInt8(ascii: ".") && text[$0 + 1] == UInt8(ascii: ".") }
    }

    private static func end(_ text: UnsafeBufferPointer<UInt8>) throws(InvalidArgument) -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalValue(utf8: text)
        } catch {
            throw .amount(String(decoding: text, as: UTF8.self), error)
        }
    }
}
