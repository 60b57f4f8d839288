import CurrencyText

/// The formatters of the facts. CurrencyText's tests use English (Ireland) and the euro, unless a row says otherwise.
enum FactFormatters {
    static func irish(_ change: @escaping CurrencyFormatter.InitHandler = { _ in }) -> CurrencyFormatter {
        CurrencyFormatter {
            $0.locale = CurrencyLocale.englishIreland
            $0.currency = .euro
            change($0)
        }
    }

    static func brazilian() -> CurrencyFormatter {
        irish {
            $0.locale = CurrencyLocale.portugueseBrazil
            $0.hasDecimals = true
        }
    }

    static func italian() -> CurrencyFormatter {
        irish {
            $0.locale = CurrencyLocale.italianItaly
            $0.hasDecimals = false
        }
    }

    static func bounded() -> CurrencyFormatter {
        irish {
            $0.minValue = 10
            $0.maxValue = 100.31
        }
    }
}
