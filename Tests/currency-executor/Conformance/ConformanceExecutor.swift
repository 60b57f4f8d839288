import AmountSearch
import CommandSupport
import CurrencyParsing
import Foundation

/// Answers requests in the style of unicode-org/conformance, one line of JSON each.
///
/// Every line gets an answer, and no line prevents later answers.
struct ConformanceExecutor {
    let data: CurrencyData
    /// For requests with `currencyDisplay` name.
    let names: CurrencyNames
    let compatibility: FormatOptions.Compatibility
    /// Test suites request few plans many times.
    private var plans: [PlanKey: FormatPlan] = [:]
    private var rangePlans: [PlanKey: RangePlan] = [:]

    private struct PlanKey: Hashable {
        var locale: String
        var style: RequestedStyle
    }

    private var searches: [SearchKey: AmountSearch] = [:]

    private static let mostPlans = 10_000

    init(data: CurrencyData, names: CurrencyNames, compatibility: FormatOptions.Compatibility = .ldml) {
        self.data = data
        self.names = names
        self.compatibility = compatibility
    }

    /// The answer to a line as UTF-8, without a newline.
    mutating func answer(_ line: Data) -> [UInt8] {
        var label: String?
        do throws(RequestError) {
            let fields = try JSONFields(line: line)
            label = try fields.string("label")
            var answer = ConformanceAnswer(label: label)
            switch try ConformanceRequest(fields, data, names, compatibility) {
            case .format(let request): try format(request, &answer)
            case .localeNormalize(let request): answer.result(try request.normalized(data))
            case .localeParent(let request): answer.result(try request.parent(data))
            case .parse(var request): request.answer(&answer)
            case .amounts(let request): answer.result(search(for: request).amounts(in: request.text))
            case .minorUnits(let request): answer.result(try request.count())
            case .like(let request):
                let (texts, isSure) = try request.answer()
                answer.result(texts, isSure: isSure)
            case .bestLocale(let request): answer.result(orNull: request.best)
            case .spell(let request): answer.result(try request.text())
            case .words(let request): answer.result(try request.text())
            }
            return answer.line
        } catch {
            var answer = ConformanceAnswer(label: label)
            answer.error(String(describing: error))
            return answer.line
        }
    }

    private mutating func format(_ request: FormatRequest, _ answer: inout ConformanceAnswer) throws(RequestError) {
        if let end = request.end { return try formatRange(request, end, &answer) }
        let plan = try plan(for: request)
        guard request.wantsParts else { return answer.result(plan.format(request.input)) }
        let number = plan.formatParts(request.input)
        answer.result(number.parts.map { ($0.kind.typeName, number.text(of: $0)) })
    }

    private mutating func formatRange(
        _ request: FormatRequest, _ end: DecimalValue, _ answer: inout ConformanceAnswer
    ) throws(RequestError) {
        let plan = try rangePlan(for: request)
        // A request cannot contain NaN, the only value that cannot end a range.
        let range: FormattedRange
        do throws(FormatRangeError) {
            range = try plan.formatParts(from: request.input, to: end)
        } catch {
            throw .range(option: "input", value: "NaN", expected: "a number in a range")
        }
        guard request.wantsParts else { return answer.result(range.text) }
        answer.result(range.parts.map { ($0.kind.typeName, range.text(of: $0), String(describing: $0.source)) })
    }

    private mutating func rangePlan(for request: FormatRequest) throws(RequestError) -> RangePlan {
        let key = PlanKey(locale: request.locale, style: request.style)
        if let plan = rangePlans[key] { return plan }
        let plan: RangePlan
        let style = try style(for: request)
        do throws(CurrencyDataError) { plan = try style.checkedRangePlan() } catch { throw .data(error) }
        if rangePlans.count >= Self.mostPlans { rangePlans.removeAll(keepingCapacity: true) }
        rangePlans[key] = plan
        return plan
    }

    private struct SearchKey: Hashable {
        var locale: LocaleIdentifier
        var isStatement: Bool
    }

    private mutating func search(for request: AmountsRequest) -> AmountSearch {
        let key = SearchKey(locale: request.locale, isStatement: request.isStatement)
        if let search = searches[key] { return search }
        let conventions = request.isStatement ? AmountConventions.statement(in: request.locale, data: data) : nil
        let search = AmountSearch(
            CurrencyParser(locale: request.locale, data: data, names: names, conventions: conventions))
        if searches.count >= Self.mostPlans { searches.removeAll(keepingCapacity: true) }
        searches[key] = search
        return search
    }

    private mutating func plan(for request: FormatRequest) throws(RequestError) -> FormatPlan {
        let key = PlanKey(locale: request.locale, style: request.style)
        if let plan = plans[key] { return plan }
        let plan: FormatPlan
        let style = try style(for: request)
        do throws(CurrencyDataError) { plan = try style.checkedPlan() } catch { throw .data(error) }
        if plans.count >= Self.mostPlans { plans.removeAll(keepingCapacity: true) }
        plans[key] = plan
        return plan
    }

    private func style(for request: FormatRequest) throws(RequestError) -> any FormattingStyle {
        let locale: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            locale = try LocaleIdentifier(request.locale)
        } catch {
            throw .locale(request.locale, error)
        }
        return try request.style.style(
            locale: locale, data: data, names: names, compatibility: compatibility)
    }
}
