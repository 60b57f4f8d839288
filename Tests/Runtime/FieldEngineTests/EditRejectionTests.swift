import FieldEngine
import Testing

struct EditRejectionTests {
    @Test func everyRejectionHasWordsOfItsOwn() {
        #expect("\(EditRejection.negative)" == "the field does not accept negative amounts")
        #expect("\(EditRejection.tooManyFractionDigits)" == "there are more fraction digits than the field accepts")
        #expect(Set(EditRejection.allCases.map { "\($0)" }).count == EditRejection.allCases.count)
        for rejection in EditRejection.allCases { #expect("\(rejection)".contains(" "), "\(rejection)") }
    }
}
