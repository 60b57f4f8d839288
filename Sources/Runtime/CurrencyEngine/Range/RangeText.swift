/// The text of a range while it is written, in memory with room for all of it.
struct RangeText {
    private let plan: FormatPlan
    private let storage: UnsafePointer<UInt8>?
    private var end: UnsafeMutablePointer<UInt8>
    private var parts: PartCollector

    init(_ plan: FormatPlan, _ storage: UnsafePointer<UInt8>?, _ base: UnsafeMutablePointer<UInt8>) {
        (self.plan, self.storage) = (plan, storage)
        (end, parts) = (base, PartCollector(base: base, source: .shared))
    }

    /// Appends text that belongs to both numbers.
    mutating func append(_ text: some Collection<UInt8>) {
        let start = end
        for byte in text {
            end.pointee = byte
            end += 1
        }
        parts.note(.literal, from: start, to: end)
    }

    mutating func appendPrefix(_ affixes: AffixForms.Form, nextToDigit: Bool = false) {
        end = plan.writePrefix(affixes, end, storage, nextToDigit: nextToDigit, &parts)
    }

    mutating func appendSuffix(_ affixes: AffixForms.Form, nextToDigit: Bool = false) {
        end = plan.writeSuffix(affixes, end, storage, nextToDigit: nextToDigit, &parts)
    }

    /// The texts of a number to write.
    enum Texts {
        case number, affixes, all
    }

    /// Appends a number, with its affixes and with the currency's name or without.
    mutating func append(_ number: FormatPlan.Rounded, _ texts: Texts, _ source: FormattedRangePart.Source) {
        parts.source = source
        end = write(number, texts, &parts)
        parts.source = .shared
    }

    private func write(
        _ number: FormatPlan.Rounded, _ texts: Texts, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        if texts != .all, let text = plan.text(replacing: number) {
            return plan.write(text, .literal, end, storage, &recorder)
        }
        return switch texts {
        case .number: plan.write(number, AffixForms(), hidesNumber: false, end, storage, &recorder)
        case .affixes: plan.writeUnnamed(number, end, storage, &recorder)
        case .all: plan.writeGeneral(number, end, &recorder)
        }
    }

    /// Whether a number without its affixes begins with a digit.
    func beginsWithDigit(_ number: FormatPlan.Rounded) -> Bool {
        // It is written to the free room, which the next text overwrites.
        var nothing = NoParts()
        let last = write(number, .number, &nothing)
        return UnsafeBufferPointer(start: end, count: last - end).beginsWithDigit
    }

    /// The text so far.
    var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: parts.base, count: end - parts.base) }

    var formatted: FormattedRange {
        FormattedRange(
            text: String(decoding: utf8, as: UTF8.self),
            parts: zip(parts.parts, parts.sources).map { part, source in
                FormattedRangePart(kind: part.kind, source: source, range: part.range)
            })
    }
}
