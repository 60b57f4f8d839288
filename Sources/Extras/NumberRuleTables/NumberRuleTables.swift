import PackedTables

/// An image of number rules in memory.
///
/// The bytes must be an image that `NumberRuleCheck` has checked or that the emitter made. They are never copied.
package struct NumberRuleTables: @unchecked Sendable {
    // Unchecked, because the bytes are constant for as long as any image over them is in use.
    package let base: UnsafePointer<UInt8>
    /// The image's length in bytes.
    package let count: Int

    package init(uncheckedBase base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// All bytes of the image.
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    func place(of table: NumberRuleTable) -> DirectoryEntry {
        DirectoryEntry(at: base + NumberRuleLayout.directoryOffset + Int(table.rawValue) * DirectoryEntry.width)
    }

    /// The first byte of a table.
    package func start(of table: NumberRuleTable) -> UnsafePointer<UInt8> { base + place(of: table).offset }

    /// The length of a table in bytes.
    package func byteCount(of table: NumberRuleTable) -> Int { place(of: table).length }

    /// The number of rows in a table.
    package func rowCount(of table: NumberRuleTable) -> Int { byteCount(of: table) / table.rowWidth }

    /// The bytes of a table.
    package func contents(of table: NumberRuleTable) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start(of: table), count: byteCount(of: table))
    }

    /// A number in a row of a table.
    package func number(_ table: NumberRuleTable, row: Int, at offset: Int, width: Int) -> Int {
        PackedInteger.read(start(of: table) + row * table.rowWidth + offset, width: width)
    }

    /// The CLDR version of the rules, such as `48`.
    package var cldrVersion: String { String(decoding: contents(of: .identity), as: UTF8.self) }
}

// MARK: Locales and groups

extension NumberRuleTables {
    /// The identifier of a row of `locales`.
    package func identifier(ofLocale row: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(of: .locales) + row * NumberRuleTable.locales.rowWidth
        var length = 0
        while length < NumberRuleLayout.identifierWidth, start[length] != 0 { length += 1 }
        return UnsafeBufferPointer(start: start, count: length)
    }

    /// The row of a locale that has rules of its own; nil for any other locale.
    package func row(ofLocale identifier: UnsafeBufferPointer<UInt8>) -> Int? {
        var low = 0
        var high = rowCount(of: .locales)
        while low < high {
            let middle = (low + high) >> 1
            let found = self.identifier(ofLocale: middle)
            let order = PackedText(start: found.baseAddress.unsafelyUnwrapped, count: found.count).compare(identifier)
            if order == 0 { return middle }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The group that a locale itself has; nil if it inherits the group.
    package func group(_ kind: NumberRuleGroupKind, ofLocale row: Int) -> Int? {
        let stored = number(
            .locales, row: row, at: NumberRuleLayout.identifierWidth + 2 * kind.rawValue, width: 2)
        return stored == 0 ? nil : stored - 1
    }

    /// The group's vocabulary.
    package func vocabulary(ofGroup group: Int) -> Int { number(.groups, row: group, at: 0, width: 2) }

    /// The patterns that the rules of a group use, one bit each.
    package func patterns(ofGroup group: Int) -> Int { number(.groups, row: group, at: 2, width: 2) }

    /// The rows of `members` of a group.
    package func members(ofGroup group: Int) -> Range<Int> {
        let first = number(.groups, row: group, at: 4, width: 2)
        return first..<(first + number(.groups, row: group, at: 6, width: 2))
    }

    /// The number of a member's name. The first numbers are those of public rule sets, whose names are stored.
    package func name(ofMember row: Int) -> Int { number(.members, row: row, at: 0, width: 2) }

    /// The row of `ruleSets` of a member.
    package func ruleSet(ofMember row: Int) -> Int { number(.members, row: row, at: 2, width: 2) }

    /// The rule set with a name in a group.
    package func ruleSet(named name: Int, inGroup group: Int) -> Int? {
        ruleSet(named: name, in: members(ofGroup: group))
    }

    /// The rule set with a name among the members of a group.
    package func ruleSet(named name: Int, in members: Range<Int>) -> Int? {
        let start = start(of: .members)
        var low = members.lowerBound
        var high = members.upperBound
        while low < high {
            let middle = (low + high) >> 1
            let row = start + middle * NumberRuleTable.members.rowWidth
            let found = Int(row[0]) | Int(row[1]) << 7
            if found == name { return Int(row[2]) | Int(row[3]) << 7 }
            if found < name { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

// MARK: Names and patterns

extension NumberRuleTables {
    /// Calls a closure with the number and the text of each public name, until it returns false.
    package func forEachName(_ body: (Int, [UInt8]) -> Bool) {
        let names = contents(of: .names)
        var text: [UInt8] = []
        var place = 0
        var number = 0
        while place + 2 <= names.count {
            text.removeLast(text.count - min(text.count, Int(names[place])))
            let length = Int(names[place + 1])
            place += 2
            guard place + length <= names.count else { return }
            text.append(contentsOf: names[place..<(place + length)])
            place += length
            if !body(number, text) { return }
            number += 1
        }
    }

    /// The number of a public name; nil if no rule set has it.
    package func number(ofName name: String) -> Int? {
        var found: Int?
        let wanted = Array(name.utf8)
        forEachName { number, text in
            if text == wanted { found = number }
            return found == nil
        }
        return found
    }

    /// A line of a table of lines; nil if there are fewer.
    package func line(_ wanted: Int, of table: NumberRuleTable) -> UnsafeBufferPointer<UInt8>? {
        let text = contents(of: table)
        var start = 0
        var line = 0
        for index in 0..<text.count where text[index] == UInt8(ascii: "\n") {
            if line == wanted { return UnsafeBufferPointer(rebasing: text[start..<index]) }
            line += 1
            start = index + 1
        }
        return nil
    }
}
