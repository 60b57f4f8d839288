// What an audit found: each source that the snapshot was held against, its rules, and what breaks them.
const audit = data.audit;

// A link to a specification leads out of the page, so it is one only where it surely leads there.
const ruleLink = ([title, href]) =>
    (/^https:\/\//.test(href) ? element("a", { href, rel: "noreferrer", class: "out" }, title) : title);

const subjectOf = ([, , index, locale, currency, region]) => joined([
    locale === null ? null : index >= 0 ? link(localeHref(locales[index]), locale) : locale,
    currency === null ? null : codeAnchor(currency),
    region === null ? null : regionName(region),
].filter((part) => part !== null));

function exampleOf(example) {
    if (example === null) return "";
    const [locale, , , , theirs, ours] = example;
    const known = localeById.get(locale) ?? { direction: "ltr", id: locale };
    return [shownAmount(theirs, known), " → ", shownAmount(ours, known)];
}

function auditRows(findings) {
    const text = (value) => (value === null ? element("span", { class: "none" }, "nothing") : shownValue(value));
    return table(["Where", "Value", "Here", "There", "What it means", "Cause"], findings.map((finding) => [
        subjectOf(finding), element("code", {}, finding[6]), text(finding[7]), text(finding[8]),
        [finding[9], finding[11] ? element("div", { class: "soft" }, exampleOf(finding[11])) : null],
        finding[10] < 0 ? "" : ruleLink(audit.causes[finding[10]]),
    ]), "findings");
}

// Findings by rule, written out when they are opened.
function auditFindings(findings, room) {
    const byRule = new Map();
    for (const finding of findings) {
        if (!byRule.has(finding[0])) byRule.set(finding[0], []);
        byRule.get(finding[0]).push(finding);
    }
    return [...byRule].map(([rule, list]) =>
        unfolding([audit.rules[rule][0], badge(counted(list.length))], list, auditRows, list.length <= room));
}

const share = (count, total, digits) => `${((100 * count) / Math.max(1, total)).toFixed(digits)} %`;

// A bar for each count, the longest first.
function bars(entries, total, title) {
    const most = Math.max(1, ...entries.map(([, count]) => count));
    return element("ul", { class: "bars", "aria-label": title }, entries.map(([label, count, more]) => element("li", {},
        element("span", { class: "bar-label" }, label), element("span", { class: "bar-track", "aria-hidden": "true" },
            element("span", { style: `width:${(100 * count) / most}%` })),
        element("span", { class: "bar-count" }, `${counted(count)} `,
            element("span", { class: "faint" }, share(count, total, 1))),
        more ? element("span", { class: "bar-more" }, more) : null)));
}

function stringsSection(strings) {
    const { engine, compared, differing } = strings;
    const named = (entries, entryLink) => entries.slice(0, 25).map(([name, count]) => [entryLink(name), count]);
    const localeOf = (id) => (localeById.has(id) ? link(localeHref(localeById.get(id)), id) : id);
    return element("div", { class: "strings" },
        element("h3", {}, engine),
        element("p", { class: "lead" },
            `${counted(differing)} of ${counted(compared)} strings differ, ${share(differing, compared, 2)}.`),
        bars([...strings.causes.map(([cause, count, example]) =>
            [ruleLink(audit.causes[cause]), count, exampleOf(example)]),
            ...(strings.unexplained > 0 ? [["not explained", strings.unexplained, null]] : [])], differing,
                `Causes, ${engine}`),
        element("div", { class: "columns" },
            strings.locales.length > 0
                ? element("div", {}, element("h4", {}, "Locales"),
                bars(named(strings.locales, localeOf), differing, "Locales")) : null,
            strings.currencies.length > 0
                ? element("div", {}, element("h4", {}, "Currencies"),
                bars(named(strings.currencies, codeAnchor), differing, "Currencies")) : null));
}

function auditPage() {
    const total = audit.sections.reduce((count, { findings }) => count + findings.length, 0);
    return {
        title: "Audit",
        view: element("article", {}, element("h1", {}, "Audit"),
            element("p", { class: "lead" }, total === 0 ? "Nothing was found." : `${plural(total, "finding")}.`),
            audit.sections.map(({ title, summary, skipped, checks, findings, strings }) => section(title,
                skipped === null ? null : element("p", { class: "none" }, `Skipped: ${skipped}`),
                summary.map((line) => element("p", { class: "soft" }, line)),
                checks.length === 0 ? null : table(["Rule", "Looked at", "Found"], checks.map(([rule, looked, count]) =>
                    [ruleLink(audit.rules[rule]), counted(looked),
                        count === 0 ? element("span", { class: "faint" }, "0")
                        : element("strong", {}, counted(count))]), "checks"),
                strings.map(stringsSection),
                auditFindings(findings, 12)))),
    };
}

// What concerns one locale or currency.
const auditFindingsOf = (concerns) =>
    (audit === null ? [] : audit.sections.flatMap(({ findings }) => findings.filter(concerns)));

function auditSection(findings) {
    return findings.length === 0 ? null : section("What the audit found", auditFindings(findings, 24));
}
