/// A payment service or store whose rules are recorded.
///
/// The rules are in `Data/Decisions/paymentServices.json`, with the page or source file that states each rule and the
/// day on which somebody read it.
public enum PaymentService: String, CaseIterable, Hashable, Sendable {
    /// Adyen: <https://docs.adyen.com/development-resources/currency-codes>
    case adyen
    /// Apple's App Store Server API, whose prices are integers in thousandths.
    case appStoreServer
    /// Braintree, whose amounts are strings with that many decimals:
    /// <https://developer.paypal.com/braintree/docs/reference/general/currencies>
    case braintree
    /// Checkout.com: <https://www.checkout.com/docs/payments/accept-payments/format-the-amount-value>
    case checkout
    /// Google Play, whose prices are integers in millionths.
    case googlePlay
    /// Klarna, which counts as ISO 4217 does: <https://docs.klarna.com/api/data-types/>
    case klarna
    /// Mollie, whose amounts are strings with that many decimals: <https://docs.mollie.com/docs/multicurrency>
    case mollie
    /// PayPal, whose amounts are strings with that many decimals:
    /// <https://developer.paypal.com/docs/api/reference/currency-codes/>
    case payPal
    /// Square: <https://developer.squareup.com/docs/build-basics/common-data-types/working-with-monetary-amounts>
    case square
    /// Stripe: <https://docs.stripe.com/currencies>
    case stripe
    /// Worldpay, as its own shop plugin counts:
    /// <https://developer.worldpay.com/plugins/magento2/wpg/dynamic-currency-exponent>
    case worldpay
}
