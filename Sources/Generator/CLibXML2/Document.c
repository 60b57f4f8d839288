#include "CLibXML2.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

// No option here substitutes entities, loads a DTD, reads XInclude or lifts libxml2's limits of size and depth.
static const int parse_options = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES;

static void fill(cxml_error *error, cxml_status status, long line, const char *message) {
    error->status = status;
    error->line = line;
    snprintf(error->message, sizeof(error->message), "%s", message ? message : "");
    size_t length = strlen(error->message);
    while (length > 0 && (error->message[length - 1] == '\n' || error->message[length - 1] == ' ')) {
        error->message[--length] = '\0';
    }
}

static void refuse(xmlParserCtxtPtr parser, cxml_status status, const char *message) {
    cxml_error *error = parser->_private;
    if (error->status == CXML_STATUS_OK) {
        fill(error, status, parser->input ? (long)parser->input->line : 0, message);
    }
    xmlStopParser(parser);
}

// libxml2 calls this at the DOCTYPE, before it reads any declaration inside: stopping here means that no entity
// is ever declared, let alone expanded.
static void refuse_doctype(
    void *context, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id) {
    (void)name;
    (void)external_id;
    (void)system_id;
    refuse(context, CXML_STATUS_DOCTYPE, "the document declares a DOCTYPE, which is not allowed");
}

// The name of an external DTD is passed over: without an entry in the tree there is nothing to load.
static void pass_doctype(
    void *context, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id) {
    (void)context;
    (void)name;
    (void)external_id;
    (void)system_id;
}

static const char declaration_message[] = "the DOCTYPE declares something itself, which is not allowed";

static void refuse_entity_declaration(
    void *context, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id,
    xmlChar *content) {
    (void)name;
    (void)type;
    (void)public_id;
    (void)system_id;
    (void)content;
    refuse(context, CXML_STATUS_DOCTYPE, declaration_message);
}

static void refuse_unparsed_entity(
    void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id,
    const xmlChar *notation) {
    (void)name;
    (void)public_id;
    (void)system_id;
    (void)notation;
    refuse(context, CXML_STATUS_DOCTYPE, declaration_message);
}

static void refuse_notation(
    void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
    (void)name;
    (void)public_id;
    (void)system_id;
    refuse(context, CXML_STATUS_DOCTYPE, declaration_message);
}

// An attribute's declaration could give values that the document does not show.
static void refuse_attribute_declaration(
    void *context, const xmlChar *element, const xmlChar *name, int type, int kind, const xmlChar *value,
    xmlEnumerationPtr tree) {
    (void)element;
    (void)name;
    (void)type;
    (void)kind;
    (void)value;
    xmlFreeEnumeration(tree);
    refuse(context, CXML_STATUS_DOCTYPE, declaration_message);
}

static void refuse_element_declaration(
    void *context, const xmlChar *name, int type, xmlElementContentPtr content) {
    (void)name;
    (void)type;
    (void)content;
    refuse(context, CXML_STATUS_DOCTYPE, declaration_message);
}

// Where a document names an external DTD, an entity that nobody declared is no fault of form to libxml2: the DTD
// might declare it. It would be left out without a word.
static xmlEntityPtr refuse_entity(void *context, const xmlChar *name) {
    (void)name;
    refuse(context, CXML_STATUS_ENTITY, "the document uses an entity that XML itself does not define");
    return NULL;
}

static void apply(cxml_doctype doctype, xmlSAXHandlerPtr sax) {
    if (doctype == CXML_DOCTYPE_REFUSED) {
        sax->internalSubset = refuse_doctype;
        return;
    }
    sax->internalSubset = pass_doctype;
    sax->externalSubset = NULL;
    sax->entityDecl = refuse_entity_declaration;
    sax->unparsedEntityDecl = refuse_unparsed_entity;
    sax->notationDecl = refuse_notation;
    sax->attributeDecl = refuse_attribute_declaration;
    sax->elementDecl = refuse_element_declaration;
    sax->getEntity = refuse_entity;
    sax->getParameterEntity = refuse_entity;
}

void cxml_initialize(void) {
    xmlInitParser();
}

cxml_document *cxml_document_parse(
    const void *bytes, size_t count, cxml_doctype doctype, cxml_error *error) {
    fill(error, CXML_STATUS_OK, 0, "");
    if (count > INT_MAX) {
        fill(error, CXML_STATUS_TOO_LARGE, 0, "the document is too large");
        return NULL;
    }
    if (bytes == NULL || count == 0) {
        fill(error, CXML_STATUS_NOT_WELL_FORMED, 0, "the document is empty");
        return NULL;
    }
    xmlParserCtxtPtr parser = xmlNewParserCtxt();
    if (parser == NULL) {
        fill(error, CXML_STATUS_OUT_OF_MEMORY, 0, "out of memory");
        return NULL;
    }
    parser->_private = error;
    apply(doctype, parser->sax);
    // The encoding is named, so that a declaration of another one changes nothing: all publications are UTF-8.
    xmlDocPtr document = xmlCtxtReadMemory(parser, bytes, (int)count, NULL, "UTF-8", parse_options);
    if (error->status == CXML_STATUS_OK && (document == NULL || !parser->wellFormed)) {
        const xmlError *last = xmlCtxtGetLastError(parser);
        fill(error, CXML_STATUS_NOT_WELL_FORMED, last ? last->line : 0, last ? last->message : "not well-formed");
    }
    xmlFreeParserCtxt(parser);
    if (error->status != CXML_STATUS_OK && document != NULL) {
        xmlFreeDoc(document);
        document = NULL;
    }
    return (cxml_document *)document;
}

void cxml_document_free(cxml_document *document) {
    xmlFreeDoc((xmlDocPtr)document);
}

const cxml_node *cxml_document_root(const cxml_document *document) {
    return (const cxml_node *)xmlDocGetRootElement((const xmlDoc *)document);
}
