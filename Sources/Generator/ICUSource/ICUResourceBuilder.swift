import CICU

/// Builds resources from the calls during the traversal of a bundle.
final class ICUResourceBuilder {
    private struct Level {
        var key: String?
        var isTable: Bool
        var entries: [(key: String, value: ICUResource)] = []
        var elements: [ICUResource] = []
    }

    private var levels: [Level] = []
    /// The resource at which the traversal began, once it is complete.
    private(set) var root: ICUResource?

    fileprivate func enter(_ key: UnsafePointer<CChar>?, isTable: Bool) {
        levels.append(Level(key: key.map { String(cString: $0) }, isTable: isTable))
    }

    fileprivate func leave() {
        guard let level = levels.popLast() else { return }
        add(level.key, level.isTable ? .table(level.entries) : .array(level.elements))
    }

    fileprivate func add(_ key: String?, _ value: ICUResource) {
        if levels.isEmpty {
            root = value
        } else if let key {
            levels[levels.count - 1].entries.append((key, value))
        } else {
            levels[levels.count - 1].elements.append(value)
        }
    }

    fileprivate func add(_ key: UnsafePointer<CChar>?, _ value: ICUResource) {
        add(key.map { String(cString: $0) }, value)
    }

    /// The functions for a traversal whose context is a builder's address.
    static func visitor(_ context: UnsafeMutableRawPointer) -> cicu_bundle_visitor {
        cicu_bundle_visitor(
            context: context,
            enter_table: { at($0)?.enter($1, isTable: true) },
            enter_array: { at($0)?.enter($1, isTable: false) },
            leave: { at($0)?.leave() },
            string: { at($0)?.add($1, .string(ICUText.string($2, $3))) },
            alias: { at($0)?.add($1, .alias(ICUText.string($2, $3))) },
            integer: { at($0)?.add($1, .integer($2)) },
            integers: { at($0)?.add($1, .integers(Array(UnsafeBufferPointer(start: $2, count: $3)))) },
            binary: { at($0)?.add($1, .binary(Array(UnsafeBufferPointer(start: $2, count: $3)))) })
    }
}

/// The builder in a traversal's context. This is no method, because a C function cannot carry the type of a receiver.
private func at(_ context: UnsafeMutableRawPointer?) -> ICUResourceBuilder? {
    context.map { Unmanaged<ICUResourceBuilder>.fromOpaque($0).takeUnretainedValue() }
}
