import LocaleModel

/// Names the cases of `Currency`: every code of ISO 4217's two lists and of CLDR, and `none`.
///
///     current in ISO 4217                 ISO's name: `Swiss Franc` is `swissFranc`
///     withdrawn there, or CLDR's alone    CLDR's English name, if no other code has it: `polishZloty1950To1995`
///     otherwise                           ISO's name and the code: `azerbaijanManatAYM`
///
/// Current currencies have ISO's names because most existing code uses these. Exceptions from the rule are
/// decisions.
///
/// The code in small letters is an alias of each currency in use: `eur`. CLDR's English name of a current currency is a
/// near miss if the case has ISO's name: `britishPound` for `poundSterling`.
public struct CurrencyCaseNaming: Sendable {
    private let current: [String: ISOCurrency]
    private let withdrawn: [String: ISOWithdrawal]
    private let englishNames: [String: String]
    private let endings: CurrencyEndings
    private let decisions: CurrencyNamingDecisions

    /// - Parameters:
    ///   - english: The facts of the locale `en`, whose currency names show which codes CLDR has.
    ///   - regions: CLDR's currencies by region, which show when a currency ended and which replaced it.
    public init(
        iso: ISO4217Facts, english: LocaleFacts, regions: [String: [RegionCurrency]], decisions: CurrencyNamingDecisions
    ) {
        current = Dictionary(iso.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        withdrawn = Dictionary(iso.withdrawn.map { ($0.code, $0) }, uniquingKeysWith: Self.later)
        var names: [String: String] = [:]
        for (field, value) in english.values {
            if case .name(let code, nil) = field { names[code] = value }
        }
        englishNames = names
        endings = CurrencyEndings(regions)
        self.decisions = decisions
    }

    /// Names every code, and checks that every decision is needed.
    public func resolve() throws(NamingError) -> CurrencyCaseNames {
        var lapses: [NamingError] = []
        let result = try resolve(noting: &lapses)
        if let first = lapses.first { throw first }
        return result
    }

    /// Names every code of data for which the decisions may not have been made.
    ///
    /// - Parameter lapses: Receives decisions that are left out, because this data has no use or no case for them.
    public func resolve(noting lapses: inout [NamingError]) throws(NamingError) -> CurrencyCaseNames {
        let rules = try ruleNames()
        let result = try resolve(rules, decisions, &lapses)
        for (section, key, without) in decisions.withoutEach() {
            // These were left out above.
            if section == "aliases", !result.aliases.contains(where: { $0.name == key }) { continue }
            var others: [NamingError] = []
            if let other = try? resolve(rules, without, &others), other == result {
                lapses.append(.unusedDecision(section: section, key: key))
            }
        }
        return result
    }
}

extension CurrencyCaseNaming {
    private var codes: [String] {
        Set(current.keys).union(withdrawn.keys).union(englishNames.keys).sorted(by: SortOrder.bytes)
    }

    /// The later of two withdrawals of one code; if they are equal, the list's order decides.
    private static func later(_ first: ISOWithdrawal, _ second: ISOWithdrawal) -> ISOWithdrawal {
        end(of: first.withdrawalDate) < end(of: second.withdrawalDate) ? second : first
    }

    /// The end of a month or period, in a sortable form: a year without a month ends with its last month.
    private static func end(of date: String) -> String {
        let last = date.split(separator: " ").last.map { String($0) } ?? date
        let parts = last.split(separator: "-")
        guard let part = parts.last else { return date }
        if part.utf8.count == 4 { return "\(part)-12" }
        return parts.joined(separator: "-")
    }

    private func ruleNames() throws(NamingError) -> [String: String] {
        var english: [String: String] = [:]
        var uses: [String: Int] = [:]
        for (code, name) in englishNames {
            let words = try CaseName.joined([name])
            english[code] = words
            uses[words, default: 0] += 1
        }
        var names: [String: String] = [:]
        for code in codes {
            if let currency = current[code] {
                names[code] = try CaseName.joined([currency.name])
            } else if let name = english[code], uses[name] == 1 {
                names[code] = name
            } else if let name = withdrawn[code]?.name ?? englishNames[code] {
                names[code] = try CaseName.joined([name]) + code
            } else {
                throw .noCurrencyName(code: code)
            }
        }
        return names
    }

    private func resolve(
        _ rules: [String: String], _ decisions: CurrencyNamingDecisions, _ lapses: inout [NamingError]
    ) throws(NamingError) -> CurrencyCaseNames {
        var cases: [CurrencyCase] = []
        for code in codes {
            guard let name = decisions.names[code]?.value ?? rules[code] else { throw .noCurrencyName(code: code) }
            cases.append(currencyCase(code, name))
        }
        cases.append(CurrencyCase(name: CurrencyCase.none, rawValue: CurrencyCase.none))
        var aliases = try UniqueNames.aliases(
            for: cases.map { ($0.rawValue, $0.name) }, decisions: decisions.aliases, removed: decisions.removed,
            noting: &lapses)
        let names = Set(cases.map(\.name) + aliases.map(\.name))
        for currency in cases where isInUse(currency.rawValue) {
            let code = currency.rawValue.lowercased()
            if names.contains(code) {
                lapses.append(.clash(name: code, rawValues: [currency.rawValue]))
                continue
            }
            aliases.append(CaseAlias(name: code, target: currency.name))
        }
        var nearMisses: [(name: String, target: String)] = []
        for currency in cases where current[currency.rawValue] != nil {
            guard let english = currency.englishName else { continue }
            nearMisses.append((try CaseName.joined([english]), currency.name))
        }
        return CurrencyCaseNames(
            cases: cases,
            aliases: UniqueNames.adding(nearMisses: nearMisses, to: aliases, cases: cases.map(\.name)))
    }

    /// Whether the code is money today: it is on ISO's list one with a minor unit, and is not a unit of account.
    private func isInUse(_ code: String) -> Bool {
        current[code].map { !$0.isFund && $0.minorUnit != nil } ?? false
    }

    /// A current code also has withdrawals if an entity gave it up, or if it was renamed.
    private func currencyCase(_ code: String, _ name: String) -> CurrencyCase {
        let currency = current[code]
        let isCurrent = currency != nil
        let withdrawal = isCurrent ? nil : withdrawn[code]
        return CurrencyCase(
            name: name, rawValue: code, isoName: currency?.name ?? withdrawal?.name,
            englishName: englishNames[code], numericCode: currency?.numericCode ?? withdrawal?.numericCode,
            minorUnit: currency?.minorUnit, withdrawn: withdrawal?.withdrawalDate,
            lastDay: isCurrent || withdrawal != nil ? nil : endings.lastDay(of: code),
            successors: isCurrent ? [] : endings.successors(of: code))
    }
}
