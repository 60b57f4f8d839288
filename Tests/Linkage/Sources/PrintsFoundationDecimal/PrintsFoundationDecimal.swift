import Foundation

/// Like PrintsDecimal, with Foundation's own style.
@main
enum PrintsFoundationDecimal {
    static func main() {
        print((Decimal(12345) / 10).formatted(.currency(code: "EUR").locale(Locale(identifier: "de_DE"))))
    }
}
