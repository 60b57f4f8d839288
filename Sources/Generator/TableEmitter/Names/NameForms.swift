import LocaleModel
import PackedTables

/// A locale's results for the names of one currency, in the order of `NameForm`.
///
/// A name for a plural category is found by LDML's Currencies, steps 4.1 to 4.4:
///
/// 1. the name for the category, from the locale or an ancestor other than the root;
/// 2. the name for `other`, from the same locales;
/// 3. the name without a category, from the locale or any ancestor;
/// 4. the currency's code, which is represented by no text here.
///
/// A name for exactly 0 or 1 is used only if the locale or an ancestor other than the root has it.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct NameForms: Hashable {
    var texts: [String?]

    /// Creates the results from the values of the locale and its ancestors, the nearest first.
    ///
    /// - Parameter own: The own values, in the order of `NameForm`, of a locale, its parent, and so on to the root.
    init(chain own: [[String?]]) {
        func nearest(_ form: Int, _ locales: ArraySlice<[String?]>) -> String? {
            for locale in locales {
                if let text = locale[form] { return text }
            }
            return nil
        }
        let belowRoot = own.dropLast()
        let standsAlone = nearest(NameForm.displayName, own[...])
        let other = nearest(Self.form(.other), belowRoot)
        texts = [
            standsAlone, nearest(NameForm.explicitZero, belowRoot), nearest(NameForm.explicitOne, belowRoot),
        ]
        for form in NameForm.firstCategory..<NameForm.count {
            texts.append(nearest(form, belowRoot) ?? other ?? standsAlone)
        }
    }

    var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

    /// The form of a field of the snapshot.
    static func form(_ category: PluralCategory?) -> Int {
        category.map { NameForm.index(of: $0.countForm) } ?? NameForm.displayName
    }
}
