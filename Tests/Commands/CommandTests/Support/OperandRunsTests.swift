import Foundation
import Testing

@testable import CommandSupport

/// Operands withheld from ArgumentParser, and their positions afterwards.
struct OperandRunsTests {
    private static func runs(_ line: String) -> OperandRuns {
        OperandRuns(line.split(separator: " ").map(String.init), isOption: OperandRuns.isOption)
    }

    private static let rows: [(String, [String], [String], [String])] = [
        ("", [], [], []), ("1 -2", ["1", "-2"], [], []), ("-- -x --y", [], [], ["-x", "--y"]),
        ("--a b 1 2", [], ["--a", "b"], ["1", "2"]), ("--a", [], ["--a"], []),
        ("1 --a b 2 --c d 3 -4", ["1"], ["--a", "b", "2", "--c", "d"], ["3", "-4"]),
        ("1 --a=b 2 3 -- --a", ["1"], ["--a=b", "2"], ["3", "--a"]),
        ("1 -Infinity -7 -h 2", ["1", "-Infinity", "-7"], ["-h", "2"], []),
    ]

    @Test(arguments: rows)
    func runs(line: String, leading: [String], options: [String], trailing: [String]) {
        let runs = Self.runs(line)
        #expect(runs.leading == leading)
        #expect(runs.options == options)
        #expect(runs.trailing == trailing)
    }

    @Test func theOrderIsKept() throws {
        let orders = [
            "1 2 --locale en 3 --digits 0 4 5", "--locale en --digits 0 1 2 3 4 5", "1 2 3 4 5 --locale en --digits 0",
            "1 --digits 0 2 --locale en -- 3 4 5", "1 2 --locale=en --digits=0 3 4 5",
        ]
        for order in orders {
            let lines = try CommandOutput.lines(of: ["format"] + order.split(separator: " ").map(String.init))
            #expect(lines == ["1", "2", "3", "4", "5"], "\(order)")
        }
    }

    /// Regression: twenty thousand operands took over ten seconds, because ArgumentParser is quadratic.
    @Test(.timeLimit(.minutes(15))) func manyOperandsAreNoTrouble() throws {
        let numbers = (1...20_000).map(String.init)
        let lines = try CommandOutput.lines(of: ["format", "--locale", "de", "--grouping", "off"] + numbers)
        #expect(lines == numbers)
    }
}
