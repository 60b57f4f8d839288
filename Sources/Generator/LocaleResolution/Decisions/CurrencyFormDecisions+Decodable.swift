// Data/Decisions/currencyForms.json groups the texts that mean the same for the same reason, such as the cases of a word:
//
//     {"texts": ["рубля", "рублей"], "kind": "name", "currencies": ["RUB", "BYN"], "reason": "…", "link": "…"}

extension CurrencyFormDecisions: Decodable {
    private struct File: Decodable {
        var forms: [FormGroup]
        var minorUnitWords: [MinorUnitGroup]
        var scaleWords: [String: [ScaleWord]]
        var wideUse: Currencies
        var words: Currencies
        var smallLetters: Currencies
    }

    private struct FormGroup: Decodable {
        var texts: [String]
        var kind: Form.Kind
        var currencies: [String]
        var powerOfTen: Int?
        var reason: String
        var link: String

        var forms: [Form] {
            texts.map {
                Form(
                    text: $0, kind: kind, currencies: currencies, powerOfTen: powerOfTen, reason: reason, link: link)
            }
        }
    }

    private struct MinorUnitGroup: Decodable {
        var words: [String]
        var currencies: [String]
        var powerOfTen: Int?
        var reason: String
        var link: String

        var minorUnitWords: [MinorUnitWord] {
            words.map {
                MinorUnitWord(
                    word: $0, currencies: currencies, powerOfTen: powerOfTen, reason: reason, link: link)
            }
        }
    }

    /// Reads the decisions from the groups of the file.
    public init(from decoder: any Decoder) throws {
        let file = try File(from: decoder)
        self.init(
            forms: file.forms.flatMap(\.forms), minorUnitWords: file.minorUnitWords.flatMap(\.minorUnitWords),
            scaleWords: file.scaleWords, wideUse: file.wideUse, words: file.words, smallLetters: file.smallLetters)
    }
}
