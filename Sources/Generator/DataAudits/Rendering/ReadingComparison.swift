import CommandSupport
import CurrencyEngine
import DataSnapshot
import LocaleModel
import TableEmitter

/// Reads amounts as the old data write them, with the old and with the new data, because files and people have such texts.
///
/// A plan's strict parsing needs no comparison: it reads what is written now, and refuses all that is written otherwise.
struct ReadingComparison {
    private let rendering: Rendering
    private let supplemental: SupplementalFacts
    private let before: TextReading
    private let after: TextReading

    init(from old: Snapshot, _ before: Rendering, to new: Snapshot, _ after: Rendering) throws(RenderingError) {
        rendering = before
        supplemental = new.supplemental
        self.before = try TextReading(of: old, before)
        self.after = try TextReading(of: new, after)
    }

    /// The old texts that are not read as before.
    ///
    /// Of the changes of a locale that concern the same code points, one is read, in the currency of its region if there
    /// is one: it stands for all currencies.
    func changes(among rendered: [RenderedChange]) throws(RenderingError) -> [ReadingChange] {
        var seen: Set<[String]> = []
        var changes: [ReadingChange] = []
        let own = rendered.map { supplemental.currency(ofLocale: $0.locale) == $0.currency }
        let ordered = zip(rendered, own).filter { $1 } + zip(rendered, own).filter { !$1 }
        for (change, _) in ordered
        where seen.insert([change.locale, TextReport.codePoints(from: change.old, to: change.new)]).inserted {
            for text in [change.old] + wholeAmount(change.locale, change.currency) {
                let old = try before.outcome(of: text, change.locale, change.currency)
                let new = try after.outcome(of: text, change.locale, change.currency)
                guard let old, let new, old != new else { continue }
                changes.append(
                    ReadingChange(locale: change.locale, currency: change.currency, text: text, old: old, new: new))
                break
            }
        }
        return changes.sorted { ($0.locale, $0.currency) < ($1.locale, $1.currency) }
    }

    /// A whole amount without decimals, whose only separator may become a decimal one.
    private func wholeAmount(_ locale: String, _ currency: String) -> [String] {
        let style = rendering.style(locale: locale, currency: currency, .standard, .ldml)
        return style.map { [$0.trailingZeros(.stripIfInteger).format(1234)] } ?? []
    }
}

/// Reads amounts as people write them, with the tables made from a snapshot.
private struct TextReading {
    private let data: CurrencyData
    private let names: CurrencyNames
    private let source: SourceVersion

    init(of snapshot: Snapshot, _ rendering: Rendering) throws(RenderingError) {
        source = snapshot.locales
        data = rendering.data
        do {
            names = try CurrencyNames(NamesTableImage(of: snapshot).bytes)
        } catch {
            throw RenderingError(source: source, reason: String(describing: error))
        }
    }

    /// Nil if the identifiers are not well formed.
    func outcome(
        of text: String, _ locale: String, _ currency: String
    ) throws(RenderingError) -> ReadingChange.Outcome? {
        guard let locale = try? LocaleIdentifier(locale), let currency = try? CurrencyCode(currency) else { return nil }
        do {
            var reader = try AmountReader(
                AmountReader.Options(
                    locale: locale, data: data, names: names, compatibility: .ldml, currency: currency,
                    isLenient: true, conventions: nil))
            let result = reader.read(text)
            guard let amount = result.amount else { return .refused }
            return result.doubts.isEmpty ? .amount(amount) : .doubtful(result.readings)
        } catch {
            throw RenderingError(source: source, reason: String(describing: error))
        }
    }
}
