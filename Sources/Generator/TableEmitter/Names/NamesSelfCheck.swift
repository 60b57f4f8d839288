import DataSnapshot
import LocaleModel
import LocaleResolution
import PackedTables
import TableWriter

/// Reads a finished image of names and compares every result with the model.
///
/// The expected results come from the snapshot's values by LDML's steps, implemented separately; the builder's records
/// are not used. The runtime's results are compared: the locale by its identifier, the currency by its code, and the
/// name by its record.
struct NamesSelfCheck {
    private let inheritance: Inheritance
    private let names: PackedImage
    /// The own names of each locale, in the order of codes and then of `categories`. Locales without any are left out.
    private let own: [String: [String?]]

    private static let categories: [PluralCategory?] = [nil] + PluralCategory.allCases
    private static let standsAlone = 0
    private static let other = PluralCategory.allCases.count

    /// - Returns: The number of names that were compared.
    @discardableResult
    static func check(
        _ bytes: [UInt8], _ inheritance: Inheritance, locales: [String], currencies: [String]
    ) throws(EmitError) -> Int {
        // Typed errors do not pass through the closure of `withUnsafeBufferPointer`.
        let result: Result<Int, EmitError> = bytes.withUnsafeBufferPointer { buffer in
            do throws(EmitError) {
                do throws(PackedImageError) {
                    try PackedCheck.checkNames(buffer)
                } catch {
                    throw EmitError.readBackDiffers(
                        locale: "", field: "names", expected: "an image that the loader accepts", found: "\(error)")
                }
                guard let base = buffer.baseAddress else { return .success(0) }
                let names = PackedImage(uncheckedBase: base, count: buffer.count)
                let check = NamesSelfCheck(names, inheritance, locales: locales, currencies: currencies)
                return .success(try check.compareAll(locales, currencies))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(_ names: PackedImage, _ inheritance: Inheritance, locales: [String], currencies: [String]) {
        self.names = names
        self.inheritance = inheritance
        let numbers = Dictionary(uniqueKeysWithValues: zip(currencies, currencies.indices))
        let nothing = [String?](repeating: nil, count: currencies.count * Self.categories.count)
        var own: [String: [String?]] = [:]
        for locale in locales {
            for (field, text) in inheritance.locales[locale]?.values ?? [:] {
                guard case .name(let code, let category) = field, let number = numbers[code],
                    let position = Self.categories.firstIndex(of: category)
                else { continue }
                own[locale, default: nothing][number * Self.categories.count + position] = text
            }
        }
        self.own = own
    }

    private func compareAll(_ locales: [String], _ currencies: [String]) throws(EmitError) -> Int {
        let rows = currencies.map { code in
            (try? PackedCode(code)).flatMap { names.row(of: $0) }
        }
        var readings = Readings()
        var count = 0
        for locale in locales {
            let row = LocaleLookup(image: names).row(for: SelfCheck.tag(locale))
            let found = names.text(names[LocaleRow.self, row].identifier).string
            guard found == locale else {
                throw .readBackDiffers(locale: locale, field: "names", expected: locale, found: found)
            }
            let chain = inheritance.parents.chain(from: locale)
            let belowRoot = chain.dropLast().compactMap { own[$0] }
            let whole = belowRoot + (chain.last.flatMap { own[$0] }.map { [$0] } ?? [])
            for (number, code) in currencies.enumerated() {
                let texts = readings.texts(of: rows[number].flatMap { names.nameRecord(locale: row, currency: $0) })
                for (position, category) in Self.categories.enumerated() {
                    let expected = Self.answer(
                        position, number * Self.categories.count, belowRoot: belowRoot, whole: whole)
                    let found = texts[NameForms.form(category)]
                    if expected != found {
                        throw .readBackDiffers(
                            locale: locale, field: LocaleField.name(code: code, category).path,
                            expected: expected ?? "nothing", found: found ?? "nothing")
                    }
                    if expected != nil { count += 1 }
                }
            }
        }
        return count
    }

    /// LDML's Currencies, steps 4.1 to 4.4, except that the code is represented by no text.
    ///
    /// - Parameters:
    ///   - position: The index of the category in `categories`.
    ///   - first: The index at which the names of the currency begin.
    private static func answer(
        _ position: Int, _ first: Int, belowRoot: [[String?]], whole: [[String?]]
    ) -> String? {
        func nearest(_ position: Int, in locales: [[String?]]) -> String? {
            for names in locales {
                if let name = names[first + position] { return name }
            }
            return nil
        }
        switch categories[position] {
        case nil: return nearest(standsAlone, in: whole)
        case .explicitZero, .explicitOne: return nearest(position, in: belowRoot)
        default:
            return nearest(position, in: belowRoot) ?? nearest(other, in: belowRoot)
                ?? nearest(standsAlone, in: whole)
        }
    }

    /// The texts of records, each read once, because most locales use an ancestor's.
    private struct Readings {
        private var known: [UnsafePointer<UInt8>: [String?]] = [:]

        mutating func texts(of record: NameRecord?) -> [String?] {
            guard let record, let start = record.codes.baseAddress else {
                return Array(repeating: nil, count: NameForm.count)
            }
            if let texts = known[start] { return texts }
            let texts = withUnsafeTemporaryAllocation(
                of: UInt8.self, capacity: NameRecord.maximumTextLength
            ) { buffer in
                (0..<NameForm.count).map { form -> String? in
                    switch record.read(form, into: buffer) {
                    case .text(let count): String(decoding: buffer[..<count], as: UTF8.self)
                    case .none: nil
                    // The loader has accepted every record.
                    case .malformed: "not readable"
                    }
                }
            }
            known[start] = texts
            return texts
        }
    }
}
