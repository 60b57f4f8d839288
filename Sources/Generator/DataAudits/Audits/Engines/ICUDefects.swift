import CurrencyEngine

/// Defects of programs with ICU, in every version of their data.
public enum ICUDefects {
    /// All known defects of ICU.
    public static let all = [currencyBundleByAlias]

    static let currencyBundleByAlias = StringDefect(
        cause: AuditCause(
            id: "currency-bundle-by-alias",
            reason: "ICU has no currency bundle for sr-Cyrl-ME, drops the script, and ends at sr-Latn-ME, for which "
                + "sr-ME is another name; so Cyrillic text gets Latin symbols.",
            link: "https://www.unicode.org/reports/tr35/#Parent_Locales")
    ) { theirs, amount, candidates in
        guard candidates.locale == "sr-Cyrl-ME" else { return false }
        return candidates.allByWayOfDouble(amount).contains { DigitGroups($0).number == DigitGroups(theirs).number }
    }

    /// ICU finds bundles by truncation, regardless of the likely script. LDML inherits from the root in that case.
    static let cutByLookup = StringDefect(
        cause: AuditCause(
            id: "cut-by-lookup",
            reason: "Apple's ICU has Aran as the likely script of Kashmiri, so that ks-Arab inherits from the root by "
                + "LDML's rules; ICU cuts off the script all the same.",
            link: "https://www.unicode.org/reports/tr35/#Locale_Inheritance")
    ) { theirs, amount, candidates in
        candidates.locale == "ks-Arab"
            && candidates.inLocale("ks", amount).contains { DigitGroups.differInGroupsOnly($0, theirs) }
    }

    /// ICU is released after CLDR and may contain corrections to it.
    static let correctionOfDinar = StringDefect(
        cause: AuditCause(
            id: "correction-after-release",
            reason: "ICU 78.2 has two decimals for RSD, a correction that came after CLDR 48.0.",
            link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data")
    ) { theirs, amount, candidates in
        guard candidates.currency == "RSD", let value = try? DecimalValue(amount) else { return false }
        return candidates.all(value, decimals: 2).contains { $0.utf8.elementsEqual(theirs.utf8) }
    }
}
