import Foundation

/// Results in the order of the inputs, worked out on all cores. The first error in that order is thrown.
package func concurrentMap<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @Sendable (Input) throws -> Output
) throws -> [Output] {
    let results = ConcurrentResults<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        results.set(index, to: Result { try work(inputs[index]) })
    }
    return try results.values.map { try $0.get() }
}

/// Places that several threads fill.
private final class ConcurrentResults<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Output, any Error>?]

    init(count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ index: Int, to result: Result<Output, any Error>) {
        lock.withLock { slots[index] = result }
    }

    var values: [Result<Output, any Error>] { lock.withLock { slots.compactMap { $0 } } }
}
