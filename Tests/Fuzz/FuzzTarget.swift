#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

typealias Bytes = UnsafeBufferPointer<UInt8>

/// A target for libFuzzer: a name to select it, and the function that processes each input.
struct FuzzTarget: Sendable {
    var name: String
    /// The maximum length of an input in bytes.
    var longest: Int
    /// Creates everything that inputs share, which takes far longer than one input, and returns the function for an
    /// input.
    var make: @Sendable () -> (Bytes) -> Void

    init(_ name: String, longest: Int, _ make: @escaping @Sendable () -> (Bytes) -> Void) {
        self.name = name
        self.longest = longest
        self.make = make
    }
}

// libFuzzer uses only one thread.
nonisolated(unsafe) private var chosen: ((Bytes) -> Void)?
/// All targets. The first byte of an input selects one, so that one run measures the coverage of all corpora together.
nonisolated(unsafe) private var all: [(Bytes) -> Void] = []

/// Handles `--target=NAME`; libFuzzer ignores flags with two hyphens. Without it, lists the targets. `all` means all
/// targets of the program.
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

/// libFuzzer calls this with each input.
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

/// Ends the run if a law is broken. Unlike `precondition`, it also prints which one in optimized programs.
@inline(__always)
func require(_ law: Bool, _ message: @autoclosure () -> String) {
    if !law { fatalError(message()) }
}
