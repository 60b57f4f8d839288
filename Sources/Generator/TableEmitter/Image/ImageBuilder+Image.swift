import DataSnapshot
import TableWriter

extension ImageBuilder {
    /// Creates the image of a snapshot.
    static func image(of snapshot: Snapshot, _ selection: ImageSelection) throws(EmitError) -> [UInt8] {
        do {
            var builder = try ImageBuilder(snapshot, selection)
            try builder.writeIdentity()
            try builder.writeCurrencySymbols()
            try builder.writeNumberingSystems()
            try builder.writeCurrencies()
            try builder.writeLocales()
            try builder.writeIdentifiers()
            try builder.writeFacts()
            if selection.features.contains(.regions) { try builder.writeRegions() }
            return try builder.writer.image()
        } catch let error as EmitError {
            throw error
        } catch let error as PackedWriterError {
            throw .packing(error)
        } catch {
            throw .malformed(locale: "", field: "", value: String(describing: error), expected: "")
        }
    }
}
