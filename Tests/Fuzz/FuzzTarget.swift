#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

typealias Bytes = UnsafeBufferPointer<UInt8>

/// What libFuzzer feeds: a name, by which it is chosen, and what is done with each input.
struct FuzzTarget: Sendable {
    var name: String
    /// The most bytes that an input has.
    var longest: Int
    /// Makes all that the inputs share, which takes far longer than one of them, and returns what takes an input.
    var make: @Sendable () -> (Bytes) -> Void

    init(_ name: String, longest: Int, _ make: @escaping @Sendable () -> (Bytes) -> Void) {
        self.name = name
        self.longest = longest
        self.make = make
    }
}

// libFuzzer calls from one thread.
nonisolated(unsafe) private var chosen: ((Bytes) -> Void)?
/// All targets: the first byte of an input chooses, so that one run counts what all corpora together reach.
nonisolated(unsafe) private var all: [(Bytes) -> Void] = []

/// Takes `--target=NAME`: libFuzzer leaves flags with two hyphens alone. Without one, the targets are listed; the target
/// `all` is those of the program together.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    let flag = "--target="
    let name = (1..<max(1, Int(count.pointee))).compactMap { arguments.pointee[$0].map { String(cString: $0) } }
        .first { $0.hasPrefix(flag) }?.dropFirst(flag.utf8.count)
    if name == "all" {
        all = fuzzTargets.map { $0.make() }
    } else if let target = fuzzTargets.first(where: { $0.name == name ?? "" }) {
        chosen = target.make()
    } else {
        for target in fuzzTargets { print("\(target.name)\t\(target.longest)") }
        exit(name == nil ? 0 : 2)
    }
    return 0
}

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Bytes(start: start, count: count)
    if let chosen {
        chosen(input)
    } else if let first = input.first, Int(first) < all.count {
        all[Int(first)](Bytes(rebasing: input.dropFirst()))
    }
    return 0
}

/// Ends the run where a law is broken. Unlike `precondition` it says which in optimised programs, too.
@inline(__always)
func require(_ law: Bool, _ message: @autoclosure () -> String) {
    if !law { fatalError(message()) }
}
