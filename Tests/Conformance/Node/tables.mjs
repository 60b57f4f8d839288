// The locales of the committed snapshot, from which the bundled tables are made.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export class Tables {
    #folder;
    #identifiers;
    #systems = new Map();

    constructor(folder) {
        this.#folder = folder;
        this.#identifiers = this.#json("supplemental/identifiers.json");
    }

    #json(name) {
        return JSON.parse(readFileSync(join(this.#folder, name), "utf8"));
    }

    get cldrVersion() {
        return this.#json("sources.json").locales.cldrVersion;
    }

    /** The locales with data, and the identifiers that are aliases of them. */
    get locales() {
        return readdirSync(join(this.#folder, "locales")).map((name) => name.replace(/\.json$/, "")).sort();
    }

    get defaultContent() {
        return this.#identifiers.defaultContent;
    }

    get languageAliases() {
        return Object.keys(this.#identifiers.languageAliases);
    }

    /** The numbering systems that cldr-json publishes for a locale: its language's, and latn. */
    publishedSystems(locale) {
        const known = this.#systems.get(locale);
        if (known) return known;
        const systems = new Set(["latn"]);
        for (let name = locale; name; name = this.#parent(name)) {
            for (const system of Object.keys(this.#locale(name).systems ?? {})) systems.add(system);
        }
        this.#systems.set(locale, systems);
        return systems;
    }

    #locale(name) {
        try {
            return this.#json(`locales/${name}.json`);
        } catch (error) {
            // Identifiers without data inherit their parents'.
            if (error.code === "ENOENT") return {};
            throw error;
        }
    }

    #parent(locale) {
        const parent = this.#identifiers.parentLocales[locale];
        if (parent) return parent === "und" ? "" : parent;
        return locale.includes("-") ? locale.replace(/-[^-]*$/, "") : "";
    }
}
