import SwiftUI
import UIKit
import XCTest

@testable import CurrencyTextSwiftUI

final class CurrencyTextFieldFactTests: XCTestCase {
    @MainActor
    func testFactsHoldOrAreMeantToDiffer() async {
        XCTAssertEqual(Set(CurrencyTextFieldFact.all.map(\.name)).count, CurrencyTextFieldFact.all.count)
        for fact in CurrencyTextFieldFact.all {
            let stage = await CurrencyTextFieldStage(fact)
            await fact.play(stage)
            await CurrencyTextFieldStage.afterUpdate()
            XCTAssertEqual(stage.failures, [], fact.name)
            let here = told(stage, asIn: fact.theirs)
            guard let departure = fact.departure else {
                XCTAssertEqual(here, fact.theirs, fact.name)
                continue
            }
            XCTAssertEqual(here, departure.here, fact.name)
            XCTAssertNotEqual(here, fact.theirs, "\(fact.name) is no departure any more")
            XCTAssertFalse(departure.reason.isEmpty, fact.name)
        }
    }

    /// The calls recorded on a stage, limited to the kinds that another record has.
    @MainActor
    private func told(
        _ stage: CurrencyTextFieldStage, asIn other: CurrencyTextFieldFact.Told
    ) -> CurrencyTextFieldFact.Told {
        var told = stage.told
        if other.texts == nil { told.texts = nil }
        if other.unformatted == nil { told.unformatted = nil }
        if other.amounts == nil { told.amounts = nil }
        if other.editing == nil { told.editing = nil }
        if other.focus == nil { told.focus = nil }
        if other.commits == nil { told.commits = nil }
        told.shown = other.shown == nil ? nil : stage.field.text
        return told
    }

    // MARK: Named after the tests of CurrencyTextFieldConfiguration

    @MainActor
    func testMakeDefault() {
        let formatter = CurrencyFormatter()
        let configuration = CurrencyTextFieldConfiguration.makeDefault(
            text: .constant(""), formatter: .constant(formatter))
        XCTAssertEqual(configuration.placeholder, "")
        XCTAssertEqual(configuration.text.wrappedValue, "")
        XCTAssertTrue(configuration.formatter.wrappedValue === formatter)
        XCTAssertFalse(configuration.clearsWhenValueIsZero)
        XCTAssertNil(configuration.unformattedText)
        XCTAssertNil(configuration.inputAmount)
        XCTAssertNil(configuration.textFieldConfiguration)
        XCTAssertNil(configuration.onEditingChanged)
        XCTAssertNil(configuration.onCommit)
    }

    @MainActor
    func testInit() {
        let formatter = CurrencyFormatter()
        let configuration = CurrencyTextFieldConfiguration(
            placeholder: "some", text: .constant("text"), unformattedText: .constant("unformatted"),
            inputAmount: .constant(0), hasFocus: .constant(true), clearsWhenValueIsZero: true,
            formatter: .constant(formatter), textFieldConfiguration: { _ in }, onEditingChanged: { _ in }, onCommit: {})
        XCTAssertEqual(configuration.placeholder, "some")
        XCTAssertEqual(configuration.text.wrappedValue, "text")
        XCTAssertEqual(configuration.unformattedText?.wrappedValue, "unformatted")
        XCTAssertEqual(configuration.inputAmount?.wrappedValue, 0)
        XCTAssertEqual(configuration.hasFocus?.wrappedValue, true)
        XCTAssertTrue(configuration.formatter.wrappedValue === formatter)
        XCTAssertTrue(configuration.clearsWhenValueIsZero)
        XCTAssertNotNil(configuration.textFieldConfiguration)
        XCTAssertNotNil(configuration.onEditingChanged)
        XCTAssertNotNil(configuration.onCommit)
    }
}
