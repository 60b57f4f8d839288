import FieldEngine

/// The base letters of Latin letters with diacritics, by Unicode's decompositions.
enum LatinLetters {
    /// The base letter as an ASCII capital; nil for any other scalar.
    static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        for (first, letters) in [(0xC0 as UInt32, LatinLetterTable.fromC0), (0x1E00, LatinLetterTable.from1E00)] {
            let (index, overflow) = scalar.value.subtractingReportingOverflow(first)
            guard !overflow, index < letters.utf8CodeUnitCount else { continue }
            let letter = letters.utf8Start[Int(index)]
            return letter == UInt8(ascii: ".") ? nil : Unicode.Scalar(letter)
        }
        return nil
    }
}
