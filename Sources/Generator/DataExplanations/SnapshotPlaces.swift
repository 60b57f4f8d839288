import DataSnapshot
import ISO4217Source
import LocaleModel
import LocaleResolution

/// The places of a snapshot's values in the publication that it was made from.
///
/// cldr-json has each locale with everything that it inherits, for `latn` and for the numbering systems that the
/// locale names. CLDR's XML, ICU and the snapshot have a value only with its owner. So a value has two places in
/// cldr-json.
///
/// In a snapshot made from CLDR's XML, a value for which the XML has an alias may have another owner: accounting
/// patterns, which may be the standard ones, and values for digits other than latn. No place is given for such a value;
/// the XML itself, queried as a source, states its place.
struct SnapshotPlaces {
    let source: SourceVersion
    /// The second source, and the values that come from it.
    let corrections: SnapshotCorrections?
    let iso4217: SourceVersion
    let inheritance: Inheritance

    /// The places of a locale's value.
    ///
    /// - Parameters:
    ///   - asked: The requested field in `locale`, which a source may repeat there.
    func places(of asked: LocaleField, in locale: String, _ found: Inheritance.Found) -> [ExplainedPlace] {
        if let corrections, corrections.hold(found.field, in: found.owner) {
            guard let publication = Publications.ofLocales(named: corrections.source.name) else { return [] }
            return [
                ExplainedPlace(
                    source: corrections.source, relation: .owner,
                    place: publication.place(of: found.field, in: found.owner))
            ]
        }
        guard let publication else { return [] }
        if publication.inherited == .aliased, found.field.mayBeAlias { return [] }
        let owner = ExplainedPlace(
            source: source, relation: .owner, place: publication.place(of: found.field, in: found.owner))
        return locale == found.owner && asked == found.field ? [owner] : [owner] + repeatedPlace(of: asked, in: locale)
    }

    /// Only the repeated value, for a value that the source's root does not have.
    func resolvedPlace(of asked: LocaleField, in locale: String) -> [ExplainedPlace] {
        locale == LocaleFacts.rootIdentifier ? [] : repeatedPlace(of: asked, in: locale)
    }

    private func repeatedPlace(of asked: LocaleField, in locale: String) -> [ExplainedPlace] {
        guard let publication, publication.inherited == .repeated, isShown(asked, in: locale) else { return [] }
        return [
            ExplainedPlace(source: source, relation: .resolved, place: publication.place(of: asked, in: locale))
        ]
    }

    func places(of field: SupplementalField) -> [ExplainedPlace] {
        let stating = corrections.flatMap { $0.hold(field) ? $0.source : nil } ?? source
        guard let place = Publications.ofLocales(named: stating.name)?.place(of: field) else { return [] }
        return [ExplainedPlace(source: stating, relation: .owner, place: place)]
    }

    func places(of field: ISO4217Field) -> [ExplainedPlace] {
        [ExplainedPlace(source: iso4217, relation: .owner, place: ISO4217Source.place(of: field))]
    }

    private var publication: (any LocaleSource.Type)? { Publications.ofLocales(named: source.name) }

    /// Whether a publication that repeats inherited values has a field in a locale's files.
    private func isShown(_ field: LocaleField, in locale: String) -> Bool {
        if isOfCorrectionsAlone(locale) || corrections?.hold(field, in: locale) == true { return false }
        guard let system = field.system, system != "latn" else { return true }
        return NumberingSystemRole.allCases.contains {
            inheritance.value(of: .numberingSystem($0), in: locale) == system
        }
    }

    /// Whether only the second source has the locale, such as `en-US-posix`.
    private func isOfCorrectionsAlone(_ locale: String) -> Bool {
        guard let corrections, let own = inheritance.locales[locale]?.values.keys, !own.isEmpty else { return false }
        return own.allSatisfy { corrections.hold($0, in: locale) }
    }
}

extension LocaleField {
    /// The numbering system of the field.
    var system: String? {
        switch self {
        case .symbol(let system, _), .pattern(let system, _), .spacing(let system, _, _), .appendISO(let system),
            .unitPattern(let system, _), .compact(let system, _, _, _, _), .miscellaneous(let system, _):
            system
        case .numberingSystem, .minimumGroupingDigits, .currency, .name, .measureUnit, .numberRules: nil
        }
    }
}

extension LocaleField {
    /// Whether the root has an alias for the field in some release. If so, the requesting locale determines where the
    /// the value comes from, and a snapshot's owner may differ from that in the XML.
    fileprivate var mayBeAlias: Bool {
        switch self {
        case .pattern(_, .accounting), .pattern(_, .accountingAlphaNextToNumber), .pattern(_, .accountingNoCurrency),
            .compact(_, .decimalLong, _, _, _):
            true
        default: system.map { $0 != "latn" } ?? false
        }
    }
}
