import LocaleModel

// Bytes alone seldom make a document, and then none with the names that a reader knows: half of the inputs are bytes, the
// others make a document of those names.

/// The targets of the readers of upstream's files.
let fuzzTargets = [
    FuzzTarget("json", longest: 512) {
        { input in
            var reader = InputReader(input)
            let document = reader.byte()
            readJSON(bytes(&reader, isMade: document & 1 == 1, .json), document)
        }
    },
    FuzzTarget("xml", longest: 512) {
        { input in
            var reader = InputReader(input)
            let document = reader.byte()
            let root = ["ldml", "ISO_4217", "supplementalData"][Int(document >> 1) % 3]
            readXML(bytes(&reader, isMade: document & 1 == 1, .xml(root: root)), document)
        }
    },
]

func bytes(_ reader: inout InputReader, isMade: Bool, _ form: MadeDocument.Form) -> [UInt8] {
    isMade ? MadeDocument(form, &reader).bytes : Array(reader.remaining())
}

/// What is refused is refused with the file's name.
func check(_ error: ImportError) {
    require(error.description.contains("fuzzed"), "\(error) does not name the file")
}
