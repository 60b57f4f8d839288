import LocaleResolution

/// A value that recorded decisions correct in only one of two sources, so that the sources now differ.
///
/// Without this error, the difference would require an entry in `sources.json`, which decides which source is right.
struct HalfCorrection: Error, Equatable, CustomStringConvertible {
    var locale: String
    var field: String
    var corrected: String
    /// The source without an entry.
    var other: String
    /// The file of the recorded decisions.
    var file: String

    /// The first such value among the undecided differences; nil if there is none.
    ///
    /// - Parameter sources: The names of both sources.
    init?(
        among differences: [SourceDifference], _ decisions: [ValueDecision], of file: String, _ sources: [String]
    ) {
        self.file = file
        for difference in differences {
            let locale = difference.locale ?? ValueDecision.supplemental
            // Outside the locales, a difference covers a whole entry, such as fractions/RSD, but a decision its digits.
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
        "\(file): locale \(locale): \(field) is corrected in \(corrected) only; "
            + "where \(other) is wrong too, add an entry whose source is \"\(other)\""
    }
}
