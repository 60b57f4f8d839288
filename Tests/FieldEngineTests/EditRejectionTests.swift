import FieldEngine
import Testing

struct EditRejectionTests {
    @Test func everyRejectionHasWordsOfItsOwn() {
        #expect("\(EditRejection.negative)" == "the field takes no negative amounts")
        #expect("\(EditRejection.tooManyFractionDigits)" == "there are more fraction digits than the field takes")
        #expect(Set(EditRejection.allCases.map { "\($0)" }).count == EditRejection.allCases.count)
        for rejection in EditRejection.allCases { #expect("\(rejection)".contains(" "), "\(rejection)") }
    }
}
