import CurrencyCore
import PackedTables

/// The ten digits of a numbering system as UTF-8.
///
/// Unicode encodes decimal digits in runs from zero to nine, in which only the last UTF-8 byte changes. So one word
/// describes a whole system. Only hanidec needs ten words, because its Han characters form no such run.
package struct DigitShapes: Hashable, Sendable {
    /// The UTF-8 bytes of zero, the first byte lowest.
    package var zero: UInt32
    /// The bytes of each digit: 1 to 4.
    package var count: Int
    /// The place in the plan's storage of ten digits of four bytes each; nil if the digits form a run.
    package var table: Int?
    /// Whether the digits have the General_Category Nd, which currency spacing checks.
    var areDecimalNumbers: Bool

    static var ascii: DigitShapes {
        DigitShapes(zero: 0x30, count: 1, table: nil, areDecimalNumbers: true)
    }

    package var isASCII: Bool { zero == 0x30 && count == 1 }
}

extension DigitShapes {
    /// Reads ten digits; a text that is not ten scalars of one length gives ASCII digits.
    init(_ digits: PackedText, storage: inout PlanStorage) {
        // Only ASCII digits have one byte each. Most digits are these, which need no call: budget resolving.
        self = digits.count > 10 ? Self.others(digits, storage: &storage) : .ascii
    }

    private static func others(_ digits: PackedText, storage: inout PlanStorage) -> DigitShapes {
        let count = digits.count / 10
        guard (2...4).contains(count), digits.count == count * 10 else { return .ascii }
        let raw = UnsafeRawPointer(digits.start)
        func word(_ digit: Int) -> UInt32 {
            let place = digit * count
            // Two overlapping loads cover two to four bytes.
            let first = UInt32(raw.loadUnaligned(fromByteOffset: place, as: UInt16.self).littleEndian)
            let last = UInt32(raw.loadUnaligned(fromByteOffset: place + count - 2, as: UInt16.self).littleEndian)
            return first | last << UInt32(truncatingIfNeeded: 8 * (count - 2))
        }
        let zero = word(0)
        // CLDR's digits are decimal numbers if they form a run; hanidec's are neither. The emitter has
        // checked that ten digits form a run if the last one is nine steps from the first.
        let step: UInt32 = 1 << UInt32(truncatingIfNeeded: 8 * (count - 1))
        let isRun = word(9) == zero + 9 * step
        let table =
            isRun ? nil : storage.append((0..<40).map { UInt8(truncatingIfNeeded: word($0 / 4) >> UInt32($0 % 4 * 8)) })
        return DigitShapes(zero: zero, count: count, table: table, areDecimalNumbers: isRun)
    }

    /// Writes ASCII digits in these shapes. Needs seven spare bytes after them, and seven after the ASCII digits.
    // Inlined and unchecked: budgets decimal, indian-groups and arabic-digits.
    @inline(__always)
    func write(
        _ ascii: UnsafePointer<UInt8>, count digits: Int, _ out: UnsafeMutablePointer<UInt8>,
        storage: UnsafePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8> {
        guard isASCII else { return writeOthers(ascii, count: digits, out, storage: storage) }
        var copied = 0
        repeat {
            (out + copied).store(UInt64(littleEndian: UnsafeRawPointer(ascii + copied).loadUnaligned(as: UInt64.self)))
            copied &+= 8
        } while copied < digits
        return out + digits
    }

    @inline(never)
    private func writeOthers(
        _ ascii: UnsafePointer<UInt8>, count digits: Int, _ out: UnsafeMutablePointer<UInt8>,
        storage: UnsafePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8> {
        var end = UnsafeMutableRawPointer(out)
        if let table, let storage {
            for index in 0..<digits {
                let shape = UnsafeRawPointer(storage + table + 4 * Int(ascii[index] & 0xF))
                end.storeBytes(of: shape.loadUnaligned(as: UInt32.self), as: UInt32.self)
                end += count
            }
        } else {
            let place = UInt32(truncatingIfNeeded: 8 &* (count &- 1))
            for index in 0..<digits {
                end.storeBytes(of: (zero &+ UInt32(ascii[index] & 0xF) &<< place).littleEndian, as: UInt32.self)
                end += count
            }
        }
        return out + digits &* count
    }
}

/// Custom digits, which can have any general category.
extension DigitShapes {
    init(_ digits: NumberDigits, storage: inout PlanStorage) {
        let encoded = digits.scalars.map { Array(String($0).utf8) }
        let areDecimalNumbers = digits.scalars.allSatisfy { GeneralCategory.isDecimalDigit($0.value) }
        let table = storage.append(encoded.flatMap { $0 + [UInt8](repeating: 0, count: 4 - $0.count) })
        self.init(zero: 0, count: encoded[0].count, table: table, areDecimalNumbers: areDecimalNumbers)
    }
}
