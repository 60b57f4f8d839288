import DataSnapshot
import ISO4217Source
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

    /// The repeated value alone, for a value that the source's root does not show.
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

    /// Whether a publication that repeats inherited values shows a field in a locale's files.
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
