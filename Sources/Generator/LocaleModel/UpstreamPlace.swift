/// A place in a publication's file, without the publication's version.
public struct UpstreamPlace: Hashable, Sendable {
    /// The relation between the text at the place and the value.
    public enum Form: String, Sendable {
        /// The text is the value.
        case exact
        /// A plural rule, which upstream follows with samples. An at sign begins the samples.
        case beforeSamples
        /// A name with doubled or trailing spaces in upstream.
        case spacesInOrder
    }

    /// The file's path in the publication, never on the machine that read it.
    public var file: String
    /// A JSON pointer, an XPath or a resource path, depending on the file's format.
    public var place: String
    /// The relation between the text and the value.
    public var form: Form

    /// Creates a place in a file of a publication.
    public init(file: String, place: String, form: Form = .exact) {
        self.file = file
        self.place = place
        self.form = form
    }
}
