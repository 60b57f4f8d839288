import CLDRJSONSource
import DataSnapshot
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel
import LocaleResolution

/// Where the publication that a snapshot was made from states its values.
///
/// cldr-json shows each locale with all that it inherits, for `latn` and for the numbering systems that the locale
/// names; CLDR's XML and ICU have a value with its owner only. The snapshot keeps a value with its owner, so that for
/// cldr-json there are two places.
///
/// A snapshot made of CLDR's XML may have with another owner what the XML has an alias for: accounting patterns, which
/// may be the standard ones, and the values of other digits than latn. Of such a value no place is quoted; the XML
/// itself, asked as a source, says where it stands.
struct SnapshotPlaces {
    let source: SourceVersion
    /// The second source, and which values are its own.
    let corrections: SnapshotCorrections?
    let iso4217: SourceVersion
    let inheritance: Inheritance

    /// The places of a locale's value.
    ///
    /// - Parameters:
    ///   - asked: the field that was asked for in `locale`, which a source may repeat there.
    func places(of asked: LocaleField, in locale: String, _ found: Inheritance.Found) -> [ExplainedPlace] {
        if let corrections, corrections.hold(found.field, in: found.owner) {
            let provenance = ICUSource().provenance(of: found.field, in: found.owner)
            return [
                ExplainedPlace(
                    source: corrections.source, relation: .owner,
                    place: UpstreamPlace(file: provenance.file, place: provenance.place))
            ]
        }
        if source.name == "ldml", found.field.mayBeAlias { return [] }
        guard let place = place(of: found.field, in: found.owner) else { return [] }
        var result = [ExplainedPlace(source: source, relation: .owner, place: place)]
        if source.name == "cldr-json", locale != found.owner || asked != found.field, isShown(asked, in: locale),
            let place = self.place(of: asked, in: locale)
        {
            result.append(ExplainedPlace(source: source, relation: .resolved, place: place))
        }
        return result
    }

    /// The repeated value alone, for a value that the source's root does not show.
    func resolvedPlace(of asked: LocaleField, in locale: String) -> [ExplainedPlace] {
        guard source.name == "cldr-json", locale != LocaleFacts.rootIdentifier, isShown(asked, in: locale),
            let place = place(of: asked, in: locale)
        else { return [] }
        return [ExplainedPlace(source: source, relation: .resolved, place: place)]
    }

    func places(of field: SupplementalField) -> [ExplainedPlace] {
        if let corrections, corrections.hold(field) {
            return ICUSource.place(of: field).map {
                [ExplainedPlace(source: corrections.source, relation: .owner, place: $0)]
            } ?? []
        }
        let place: UpstreamPlace? =
            switch source.name {
            case "cldr-json": CLDRJSONSource.place(of: field)
            case "ldml": LDMLSource.place(of: field)
            default: nil
            }
        return place.map { [ExplainedPlace(source: source, relation: .owner, place: $0)] } ?? []
    }

    func places(of field: ISO4217Field) -> [ExplainedPlace] {
        [ExplainedPlace(source: iso4217, relation: .owner, place: ISO4217Source.place(of: field))]
    }

    private func place(of field: LocaleField, in locale: String) -> UpstreamPlace? {
        switch source.name {
        case "cldr-json": return CLDRJSONSource.place(of: field, in: locale)
        case "ldml": return LDMLSource.place(of: field, in: locale)
        case "icu":
            let provenance = ICUSource().provenance(of: field, in: locale)
            return UpstreamPlace(file: provenance.file, place: provenance.place)
        default: return nil
        }
    }

    /// Whether cldr-json shows a field in a locale's files.
    private func isShown(_ field: LocaleField, in locale: String) -> Bool {
        if isOfCorrectionsAlone(locale) || corrections?.hold(field, in: locale) == true { return false }
        guard let system = field.system, system != "latn" else { return true }
        return NumberingSystemRole.allCases.contains {
            inheritance.value(of: .numberingSystem($0), in: locale) == system
        }
    }

    /// Whether only the second source has anything to say of a locale, such as `en-US-posix`.
    private func isOfCorrectionsAlone(_ locale: String) -> Bool {
        guard let corrections, let own = inheritance.locales[locale]?.values.keys, !own.isEmpty else { return false }
        return own.allSatisfy { corrections.hold($0, in: locale) }
    }
}

extension LocaleField {
    /// The numbering system that the field belongs to.
    var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit: nil
        }
    }
}

extension LocaleField {
    /// Whether the root has an alias for the field in some release: what it inherits from then depends on the locale
    /// that asks, and a snapshot's owner need not be the one of the XML.
    fileprivate var mayBeAlias: Bool {
        switch self {
        case .pattern(_, .accounting), .pattern(_, .accountingAlphaNextToNumber), .pattern(_, .accountingNoCurrency),
            .compact(_, .decimalLong, _, _, _):
            true
        default: system.map { $0 != "latn" } ?? false
        }
    }
}
