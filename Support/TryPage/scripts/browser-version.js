// No browser reports the CLDR version of its Intl. But its regular expressions know the assigned characters, and each version
// of Unicode belongs to one or two CLDR versions: see https://unicode-org.github.io/icu/download/.
const unicodeVersions = [
    { version: "17", cldr: "48", first: "\u{323B0}" },
    { version: "16", cldr: "46 or 47", first: "\u{105C0}" },
    { version: "15.1", cldr: "44 or 45", first: "\u{2EBF0}" },
    { version: "15", cldr: "42 or 43", first: "\u{1E4D0}" },
    { version: "14", cldr: "40 or 41", first: "\u{20C0}" },
];
const unicode = unicodeVersions.find(({ first }) => /\p{Assigned}/u.test(first)) ?? null;

const browserVersion = unicode === null ? "an Intl older than Unicode 14"
    : `Unicode ${unicode.version}, which came with CLDR ${unicode.cldr}`;
const ownVersion = /\(CLDR (\d+)/.exec(catalog.data)?.[1] ?? "";
const isSameVersion = unicode?.cldr === ownVersion;
