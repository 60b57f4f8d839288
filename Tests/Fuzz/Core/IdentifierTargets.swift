import CurrencyCore
import SmallTables

let identifierTargets = [
    FuzzTarget("identifiers", longest: 48) {
        guard let data = try? CurrencyData(smallTables()) else { fatalError("the small image is refused") }
        return { input in
            readLocale(String(decoding: input, as: UTF8.self), data)
            readCurrency(String(decoding: input, as: UTF8.self), data)
        }
    }
]

/// An accepted identifier's text parses back to it, and some locale of the data serves it.
private func readLocale(_ text: String, _ data: CurrencyData) {
    do throws(LocaleIdentifierError) {
        let locale = try LocaleIdentifier(text)
        let again = try? LocaleIdentifier(locale.description)
        require(again == locale, "\(text) is \(locale), which is read as \(String(describing: again))")
        require(!data.locale(for: locale).isEmpty, "no locale serves \(locale)")
    } catch {
        let offset =
            switch error {
            case .noLanguage(let offset), .malformedSubtag(let offset), .malformedKeyword(let offset): offset
            }
        require((0...text.utf8.count).contains(offset), "\(text): \(error)")
    }
}

private func readCurrency(_ text: String, _ data: CurrencyData) {
    guard let code = try? CurrencyCode(text) else { return }
    require((try? CurrencyCode(code.description)) == code, "\(text) is \(code)")
    _ = data.facts(of: code)
}
