/// Walks a resource bundle as it is stored.
///
/// ICU's own functions (ures_*) follow aliases silently, and those of the root reach into the locale that was asked
/// for, so that through them a value of its own and a reference to another's look the same. The bundle's bytes say
/// which is which. ICU finds and maps the file here (udata_open), or the caller has its bytes; this file reads it.
///
/// The bytes may come from anywhere. Every offset is checked before it is followed, and a walk reports no more than a
/// bundle of its size can hold without naming the same thing again and again, so that time and memory are bounded.
///
/// The format, version 1 to 3, which is ICU's since version 4.4 (its definition is in ICU's `uresdata.h`):
///
///     bundle     = root:resource index* keys 16-bit-units resources          in words of 32 bits
///     resource   = type:4 offset:28
///     index[0]   length of index in bits 0-7; in bits 8-31 the lower 24 bits of the pool's string limit
///     index[1]   end of keys          index[2] end of resources       index[3] end of bundle, in words
///     index[5]   attributes: bit 2 uses a pool bundle; bits 12-15 the upper bits of the pool's string limit;
///                bits 16-31 the pool's limit for strings in 16-bit tables
///     index[6]   end of 16-bit units  index[7] checksum of the pool, the same in the pool bundle
///
///     table      = count:16 key:16* padding resource*                        offset in words
///     table32    = count:32 key:32* resource*                                offset in words
///     table16    = count:16 key:16* string:16*                               offset in 16-bit units
///     array      = count:32 resource*        array16 = count:16 string:16*
///     string     = length:32 unit:16*        alias, the same
///     string-v2  = unit:16* 0, or an explicit length in units that are trail surrogates, then the units
///     integer    = the offset itself, signed
///     vector     = count:32 value:32*        binary = count:32 byte*
///
/// A key is an offset in bytes from the start of the bundle; beyond the end of the bundle's own keys it is one of
/// the pool's. A string-v2 below the pool's limit is one of the pool's. Offset zero stands for an empty container.
#include "CICU.h"
#include "Text.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/udata.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

enum {
    type_string = 0,
    type_binary = 1,
    type_table = 2,
    type_alias = 3,
    type_table32 = 4,
    type_table16 = 5,
    type_string_v2 = 6,
    type_integer = 7,
    type_array = 8,
    type_array16 = 9,
    type_integers = 14,
};

enum {
    index_length = 0,
    index_keys_end = 1,
    index_bundle_end = 3,
    index_attributes = 5,
    index_16bit_end = 6,
    index_pool_checksum = 7,
};

enum { attribute_is_pool = 2, attribute_uses_pool = 4 };

/// Deeper than any bundle goes; a cycle in broken data ends here.
enum { deepest = 64 };

/// No key is longer, its end included.
enum { longest_key = 256 };

/// How many bytes of text a walk may report for each byte of the bundle, texts that stand in the pool or several times
/// among them, and how many it may report of any bundle.
enum { text_for_each_byte = 64, text_of_any_bundle = 65536 };

typedef struct {
    UDataMemory *memory;
    const int32_t *words;
    /// Words in the whole bundle, and bytes of it that hold keys.
    uint32_t word_count;
    uint32_t key_begin;
    uint32_t key_end;
    const uint16_t *units;
    uint32_t unit_count;
    int32_t attributes;
    int32_t pool_checksum;
    uint32_t pool_string_limit;
    uint32_t pool_string16_limit;
} bundle_image;

struct cicu_bundle {
    bundle_image own;
    /// Empty where the bundle uses no pool.
    bundle_image pool;
};

// MARK: Opening

/// Takes in what stands before the resources. `available` is how many bytes there are from the root's word on.
static void read_index(
    const UDataInfo *info, const void *content, size_t available, bundle_image *image, UErrorCode *status
) {
    bool is_readable = memcmp(info->dataFormat, "ResB", 4) == 0 && info->isBigEndian == U_IS_BIG_ENDIAN
        && info->charsetFamily == U_CHARSET_FAMILY && info->sizeofUChar == sizeof(UChar)
        && info->formatVersion[0] >= 1 && info->formatVersion[0] <= 3
        && !(info->formatVersion[0] == 1 && info->formatVersion[1] == 0);
    const int32_t *words = content;
    const int32_t *index = words + 1;
    bool is_aligned = (uintptr_t)content % sizeof *words == 0;
    int32_t count = is_readable && is_aligned && available >= 2 * sizeof *words ? index[index_length] & 0xff : 0;
    // The index is there, and the parts follow each other inside of the bundle.
    if (count <= index_attributes || available / sizeof *words < (size_t)count + 1
        || index[index_keys_end] < 1 + count || index[index_bundle_end] < index[index_keys_end]
        || available / sizeof *words < (size_t)index[index_bundle_end]
        || (count > index_16bit_end
            && (index[index_16bit_end] < index[index_keys_end] || index[index_bundle_end] < index[index_16bit_end]))) {
        *status = U_INVALID_FORMAT_ERROR;
        return;
    }
    image->words = words;
    image->word_count = (uint32_t)index[index_bundle_end];
    image->key_begin = (uint32_t)(1 + count) * 4;
    // A bundle without keys of its own counts those of the pool from zero.
    image->key_end = (uint32_t)index[index_keys_end] * 4;
    if (image->key_end <= image->key_begin) {
        image->key_end = 0;
    }
    image->attributes = index[index_attributes];
    if (count > index_16bit_end) {
        image->units = (const uint16_t *)(words + index[index_keys_end]);
        image->unit_count = (uint32_t)(index[index_16bit_end] - index[index_keys_end]) * 2;
    }
    image->pool_checksum = count > index_pool_checksum ? index[index_pool_checksum] : 0;
    if (info->formatVersion[0] >= 3) {
        uint32_t attributes = (uint32_t)image->attributes;
        image->pool_string_limit = ((uint32_t)index[index_length] >> 8) | ((attributes & 0xf000) << 12);
        image->pool_string16_limit = attributes >> 16;
    }
}

static void open_image(const char *package, const char *name, bundle_image *image, UErrorCode *status) {
    memset(image, 0, sizeof *image);
    image->memory = udata_open(package, "res", name, status);
    if (U_FAILURE(*status)) {
        return;
    }
    UDataInfo info;
    info.size = sizeof info;
    udata_getInfo(image->memory, &info);
    // ICU does not tell how long its memory is; its own library is what the program already trusts.
    read_index(&info, udata_getMemory(image->memory), SIZE_MAX, image, status);
}

/// The bytes of a file: its header (a length in 16 bits, two signs, a UDataInfo and a comment), then the bundle.
static void read_file(const void *bytes, size_t length, bundle_image *image, UErrorCode *status) {
    uint16_t header;
    UDataInfo info;
    const uint8_t *file = bytes;
    memset(image, 0, sizeof *image);
    if (length < 4 + sizeof info || file[2] != 0xda || file[3] != 0x27) {
        *status = U_INVALID_FORMAT_ERROR;
        return;
    }
    memcpy(&header, file, sizeof header);
    memcpy(&info, file + 4, sizeof info);
    if (header < 4 + sizeof info || header > length || info.size < sizeof info) {
        *status = U_INVALID_FORMAT_ERROR;
        return;
    }
    read_index(&info, file + header, length - header, image, status);
}

/// Whether a pool is the one that a bundle was made with.
static void check_pool(const cicu_bundle *bundle, UErrorCode *status) {
    if (U_SUCCESS(*status)
        && ((bundle->pool.attributes & attribute_is_pool) == 0
            || bundle->pool.pool_checksum != bundle->own.pool_checksum)) {
        *status = U_INVALID_FORMAT_ERROR;
    }
}

const char *cicu_bundle_open(const char *package, const char *name, cicu_bundle **bundle) {
    UErrorCode status = U_ZERO_ERROR;
    *bundle = NULL;
    // ICU's name for its main tree is NULL; the other trees have theirs after a hyphen.
    char tree[64] = U_ICUDATA_ALIAS "-";
    if (strlen(package) >= sizeof tree - strlen(tree)) {
        return cicu_error_name(U_ILLEGAL_ARGUMENT_ERROR);
    }
    strcat(tree, package);
    const char *path = package[0] == 0 ? NULL : tree;
    cicu_bundle *result = calloc(1, sizeof *result);
    if (result == NULL) {
        return cicu_error_name(U_MEMORY_ALLOCATION_ERROR);
    }
    open_image(path, name, &result->own, &status);
    if (U_SUCCESS(status) && (result->own.attributes & attribute_uses_pool) != 0) {
        open_image(path, "pool", &result->pool, &status);
        check_pool(result, &status);
    }
    if (U_FAILURE(status)) {
        cicu_bundle_close(result);
        return cicu_error_name(status);
    }
    *bundle = result;
    return NULL;
}

const char *cicu_bundle_open_bytes(
    const void *bytes, size_t length, const void *pool, size_t pool_length, cicu_bundle **bundle
) {
    UErrorCode status = U_ZERO_ERROR;
    *bundle = NULL;
    cicu_bundle *result = calloc(1, sizeof *result);
    if (result == NULL) {
        return cicu_error_name(U_MEMORY_ALLOCATION_ERROR);
    }
    read_file(bytes, length, &result->own, &status);
    if (U_SUCCESS(status) && (result->own.attributes & attribute_uses_pool) != 0) {
        if (pool == NULL) {
            status = U_INVALID_FORMAT_ERROR;
        } else {
            read_file(pool, pool_length, &result->pool, &status);
            check_pool(result, &status);
        }
    }
    if (U_FAILURE(status)) {
        cicu_bundle_close(result);
        return cicu_error_name(status);
    }
    *bundle = result;
    return NULL;
}

void cicu_bundle_close(cicu_bundle *bundle) {
    // udata_close allows NULL.
    udata_close(bundle->pool.memory);
    udata_close(bundle->own.memory);
    free(bundle);
}

// MARK: Reading

/// The words of a resource from its offset on, or NULL where that lies outside of the bundle.
static const int32_t *words_at(const bundle_image *image, uint32_t offset, uint32_t count) {
    bool is_inside = offset <= image->word_count && count <= image->word_count - offset;
    return is_inside ? image->words + offset : NULL;
}

static const uint16_t *units_at(const bundle_image *image, uint32_t offset, uint32_t count) {
    bool is_inside = offset <= image->unit_count && count <= image->unit_count - offset;
    return is_inside ? image->units + offset : NULL;
}

/// The key in an image's own keys at an offset in bytes from its start, or NULL.
static const char *key_at(const bundle_image *image, uint32_t offset) {
    const char *bytes = (const char *)image->words;
    if (bytes == NULL || offset < image->key_begin || offset >= image->key_end) {
        return NULL;
    }
    size_t room = image->key_end - offset;
    return memchr(bytes + offset, 0, room < longest_key ? room : longest_key) == NULL ? NULL : bytes + offset;
}

/// `offset` counts on from the bundle's own keys to the pool's.
static const char *key_of_table(const cicu_bundle *bundle, uint16_t offset) {
    return offset < bundle->own.key_end ? key_at(&bundle->own, offset)
                                        : key_at(&bundle->pool, offset - bundle->own.key_end + bundle->pool.key_begin);
}

/// The highest bit says that the key is one of the pool's.
static const char *key_of_table32(const cicu_bundle *bundle, uint32_t offset) {
    return offset >> 31 == 0 ? key_at(&bundle->own, offset)
                             : key_at(&bundle->pool, (offset & 0x7fffffff) + bundle->pool.key_begin);
}

/// The resource that an entry of a table16 or array16 stands for.
static uint32_t string_of_16bit(const cicu_bundle *bundle, uint16_t entry) {
    uint32_t offset = entry;
    if (offset >= bundle->own.pool_string16_limit) {
        offset = offset - bundle->own.pool_string16_limit + bundle->own.pool_string_limit;
    }
    return (uint32_t)type_string_v2 << 28 | offset;
}

static const UChar *string_v2(const cicu_bundle *bundle, uint32_t offset, int32_t *length) {
    const bundle_image *image = &bundle->own;
    if (offset < bundle->own.pool_string_limit) {
        image = &bundle->pool;
    } else {
        offset -= bundle->own.pool_string_limit;
    }
    const uint16_t *units = units_at(image, offset, 1);
    if (units == NULL) {
        return NULL;
    }
    uint32_t room = image->unit_count - offset, header = 0, count = 0;
    uint16_t first = units[0];
    if (!U16_IS_TRAIL(first)) {
        while (count < room && units[count] != 0) {
            count += 1;
        }
    } else if (first < 0xdfef) {
        header = 1;
        count = first & 0x3ff;
    } else if (first < 0xdfff && room > 1) {
        header = 2;
        count = (uint32_t)(first - 0xdfef) << 16 | units[1];
    } else if (room > 2) {
        header = 3;
        count = (uint32_t)units[1] << 16 | units[2];
    } else {
        return NULL;
    }
    if (count > room - header) {
        return NULL;
    }
    *length = (int32_t)count;
    return (const UChar *)units + header;
}

/// The units of a string or alias that has its length before it.
static const UChar *counted_string(const cicu_bundle *bundle, uint32_t offset, int32_t *length) {
    static const UChar empty = 0;
    if (offset == 0) {
        *length = 0;
        return &empty;
    }
    const int32_t *words = words_at(&bundle->own, offset, 1);
    if (words == NULL || words[0] < 0 || words_at(&bundle->own, offset, 1 + ((uint32_t)words[0] + 1) / 2) == NULL) {
        return NULL;
    }
    *length = words[0];
    return (const UChar *)(words + 1);
}

/// A table or array of any of the five forms.
typedef struct {
    uint32_t count;
    bool has_keys;
    const uint16_t *keys16;
    const int32_t *keys32;
    const uint16_t *entries16;
    const int32_t *entries32;
} container;

/// False where the resource is no container, or reaches outside of the bundle.
static bool read_container(const cicu_bundle *bundle, uint32_t resource, container *result) {
    uint32_t type = resource >> 28, offset = resource & 0x0fffffff;
    const bundle_image *image = &bundle->own;
    memset(result, 0, sizeof *result);
    result->has_keys = type == type_table || type == type_table16 || type == type_table32;
    if (type == type_table16 || type == type_array16) {
        const uint16_t *units = units_at(image, offset, 1);
        if (units == NULL) {
            return false;
        }
        result->count = units[0];
        result->keys16 = result->has_keys ? units + 1 : NULL;
        result->entries16 = units + 1 + (result->has_keys ? result->count : 0);
        return units_at(image, offset, 1 + result->count * (result->has_keys ? 2 : 1)) != NULL;
    }
    if (type != type_table && type != type_table32 && type != type_array) {
        return false;
    }
    if (offset == 0) {
        return true;
    }
    const int32_t *words = words_at(image, offset, 1);
    if (words == NULL) {
        return false;
    }
    uint32_t header = 1;
    if (type == type_table) {
        result->keys16 = (const uint16_t *)words + 1;
        result->count = ((const uint16_t *)words)[0];
        // The count and the keys together fill whole words.
        header = (1 + result->count + 1) / 2;
    } else {
        result->count = (uint32_t)words[0];
        if (type == type_table32) {
            result->keys32 = words + 1;
            header += result->count;
        }
    }
    if (result->count > image->word_count || words_at(image, offset, header + result->count) == NULL) {
        return false;
    }
    result->entries32 = words + header;
    return true;
}

static uint32_t entry_of(const cicu_bundle *bundle, const container *container, uint32_t index) {
    return container->entries16 != NULL ? string_of_16bit(bundle, container->entries16[index])
                                        : (uint32_t)container->entries32[index];
}

static const char *key_of(const cicu_bundle *bundle, const container *container, uint32_t index) {
    return container->keys16 != NULL ? key_of_table(bundle, container->keys16[index])
                                     : key_of_table32(bundle, (uint32_t)container->keys32[index]);
}

// MARK: Walking

typedef void (*text_visit)(void *context, const char *key, const char *text, size_t length);

/// One walk, and what it may still report.
typedef struct {
    const cicu_bundle *bundle;
    const cicu_bundle_visitor *visitor;
    uint64_t nodes;
    uint64_t bytes;
} walk_state;

/// Counts what is reported; false where that is more than the bundle can hold.
static bool spend(walk_state *state, uint64_t bytes, UErrorCode *status) {
    if (state->nodes == 0 || state->bytes < bytes) {
        *status = U_INVALID_FORMAT_ERROR;
        return false;
    }
    state->nodes -= 1;
    state->bytes -= bytes;
    return true;
}

static void visit_text(
    walk_state *state, text_visit visit, const char *key, const UChar *units, int32_t unit_count, UErrorCode *status
) {
    char small[512];
    char *buffer = small;
    // A UTF-16 unit takes at most three bytes of UTF-8.
    size_t capacity = (size_t)unit_count * 3 + 1, length = 0;
    if (!spend(state, (uint64_t)unit_count, status)) {
        return;
    }
    if (capacity > sizeof small && (buffer = malloc(capacity)) == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return;
    }
    if (cicu_put_utf16(units, unit_count, buffer, capacity, &length) == NULL) {
        visit(state->visitor->context, key, buffer, length);
    } else {
        *status = U_INVALID_CHAR_FOUND;
    }
    if (buffer != small) {
        free(buffer);
    }
}

/// A counted sequence of integers or bytes.
static void visit_sequence(walk_state *state, uint32_t type, uint32_t offset, const char *key, UErrorCode *status) {
    static const int32_t empty = 0;
    const bundle_image *image = &state->bundle->own;
    const int32_t *words = offset == 0 ? &empty : words_at(image, offset, 1);
    uint32_t count = words == NULL ? 0 : (uint32_t)words[0];
    uint32_t word_count = type == type_integers ? count : count / 4 + (count % 4 != 0);
    if (words == NULL
        || (offset != 0 && (word_count > image->word_count || words_at(image, offset, 1 + word_count) == NULL))) {
        *status = U_INVALID_FORMAT_ERROR;
    } else if (spend(state, (uint64_t)word_count * 4, status)) {
        void *context = state->visitor->context;
        if (type == type_integers) {
            state->visitor->integers(context, key, words + 1, count);
        } else {
            state->visitor->binary(context, key, (const uint8_t *)(words + 1), count);
        }
    }
}

static void walk(walk_state *state, uint32_t resource, const char *key, int depth, UErrorCode *status) {
    const cicu_bundle *bundle = state->bundle;
    const cicu_bundle_visitor *visitor = state->visitor;
    uint32_t type = resource >> 28, offset = resource & 0x0fffffff;
    int32_t length = 0;
    container container;
    if (depth > deepest) {
        *status = U_INVALID_FORMAT_ERROR;
        return;
    }
    if (type == type_integer) {
        // Sign-extends the 28 bits.
        if (spend(state, 0, status)) {
            visitor->integer(visitor->context, key, (int32_t)(resource << 4) >> 4);
        }
    } else if (type == type_string || type == type_string_v2 || type == type_alias) {
        const UChar *units = type == type_string_v2 ? string_v2(bundle, offset, &length)
                                                    : counted_string(bundle, offset, &length);
        if (units == NULL) {
            *status = U_INVALID_FORMAT_ERROR;
            return;
        }
        visit_text(state, type == type_alias ? visitor->alias : visitor->string, key, units, length, status);
    } else if (type == type_integers || type == type_binary) {
        visit_sequence(state, type, offset, key, status);
    } else if (read_container(bundle, resource, &container)) {
        if (!spend(state, 0, status)) {
            return;
        }
        (container.has_keys ? visitor->enter_table : visitor->enter_array)(visitor->context, key);
        for (uint32_t index = 0; index < container.count && U_SUCCESS(*status); index += 1) {
            const char *child = container.has_keys ? key_of(bundle, &container, index) : NULL;
            if (container.has_keys && child == NULL) {
                *status = U_INVALID_FORMAT_ERROR;
                return;
            }
            walk(state, entry_of(bundle, &container, index), child, depth + 1, status);
        }
        visitor->leave(visitor->context);
    } else {
        *status = U_INVALID_FORMAT_ERROR;
    }
}

/// The position that a step of a path says, or -1 where it is no plain number.
static int64_t position_of_step(const char *step, size_t length) {
    int64_t position = 0;
    for (size_t index = 0; index < length; index += 1) {
        if (step[index] < '0' || step[index] > '9' || position > INT32_MAX) {
            return -1;
        }
        position = position * 10 + (step[index] - '0');
    }
    return length == 0 ? -1 : position;
}

/// The entry of a table with a key, or the element of an array at a position.
static uint32_t entry_at_step(
    const cicu_bundle *bundle, uint32_t resource, const char *step, size_t length, UErrorCode *status
) {
    container container;
    bool is_container = read_container(bundle, resource, &container);
    if (is_container && !container.has_keys) {
        int64_t position = position_of_step(step, length);
        if (position >= 0 && position < container.count) {
            return entry_of(bundle, &container, (uint32_t)position);
        }
    } else if (is_container) {
        for (uint32_t index = 0; index < container.count; index += 1) {
            const char *key = key_of(bundle, &container, index);
            if (key == NULL) {
                *status = U_INVALID_FORMAT_ERROR;
                return 0;
            }
            if (strlen(key) == length && memcmp(key, step, length) == 0) {
                return entry_of(bundle, &container, index);
            }
        }
    }
    *status = U_MISSING_RESOURCE_ERROR;
    return 0;
}

const char *cicu_bundle_walk(const cicu_bundle *bundle, const char *path, const cicu_bundle_visitor *visitor) {
    UErrorCode status = U_ZERO_ERROR;
    uint32_t resource = (uint32_t)bundle->own.words[0];
    while (*path != 0 && U_SUCCESS(status)) {
        size_t length = strcspn(path, "/");
        resource = entry_at_step(bundle, resource, path, length, &status);
        path += length;
        path += *path == '/';
    }
    if (U_SUCCESS(status)) {
        // The entry of each node in its container takes two bytes or more.
        uint64_t size = (uint64_t)bundle->own.word_count * 4;
        walk_state state = {
            .bundle = bundle,
            .visitor = visitor,
            .nodes = size / 2 + 1,
            .bytes = size * text_for_each_byte + text_of_any_bundle,
        };
        walk(&state, resource, NULL, 0, &status);
    }
    return cicu_error_name(status);
}
