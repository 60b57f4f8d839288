import DataAudits
import LocaleModel

/// The error for a source that should correct a newer one. Nearly all of their differences have been fixed since, but
/// each would require a decision.
struct OlderCorrection: Error, Equatable, CustomStringConvertible {
    private let base: SourceVersion
    private let correction: SourceVersion
    private let baseCLDR: String
    private let correctionCLDR: String

    /// Nil if the correction is as new as the base, or if one of them does not state its CLDR version.
    init?(of base: SourceVersion, by correction: SourceVersion) {
        guard let ours = base.cldrVersion, let theirs = correction.cldrVersion,
            SourceFreshness.isNewer(ours, than: theirs)
        else { return nil }
        (self.base, self.correction, baseCLDR, correctionCLDR) = (base, correction, ours, theirs)
    }

    var description: String {
        "\(correction.name) \(correction.version) has CLDR \(correctionCLDR), and \(base.name) \(base.version) has CLDR "
            + "\(baseCLDR): what corrects a source must be at least as new"
    }
}
