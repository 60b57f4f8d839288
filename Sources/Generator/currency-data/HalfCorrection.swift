import LocaleResolution

/// A value that recorded decisions correct in one of two sources, so that the other one now differs.
///
/// Without this the difference would ask for an entry of `sources.json`, which says which of two sources is right.
struct HalfCorrection: Error, Equatable, CustomStringConvertible {
    var locale: String
    var field: String
    var corrected: String
    /// The source that has no entry.
    var other: String

    /// The first of such values among differences that nobody decided on; nil where there is none.
    ///
    /// - Parameter sources: the names of both sources.
    init?(among differences: [SourceDifference], _ decisions: [ValueDecision], _ sources: [String]) {
        for difference in differences {
            let locale = difference.locale ?? ValueDecision.supplemental
            // A difference beside the locales is one of a whole entry: fractions/RSD, of which a decision is about digits.
            func field(of decision: ValueDecision) -> String? {
                decision.locale != locale
                    ? nil
                    : decision.values.keys.sorted().first {
                        $0 == difference.field || $0.hasPrefix(difference.field + "/")
                    }
            }
            for decision in decisions {
                guard let path = field(of: decision), let other = sources.first(where: { $0 != decision.source }),
                    !decisions.contains(where: { $0.source == other && $0.values[path] != nil && $0.locale == locale })
                else { continue }
                (self.locale, self.field, corrected, self.other) = (locale, path, decision.source, other)
                return
            }
        }
        return nil
    }

    var description: String {
        "values.json: locale \(locale): \(field) is corrected in \(corrected) only; "
            + "where \(other) is wrong too, add an entry whose source is \"\(other)\""
    }
}
