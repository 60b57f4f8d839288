import CurrencyTextUIKit
import Testing
import UIKit

@MainActor
struct PriceFieldTests {
    @Test func keysBecomeAnAmount() {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.englishUnitedStates
            $0.currency = .dollar
        }
        let delegate = CurrencyUITextFieldDelegate(formatter: formatter)
        let field = UITextField()
        field.delegate = delegate
        let user = FieldDriver(field)
        user.begin()
        user.type("123456")
        #expect(user.shown == "$1,234.56|")
        user.backspace()
        #expect(user.shown == "$123.45|")
    }
}
