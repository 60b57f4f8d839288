import LocaleModel

// Random bytes rarely form a document, and almost never one with names that a reader knows. So half of the inputs are
// bytes, and the others form a document from those names.

/// The targets for the readers of upstream's files.
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

/// Every error must contain the file's name.
func check(_ error: ImportError) {
    require(error.description.contains("fuzzed"), "\(error) does not name the file")
}
