import CurrencyEngine
import DataSnapshot
import LocaleModel
import LocaleResolution
import TableEmitter

/// Explains where texts and values come from.
///
/// The texts come from the engine, with the tables made from the snapshot. For each range of a text, the explainer
/// looks up the value that the tables were made from. A range without a value is an error.
///
///     let explainer = try Explainer(Snapshot(directory: "Data/Snapshot"))
///     let style = CurrencyStyle(currency: .eur, locale: try LocaleIdentifier("de-AT"), data: explainer.data)
///     for run in try explainer.explain(.currency(style), 1234.5).runs { print(run.text, run.rule, run.value) }
public struct Explainer: Sendable {
    /// The tables, for the styles to explain.
    public let data: CurrencyData
    let values: SnapshotValues

    /// - Throws: `ExplanationError.unusable` for a snapshot from which no tables can be made.
    public init(_ snapshot: Snapshot, decisions: [ValueDecision] = []) throws(ExplanationError) {
        values = SnapshotValues(snapshot, decisions)
        do {
            data = try CurrencyData(TableImage(of: snapshot).bytes)
        } catch {
            throw .unusable(snapshot: snapshot.locales, reason: String(describing: error))
        }
    }

    /// Returns the names of currencies, for styles that show them. Each call packs them again.
    ///
    /// - Parameter currencies: The codes; nil for all.
    public func names(of currencies: Set<String>? = nil) throws(ExplanationError) -> CurrencyNames {
        do {
            return try CurrencyNames(
                NamesTableImage(of: values.snapshot, ImageSelection(currencies: currencies)).bytes)
        } catch {
            throw .unusable(snapshot: values.snapshot.locales, reason: String(describing: error))
        }
    }

    /// An explanation without its content.
    func empty(_ identifier: LocaleIdentifier, _ locale: String, _ system: String) -> Explanation {
        Explanation(
            requested: identifier.description, locale: locale,
            resolution: ResolutionStep.steps(
                from: identifier, to: locale, values.snapshot.supplemental.identifiers, data), numberingSystem: system,
            snapshot: values.snapshot.locales, iso4217: values.snapshot.iso4217.currentPublished)
    }
}
