import DataAudits
import LocaleModel

/// A source that should correct a newer one. Nearly all of their differences were mended since, and would each ask for a
/// decision.
struct OlderCorrection: Error, Equatable, CustomStringConvertible {
    private let base: SourceVersion
    private let correction: SourceVersion
    private let baseCLDR: String
    private let correctionCLDR: String

    /// Nil where the correction is as new as the base, or where one of them does not say which CLDR it has.
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
