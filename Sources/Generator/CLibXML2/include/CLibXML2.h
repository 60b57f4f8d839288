#ifndef CLIBXML2_H
#define CLIBXML2_H

// A document tree read by libxml2, behind types of our own: a Swift module that imports this header sees
// nothing of libxml2's.

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

#ifndef CXML_NULLABLE
#if defined(__clang__)
#define CXML_NULLABLE _Nullable
#else
#define CXML_NULLABLE
#endif
#endif

/// A parsed document; free it with `cxml_document_free`. Its nodes live as long as it does.
typedef struct cxml_document cxml_document;

/// An element or a run of text.
typedef struct cxml_node cxml_node;

/// An attribute of an element.
typedef struct cxml_attribute cxml_attribute;

/// Why a document was refused.
typedef enum {
    CXML_STATUS_OK = 0,
    /// The bytes are not well-formed XML, or exceed libxml2's limits.
    CXML_STATUS_NOT_WELL_FORMED = 1,
    /// The document has a DOCTYPE, or declarations in it, that the policy does not allow: that is where entity bombs
    /// and external entities come from.
    CXML_STATUS_DOCTYPE = 2,
    /// More bytes than libxml2 can count.
    CXML_STATUS_TOO_LARGE = 3,
    CXML_STATUS_OUT_OF_MEMORY = 4,
    /// A reference to an entity that XML itself does not define.
    CXML_STATUS_ENTITY = 5,
} cxml_status;

/// What a document may say of its document type. No file is opened under either policy.
typedef enum {
    /// The document has no DOCTYPE.
    CXML_DOCTYPE_REFUSED = 0,
    /// The document may name an external DTD, which is not loaded. It declares nothing itself, and uses no entity
    /// beside the five of XML.
    CXML_DOCTYPE_NAMED = 1,
} cxml_doctype;

/// What was wrong, and where.
typedef struct {
    cxml_status status;
    /// One-based; 0 where it is not known.
    long line;
    /// libxml2's words, ended by a zero byte and cut where they are too long.
    char message[240];
} cxml_error;

/// Must be called once, before the first parse of any thread.
void cxml_initialize(void);

/// Parses a document from memory. No file, network address or entity is opened, whatever the bytes say.
///
/// Returns NULL and fills in `error` where the bytes are refused.
cxml_document *CXML_NULLABLE cxml_document_parse(
    const void *CXML_NULLABLE bytes, size_t count, cxml_doctype doctype, cxml_error *error);

void cxml_document_free(cxml_document *document);

/// The outermost element. A document that was parsed has one.
const cxml_node *CXML_NULLABLE cxml_document_root(const cxml_document *document);

/// The first element or text inside an element. Comments and processing instructions are passed over.
const cxml_node *CXML_NULLABLE cxml_node_first_child(const cxml_node *node);

/// The next element or text beside this one.
const cxml_node *CXML_NULLABLE cxml_node_next_sibling(const cxml_node *node);

/// The name of an element as the document writes it, without a namespace prefix; NULL for text.
const char *CXML_NULLABLE cxml_node_name(const cxml_node *node);

/// The namespace that an element is in; NULL where it is in none.
const char *CXML_NULLABLE cxml_node_namespace(const cxml_node *node);

/// The characters of a run of text, as UTF-8; NULL for an element.
const char *CXML_NULLABLE cxml_node_text(const cxml_node *node);

/// The one-based line of the document on which the node starts; 0 where it is not known.
long cxml_node_line(const cxml_node *node);

/// The first attribute of an element, in the document's order.
const cxml_attribute *CXML_NULLABLE cxml_node_first_attribute(const cxml_node *node);

const cxml_attribute *CXML_NULLABLE cxml_attribute_next(const cxml_attribute *attribute);

/// The attribute's name, without a namespace prefix.
const char *cxml_attribute_name(const cxml_attribute *attribute);

/// The attribute's value as UTF-8, with character references replaced.
const char *cxml_attribute_value(const cxml_attribute *attribute);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#ifdef __cplusplus
}
#endif

#endif
