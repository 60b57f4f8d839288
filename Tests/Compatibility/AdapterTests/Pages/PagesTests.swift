import CurrencyText
import CurrencyTextSwiftUI
import Foundation
import SwiftUI
import XCTest

/// The Swift code on pages in `swift-ui` fences compiles, because it is also in this folder.
final class PagesTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func fences(of page: String) -> [Substring] {
        page.components(separatedBy: "```swift-ui\n").dropFirst().map { part in
            part[..<(part.range(of: "\n```")?.lowerBound ?? part.endIndex)]
        }
    }

    func testCodeOfPagesCompiles() throws {
        var code: [String] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
            code += Self.lines(try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8))
        }
        let sources = Self.folder.appendingPathComponent("../../../../Sources").standardizedFileURL
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for file in files where file.hasSuffix(".md") {
            let page = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for fence in Self.fences(of: page) {
                let wanted = Self.lines(fence)
                let isThere = code.indices.contains { code[$0...].starts(with: wanted) }
                XCTAssertTrue(isThere, "\(file): \(wanted.first ?? "")")
                count += 1
            }
        }
        XCTAssertEqual(count, 6)
    }

    func testControlOfTheProgramsOwn() {
        MainActor.assumeIsolated {
            let keypad = Keypad()
            keypad.text = "old"
            let binding: any TextInputBindingType<Int> = sampleFormats().securityCodes.bind(to: keypad)
            XCTAssertEqual(keypad.text, "")
            var events: [TextInputEvent<Int>] = []
            binding.eventHandler = { events.append($0) }
            for key in ["1", "x", "2"] { keypad.onKey?(key) }
            XCTAssertEqual(keypad.text, "12")
            XCTAssertEqual(binding.value, 12)
            XCTAssertEqual(events.count, 2)
            binding.value = 345
            XCTAssertEqual(keypad.text, "345")
            binding.unbind()
            XCTAssertNil(keypad.onKey)
        }
    }

    func testViewsOfThePages() {
        MainActor.assumeIsolated {
            _ = PaymentForm().body
            _ = OtherRules().body
            _ = MealCost().body
        }
    }
}
