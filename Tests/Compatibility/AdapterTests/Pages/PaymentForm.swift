import CurrencyTextSwiftUI
import SwiftUI

// The pages' code, verbatim: PagesTests compares it.

struct PaymentForm: View {
    @State private var amount: Decimal?
    @State private var standing = BoundsStanding.within
    @State private var notice: Announcement.Reason?

    var body: some View {
        Form {
            CurrencyField(
                "payment.amount", value: $amount, style: CurrencyStyle(.euro, locale: .germanGermany),
                options: EntryOptions(mode: .free, limits: InputLimits(minimum: 1, maximum: 5000)),
                prompt: Text("0,00")
            )
            .standing($standing)
            .notice($notice)
            if standing == .aboveMaximum {
                Text("payment.tooMuch")
            }
            if let message {
                Text(message)
            }
        }
    }

    private var message: LocalizedStringKey? {
        switch notice {
        case .rejected(.otherCurrency): "payment.eurosOnly"
        case .rejected: "payment.notAccepted"
        case .rounded, .truncated: "payment.rounded"
        case .raisedToMinimum, .loweredToMaximum: "payment.outsideOfLimits"
        case .multiplied, nil: nil
        }
    }
}

struct OtherRules: View {
    @State private var price: Decimal?
    @State private var share = 0.0
    let formatter = CurrencyFormatter()

    var body: some View {
        Form {
            CurrencyField("Price", value: $price, formatter: formatter)
            CurrencyField("Share", value: $share, entry: AmountEntry(PercentStyle(locale: .englishUnitedStates)))
        }
    }
}

struct MealCost: View {
    @State private var amount: NSNumber?

    var body: some View {
        CurrencyField("Enter meal cost", value: $amount)
    }
}
