import CurrencyEngine

/// The names that stand for numbering systems.
package enum NumberingSystems {
    /// LDML's names for systems that each locale has.
    private static let ofLocales: Set<String> = ["default", "native", "traditio", "traditional", "finance"]

    /// Whether a name is of a system that has ten digits, or of one that each locale has, in any case.
    package static func isKnown(_ name: String, in data: CurrencyData) -> Bool {
        let name = name.lowercased()
        return ofLocales.contains(name) || data.numberingSystems.contains(name)
    }
}
