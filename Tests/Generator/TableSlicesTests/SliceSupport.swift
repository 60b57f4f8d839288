import CurrencyFormat
import TableSlices

/// Slices of the bundled tables.
enum SliceSupport {
    static let tables = Result { try CurrencyFormatPackage.tables() }

    /// The slice for a request.
    static func slice(_ request: String) throws -> SliceFiles {
        try SliceFiles(SliceRequest(Array(request.utf8)), from: tables.get())
    }

    /// A slice of locales and currencies.
    static func slice(
        locales: [String], currencies: [String], features: Set<SliceRequest.Feature> = []
    ) throws -> SliceFiles {
        try SliceFiles(SliceRequest(locales: locales, currencies: currencies, features: features), from: tables.get())
    }

    /// The official languages of the European Union, each in one of its countries.
    static let european = [
        "bg-BG", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-IE", "es-ES", "et-EE", "fi-FI", "fr-FR", "ga-IE", "hr-HR",
        "hu-HU", "it-IT", "lt-LT", "lv-LV", "mt-MT", "nl-NL", "pl-PL", "pt-PT", "ro-RO", "sk-SK", "sl-SI", "sv-SE",
    ]

    /// Every locale with a case, except the root and those that follow the user.
    static let identifiers = CurrencyLocale.allCases.map(\.rawValue).filter {
        !["root", "current", "currentAutoUpdating"].contains($0)
    }
}
