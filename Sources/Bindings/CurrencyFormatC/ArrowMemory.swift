import CCurrencyFormat
import CurrencyColumns

/// What an array that goes out consists of, before it is another program's.
struct ArrowContents {
    let format: String
    let count: Int
    var nullCount = 0
    /// Nil stands for a buffer that is NULL.
    var buffers: [UnsafeRawPointer?] = []
    var children: [(name: String, contents: ArrowContents)] = []
    /// Owns what the buffers point to.
    let memory: ArrowMemory

    /// Hands the contents to the caller, which releases them.
    func export(to result: currency_format_result, _ name: String) throws(Failure) {
        guard let schema = result.schema else { throw .null("\(name).schema") }
        guard let array = result.array else { throw .null("\(name).array") }
        write(to: schema, name: "")
        write(to: array)
    }
}

/// The memory that an array or a schema has until it is released.
final class ArrowMemory {
    private var owned: [UnsafeMutableRawPointer] = []
    /// Texts whose bytes an array has without a copy.
    private let texts: TextColumn?

    init(texts: TextColumn? = nil) { self.texts = texts }

    deinit {
        for pointer in owned { pointer.deallocate() }
    }

    /// Room for elements, aligned as Arrow recommends.
    func allocate<Element: BitwiseCopyable>(_: Element.Type, _ count: Int) -> UnsafeMutablePointer<Element> {
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, count * MemoryLayout<Element>.stride), alignment: 64)
        owned.append(room)
        return room.bindMemory(to: Element.self, capacity: count)
    }

    func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let room = allocate(Element.self, elements.count)
        room.update(from: elements, count: elements.count)
        return room
    }

    func copy(_ text: String) -> UnsafePointer<CChar> { UnsafePointer(copy(text.utf8CString.map { $0 })) }

    func copy(_ validity: Validity?) -> UnsafeRawPointer? { validity.map { UnsafeRawPointer(copy($0.bytes)) } }
}

// MARK: The structures of the interface

extension ArrowContents {
    private func write(to schema: UnsafeMutablePointer<ArrowSchema>, name: String) {
        let memory = ArrowMemory()
        var children: UnsafeMutablePointer<UnsafeMutablePointer<ArrowSchema>?>?
        if !self.children.isEmpty {
            let places = memory.allocate(UnsafeMutablePointer<ArrowSchema>?.self, self.children.count)
            for (index, child) in self.children.enumerated() {
                let place = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
                child.contents.write(to: place, name: child.name)
                places[index] = place
            }
            children = places
        }
        schema.initialize(
            to: ArrowSchema(
                format: memory.copy(format), name: memory.copy(name), metadata: nil,
                flags: Int64(ARROW_FLAG_NULLABLE), n_children: Int64(self.children.count), children: children,
                dictionary: nil, release: releaseSchema,
                private_data: Unmanaged.passRetained(memory).toOpaque()))
    }

    private func write(to array: UnsafeMutablePointer<ArrowArray>) {
        var children: UnsafeMutablePointer<UnsafeMutablePointer<ArrowArray>?>?
        if !self.children.isEmpty {
            let places = memory.allocate(UnsafeMutablePointer<ArrowArray>?.self, self.children.count)
            for (index, child) in self.children.enumerated() {
                let place = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
                child.contents.write(to: place)
                places[index] = place
            }
            children = places
        }
        array.initialize(
            to: ArrowArray(
                length: Int64(count), null_count: Int64(nullCount), offset: 0, n_buffers: Int64(buffers.count),
                n_children: Int64(self.children.count), buffers: memory.copy(buffers), children: children,
                dictionary: nil, release: releaseArray,
                private_data: Unmanaged.passRetained(memory).toOpaque()))
    }
}

private func releaseSchema(_ schema: UnsafeMutablePointer<ArrowSchema>?) {
    guard let schema, schema.pointee.release != nil else { return }
    for index in 0..<Int(schema.pointee.n_children) {
        guard let child = schema.pointee.children[index] else { continue }
        child.pointee.release?(child)
        child.deallocate()
    }
    if let memory = schema.pointee.private_data { Unmanaged<ArrowMemory>.fromOpaque(memory).release() }
    schema.pointee.release = nil
}

/// A child that the caller has moved has no `release` any more, as the interface allows.
private func releaseArray(_ array: UnsafeMutablePointer<ArrowArray>?) {
    guard let array, array.pointee.release != nil else { return }
    for index in 0..<Int(array.pointee.n_children) {
        guard let child = array.pointee.children[index] else { continue }
        child.pointee.release?(child)
        child.deallocate()
    }
    if let memory = array.pointee.private_data { Unmanaged<ArrowMemory>.fromOpaque(memory).release() }
    array.pointee.release = nil
}
