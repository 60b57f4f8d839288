import DataAudits

/// The findings of a difference, for the pages of locales and currencies.
enum PageFindings {
    /// `[[class, locale or -1, currency or null, region or null, field, old, new, [locales that inherit it]], ...]`
    static func value(_ findings: [Finding], _ locales: PageLocales) -> PageValue {
        let places = Dictionary(
            locales.identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return .list(
            findings.map { finding in
                .list([
                    .text(finding.class.rawValue), .number(finding.locale.flatMap { places[$0] } ?? -1),
                    .text(finding.locale), .text(finding.currency), .text(finding.region), .text(finding.field),
                    .text(finding.old), .text(finding.new), .numbers(finding.reaches.compactMap { places[$0] }),
                ])
            })
    }
}
