/// The calls of CurrencyFormat, for the enums and tables of a slice.
///
/// They are CurrencyFormat's own sources, except the folder Tables, which contains the declarations for bundled tables.
/// The few declarations below replace it, because the rest calls them.
struct SliceCalls {
    let files: [CallFile]
    let features: Set<SliceRequest.Feature>
    /// The beginning of the declarations: `public `, or nothing.
    let access: String

    var text: String {
        let chosen = files.filter { file in file.feature.map(features.contains) ?? true }
        return ([identifiers, Self.held] + chosen.map { $0.text(access: access) }).joined(separator: "\n")
    }

    private var identifiers: String {
        """
        extension CurrencyLocale {
            /// Makes the case of an identifier without keywords, in any spelling; nil if the slice has none.
            \(access)init?(_ identifier: LocaleIdentifier) {
                guard let found = Self.allCases.first(where: { $0.identifier == identifier }) else { return nil }
                self = found
            }
        }

        """
    }

    private static let held = """
        // What a code or an identifier stands for may be left out: such calls throw.

        extension LocaleIdentifierConvertible {
            fileprivate var held: LocaleIdentifier {
                get throws(NotHeldError) { try CurrencyData.bundled.held(localeIdentifier) }
            }
        }

        extension CurrencyCode {
            fileprivate var held: CurrencyCode {
                get throws(NotHeldError) { try CurrencyData.bundled.held(self) }
            }
        }

        extension CurrencyData {
            fileprivate func heldSymbol(
                of currency: CurrencyCode, _ form: SymbolForm, in locale: LocaleIdentifier
            ) throws(NotHeldError) -> String {
                do throws(CurrencyDataError) {
                    return try symbol(of: currency, form, in: locale)
                } catch {
                    throw NotHeldError(error)
                }
            }

            fileprivate func heldSymbol(
                of currency: CurrencyCode, among currencies: [CurrencyCode], in locale: LocaleIdentifier
            ) throws(NotHeldError) -> String {
                do throws(CurrencyDataError) {
                    return try symbol(of: currency, among: currencies, in: locale)
                } catch {
                    throw NotHeldError(error)
                }
            }

            fileprivate func heldCurrency(
                numericCode: Int, on date: CalendarDate
            ) throws(NotHeldError) -> CurrencyCode? {
                do throws(CurrencyDataError) {
                    return try currency(numericCode: numericCode, on: date)
                } catch {
                    throw NotHeldError(error)
                }
            }
        }

        extension NotHeldError {
            fileprivate init(_ error: CurrencyDataError) {
                if case .currency(let code) = error { self = .currency(code) } else { self = .currencies }
            }
        }

        extension FormatOptions {
            fileprivate init(_ locale: CurrencyLocale) {
                self.init(locale: locale.identifier, data: .bundled)
            }

            fileprivate init(bundled locale: LocaleIdentifier) {
                self.init(locale: locale, data: .bundled)
            }
        }

        extension CurrencyStyle {
            fileprivate init(currency: CurrencyCode, options: FormatOptions) {
                self.init(currency: currency, locale: options.locale, data: options.data)
            }

            fileprivate init(_ currency: Currency, options: FormatOptions) {
                self.init(currency: currency.code, options: options)
                if currency == .none { display = .none }
            }
        }

        extension DecimalStyle {
            fileprivate init(options: FormatOptions) {
                self.init(locale: options.locale, data: options.data)
            }
        }

        extension PercentStyle {
            fileprivate init(_ unit: Unit, options: FormatOptions) {
                self.init(unit, locale: options.locale, data: options.data)
            }
        }

        """
}
