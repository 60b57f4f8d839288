import CurrencyFormat
import LDMLSyntax
import LocaleMatching
import PackedTables

// Styles are found by these rules:
//
// 1. A locale is tried only if the text contains what it writes for the currency, and has its digits.
// 2. Of the locales that write the currency from the same rows of the tables, only one is tried.
// 3. Styles with the locale's grouping are tried first. Only if none writes the text, grouping is forced or left out,
//    and ICU's deviations from LDML are tried.

/// The search for styles in one set of tables.
struct StyleSearch {
    private let sample: PriceSample
    private let text: SampleText
    private let names: CurrencyNames?
    private let data: CurrencyData
    private let currency: Int?
    private let choices: [DigitChoice]
    /// Whether the text contains the code, or only the number.
    private let showsCode: Bool
    private let showsNothing: Bool
    /// Whether each numbering system, by row, has the text's digits.
    private let systems: [Bool]
    private lazy var regions = LocaleRegions.of(data)
    /// The symbols tested so far, by their address in the tables, and whether the text contains them.
    private var shown: [(symbol: UnsafePointer<UInt8>, isShown: Bool)] = []

    init(
        _ sample: PriceSample, _ text: SampleText, names: CurrencyNames?, _ data: CurrencyData
    ) throws(PriceSampleError) {
        (self.sample, self.text, self.names, self.data) = (sample, text, names, data)
        if let missing = CurrencyStyle(currency: sample.currency, locale: .root, data: data).missingData {
            throw .data(missing)
        }
        currency = data.row(of: sample.currency)
        choices = DigitChoice.all(text, sample.amount, data.facts(of: sample.currency))
        showsCode = PlainText.contains(text.around, Array(sample.currency.description.utf8))
        showsNothing = text.around == [0]
        systems = Self.systems(data.image, zero: text.zero)
    }

    /// Adds the styles in a place that write the sample.
    mutating func addStyles(of place: SearchPlace, _ effort: Effort, to ranking: inout StyleRanking) {
        switch effort {
        case .otherGroups where text.integerDigits <= 3: return
        case .names where names == nil: return
        default: break
        }
        for locale in locales(of: place, isGrouped: effort != .names) { addStyles(of: locale, effort, to: &ranking) }
    }

    /// How much is tried, in this order.
    enum Effort: CaseIterable {
        case localeGroups, otherGroups, names
    }

    /// Locales with equal content: the likeliest one and the sum of their weights.
    private struct Locales {
        var values: CurrencyValues
        var identifier: LocaleIdentifier?
        /// The region whose format ICU uses for all currencies.
        let region: Subtag?
        var bestWeight: Int
        var weight: Int
    }

    // MARK: Locales

    /// - Parameter isGrouped: Whether locales with equal content are merged and those that the text excludes dropped.
    private mutating func locales(of place: SearchPlace, isGrouped: Bool = true) -> [Locales] {
        switch place {
        case .locales(let identifiers):
            var weight = identifiers.count + 1
            return identifiers.map { identifier in
                weight -= 1
                return Locales(
                    values: values(data.localeRow(for: identifier)), identifier: identifier, region: nil,
                    bestWeight: weight, weight: weight)
            }
        case .region(let region):
            let language = LanguageTag(language: Subtag("und"), region: region).maximized.language
            let (image, rows) = (data.image, regions.rows[region] ?? [])
            return self.locales(rows, isGrouped) { row in
                let identifier = image.text(image[LocaleRow.self, row].identifier)
                return LanguageTag(canonical: identifier.utf8).language == language ? 3 : 1
            }
        case .everywhere:
            let (named, paying) = (regions.named, regionsOfCurrency)
            return self.locales(named.indices, isGrouped) { named[$0].map(paying.contains) == true ? 100 : 1 }
        }
    }

    private mutating func locales(
        _ rows: some Sequence<Int>, _ isGrouped: Bool, _ weight: (Int) -> Int
    ) -> [Locales] {
        var result: [Locales] = []
        var places: [LocaleContent: Int] = [:]
        for row in rows {
            let values = values(row)
            if isGrouped, !hasForms(values) { continue }
            let weight = weight(row)
            let region = regions.withFormat[row]
            let content = LocaleContent(values, formatRegion: region)
            guard isGrouped, let place = places[content] else {
                places[content] = result.count
                result.append(Locales(values: values, region: region, bestWeight: weight, weight: weight))
                continue
            }
            result[place].weight += weight
            if weight > result[place].bestWeight { (result[place].values, result[place].bestWeight) = (values, weight) }
        }
        return result
    }

    private func values(_ row: Int) -> CurrencyValues {
        CurrencyValues(image: data.image, locale: row, currency: currency)
    }

    private func identifier(_ row: Int) -> PackedText { data.image.text(data.image[LocaleRow.self, row].identifier) }

    /// The regions that use the currency.
    private var regionsOfCurrency: Set<Subtag> {
        let image = data.image
        var result: Set<Subtag> = []
        for row in 0..<image.regionCount {
            for place in image.currencies(ofRegion: row) {
                let currency = image[RegionCurrencyRow.self, place]
                if currency.currency == sample.currency.packed, currency.to == nil {
                    result.insert(Subtag(image[RegionRow.self, row].code))
                }
            }
        }
        return result
    }

    // MARK: Forms

    /// The locale's symbols for the currency, and the likelihood of each.
    private static let parts: [(display: CurrencyDisplay, part: CurrencyValueKey.Part, likelihood: Int)] = [
        (.symbol, .symbol, 1000), (.narrowSymbol, .narrow, 60), (.formalSymbol, .formal, 20),
        (.variantSymbol, .variant, 20),
    ]

    private mutating func hasForms(_ values: CurrencyValues) -> Bool {
        guard system(values) != nil else { return false }
        return showsCode || showsNothing || Self.parts.contains { values.value($0.part).map { isShown($0) } ?? false }
    }

    /// The forms of the currency that may be in the text, and the likelihood of each.
    private mutating func forms(_ values: CurrencyValues) -> [(display: CurrencyDisplay, likelihood: Int)] {
        var forms: [(CurrencyDisplay, Int)] = []
        var seen: [UnsafePointer<UInt8>] = []
        for (display, part, likelihood) in Self.parts {
            guard let symbol = values.value(part), !seen.contains(symbol.start) else { continue }
            seen.append(symbol.start)
            if isShown(symbol) { forms.append((display, likelihood)) }
        }
        if showsCode { forms.append(values.value(.symbol) == nil ? (.symbol, 1000) : (.code, 40)) }
        if showsNothing { forms.append((.none, 1000)) }
        return forms
    }

    /// Whether the text contains a symbol of the tables, which have few for a currency.
    private mutating func isShown(_ symbol: PackedText) -> Bool {
        if let known = shown.first(where: { $0.symbol == symbol.start }) { return known.isShown }
        let isShown = PlainText.contains(text.around, PlainText.of(Array(symbol.utf8)))
        shown.append((symbol.start, isShown))
        return isShown
    }

    private enum System {
        case standard
        case named(Subtag)
    }

    /// The numbering system in which the locale has the text's digits; nil if it has none.
    private func system(_ values: CurrencyValues) -> System? {
        let image = values.image
        let row = image[LocaleRow.self, values.locale]
        if systems[row.defaultSystem.index] { return .standard }
        for system in row.systems.range {
            let reference = image[SystemRow.self, system].numberingSystem
            if systems[reference.index] {
                return Subtag(ascii: image.text(image[reference].identifier).utf8).map(System.named)
            }
        }
        return nil
    }

    /// Whether each numbering system has the digits.
    private static func systems(_ image: PackedImage, zero: UInt32) -> [Bool] {
        (0..<image.rowCount(of: NumberingSystemRow.self)).map { row in
            // An algorithmic system is replaced by latn.
            guard let digits = image[NumberingSystemRow.self, row].digits else { return zero == 0x30 }
            return UTF8Scalar.first(image.text(digits).utf8) == zero
        }
    }

    // MARK: Styles

    private mutating func addStyles(of locales: Locales, _ effort: Effort, to ranking: inout StyleRanking) {
        guard let system = system(locales.values) else { return }
        let options = options(locales, system)
        let forms: [(display: CurrencyDisplay, likelihood: Int)]
        if effort == .names, let names { forms = [(.name(names), 20)] } else { forms = self.forms(locales.values) }
        for (display, likelihood) in forms {
            let weight = locales.weight * likelihood * 100
            guard effort == .otherGroups else {
                _ = addStyles(options, locales.region, display, weight, to: &ranking)
                continue
            }
            for grouping in [GroupingStrategy.min2, .off, .always, .thousands] {
                var options = options
                options.grouping = grouping
                if addStyles(options, locales.region, display, weight, to: &ranking) { break }
            }
        }
    }

    private func options(_ locales: Locales, _ system: System) -> FormatOptions {
        var options: FormatOptions
        if case .standard = system, locales.identifier == nil {
            options = FormatOptions(
                literal: identifier(locales.values.locale).utf8, data: data, localeRow: locales.values.locale)
        } else {
            var locale = locales.identifier ?? LocaleIdentifier(canonical: identifier(locales.values.locale).utf8)
            if case .named(let name) = system { locale.numberingSystem = name }
            options = FormatOptions(locale: locale, data: data)
        }
        options.rounding = text.rounding
        return options
    }

    /// Adds the styles with these options that write the sample, with the standard and the accounting format, and as in
    /// LDML or in ICU. Returns whether there is any.
    ///
    /// - Parameter region: The region whose format ICU uses for all currencies. The locale may leave it out.
    private func addStyles(
        _ options: FormatOptions, _ region: Subtag?, _ display: CurrencyDisplay, _ weight: Int,
        to ranking: inout StyleRanking
    ) -> Bool {
        var isFound = false
        var plans: [FormatPlan] = []
        var engines: [(compatibility: FormatOptions.Compatibility, region: Subtag?)] = [(.ldml, nil), (.icu, nil)]
        if let region { engines.append((.icu, region)) }
        for (compatibility, region) in engines {
            for sign in [CurrencySign.standard, .accounting] {
                for (index, choice) in choices.enumerated() {
                    var options = options
                    if compatibility == .icu { options.compatibility = .icu }
                    if let region { options.locale.tag.region = region }
                    if choice.trailingZeros != .auto { options.trailingZeros = choice.trailingZeros }
                    let style = CurrencyStyle(
                        currency: sample.currency, display: display, sign: sign, digits: choice.digits,
                        probableRow: ProbableRow(currency ?? 0), options: options)
                    let plan = style.plan
                    if plans.contains(plan) { continue }
                    plans.append(plan)
                    guard let (style, plan) = writing(style, plan) else { continue }
                    isFound = true
                    let likelihood = (compatibility == .icu ? 4 : 1) * (sign == .accounting ? 50 : 1) * (1 + 9 * index)
                    ranking.add(RankedStyle(style: style, plan: plan, weight: max(1, weight / likelihood)))
                }
            }
        }
        return isFound
    }

    /// The style with the spaces and marks of the text, if it writes the sample like the text; nil otherwise.
    private func writing(_ style: CurrencyStyle, _ plan: FormatPlan) -> (CurrencyStyle, FormatPlan)? {
        let written = bytes(plan)
        if written == text.bytes { return (style, plan) }
        guard PlainText.of(written) == text.plain else { return nil }
        for (spaces, bidi) in [(SpaceStyle.plain, BidiStyle.cldr), (.cldr, .strip), (.plain, .strip)] {
            let style = style.spaces(spaces).bidi(bidi)
            let plan = style.plan
            if bytes(plan) == text.bytes { return (style, plan) }
        }
        return nil
    }

    private func bytes(_ plan: FormatPlan) -> [UInt8] {
        var bytes: [UInt8] = []
        plan.append(sample.amount, to: &bytes)
        return bytes
    }
}
