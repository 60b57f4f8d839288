#include "CLibXML2.h"

#include <libxml/tree.h>

static int is_text(const xmlNode *node) {
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

static const cxml_node *first_shown(const xmlNode *node) {
    while (node != NULL && node->type != XML_ELEMENT_NODE && !is_text(node)) {
        node = node->next;
    }
    return (const cxml_node *)node;
}

const cxml_node *cxml_node_first_child(const cxml_node *node) {
    const xmlNode *element = (const xmlNode *)node;
    return element->type == XML_ELEMENT_NODE ? first_shown(element->children) : NULL;
}

const cxml_node *cxml_node_next_sibling(const cxml_node *node) {
    return first_shown(((const xmlNode *)node)->next);
}

const char *cxml_node_name(const cxml_node *node) {
    const xmlNode *element = (const xmlNode *)node;
    return element->type == XML_ELEMENT_NODE ? (const char *)element->name : NULL;
}

const char *cxml_node_namespace(const cxml_node *node) {
    const xmlNode *element = (const xmlNode *)node;
    return element->type == XML_ELEMENT_NODE && element->ns != NULL ? (const char *)element->ns->href : NULL;
}

const char *cxml_node_text(const cxml_node *node) {
    const xmlNode *text = (const xmlNode *)node;
    if (!is_text(text)) {
        return NULL;
    }
    return text->content != NULL ? (const char *)text->content : "";
}

long cxml_node_line(const cxml_node *node) {
    long line = xmlGetLineNo((const xmlNode *)node);
    return line > 0 ? line : 0;
}

const cxml_attribute *cxml_node_first_attribute(const cxml_node *node) {
    const xmlNode *element = (const xmlNode *)node;
    return element->type == XML_ELEMENT_NODE ? (const cxml_attribute *)element->properties : NULL;
}

const cxml_attribute *cxml_attribute_next(const cxml_attribute *attribute) {
    return (const cxml_attribute *)((const xmlAttr *)attribute)->next;
}

const char *cxml_attribute_name(const cxml_attribute *attribute) {
    return (const char *)((const xmlAttr *)attribute)->name;
}

const char *cxml_attribute_value(const cxml_attribute *attribute) {
    // Without entities, libxml2 keeps a value as one text node, or none where the value is empty.
    const xmlNode *text = ((const xmlAttr *)attribute)->children;
    return text != NULL && text->content != NULL ? (const char *)text->content : "";
}
