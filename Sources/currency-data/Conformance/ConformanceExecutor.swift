import CurrencyEngine
import Foundation

/// Answers requests, one line of JSON each, in the manner of unicode-org/conformance.
///
/// Every line has an answer, and no line stops those after it.
struct ConformanceExecutor {
    let data: CurrencyData
    /// For requests with `currencyDisplay` name.
    let names: CurrencyNames
    let compatibility: Compatibility
    /// A test suite asks for few plans many times.
    private var plans: [PlanKey: FormatPlan] = [:]

    private struct PlanKey: Hashable {
        var locale: String
        var style: RequestedStyle
    }

    private static let mostPlans = 10_000

    init(data: CurrencyData, names: CurrencyNames, compatibility: Compatibility = .ldml) {
        self.data = data
        self.names = names
        self.compatibility = compatibility
    }

    /// The answer to a line, as UTF-8 without a line's end.
    mutating func answer(_ line: Data) -> [UInt8] {
        var label: String?
        do throws(RequestError) {
            let fields = try JSONFields(line: line)
            label = try fields.string("label")
            var answer = ConformanceAnswer(label: label)
            switch try ConformanceRequest(fields, data, compatibility) {
            case .format(let request): try format(request, &answer)
            case .localeNormalize(let request): answer.result(try request.normalized(data))
            case .localeParent(let request): answer.result(try request.parent(data))
            case .parse(let request): request.answer(&answer)
            }
            return answer.line
        } catch {
            var answer = ConformanceAnswer(label: label)
            answer.error(String(describing: error))
            return answer.line
        }
    }

    private mutating func format(_ request: FormatRequest, _ answer: inout ConformanceAnswer) throws(RequestError) {
        let plan = try plan(for: request)
        guard request.wantsParts else { return answer.result(plan.format(request.input)) }
        let number = plan.formatParts(request.input)
        answer.result(number.parts.map { ($0.kind.typeName, number.text(of: $0)) })
    }

    private mutating func plan(for request: FormatRequest) throws(RequestError) -> FormatPlan {
        let key = PlanKey(locale: request.locale, style: request.style)
        if let plan = plans[key] { return plan }
        let locale: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            locale = try LocaleIdentifier(request.locale)
        } catch {
            throw .locale(request.locale, error)
        }
        let plan = try request.style.style(
            locale: locale, data: data, names: names, compatibility: compatibility
        ).plan
        if plans.count >= Self.mostPlans { plans.removeAll(keepingCapacity: true) }
        plans[key] = plan
        return plan
    }
}
