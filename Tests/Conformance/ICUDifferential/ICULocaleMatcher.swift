import CICU

/// ICU's locale matcher.
final class ICULocaleMatcher {
    private let matcher: OpaquePointer

    init(_ supported: [String]) throws {
        var opened: OpaquePointer?
        let list = supported.joined(separator: " ")
        if let error = cicu_locale_matcher_open(list, &opened) {
            throw ICUFormatter.Failure(description: "\(list): \(String(cString: error))")
        }
        guard let opened else { throw ICUFormatter.Failure(description: "\(list): no matcher") }
        matcher = opened
    }

    deinit {
        cicu_locale_matcher_close(matcher)
    }

    /// The indexes of the nearest supported locale and of the desired locale it matches, or nil if none is close
    /// enough.
    func best(for desired: [String]) throws -> (supported: Int, desired: Int)? {
        var (supported, index): (Int32, Int32) = (-1, -1)
        let list = desired.joined(separator: " ")
        if let error = cicu_locale_matcher_best(matcher, list, &supported, &index) {
            throw ICUFormatter.Failure(description: "\(list): \(String(cString: error))")
        }
        return supported < 0 ? nil : (Int(supported), Int(index))
    }

    /// The distance in whole units, or nil if the two do not match.
    func distance(_ desired: String, _ supported: String) throws -> Int? {
        var distance = 0.0
        if let error = cicu_locale_matcher_distance(matcher, desired, supported, &distance) {
            throw ICUFormatter.Failure(description: "\(desired) \(supported): \(String(cString: error))")
        }
        // ICU adds eighths for subtags that only one of the two specifies.
        let eighths = Int((distance * 8).rounded())
        return eighths >= 800 ? nil : eighths / 8
    }

    static func isRightToLeft(_ locale: String) throws -> Bool {
        var result = false
        if let error = cicu_is_right_to_left(locale, &result) {
            throw ICUFormatter.Failure(description: "\(locale): \(String(cString: error))")
        }
        return result
    }
}
