import DataAudits
import LocaleModel

/// A source that should correct a newer one. Nearly all of their differences were mended since, and would each ask for a
/// decision.
struct OlderCorrection: Error, Equatable, CustomStringConvertible {
    var base: SourceVersion
    var correction: SourceVersion

    /// Nil where the correction is as new as the base, or where one of them does not say which CLDR it has.
    init?(of base: SourceVersion, by correction: SourceVersion) {
        guard let ours = base.cldrVersion, let theirs = correction.cldrVersion,
            SourceFreshness.isNewer(ours, than: theirs)
        else { return nil }
        (self.base, self.correction) = (base, correction)
    }

    var description: String {
        func text(_ source: SourceVersion) -> String {
            "\(source.name) \(source.version) has CLDR \(source.cldrVersion ?? "")"
        }
        return "\(text(correction)), and \(text(base)): what corrects a source must be at least as new"
    }
}
