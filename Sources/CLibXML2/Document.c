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

// libxml2 calls this at the DOCTYPE, before it reads any declaration inside: stopping here means that no entity
// is ever declared, let alone expanded.
static void refuse_doctype(
    void *context, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id) {
    (void)name;
    (void)external_id;
    (void)system_id;
    xmlParserCtxtPtr parser = context;
    cxml_error *error = parser->_private;
    long line = parser->input ? (long)parser->input->line : 0;
    fill(error, CXML_STATUS_DOCTYPE, line, "the document declares a DOCTYPE, which is not allowed");
    xmlStopParser(parser);
}

void cxml_initialize(void) {
    xmlInitParser();
}

cxml_document *cxml_document_parse(const void *bytes, size_t count, cxml_error *error) {
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
    parser->sax->internalSubset = refuse_doctype;
    xmlDocPtr document = xmlCtxtReadMemory(parser, bytes, (int)count, NULL, NULL, parse_options);
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
