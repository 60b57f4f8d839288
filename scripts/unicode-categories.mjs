// Writes Sources/CurrencyCore/Generated/UnicodeRanges.swift from the Unicode data of the node that runs it.
// Usage: node scripts/unicode-categories.mjs > Sources/CurrencyCore/Generated/UnicodeRanges.swift

const sets = [
  ["letters", "General_Category L", /\p{L}/u],
  ["symbolsAndSeparators", "General_Category S or Z", /[\p{S}\p{Z}]/u],
  // Whole runs from zero to nine.
  ["decimalDigits", "General_Category Nd", /\p{Nd}/u],
];

// Three bytes for the first scalar, two for the range's length, seven bits each, lowest first.
const longest = 0x3fff;

function ranges(pattern) {
  const result = [];
  let start = -1;
  for (let scalar = 0; scalar <= 0x110000; scalar++) {
    const isSurrogate = scalar >= 0xd800 && scalar <= 0xdfff;
    const isIn = scalar < 0x110000 && !isSurrogate && pattern.test(String.fromCodePoint(scalar));
    if (isIn && start < 0) start = scalar;
    if (isIn && scalar - start < longest) continue;
    if (start >= 0) {
      result.push([start, scalar - start]);
      start = isIn ? scalar : -1;
    }
  }
  return result;
}

function literal(bytes) {
  const lines = [];
  let line = "";
  for (const byte of bytes) {
    const visible = byte >= 0x21 && byte <= 0x7e && byte !== 0x22 && byte !== 0x5c;
    const text = visible ? String.fromCharCode(byte) : `\\u{${byte.toString(16)}}`;
    if (8 + line.length + text.length > 119) {
      lines.push(line);
      line = "";
    }
    line += text;
  }
  lines.push(line);
  return lines.map((text) => `        ${text}\\`).join("\n").replace(/\\$/, "");
}

const out = [
  "// Written by scripts/unicode-categories.mjs from Unicode " + process.versions.unicode + ". Do not edit.",
  "// swift-format-ignore-file",
  "",
  "/// Ranges of scalars by general category, sorted: three bytes for the first scalar, two for the length.",
  "enum UnicodeRanges {",
];
for (const [name, what, pattern] of sets) {
  const list = ranges(pattern);
  const bytes = list.flatMap(([start, length]) => [
    start & 0x7f, (start >> 7) & 0x7f, start >> 14, length & 0x7f, length >> 7,
  ]);
  out.push(`    /// ${what}: ${list.length} ranges, ${bytes.length} bytes.`);
  out.push(`    static let ${name}: StaticString = """`, literal(bytes), '        """', "");
}
out.pop();
out.push("}");
console.log(out.join("\n"));
