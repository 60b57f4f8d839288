// Written by scripts/page-assets.sh from the files in Assets. Do not edit.
// swift-format-ignore-file

/// The page's parts that are no data.
enum PageAssets {
    static let html = ####"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <title>{{title}}</title>
        <link rel="icon" href="data:,">
        <style>
        {{style}}
        </style>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
            <a class="brand" href="#locales" aria-label="Currency formats: all locales">
                <span class="sign" aria-hidden="true">¤</span><span class="title">Currency formats</span>
            </a>
            <p class="versions" id="versions"></p>
            <div class="search" role="search">
                <input id="search" type="search" placeholder="Locale, currency, symbol" autocomplete="off"
                    autocapitalize="off" spellcheck="false" aria-label="Search locales and currencies"
                    aria-keyshortcuts="/">
                <kbd aria-hidden="true">/</kbd>
            </div>
            <nav class="tabs" id="tabs" aria-label="Views"></nav>
            <div class="switches">
                <button type="button" id="marks" aria-pressed="false" title="Show invisible characters (i)"
                    aria-keyshortcuts="i" aria-label="Show invisible characters"><span aria-hidden="true">¶</span></button>
                <button type="button" id="theme" aria-keyshortcuts="t"><span aria-hidden="true">◐</span></button>
                <button type="button" id="help" title="Keys (?)" aria-label="Keys" aria-keyshortcuts="?"
                    aria-haspopup="dialog"><span aria-hidden="true">?</span></button>
            </div>
        </header>
        <main id="main" tabindex="-1">
            <noscript><p>This page shows its data with a script that is part of it; scripts are switched off here.</p></noscript>
        </main>
        <p class="quiet" role="status" aria-live="polite" id="status"></p>
        <div id="tip" role="tooltip" hidden></div>
        <dialog id="keys" aria-labelledby="keys-title">
            <h2 id="keys-title">Keys</h2>
            <dl class="keys">
                <dt><kbd>/</kbd></dt><dd>search</dd>
                <dt><kbd>Esc</kbd></dt><dd>clear the search, or go back to the list</dd>
                <dt><kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>move in a table or in the heat map</dd>
                <dt><kbd>Page Up</kbd> <kbd>Page Down</kbd> <kbd>Home</kbd> <kbd>End</kbd></dt><dd>move further</dd>
                <dt><kbd>Enter</kbd></dt><dd>open</dd>
                <dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>4</kbd></dt><dd>locales, currencies, differences, audit</dd>
                <dt><kbd>i</kbd></dt><dd>show invisible characters</dd>
                <dt><kbd>t</kbd></dt><dd>dark or light</dd>
            </dl>
            <form method="dialog"><button>Close</button></form>
        </dialog>
        <script type="application/json" id="data">{{data}}</script>
        <script type="application/json" id="names">{{names}}</script>
        <script>
        "use strict";
        (() => {
        {{script}}
        })();
        </script>
        </body>
        </html>
        """####

    static let style = ####"""
        /* Colours by role. The three of the heat map differ in lightness first, so that they can be told apart without hues. */
        :root {
            color-scheme: light;
            --page: #fbfaf8;
            --raised: #ffffff;
            --sunken: #f2f0ec;
            --line: #e3dfd8;
            --text: #1d1c1a;
            --soft: #625e57;
            --faint: #69645c;
            --accent: #0b6170;
            --accent-soft: #dcecee;
            --accent-text: #ffffff;
            --warn: #8a4b00;
            --warn-soft: #fbead2;
            --mark: #b3541e;
            --mark-soft: #fbe3d4;
            --shadow: 0 6px 24px rgb(40 34 24 / 14%);
            --heat-1: #e9cf8f;
            --heat-2: #3f93a0;
            --heat-3: #3a1f5c;
        }

        @media (prefers-color-scheme: dark) {
            :root:not([data-theme="light"]) {
                color-scheme: dark;
                --page: #14161a;
                --raised: #1b1e23;
                --sunken: #22262c;
                --line: #31363e;
                --text: #eceae5;
                --soft: #aaa69d;
                --faint: #938f87;
                --accent: #6cc7d4;
                --accent-soft: #1d3a40;
                --accent-text: #0d1c1f;
                --warn: #f0b465;
                --warn-soft: #3b2c14;
                --mark: #f19a64;
                --mark-soft: #442a1a;
                --shadow: 0 8px 30px rgb(0 0 0 / 55%);
                --heat-1: #6b5c9e;
                --heat-2: #2f9c97;
                --heat-3: #fbe26c;
            }
        }

        :root[data-theme="dark"] {
            color-scheme: dark;
            --page: #14161a;
            --raised: #1b1e23;
            --sunken: #22262c;
            --line: #31363e;
            --text: #eceae5;
            --soft: #aaa69d;
            --faint: #938f87;
            --accent: #6cc7d4;
            --accent-soft: #1d3a40;
            --accent-text: #0d1c1f;
            --warn: #f0b465;
            --warn-soft: #3b2c14;
            --mark: #f19a64;
            --mark-soft: #442a1a;
            --shadow: 0 8px 30px rgb(0 0 0 / 55%);
            --heat-1: #6b5c9e;
            --heat-2: #2f9c97;
            --heat-3: #fbe26c;
        }
        /* The page's frame: type, the bar at the top, the room for a view. */
        :root {
            --bar: 3.5rem;
            --edge: clamp(0.75rem, 2.5vw, 2rem);
            font: 400 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
            scroll-padding-top: calc(var(--bar) + 3rem);
            -webkit-text-size-adjust: 100%;
        }

        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); min-height: 100vh; overflow-x: clip; }
        main { max-width: 92rem; margin: 0 auto; padding: 1rem var(--edge) 4rem; }
        main:focus { outline: none; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
        h1, h2, h3, p, dl, dd, ul, figure, fieldset { margin: 0; padding: 0; border: 0; }
        h1 { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem); line-height: 1.2; letter-spacing: -0.015em; font-weight: 650; }
        h2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 650; margin-bottom: 0.75rem; }
        ul { list-style: none; }
        code, kbd {
            font: 0.875em/1.4 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        button, input, select { font: inherit; color: inherit; }
        button { cursor: pointer; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        .quiet { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip {
            position: absolute; left: -99rem; top: 0; z-index: 30; background: var(--accent); color: var(--accent-text);
            padding: 0.5rem 1rem;
        }
        .skip:focus { left: 0; }
        .none { color: var(--faint); font-style: italic; }
        .faint { color: var(--faint); }

        kbd {
            display: inline-block; min-width: 1.5em; padding: 0 0.35em; text-align: center; color: var(--soft);
            background: var(--sunken); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px;
        }

        .bar {
            position: sticky; top: 0; z-index: 20; display: flex; align-items: center; gap: 0.5rem 1rem; height: var(--bar);
            padding: 0 var(--edge); background: color-mix(in srgb, var(--page) 88%, transparent);
            backdrop-filter: blur(12px); border-bottom: 1px solid var(--line);
        }

        .brand { display: flex; align-items: center; gap: 0.6rem; color: var(--text); font-weight: 650; white-space: nowrap; }
        .brand:hover { text-decoration: none; }
        .brand .sign {
            display: grid; place-items: center; width: 1.9rem; height: 1.9rem; border-radius: 8px; font-size: 1.1rem;
            background: var(--accent); color: var(--accent-text);
        }
        .versions {
            color: var(--soft); font-size: 0.8125rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
            min-width: 0; flex: 0 1 auto;
        }
        .search { position: relative; flex: 0 1 22rem; margin-left: auto; min-width: 8rem; }
        .search input {
            width: 100%; height: 2.25rem; padding: 0 2.25rem 0 0.875rem; border: 1px solid var(--line); border-radius: 999px;
            background: var(--raised); outline-offset: 1px;
        }
        .search input:focus-visible { border-radius: 999px; }
        .search input::placeholder { color: var(--faint); }
        .search kbd { position: absolute; right: 0.75rem; top: 50%; transform: translateY(-50%); pointer-events: none; }
        .search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
        .tabs { display: flex; gap: 0.25rem; }
        .tab {
            display: inline-flex; align-items: center; gap: 0.4rem; padding: 0.35rem 0.75rem; border-radius: 999px;
            color: var(--soft); font-weight: 550; white-space: nowrap;
        }
        .tab:hover { background: var(--sunken); text-decoration: none; color: var(--text); }
        .tab[aria-current] { background: var(--accent-soft); color: var(--accent); }
        .hits {
            font-size: 0.75rem; font-weight: 600; padding: 0 0.4rem; border-radius: 999px; background: var(--sunken);
            color: var(--soft); font-variant-numeric: tabular-nums;
        }
        .tab[aria-current] .hits { background: var(--raised); color: var(--accent); }
        .switches { display: flex; gap: 0.25rem; }
        .switches button {
            display: grid; place-items: center; width: 2.25rem; height: 2.25rem; padding: 0;
            border: 1px solid transparent; border-radius: 999px;
            background: none; color: var(--soft); font-size: 1rem;
        }
        .switches button:hover { background: var(--sunken); color: var(--text); }
        .switches [aria-pressed="true"] { background: var(--mark-soft); color: var(--mark); }

        @media (max-width: 1180px) { .versions { display: none; } }
        @media (max-width: 800px) {
            :root { --bar: 6.25rem; }
            .bar { flex-wrap: wrap; align-content: center; gap: 0.5rem; }
            .brand .title { display: none; }
            .search { flex: 1 1 0; order: 1; margin: 0; }
            .search kbd { display: none; }
            .search input { padding-right: 0.875rem; }
            .brand { order: 0; }
            .switches { order: 2; gap: 0; }
            .tabs { order: 3; flex: 1 0 100%; }
            .tab { flex: 1; justify-content: center; padding: 0.3rem 0.5rem; }
            #help { display: none; }
        }

        dialog {
            border: 1px solid var(--line); border-radius: 14px; background: var(--raised); color: var(--text);
            padding: 1.5rem; box-shadow: var(--shadow); max-width: calc(100vw - 2rem);
        }
        dialog::backdrop { background: rgb(0 0 0 / 35%); }
        .keys { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.25rem; margin-bottom: 1.25rem; }
        dialog button, .controls button {
            border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); padding: 0.35rem 0.9rem;
        }
        /* The amount, its currency or locale, and its form. */
        .controls { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; margin-bottom: 1rem; }
        .field { display: grid; gap: 0.25rem; min-width: 0; }
        .field > span:first-child { font-size: 0.8125rem; color: var(--soft); font-weight: 550; }
        .controls input:not([type="radio"]), .controls select {
            height: 2.375rem; padding: 0 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised);
        }
        .controls select { width: 19rem; max-width: 100%; padding-right: 0.25rem; text-overflow: ellipsis; }
        .controls input { width: 13rem; font-variant-numeric: tabular-nums; }
        .controls [aria-invalid="true"] { border-color: var(--mark); }
        .with-note { position: relative; display: block; }
        .note { position: absolute; left: 0; top: 100%; font-size: 0.75rem; color: var(--mark); white-space: nowrap; }
        .forms { display: flex; min-width: 0; }
        .forms label { position: relative; }
        .forms input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
        .forms span {
            display: block; padding: 0 0.8rem; height: 2.375rem; line-height: calc(2.375rem - 2px);
            border: 1px solid var(--line); margin-left: -1px; background: var(--raised); color: var(--soft);
            white-space: nowrap;
        }
        .forms label:first-of-type span { border-radius: 8px 0 0 8px; margin-left: 0; }
        .forms label:last-of-type span { border-radius: 0 8px 8px 0; }
        .forms input:checked + span {
            background: var(--accent-soft); color: var(--accent);
            border-color: color-mix(in srgb, var(--accent) 40%, var(--line)); font-weight: 600; z-index: 1;
            position: relative;
        }
        .forms input:focus-visible + span {
            outline: 2px solid var(--accent); outline-offset: 2px; z-index: 2; position: relative;
        }

        @media (max-width: 800px) {
            .controls { gap: 0.75rem; }
            .field { flex: 1 1 8.5rem; }
            .controls input, .controls select { width: 100%; }
            .field:has(.forms) { flex: 1 0 100%; }
            .forms label { flex: 1 1 auto; text-align: center; }
            .forms span { padding: 0 0.35rem; font-size: 0.875rem; }
        }
        /* Long tables: one line for each row, so that only those in sight need be drawn. */
        .grid-frame { margin: 0 calc(-1 * var(--edge)); }
        .count { padding: 0 var(--edge) 0.5rem; color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
        .grid { --row: 42px; width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
        .grid th {
            position: sticky; top: var(--bar); z-index: 5; background: var(--page); border-bottom: 1px solid var(--line);
            text-align: start; padding: 0; font-weight: 600; font-size: 0.8125rem; color: var(--soft);
        }
        .grid th > * {
            display: flex; align-items: center; gap: 0.3rem; width: 100%; padding: 0.6rem 0.75rem; border: 0;
            background: none; font: inherit; color: inherit; text-align: start; white-space: nowrap;
        }
        .grid th button:hover { color: var(--text); background: var(--sunken); }
        .grid th button:focus-visible { outline-offset: -2px; }
        .arrow { width: 0; height: 0; border: 4px solid transparent; opacity: 0; }
        th[aria-sort="ascending"] .arrow { border-bottom-color: currentColor; margin-top: -4px; opacity: 1; }
        th[aria-sort="descending"] .arrow { border-top-color: currentColor; margin-bottom: -4px; opacity: 1; }
        th[aria-sort="ascending"], th[aria-sort="descending"] { color: var(--accent); }
        .grid td {
            height: var(--row); max-height: var(--row); padding: 0 0.75rem;
            border-bottom: 1px solid color-mix(in srgb, var(--line) 55%, transparent); overflow: hidden;
            text-overflow: ellipsis; white-space: nowrap;
        }
        .grid th:first-child > *, .grid td:first-child { padding-left: var(--edge); }
        .grid th:last-child > *, .grid td:last-child { padding-right: var(--edge); }
        .grid tbody tr[data-row] { cursor: pointer; }
        .grid tbody tr[data-row]:hover { background: color-mix(in srgb, var(--accent-soft) 45%, transparent); }
        .grid td:focus-visible { outline-offset: -2px; }
        .grid .space td, .grid .space { height: 0; border: 0; padding: 0; }
        .grid .empty td { padding: 3rem 1rem; text-align: center; color: var(--faint); height: auto; }
        .code-column a { font-weight: 600; font-variant-numeric: tabular-nums; }
        .amount-column { text-align: end; }
        .grid th.amount-column > * { justify-content: flex-end; }
        .amount-column .text, .large .text { font-variant-numeric: tabular-nums; }
        .grid td.amount-column { font-size: 1rem; }
        .mark-column { text-align: center; }
        .grid th.mark-column > *, .grid th.number-column > * { justify-content: center; }
        .number-column { text-align: center; font-variant-numeric: tabular-nums; }
        .under { display: none; color: var(--soft); font-size: 0.8125rem; overflow: hidden; text-overflow: ellipsis; }
        .state { color: var(--soft); }
        .past { color: var(--warn); }
        .differs { color: var(--warn); font-weight: 600; }
        .number-column .differs { padding: 0.1rem 0.5rem; border-radius: 999px; background: var(--warn-soft); }

        @media (max-width: 1250px) { .wider { display: none; } }
        @media (max-width: 1000px) { .wide { display: none; }
            .grid { --row: 56px; }
            .grid col.code-column { width: 46% !important; }
            .grid col.amount-column { width: 54% !important; }
            .under { display: block; }
            .grid td { line-height: 1.3; }
        }
        @media (max-width: 480px) { .grid td.amount-column { font-size: 0.9375rem; } }
        /* Amounts and their code points. */
        .text { cursor: help; unicode-bidi: isolate; }
        .literal {
            unicode-bidi: isolate-override;
            font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.9375em;
        }
        .mark { position: relative; }
        .marks .mark, .always .mark { color: transparent; }
        .marks .mark::after, .always .mark::after {
            content: attr(data-name); display: inline-block; margin: 0 0.1em; padding: 0 0.3em; border-radius: 4px;
            vertical-align: 0.12em;
            font: 600 0.625rem/1.35 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; letter-spacing: 0;
            direction: ltr; unicode-bidi: isolate;
            background: var(--mark-soft); color: var(--mark); cursor: help;
        }
        .text.always:not(.literal) { font-weight: 600; }
        .text + .code { margin-inline-start: 0.5rem; color: var(--faint); }

        #tip {
            position: fixed; z-index: 40; max-width: min(40rem, calc(100vw - 16px)); padding: 0.625rem;
            border: 1px solid var(--line); border-radius: 10px;
            background: var(--raised); box-shadow: var(--shadow); pointer-events: none; font-size: 0.8125rem;
        }
        .points { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; }
        .point {
            display: grid; justify-items: center; gap: 0.05rem; min-width: 3.1rem; padding: 0.2rem 0.3rem;
            border-radius: 6px; background: var(--sunken);
        }
        .point .glyph { font-size: 1.0625rem; line-height: 1.4; }
        .point .code { font: 0.6875rem/1.2 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--soft); }
        .unseen { background: var(--mark-soft); }
        .unseen .glyph {
            font: 600 0.75rem/1.98 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--mark);
        }
        .unseen .code { color: var(--mark); }
        .named { margin-top: 0.45rem; color: var(--soft); }
        /* The page of a locale, the page of a currency. */
        .crumbs { color: var(--faint); font-size: 0.875rem; margin-bottom: 0.5rem; }
        .crumbs [aria-current] { color: var(--soft); }
        .headline { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; margin-bottom: 1.25rem; }
        .tag {
            padding: 0.1rem 0.6rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sunken);
            color: var(--soft); font-size: 0.875rem;
        }
        .tag.past { color: var(--warn); background: var(--warn-soft); border-color: transparent; }
        section { margin-top: 2rem; min-width: 0; }
        section > p { margin-bottom: 0.75rem; }
        .headline + .columns > section { margin-top: 0.25rem; }
        .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 0 2rem; }

        .samples { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 0.75rem; }
        .samples figure {
            padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised);
            overflow-wrap: anywhere;
        }
        .samples figcaption { font-size: 0.8125rem; color: var(--soft); margin-bottom: 0.25rem; }
        .large { font-size: 1.375rem; line-height: 1.35; }
        .large + div { color: var(--soft); }

        .facts { border: 1px solid var(--line); border-radius: 12px; background: var(--raised); overflow: hidden; }
        .facts > div { display: grid; grid-template-columns: minmax(7.5rem, 11rem) 1fr; gap: 0.75rem; padding: 0.5rem 1rem; }
        .facts > div + div { border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
        .facts dt { color: var(--soft); }
        .facts dd { min-width: 0; overflow-wrap: anywhere; }

        .table-frame { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
        .table-frame + .table-frame { margin-top: 0.75rem; }
        .plain { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
        .plain th {
            text-align: start; font-size: 0.8125rem; font-weight: 600; color: var(--soft); padding: 0.5rem 1rem;
            border-bottom: 1px solid var(--line); white-space: nowrap;
        }
        .plain td { padding: 0.45rem 1rem; vertical-align: top; overflow-wrap: anywhere; }
        .plain tbody tr + tr td { border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
        .plain.values { table-layout: fixed; min-width: 34rem; }
        .plain.values th:nth-child(2) { width: 34%; }
        .plain.values th:nth-child(3) { width: 14%; }
        .plain.values code { color: var(--faint); font-size: 0.75rem; }
        .regions td:nth-child(n + 2) { white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft); }
        .symbols td:nth-child(2) { font-variant-numeric: tabular-nums; text-align: end; color: var(--soft); }
        .symbols th:first-child { width: 10rem; }
        .symbols th:nth-child(2) { width: 5rem; text-align: end; }
        .large-symbol { font-size: 1.1875rem; }
        .plain.findings { min-width: 46rem; }
        .findings code { font-size: 0.75rem; color: var(--soft); }
        .class { white-space: nowrap; }
        .lines li + li { margin-top: 0.15rem; }
        .more {
            border: 0; padding: 0; background: none; color: var(--accent); text-decoration: underline dotted;
            text-underline-offset: 0.2em;
        }

        details + details { margin-top: 0.75rem; }
        summary { cursor: pointer; padding: 0.35rem 0; font-weight: 550; }
        summary:hover { color: var(--accent); }
        .amount-of {
            margin-left: 0.5rem; padding: 0 0.45rem; border-radius: 999px; background: var(--sunken); color: var(--soft);
            font-size: 0.75rem; font-weight: 600;
        }

        .tree, .tree ul { position: relative; }
        .tree { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
        .tree ul { margin-left: 0.55rem; padding-left: 1.1rem; border-left: 1px solid var(--line); }
        .tree li { position: relative; padding: 0.15rem 0; }
        .tree ul > li::before {
            content: ""; position: absolute; left: -1.1rem; top: 1rem; width: 0.8rem; border-top: 1px solid var(--line);
        }
        .node.here { padding: 0.1rem 0.5rem; margin-left: -0.5rem; border-radius: 6px; background: var(--accent-soft); }
        .under-name { color: var(--soft); font-size: 0.875rem; }
        .owned { margin-left: 0.5rem; font-size: 0.75rem; color: var(--faint); white-space: nowrap; }
        .here .owned { color: var(--soft); }
        .findings td:first-child { white-space: nowrap; }
        .findings td:nth-child(3), .findings td:nth-child(4) { min-width: 8.5rem; }
        .tall { max-height: 22rem; overflow: auto; }
        .tall th { position: sticky; top: 0; background: var(--raised); }
        .checks td:nth-child(n + 2) { font-variant-numeric: tabular-nums; }
        .checks th:nth-child(n + 2) { width: 7rem; }
        h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
        h4 { margin: 1rem 0 0.5rem; font-size: 0.875rem; color: var(--soft); }
        .strings .lead { margin: 0 0 0.75rem; font-size: 1rem; }

        .bars li {
            display: grid; grid-template-columns: minmax(6rem, 1.4fr) 2fr 8rem; gap: 0.25rem 1rem; align-items: center;
            padding: 0.25rem 0;
        }
        .bar-track { height: 0.625rem; border-radius: 999px; background: var(--sunken); overflow: hidden; }
        .bar-track span { display: block; height: 100%; border-radius: 999px; background: var(--heat-2); }
        .bar-count { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .bar-more { grid-column: 1 / -1; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
        section > details:first-of-type { margin-top: 0.75rem; }
        /* The heat map with its legend, and what a cell shows. */
        .lead { margin: 0.5rem 0 1.25rem; color: var(--soft); font-size: 1.0625rem; }
        .soft { color: var(--soft); }
        .legend { display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; margin-bottom: 0.75rem; }
        .level { display: inline-flex; align-items: center; gap: 0.45rem; cursor: pointer; }
        .level input { accent-color: var(--accent); width: 1rem; height: 1rem; margin: 0; }
        .level .amount-of { margin-left: 0; }
        .swatch { display: inline-grid; place-items: center; width: 1rem; height: 1rem; }
        .swatch::before { content: ""; display: block; border-radius: 2px; }
        .level-3::before { width: 100%; height: 100%; background: var(--heat-3); }
        .level-2::before { width: 72%; height: 72%; background: var(--heat-2); }
        .level-1::before { width: 44%; height: 44%; background: var(--heat-1); }
        .chips { display: flex; flex-wrap: wrap; gap: 0.4rem; margin-bottom: 1.25rem; }
        .chip {
            display: inline-flex; align-items: center; gap: 0.4rem; padding: 0.2rem 0.75rem; border: 1px solid var(--line);
            border-radius: 999px; background: var(--raised); font-size: 0.875rem;
        }
        .chip .amount-of { margin-left: 0; }
        button.chip:hover { border-color: var(--faint); }
        .chip[aria-pressed="true"] {
            background: var(--accent-soft); border-color: var(--accent); color: var(--accent); font-weight: 600;
        }
        .level-3-edge { border-left: 4px solid var(--heat-3); }
        .level-2-edge { border-left: 4px solid var(--heat-2); }
        .level-1-edge { border-left: 4px solid var(--heat-1); }
        .zooms { display: flex; gap: 0.35rem; }
        .zooms button { height: 2.375rem; min-width: 2.375rem; padding: 0 0.75rem; background: var(--raised); }
        .controls #order { width: 12rem; max-width: 100%; }

        .heat-and-detail { display: grid; grid-template-columns: minmax(0, 1fr) 23rem; gap: 1.25rem; align-items: start; }
        .heat-and-detail > div { min-width: 0; }
        .heat {
            position: relative; overflow: auto; height: min(40rem, 72vh); border: 1px solid var(--line);
            border-radius: 12px; background: var(--raised); cursor: crosshair;
        }
        .heat-sizer { position: relative; min-width: 100%; min-height: 100%; }
        .heat canvas { position: sticky; left: 0; top: 0; display: block; }
        .heat-caption { padding: 0.4rem 0.25rem 0; min-height: 2rem; color: var(--soft); font-size: 0.875rem; }
        .detail {
            padding: 1rem 1.125rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised);
            min-height: 12rem;
        }
        .detail h2 { margin: 0; font-size: 1.25rem; }
        .detail .chips { margin: 0.75rem 0; }
        .changes {
            display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: var(--line); border: 1px solid var(--line);
            border-radius: 8px; overflow: hidden;
        }
        .changes > * { padding: 0.4rem 0.6rem; background: var(--raised); overflow-wrap: anywhere; }
        .changes .head { background: var(--sunken); color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
        .changes :focus-visible { outline-offset: -2px; }
        .causes { margin-top: 0.9rem; font-size: 0.875rem; }
        .causes li + li { margin-top: 0.5rem; }
        .causes code { color: var(--soft); font-size: 0.75rem; overflow-wrap: anywhere; }
        .detail .chip.still { font-size: 0.8125rem; padding: 0.1rem 0.6rem; border-radius: 6px; }

        @media (max-width: 1000px) {
            .heat-and-detail { grid-template-columns: minmax(0, 1fr); }
            .heat { height: 60vh; }
            .zooms { align-self: end; }
        }
        /* On paper: no controls, every row, black on white. */
        @media print {
            :root, :root[data-theme="dark"] {
                color-scheme: light; --page: #fff; --raised: #fff; --text: #000; --soft: #333; --line: #bbb; --accent: #000;
                font-size: 10px;
            }
            .bar, .controls, .skip, #tip, .heat-frame { display: none !important; }
            main { max-width: none; padding: 0; }
            .grid { --row: auto; }
            .grid th { position: static; }
            .grid td { height: auto; white-space: normal; }
            .grid thead { display: table-header-group; }
            .grid tr, .facts > div, figure { break-inside: avoid; }
            .grid-frame { margin: 0; }
            .wider { display: none; }
            a { color: inherit; }
        }
        """####

    static let script = ####"""
        // Elements without markup: what a snapshot says is only ever text.
        const byId = (id) => document.getElementById(id);

        function element(name, attributes = {}, ...children) {
            const result = document.createElement(name);
            for (const [key, value] of Object.entries(attributes)) {
                if (value === null || value === undefined || value === false) continue;
                if (key.startsWith("on")) result.addEventListener(key.slice(2), value);
                else result.setAttribute(key, value === true ? "" : value);
            }
            result.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
            return result;
        }

        const counted = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
        const plural = (count, one, many = one + "s") => `${counted(count)} ${count === 1 ? one : many}`;

        // Small letters without marks, so that "zloty" finds "złoty".
        const folded = (text) =>
            text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ł/g, "l").replace(/ø/g, "o").replace(/ı/g,
                "i");

        let spoken = 0;
        // What a screen reader says of a change that is seen elsewhere.
        function say(text) {
            clearTimeout(spoken);
            spoken = setTimeout(() => { byId("status").textContent = text; }, 150);
        }
        // What PageReport wrote: tables whose texts are named by number.
        const data = JSON.parse(byId("data").textContent);
        const texts = data.texts;

        const locales = data.locales.map(([id, name, parent, region, currency, isRightToLeft], index) => ({
            index, id, name, parent, region, currency, direction: isRightToLeft === 1 ? "rtl" : "ltr",
            children: [],
        }));
        for (const locale of locales) if (locale.parent >= 0) locales[locale.parent].children.push(locale.index);

        const currencies = data.currencies.map((currency, index) => ({
            ...currency, index,
            name: currency.name ?? currency.iso?.name ?? currency.withdrawn[0]?.name ?? currency.code,
            number: currency.iso?.number ?? currency.withdrawn.find((entry) => entry.number)?.number ?? "",
            status: currency.iso ? "current" : currency.withdrawn.length > 0 ? "withdrawn" : "not in ISO",
        }));

        const localeById = new Map(locales.map((locale) => [locale.id, locale]));
        const currencyByCode = new Map(currencies.map((currency) => [currency.code, currency]));
        const territories = new Map(data.territories);
        data.systems = Object.fromEntries(data.systems);
        const classTitles = new Map(data.classes);

        // The locale, its parent, and so on to the root.
        function chain(index) {
            const result = [];
            for (let at = index; at >= 0; at = locales[at].parent) result.push(at);
            return result;
        }

        // The values behind a locale's amounts, each with its owner: what the parent has, and what differs from it.
        const knownValues = new Map();
        function values(index) {
            if (index < 0) return new Map();
            if (knownValues.has(index)) return knownValues.get(index);
            const [changed, lost] = data.values.rows[index];
            const result = new Map(values(locales[index].parent));
            for (const field of lost) result.delete(data.values.fields[field]);
            for (let at = 0; at < changed.length; at += 4) {
                const path = data.values.fields[changed[at]];
                const via = data.values.fields[changed[at + 3]];
                result.set(path, { text: texts[changed[at + 1]], owner: changed[at + 2], via: via === path ? null : via });
            }
            knownValues.set(index, result);
            return result;
        }
        // Names of currencies in all languages: the larger part of the data, read when the first one is asked for.
        let nameRows = null;
        function ownNames() {
            if (nameRows) return nameRows;
            nameRows = new Map();
            for (const [locale, ...pairs] of JSON.parse(byId("names").textContent)) {
                const names = new Map();
                for (let at = 0; at < pairs.length; at += 2) names.set(pairs[at], pairs[at + 1]);
                nameRows.set(locale, names);
            }
            return nameRows;
        }

        // The name of a currency in a locale, or of an ancestor that has one; null where none does.
        function currencyName(locale, currency) {
            for (const owner of chain(locale)) {
                const name = ownNames().get(owner)?.get(currency);
                if (name !== undefined) return { text: name, owner };
            }
            return null;
        }
        // An amount as people type it, whatever the locale.

        // Text as people type it: digits, one mark before decimals, spaces and apostrophes anywhere; null for anything else.
        function readAmount(typed) {
            const plain = typed.trim().replace(/[\s\u00A0\u202F'’_]/g, "").replace(/^\u2212/, "-");
            const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(plain);
            if (!match || (match[2] + (match[3] ?? "")).length === 0) return null;
            const fraction = match[3] ?? "";
            const digits = (match[2] + fraction).replace(/^0+(?=.)/, "");
            if (digits.length > 38) return null;
            return { isNegative: match[1] === "-", coefficient: BigInt(digits), scale: fraction.length };
        }
        // Amounts put together from what the engine wrote. The texts are all the engine's; what is done here is to round to the
        // precision, half to even, and to put separators between digits.

        const powerOfTen = (exponent) => 10n ** BigInt(exponent);

        // The digits of the amount in units of the last decimal.
        function rounded(amount, [digits, step]) {
            const numerator = amount.coefficient * powerOfTen(digits);
            const denominator = powerOfTen(amount.scale) * BigInt(step);
            let quotient = numerator / denominator;
            const twice = 2n * (numerator % denominator);
            if (twice > denominator || (twice === denominator && quotient % 2n === 1n)) quotient += 1n;
            return (quotient * BigInt(step)).toString().padStart(digits + 1, "0");
        }

        function grouped(digits, [, , separator, primary, secondary, minimum]) {
            if (primary === 0 || digits.length - primary < Math.max(1, minimum)) return [digits];
            const groups = [];
            let end = digits.length;
            for (let size = primary; end > 0; size = secondary) {
                groups.unshift(digits.slice(Math.max(0, end - size), end));
                end -= size;
            }
            return groups;
        }

        const digitLists = new Map();
        function withDigits(ascii, digits) {
            if (digits === "0123456789") return ascii;
            if (!digitLists.has(digits)) digitLists.set(digits, [...digits]);
            const list = digitLists.get(digits);
            return Array.from(ascii, (digit) => list[digit.charCodeAt(0) - 48]).join("");
        }

        function writeNumber(amount, notation, precision) {
            const ascii = rounded(amount, precision);
            const [digits, decimal, group] = notation;
            const whole = ascii.slice(0, ascii.length - precision[0]);
            const fraction = ascii.slice(ascii.length - precision[0]);
            const integer = grouped(whole, notation).map((part) => withDigits(part, digits)).join(group);
            return fraction.length > 0 ? integer + decimal + withDigits(fraction, digits) : integer;
        }

        const writeAffix = (affix, symbol) => (typeof affix === "string" ? affix : affix[0] + symbol + affix[1]);

        // A form is what the engine wrote for a locale and a currency: shape, notation, symbol, precision.
        function writeAmount(form, amount) {
            const [prefix, suffix, negativePrefix, negativeSuffix] = form.shape;
            const number = writeNumber(amount, form.notation, form.precision);
            return amount.isNegative
                ? writeAffix(negativePrefix, form.symbol) + number + writeAffix(negativeSuffix, form.symbol)
                : writeAffix(prefix, form.symbol) + number + writeAffix(suffix, form.symbol);
        }
        // The forms of all locales and currencies: rows that say how they differ from their parent's.
        class Samples {
            constructor(rows, parents, count) {
                this.rows = rows;
                this.parents = parents;
                this.count = count;
                this.known = new Array(rows.length);
            }

            // Four columns: places of shapes and notations in the row's own lists, symbols, precisions.
            columns(locale) {
                if (this.known[locale]) return this.known[locale];
                const parent = this.parents[locale];
                const inherited = parent >= 0 ? this.columns(parent) : null;
                const changes = this.rows[locale].slice(2);
                const result = changes.map((pairs, column) => {
                    if (inherited && pairs.length === 0) return inherited[column];
                    const values = inherited ? inherited[column].slice() : new Uint32Array(this.count);
                    for (let at = 0; at < pairs.length; at += 2) values[pairs[at]] = pairs[at + 1];
                    return values;
                });
                this.known[locale] = result;
                return result;
            }

            // Numbers that are equal where what is written is: shape, notation, symbol, precision.
            key(locale, currency) {
                const [shapes, notations] = this.rows[locale];
                const columns = this.columns(locale);
                return [shapes[columns[0][currency]], notations[columns[1][currency]], columns[2][currency],
                    columns[3][currency]];
            }

            form(locale, currency) {
                return formOf(this.key(locale, currency));
            }
        }

        const formOf = ([shape, notation, symbol, precision]) => ({
            shape: data.shapes[shape], notation: data.notations[notation], symbol: texts[symbol],
            precision: data.precisions[precision],
        });

        const parents = locales.map((locale) => locale.parent);
        const samples = Object.fromEntries(
            data.styles.map((style, index) => [style, new Samples(data.samples[index], parents, currencies.length)]));
        // Texts whose code points can be looked at: on hover, on focus, and as marks in the text itself.
        const pointNames = new Map(Object.entries({
            "9": "TAB", "a": "LINE FEED", "20": "SPACE", "24": "DOLLAR SIGN", "27": "APOSTROPHE", "28": "LEFT PARENTHESIS",
            "29": "RIGHT PARENTHESIS", "2b": "PLUS SIGN", "2c": "COMMA", "2d": "HYPHEN-MINUS", "2e": "FULL STOP",
            "a0": "NO-BREAK SPACE", "a3": "POUND SIGN", "a4": "CURRENCY SIGN", "a5": "YEN SIGN", "ad": "SOFT HYPHEN",
            "b7": "MIDDLE DOT", "60c": "ARABIC COMMA", "61c": "ARABIC LETTER MARK", "66a": "ARABIC PERCENT SIGN",
            "66b": "ARABIC DECIMAL SEPARATOR", "66c": "ARABIC THOUSANDS SEPARATOR", "2009": "THIN SPACE",
            "2007": "FIGURE SPACE", "200b": "ZERO WIDTH SPACE", "200c": "ZERO WIDTH NON-JOINER",
            "200d": "ZERO WIDTH JOINER", "200e": "LEFT-TO-RIGHT MARK", "200f": "RIGHT-TO-LEFT MARK",
            "2013": "EN DASH", "2014": "EM DASH", "2018": "LEFT SINGLE QUOTATION MARK", "2019": "RIGHT SINGLE QUOTATION MARK",
            "202a": "LEFT-TO-RIGHT EMBEDDING", "202b": "RIGHT-TO-LEFT EMBEDDING", "202c": "POP DIRECTIONAL FORMATTING",
            "202f": "NARROW NO-BREAK SPACE", "2060": "WORD JOINER", "2066": "LEFT-TO-RIGHT ISOLATE",
            "2067": "RIGHT-TO-LEFT ISOLATE", "2068": "FIRST STRONG ISOLATE", "2069": "POP DIRECTIONAL ISOLATE",
            "20ac": "EURO SIGN", "20b9": "INDIAN RUPEE SIGN", "20bd": "RUBLE SIGN", "2212": "MINUS SIGN",
            "feff": "ZERO WIDTH NO-BREAK SPACE",
        }));
        const shortNames = new Map(Object.entries({
            "20": "SP", "a0": "NBSP", "ad": "SHY", "61c": "ALM", "2007": "FSP", "2009": "THSP", "200b": "ZWSP", "200c": "ZWNJ",
            "200d": "ZWJ", "200e": "LRM", "200f": "RLM", "202a": "LRE", "202b": "RLE", "202c": "PDF", "202d": "LRO",
            "202e": "RLO", "202f": "NNBSP", "2060": "WJ", "2066": "LRI", "2067": "RLI", "2068": "FSI", "2069": "PDI",
            "feff": "BOM",
        }));

        const invisible = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]|(?! )\p{Zs}/u;
        const hexOf = (character) => character.codePointAt(0).toString(16);
        const codePoint = (character) => "U+" + hexOf(character).toUpperCase().padStart(4, "0");
        const shortName = (character) => shortNames.get(hexOf(character)) ?? codePoint(character);

        // The text as it is; each invisible character in an element of its own, which is marked where marks are asked for.
        function shown(text, { direction = "ltr", language = null, always = false, isCode = false } = {}) {
            const result = element("bdi",
                { class: `text${always ? " always" : ""}${isCode ? " literal" : ""}`, dir: direction, lang: language });
            let plain = "";
            for (const character of text) {
                if (invisible.test(character)) {
                    if (plain) result.append(plain);
                    plain = "";
                    result.append(element("span", { class: "mark", "data-name": shortName(character) }, character));
                } else {
                    plain += character;
                }
            }
            if (plain) result.append(plain);
            return result;
        }

        // An amount of a locale, in its language and direction.
        const shownAmount = (text, locale) =>
            shown(text, { direction: locale.direction, language: locale.id === "und" ? null : locale.id });

        // A pattern is read from left to right, whatever marks of direction are in it; and these are seen.
        const shownPattern = (text) => shown(text, { always: true, isCode: true });

        // A separator or sign: one that nobody can see is always marked.
        const shownMark = (text, locale) =>
            text === "" ? element("span", { class: "none" }, "none")
                : shown(text,
                    { direction: locale?.direction ?? "ltr",
                    always: [...text].every((one) => one === " " || invisible.test(one)) });

        // A value on a page of facts: the code point stands beside a mark that is easily taken for another.
        function shownValue(text, locale) {
            const isMark = [...text].length === 1 && !/[\p{L}\p{N}]/u.test(text);
            return isMark ? [shownMark(text, locale), element("code", { class: "code" }, codePoint(text))]
                : shownMark(text, locale);
        }

        function points(text) {
            const all = [...text];
            const chips = all.slice(0, 60).map((character) => {
                const isPlain = !invisible.test(character) && character !== " ";
                const name = pointNames.get(hexOf(character));
                return element("span", { class: isPlain ? "point" : "point unseen", title: name },
                    element("bdi", { class: "glyph" },
                        isPlain ? (/\p{M}/u.test(character) ? "◌" + character : character) : shortName(character)),
                    element("span", { class: "code" }, codePoint(character)));
            });
            const named = [...new Set(all.filter((one) => invisible.test(one) && pointNames.has(hexOf(one))))]
                .map((one) => `${codePoint(one)} ${pointNames.get(hexOf(one))}`);
            return [
                element("div", { class: "points" }, chips, all.length > 60 ? `… ${all.length} in all` : null),
                named.length > 0 ? element("div", { class: "named" }, named.join(" · ")) : null,
            ];
        }

        const tip = byId("tip");
        let tipped = null;

        function showTip(target) {
            const text = target.textContent;
            if (text === "") return;
            hideTip();
            tipped = target;
            tip.replaceChildren(...points(text).filter(Boolean));
            tip.hidden = false;
            const box = target.getBoundingClientRect();
            const width = document.documentElement.clientWidth;
            const left = Math.max(8, Math.min(box.left + box.width / 2 - tip.offsetWidth / 2, width - tip.offsetWidth - 8));
            const below = box.bottom + 8;
            const fits = below + tip.offsetHeight < innerHeight;
            tip.style.left = `${left}px`;
            tip.style.top = `${fits ? below : Math.max(8, box.top - tip.offsetHeight - 8)}px`;
            target.closest("[tabindex], a, button")?.setAttribute("aria-describedby", "tip");
        }

        function hideTip() {
            if (!tipped) return false;
            tipped.closest("[aria-describedby=tip]")?.removeAttribute("aria-describedby");
            tipped = null;
            tip.hidden = true;
            return true;
        }

        document.addEventListener("pointerover", (event) => {
            if (event.pointerType === "touch") return;
            const target = event.target.closest?.(".text");
            if (target && target !== tipped) showTip(target);
            else if (!target && tipped && !tipped.closest(":focus-visible")) hideTip();
        });
        document.addEventListener("focusin", (event) => {
            const target = event.target.matches(":focus-visible") && event.target.closest("td, .looked-at");
            const text = target && (target.matches(".text") ? target : target.querySelector(".text"));
            if (text) showTip(text); else hideTip();
        });
        document.addEventListener("click", (event) => {
            const target = event.target.closest?.(".text");
            if (target && !event.target.closest("a, button")) showTip(target);
        });
        addEventListener("scroll", () => { if (tipped && !tipped.closest(":focus-visible")) hideTip(); }, { passive: true });
        // What the reader chose: amount, currency, locale, form. Views that show amounts are told of changes.
        const settings = { typed: "1234567.89", currency: -1, locale: localeById.get("en")?.index ?? 0, style: "standard" };
        settings.amount = readAmount(settings.typed);
        const listeners = new Set();
        const changed = () => { for (const listener of listeners) listener(); };

        const styleTitles = { standard: "Standard", accounting: "Accounting", narrow: "Narrow symbol", code: "Code" };

        // -1 is each locale's own currency.
        const chosenCurrency = (locale) => (settings.currency >= 0 ? settings.currency : locale.currency);

        function sample(locale, currency, isNegative = false) {
            if (currency < 0 || !settings.amount) return null;
            const amount = isNegative ? { ...settings.amount, isNegative: !settings.amount.isNegative } : settings.amount;
            return writeAmount(samples[settings.style].form(locale.index, currency), amount);
        }

        function currencyOptions() {
            const group = (title, list) =>
                list.length === 0 ? null : element("optgroup", { label: title },
                    list.map((currency) =>
                        element("option", { value: currency.index }, `${currency.code} – ${currency.name}`)));
            return [
                element("option", { value: -1 }, "Each locale’s own"),
                group("In use", currencies.filter((currency) => currency.status === "current")),
                group("Withdrawn and others", currencies.filter((currency) => currency.status !== "current")),
            ].filter(Boolean);
        }

        const field = (title, input, name = "") =>
            element("label", { class: "field " + name }, element("span", {}, title), input);

        // The amount and its form, and beside them what the view lets choose: "currency", "locale" or nothing.
        function controls(choice, hasForms = true) {
            const note = element("span", { class: "note", id: "amount-note" });
            const amount = element("input", {
                id: "amount", inputmode: "text", value: settings.typed, autocomplete: "off", spellcheck: "false",
                "aria-describedby": "amount-note",
                oninput: (event) => {
                    settings.typed = event.target.value;
                    settings.amount = readAmount(settings.typed);
                    event.target.setAttribute("aria-invalid", settings.amount ? "false" : "true");
                    note.textContent = settings.amount ? "" : "digits, up to 38, and one decimal separator";
                    changed();
                },
            });
            const parts = [field("Amount", element("span", { class: "with-note" }, amount, note), "amount")];
            if (choice === "currency") {
                const select = element("select", {
                    id: "currency", onchange: (event) => { settings.currency = Number(event.target.value); changed(); },
                }, currencyOptions());
                select.value = settings.currency;
                parts.push(field("Currency", select));
            } else if (choice === "locale") {
                const select = element("select", {
                    id: "locale", onchange: (event) => { settings.locale = Number(event.target.value); changed(); },
                }, locales.map((locale) => element("option", { value: locale.index }, `${locale.id} – ${locale.name}`)));
                select.value = settings.locale;
                parts.push(field("Locale", select));
            }
            const forms = element("div", { class: "field", role: "radiogroup", "aria-label": "Form" },
                element("span", { "aria-hidden": "true" }, "Form"),
                    element("div", { class: "forms" }, data.styles.map((style) =>
                    element("label", {}, element("input", {
                        type: "radio", name: "style", value: style, checked: style === settings.style,
                        onchange: () => { settings.style = style; changed(); },
                    }), element("span", {}, styleTitles[style] ?? style)))));
            return element("form", { class: "controls", onsubmit: (event) => event.preventDefault() }, parts,
                hasForms ? forms : null);
        }
        // The entries that have every word, the best first where they are in no order of their own.
        function found(entries, textOf, codeOf, query) {
            const words = folded(query).split(/\s+/).filter(Boolean);
            if (words.length === 0) return entries;
            const whole = words.join(" ");
            const rank = (entry) => {
                const code = codeOf(entry).toLowerCase();
                return code === whole ? 0 : code.startsWith(whole) ? 1 : textOf(entry).split("\n")[1].startsWith(whole) ? 2 : 3;
            };
            return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
                .map((entry, place) => ({ entry, place, rank: rank(entry) }))
                .sort((left, right) => left.rank - right.rank || left.place - right.place)
                .map(({ entry }) => entry);
        }
        // What the search looks at: the words of each locale and of each currency.
        const localeTexts = [];
        const currencyTexts = [];

        function localeText(locale) {
            if (localeTexts[locale.index] === undefined) {
                const own = currencies[locale.currency];
                const symbol = own ? samples.standard.form(locale.index, own.index).symbol : "";
                const narrow = own ? samples.narrow.form(locale.index, own.index).symbol : "";
                localeTexts[locale.index] = folded(
                    [locale.id, locale.name, territories.get(locale.region) ?? "", own?.code ?? "", own?.name ?? "", symbol,
                        narrow]
                        .join("\n"));
            }
            return localeTexts[locale.index];
        }

        function currencyText(currency) {
            if (currencyTexts[currency.index] === undefined) {
                const symbols = new Set();
                for (const locale of locales) {
                    symbols.add(samples.standard.columns(locale.index)[2][currency.index]);
                    symbols.add(samples.narrow.columns(locale.index)[2][currency.index]);
                }
                const regions = currency.regions.filter(([, , to]) => !to).map(([region]) => territories.get(region) ?? region);
                const names = new Set();
                for (const row of ownNames().values()) if (row.has(currency.index)) names.add(row.get(currency.index));
                currencyTexts[currency.index] = folded([
                    currency.code, currency.name, currency.iso?.name ?? "", currency.number, currency.status,
                    ...[...symbols].map((symbol) => texts[symbol]), ...regions, ...names,
                ].join("\n"));
            }
            return currencyTexts[currency.index];
        }

        const foundLocales = (query) => found(locales, localeText, (locale) => locale.id, query);
        const foundCurrencies = (query) => found(currencies, currencyText, (currency) => currency.code, query);

        // Ready before the first search, and out of the way of the first view.
        const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));
        whenIdle(() => {
            for (const locale of locales) localeText(locale);
            let next = 0;
            const some = (deadline) => {
                const end = performance.now() + 8;
                while (next < currencies.length && performance.now() < end) currencyText(currencies[next++]);
                if (next < currencies.length) whenIdle(some);
            };
            whenIdle(some);
        });
        // A table of many rows of which only those in sight are in the document. One cell can be reached with the Tab key, the
        // others with arrows from there.
        class Grid {
            // columns: [{ title, cell(entry), value(entry), class, width }]; entries without a value come last.
            constructor({ label, columns, href, empty = "Nothing is found." }) {
                this.columns = columns;
                this.href = href;
                this.empty = empty;
                this.entries = [];
                this.ordered = [];
                this.sorting = { column: -1, descending: false };
                this.at = { row: 0, column: 0 };
                this.drawn = new Map();
                this.headers = columns.map((column, index) =>
                    element("th", { scope: "col", role: "columnheader", class: column.class, "aria-colindex": index + 1 },
                        column.value
                            ? element("button", { type: "button", title: column.hint, onclick: () => this.sort(index) },
                                element("span", {}, column.title), element("span", { class: "arrow", "aria-hidden": "true" }))
                            : element("span", { title: column.hint }, column.title)));
                this.body = element("tbody",
                    { role: "rowgroup", onkeydown: (event) => this.move(event), onclick: (event) => this.click(event) });
                this.table = element("table",
                    { role: "grid", class: "grid", "aria-label": label, "aria-colcount": columns.length },
                    element("colgroup", {},
                        columns.map((column) =>
                        element("col", { class: column.class, style: column.width && `width:${column.width}` }))),
                    element("thead", { role: "rowgroup" }, element("tr", { role: "row", "aria-rowindex": 1 }, this.headers)),
                        this.body);
                this.count = element("p", { class: "count" });
                this.element = element("div", { class: "grid-frame" }, this.count, this.table);
                this.body.addEventListener("focusin", (event) => {
                    const cell = event.target.closest("td");
                    if (cell?.parentElement.dataset.row) this.place(Number(cell.parentElement.dataset.row), cell.cellIndex);
                });
                this.onscroll = () => { this.request ??= requestAnimationFrame(() => { this.request = null; this.draw(); }); };
            }

            attach() {
                addEventListener("scroll", this.onscroll, { passive: true });
                addEventListener("resize", this.onscroll, { passive: true });
                addEventListener("beforeprint", this.onprint = () => this.draw(true));
                addEventListener("afterprint", this.onscroll);
            }

            detach() {
                removeEventListener("scroll", this.onscroll);
                removeEventListener("resize", this.onscroll);
                removeEventListener("beforeprint", this.onprint);
                removeEventListener("afterprint", this.onscroll);
            }

            show(entries, description) {
                this.entries = entries;
                this.count.textContent = description;
                this.order();
                this.at = { row: 0, column: Math.min(this.at.column, this.columns.length - 1) };
                this.refresh();
            }

            sort(column) {
                const same = this.sorting.column === column;
                this.sorting = same && this.sorting.descending ? { column: -1, descending: false }
                    : { column, descending: same };
                this.order();
                this.refresh();
                const { title } = this.columns[column];
                say(this.sorting.column < 0 ? "In the order of the list"
                    : `Sorted by ${title}, ${this.sorting.descending ? "descending" : "ascending"}`);
            }

            order() {
                const { column, descending } = this.sorting;
                this.headers.forEach((header, index) => {
                    header.setAttribute("aria-sort", index !== column ? "none" : descending ? "descending" : "ascending");
                    if (!this.columns[index].value) header.removeAttribute("aria-sort");
                });
                if (column < 0) {
                    this.ordered = this.entries;
                    return;
                }
                const { value } = this.columns[column];
                const compare = (left, right) =>
                    typeof left === "number" && typeof right === "number" ? left - right
                        : collator.compare(String(left), String(right));
                this.ordered = this.entries.map((entry, place) => ({ entry, place, key: value(entry) })).sort((left, right) => {
                    const isLeftEmpty = left.key === null || left.key === "";
                    const isRightEmpty = right.key === null || right.key === "";
                    if (isLeftEmpty || isRightEmpty) return isLeftEmpty - isRightEmpty || left.place - right.place;
                    return (descending ? -1 : 1) * compare(left.key, right.key) || left.place - right.place;
                }).map(({ entry }) => entry);
            }

            // Draws all rows in sight anew, and keeps the focus where it is.
            refresh() {
                const hadFocus = this.body.contains(document.activeElement);
                this.drawn.clear();
                this.body.replaceChildren();
                this.draw();
                if (hadFocus) this.cellAt(this.at)?.focus({ preventScroll: true });
            }

            get rowHeight() {
                return parseFloat(getComputedStyle(this.table).getPropertyValue("--row"));
            }

            draw(everything = false) {
                if (!this.table.isConnected) return;
                const count = this.ordered.length;
                this.table.setAttribute("aria-rowcount", count + 1);
                if (count === 0) {
                    this.body.replaceChildren(element("tr", { class: "empty" },
                        element("td", { colspan: this.columns.length }, this.empty)));
                    this.drawn.clear();
                    return;
                }
                const height = this.rowHeight;
                const top = this.body.getBoundingClientRect().top;
                const first = everything ? 0 : Math.min(count - 1, Math.max(0, Math.floor(-top / height) - 8));
                const last = everything ? count : Math.min(count, Math.max(first, Math.ceil((innerHeight - top) / height)) + 8);
                let isOther = this.body.childElementCount === 0;
                for (const [row, line] of this.drawn) {
                    if ((row < first || row >= last) && !line.contains(document.activeElement)) {
                        this.drawn.delete(row);
                        isOther = true;
                    }
                }
                for (let row = first; row < last; row += 1) {
                    if (this.drawn.has(row)) continue;
                    this.drawn.set(row, this.line(row));
                    isOther = true;
                }
                if (isOther) this.arrange(height);
                const current = this.drawn.has(this.at.row) ? this.at.row : first;
                for (const cell of this.body.querySelectorAll("td[tabindex='0']")) cell.tabIndex = -1;
                const cell = this.drawn.get(current)?.cells[this.at.column];
                if (cell) cell.tabIndex = 0;
            }

            // The drawn rows in their order, with the room of the others between them.
            arrange(height) {
                const focused = this.body.contains(document.activeElement) ? document.activeElement : null;
                const parts = [];
                let next = 0;
                const space = (rows) => {
                    if (rows > 0) parts.push(element("tr",
                        { class: "space", "aria-hidden": "true", style: `height:${rows * height}px` }));
                };
                for (const row of [...this.drawn.keys()].sort((left, right) => left - right)) {
                    space(row - next);
                    parts.push(this.drawn.get(row));
                    next = row + 1;
                }
                space(this.ordered.length - next);
                this.body.replaceChildren(...parts);
                if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
            }

            line(row) {
                const entry = this.ordered[row];
                return element("tr", { role: "row", "aria-rowindex": row + 2, "data-row": row, class: row % 2 ? "odd" : null },
                    this.columns.map((column, index) =>
                        element("td", { role: "gridcell", tabindex: -1, class: column.class, "aria-colindex": index + 1 },
                            column.cell(entry) ?? "")));
            }

            cellAt({ row, column }) {
                return this.drawn.get(row)?.cells[column];
            }

            place(row, column) {
                const before = this.cellAt(this.at);
                if (before) before.tabIndex = -1;
                for (const cell of this.body.querySelectorAll("td[tabindex='0']")) cell.tabIndex = -1;
                this.at = { row, column };
                const cell = this.cellAt(this.at);
                if (cell) cell.tabIndex = 0;
            }

            click(event) {
                if (event.target.closest("a, button") || getSelection().toString() !== "") return;
                const row = event.target.closest("tr")?.dataset.row;
                if (row !== undefined && this.href
                    && !event.target.closest(".text")) location.hash = this.href(this.ordered[row]);
            }

            move(event) {
                if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest("td")) return;
                const page = Math.max(1, Math.floor(innerHeight / this.rowHeight) - 4);
                const last = this.ordered.length - 1;
                let { row, column } = this.at;
                const isShown = (index) => this.headers[index] && this.headers[index].offsetParent !== null;
                switch (event.key) {
                case "ArrowDown": row += 1; break;
                case "ArrowUp": row -= 1; break;
                case "PageDown": row += page; break;
                case "PageUp": row -= page; break;
                case "Home": row = 0; break;
                case "End": row = last; break;
                case "ArrowRight": do column += 1; while (column < this.columns.length && !isShown(column)); break;
                case "ArrowLeft": do column -= 1; while (column >= 0 && !isShown(column)); break;
                case "Enter":
                    if (this.href) location.hash = this.href(this.ordered[row]);
                    event.preventDefault();
                    return;
                default: return;
                }
                event.preventDefault();
                this.focus(Math.max(0, Math.min(last, row)), isShown(column) ? column : this.at.column);
            }

            // Brings a row into sight, below what stays at the top, and its cell into focus.
            focus(row, column) {
                const height = this.rowHeight;
                const top = this.body.getBoundingClientRect().top + row * height;
                const head = this.table.tHead.offsetHeight + document.querySelector(".bar").offsetHeight;
                if (top < head + 4) scrollBy({ top: top - head - 4, behavior: "instant" });
                else if (top + height > innerHeight - 8) scrollBy({ top: top + height - innerHeight + 8, behavior: "instant" });
                this.at = { row, column };
                this.draw();
                this.place(row, column);
                this.cellAt(this.at)?.focus({ preventScroll: true });
            }
        }

        const collator = new Intl.Collator("en", { numeric: true });
        // All locales with an amount in the chosen currency, or in one that the view is about.
        const localeHref = (locale) => `#locale=${locale.id}`;
        const currencyHref = (currency) => `#currency=${currency.code}`;
        const localeLink = (locale) => element("a", { href: localeHref(locale), tabindex: -1 }, locale.id);
        const currencyLink = (currency) => element("a", { href: currencyHref(currency), tabindex: -1 }, currency.code);

        const grouping = ([, , , primary, secondary, minimum]) =>
            primary === 0 ? "none"
                : (secondary === primary ? `${primary}` : `${primary}; ${secondary}`)
                    + (minimum > 1 ? ` from ${primary + minimum} digits` : "");

        function localeTable(currencyOf) {
            const form = (locale) => samples[settings.style].form(locale.index, Math.max(0, currencyOf(locale)));
            const amount = (isNegative) => (locale) => {
                const text = sample(locale, currencyOf(locale), isNegative);
                return text === null ? element("span", { class: "none" }, "no currency") : shownAmount(text, locale);
            };
            const columns = [
                {
                    title: "Locale", width: "11rem", class: "code-column", value: (locale) => locale.id,
                    cell: (locale) => [localeLink(locale), element("span", { class: "under" }, locale.name)],
                },
                { title: "Name", class: "wide", value: (locale) => locale.name, cell: (locale) => locale.name },
                {
                    title: "Amount", class: "amount-column", width: "15rem", cell: amount(false),
                    value: (locale) => sample(locale, currencyOf(locale)),
                },
                {
                    title: "Negated", class: "amount-column wide", width: "15rem", cell: amount(true),
                    value: (locale) => sample(locale, currencyOf(locale), true),
                },
                {
                    title: "Decimal", hint: "The separator before decimals", class: "mark-column wide", width: "6rem",
                    value: (locale) => form(locale).notation[1], cell: (locale) => shownMark(form(locale).notation[1], locale),
                },
                {
                    title: "Group", hint: "The separator between groups of digits", class: "mark-column wide", width: "6rem",
                    value: (locale) => form(locale).notation[2], cell: (locale) => shownMark(form(locale).notation[2], locale),
                },
                {
                    title: "Groups of", hint: "How many digits make a group", class: "wide wider", width: "9rem",
                    value: (locale) => grouping(form(locale).notation), cell: (locale) => grouping(form(locale).notation),
                },
                {
                    title: "Own", hint: "The currency of the locale's region", class: "code-column wide", width: "5rem",
                    value: (locale) => currencies[locale.currency]?.code ?? "",
                    cell: (locale) => (locale.currency >= 0 ? currencyLink(currencies[locale.currency]) : ""),
                },
            ];
            if (comparison) {
                columns.push({
                    title: "Changed", hint: "Currencies whose amounts differ between the two versions",
                        class: "number-column wide",
                    width: "6.5rem", value: (locale) => comparison.changedCurrencies(locale.index),
                    cell: (locale) => {
                        const count = comparison.changedCurrencies(locale.index);
                        return count === null ? "new" : count === 0 ? "" : String(count);
                    },
                });
            }
            return new Grid({ label: "Locales", columns, href: localeHref, empty: "No locale is found." });
        }
        // All currencies with an amount in the chosen locale, or in one that the view is about.
        function cash(currency) {
            if (!currency.fractions) return "";
            const [digits, step, cashDigits, cashStep] = currency.fractions;
            if (digits === cashDigits && step === cashStep) return "";
            return cashStep > 1 ? stepText(cashDigits, cashStep) : `${cashDigits} decimals`;
        }

        const stepText = (digits, step) => (digits === 0 ? `${step}` : `0.${String(step).padStart(digits, "0")}`);

        function currencyTable(localeOf) {
            const symbol = (currency) => samples[settings.style].form(localeOf().index, currency.index).symbol;
            const amount = (isNegative) => (currency) => {
                const text = sample(localeOf(), currency.index, isNegative);
                return text === null ? "" : shownAmount(text, localeOf());
            };
            const columns = [
                {
                    title: "Code", class: "code-column", width: "11rem", value: (currency) => currency.code,
                    cell: (currency) => [currencyLink(currency), element("span", { class: "under" }, currency.name)],
                },
                { title: "Name", class: "wide", value: (currency) => currency.name, cell: (currency) => currency.name },
                {
                    title: "Symbol", class: "mark-column wide", width: "7rem", value: symbol,
                    cell: (currency) => shownMark(symbol(currency), localeOf()),
                },
                {
                    title: "Amount", class: "amount-column", width: "15rem", cell: amount(false),
                    value: (currency) => sample(localeOf(), currency.index),
                },
                {
                    title: "Negated", class: "amount-column wide", width: "15rem", cell: amount(true),
                    value: (currency) => sample(localeOf(), currency.index, true),
                },
                {
                    title: "ISO", hint: "Decimals of the minor unit in ISO 4217", class: "number-column wide", width: "5rem",
                    value: (currency) => currency.iso?.unit ?? null, cell: (currency) => String(currency.iso?.unit ?? ""),
                },
                {
                    title: "CLDR", hint: "Decimals that CLDR displays", class: "number-column wide", width: "5.5rem",
                    value: (currency) => currency.fractions?.[0] ?? null,
                    cell: (currency) => {
                        const digits = currency.fractions?.[0];
                        const differs = Number.isInteger(currency.iso?.unit) && digits !== currency.iso.unit;
                        return element("span",
                            { class: differs ? "differs" : null, title: differs ? "Other than ISO 4217" : null },
                            String(digits ?? ""));
                    },
                },
                {
                    title: "Cash", hint: "What cash can pay, where it is another thing", class: "wide wider", width: "7rem",
                    value: cash, cell: cash,
                },
                {
                    title: "Status", class: "wide wider", width: "9rem", value: (currency) => currency.status,
                    cell: (currency) =>
                        element("span", { class: currency.status === "current" ? "state" : "state past" }, currency.status),
                },
            ];
            return new Grid({ label: "Currencies", columns, href: currencyHref, empty: "No currency is found." });
        }
        // The building stones of a page about one thing.
        const section = (title, ...content) => element("section", {}, element("h2", {}, title), content);

        const facts = (pairs) => element("dl", { class: "facts" },
            pairs.filter((pair) => pair && pair[1] !== null && pair[1] !== "").map(([title, value, hint]) =>
                element("div", {}, element("dt", { title: hint }, title), element("dd", {}, value))));

        // Rows of cells below headings; small enough to stand in the document as a whole.
        const table = (headings, rows, name = "") =>
            element("div", { class: "table-frame" }, element("table", { class: "plain " + name },
            element("thead", {}, element("tr", {}, headings.map((heading) => element("th", { scope: "col" }, heading)))),
            element("tbody", {}, rows.map((row) => element("tr", {}, row.map((cell) => element("td", {}, cell)))))));

        const link = (href, ...content) => element("a", { href }, content);

        const localeAnchor = (locale) => link(localeHref(locale), locale.id);

        // A currency by its code; one that this version does not have is only named.
        const codeAnchor = (code) => (currencyByCode.has(code) ? link(currencyHref(currencyByCode.get(code)), code) : code);

        const badge = (text) => element("span", { class: "amount-of" }, text);

        // The first few of many, and the others when they are asked for.
        function several(items, count) {
            if (items.length <= count + 3) return joined(items);
            const more = element("button", {
                type: "button", class: "more",
                onclick: () => more.replaceWith(", ", ...joined(items.slice(count))),
            }, `and ${items.length - count} more`);
            return [...joined(items.slice(0, count)), " ", more];
        }

        const joined = (items) => items.flatMap((item, index) => (index > 0 ? [", ", item] : [item]));

        // A list below a heading that opens it: a part is written out then, more when it is asked for.
        function unfolding(heading, list, write, isOpen) {
            const limit = 200;
            const body = element("div", {});
            const show = (count) => {
                body.replaceChildren(write(list.slice(0, count)));
                if (list.length > count) {
                    body.append(element("button", { type: "button", class: "more", onclick: () => show(count * 5) },
                        `${counted(list.length - count)} more`));
                }
            };
            if (isOpen) show(limit);
            return element("details",
                { open: isOpen, ontoggle: (event) => { if (event.target.open && body.childElementCount === 0) show(limit); } },
                element("summary", {}, heading), body);
        }

        const regionName = (region) => territories.get(region) ?? region;

        // What a report says of one thing: class, field, before and after.
        function findingRows(findings) {
            const text = (value, path) => (value === null ? element("span", { class: "none" }, "nothing")
                : /\/(patterns|compact)\/|\/pattern$/.test(path) ? shownPattern(value) : shownValue(value));
            const place = ([, index, locale, currency, region]) => joined([
                locale === null ? null : index >= 0 ? link(localeHref(locales[index]), locale) : locale,
                currency === null ? null : codeAnchor(currency),
                region === null ? null : regionName(region),
            ].filter((part) => part !== null));
            return table(
                ["Where", "Value", "Before", "After", "Inherited by"],
                findings.map((finding) => [
                    place(finding), element("code", {}, finding[5]), text(finding[6], finding[5]), text(finding[7], finding[5]),
                    several(finding[8].map((index) => localeAnchor(locales[index])), 6),
                ]), "findings");
        }
        // One locale: what its amounts are made of, who owns each value, and all currencies in it.
        const fieldTitles = new Map(Object.entries({
            decimal: "Decimal separator", group: "Group separator", currencyDecimal: "Decimal separator of money",
            currencyGroup: "Group separator of money", list: "List separator", percentSign: "Percent", perMille: "Per mille",
            plusSign: "Plus", minusSign: "Minus", approximatelySign: "Approximately", exponential: "Exponent",
            superscriptingExponent: "Superscript exponent", infinity: "Infinity", nan: "Not a number",
            timeSeparator: "Time separator", "patterns decimal": "Number", standard: "Currency",
                "standard-alphaNextToNumber": "Currency, a letter beside it",
            "standard-noCurrency": "Without currency", accounting: "Accounting",
            "accounting-alphaNextToNumber": "Accounting, a letter beside it",
                "accounting-noCurrency": "Accounting without currency",
            percent: "Percent", scientific: "Scientific", approximately: "Approximately", atLeast: "At least",
            atMost: "At most", range: "Range",
        }));
        const groupTitles = {
            symbols: "Symbols", patterns: "Patterns", currencySpacing: "Spacing of the currency",
            unitPatterns: "Amounts with names", miscellaneous: "Ranges and bounds",
        };
        const roleTitles = { default: "In use", native: "Native", traditional: "Traditional", finance: "Financial" };

        function localePage(locale) {
            const known = values(locale.index);
            const own = () => chosenCurrency(locale);
            const heading = element("div", { class: "samples", "aria-live": "off" });
            const drawSamples = () => {
                const currency = own() >= 0 ? own() : currencyByCode.get("EUR")?.index ?? 0;
                heading.replaceChildren(...data.styles.map((style) => {
                    const form = samples[style].form(locale.index, currency);
                    const write = (isNegative) => settings.amount === null ? "" : writeAmount(
                        form, isNegative ? { ...settings.amount, isNegative: !settings.amount.isNegative } : settings.amount);
                    return element("figure", { class: "looked-at", tabindex: 0 },
                        element("figcaption", {}, `${styleTitles[style] ?? style}, ${currencies[currency].code}`),
                        element("div", { class: "large" }, shownAmount(write(false), locale)),
                        element("div", {}, shownAmount(write(true), locale)));
                }));
            };
            drawSamples();
            const grid = currencyTable(() => locale);
            grid.show(currencies, `${plural(currencies.length, "currency", "currencies")} in ${locale.id}`);
            const concerned = localeFindings(locale.index);
            const view = element("article", {},
                crumbs(locale),
                element("div", { class: "headline" }, element("h1", {}, locale.name),
                    element("code", { class: "tag" }, locale.id),
                    locale.direction === "rtl" ? element("span", { class: "tag" }, "right to left") : null),
                controls("currency"), heading,
                element("div", { class: "columns" },
                    section("At a glance", glance(locale, known)),
                    section("Inheritance", inheritanceTree(locale, known))),
                comparison ? section("What differs", changesOf(locale, concerned)) : null,
                auditSection(auditFindingsOf((finding) => finding[2] === locale.index)),
                section("Values and their owners", valueTables(locale, known)),
                section("All currencies", grid.element));
            return { view, title: `${locale.name} (${locale.id})`, grid, update: () => { drawSamples(); grid.refresh(); } };
        }

        const crumbs = (locale) => element("nav", { class: "crumbs", "aria-label": "Ancestors" },
            link("#locales", "Locales"), chain(locale.index).reverse().map((index) => [
                element("span", { "aria-hidden": "true" }, " › "),
                index === locale.index ? element("span", { "aria-current": "page" }, locale.id)
                    : localeAnchor(locales[index]),
            ]));

        function glance(locale, known) {
            const currency = Math.max(0, locale.currency);
            const form = samples.standard.form(locale.index, currency);
            const text = (path) => known.get(path)?.text ?? null;
            const systems = Object.entries(roleTitles)
                .map(([role, title]) => [title, text(`numberingSystems/${role}`)]).filter(([, system]) => system !== null)
                .map(([title, system]) => element("div", {}, `${title}: `, element("code", {}, system), " ",
                    data.systems[system] ? shown(data.systems[system], { direction: "ltr" }) : ""));
            const own = currencies[locale.currency];
            const name = own ? currencyName(locale.index, own.index) : null;
            return facts([
                ["Region", locale.region === null ? "none" : regionName(locale.region)],
                ["Currency",
                    own ? [link(currencyHref(own), own.code), " ",
                    name ? element("bdi", { lang: locale.id, dir: "auto" }, name.text) : own.name] : "none"],
                ["Symbol", own ? shownValue(form.symbol, locale) : null],
                ["Pattern", shownPattern(text(`systems/${text("numberingSystems/default")}/patterns/standard`) ?? "")],
                ["Decimal separator", shownValue(form.notation[1], locale)],
                ["Group separator", shownValue(form.notation[2], locale)],
                ["Groups of", grouping(form.notation)],
                ["Digits", shown(form.notation[0], { direction: "ltr" })],
                ["Numbering systems", systems],
            ]);
        }

        // Ancestors above, descendants below; each with the number of values here that it owns.
        function inheritanceTree(locale, known) {
            const owned = new Map();
            for (const { owner } of known.values()) owned.set(owner, (owned.get(owner) ?? 0) + 1);
            const entry = (index, children) => {
                const count = owned.get(index) ?? 0;
                const isHere = index === locale.index;
                return element("li", {},
                    element("span", { class: isHere ? "node here" : "node" },
                        isHere ? element("strong", { "aria-current": "true" }, locales[index].id)
                            : localeAnchor(locales[index]),
                        " ", element("span", { class: "under-name" }, locales[index].name),
                        chainSet.has(index)
                            ? element("span", { class: "owned", title: "values shown here that it owns" },
                            plural(count, "value")) : null),
                    children);
            };
            const ancestors = chain(locale.index);
            const chainSet = new Set(ancestors);
            const list = (indices) =>
                indices.length === 0 ? null : element("ul", {}, indices.map((index) => entry(index, null)));
            const many = locale.children.length > 24;
            const below = many
                ? element("ul", {},
                    element("li", {}, several(locale.children.map((index) => localeAnchor(locales[index])), 24)))
                : list(locale.children);
            return element("ul", { class: "tree" }, ancestors.reduce((children, index) =>
                entry(index, index === locale.index ? below : element("ul", {}, children)), null));
        }

        function valueTables(locale, known) {
            const groups = new Map();
            for (const [path, value] of known) {
                const parts = path.split("/");
                if (parts[0] !== "systems") continue;
                const title = `${groupTitles[parts[2]] ?? parts[2]}, ${parts[1]}`;
                if (!groups.has(title)) groups.set(title, []);
                groups.get(title).push([parts.slice(2), value]);
            }
            const systems = [known.get("numberingSystems/default")?.text, "latn"];
            const order = ([title]) => {
                const kind = Object.values(groupTitles).findIndex((name) => title.startsWith(name));
                const system = systems.findIndex((name) => title.endsWith(` ${name}`));
                return (system < 0 ? 9 : system) * 10 + kind;
            };
            return [...groups].sort((left, right) => order(left) - order(right)).map(([title, rows], index) =>
                element("details", { open: index < 2 },
                    element("summary", {}, title, badge(String(rows.length))),
                    table(["Field", "Value", "Owner", "Found under"], rows.map(([[kind, ...name], value]) => [
                        element("span", { title: name.join("/") },
                            fieldTitles.get(`${kind} ${name}`) ?? fieldTitles.get(name.join("/")) ?? name.join(", ")),
                        kind === "patterns" ? shownPattern(value.text) : shownValue(value.text, locale),
                        value.owner === locale.index ? element("strong", {}, "own") : localeAnchor(locales[value.owner]),
                        value.via ? element("code", {}, value.via) : "",
                    ]), "values")));
        }

        // The findings that concern a locale: its own and those it inherits.
        const localeFindings = (index) =>
            data.findings.filter((finding) => finding[1] === index || finding[8].includes(index));

        function changesOf(locale, concerned) {
            const count = comparison.changedCurrencies(locale.index);
            const other = `${comparison.source.name} ${comparison.source.version}`;
            return [
                element("p", { class: "soft" }, count === null ? `${locale.id} is not in ${other}.`
                    : count === 0 ? `All amounts are written as in ${other}.`
                        : [`Amounts of ${plural(count, "currency", "currencies")} are written otherwise than in ${other}. `,
                            link(`#differences=${locale.id}`, "Show them in the heat map")]),
                findingsByClass(concerned, 24),
            ];
        }
        // One currency: the facts of ISO 4217 and CLDR side by side, its regions, its symbols, and all locales with it.
        function currencyPage(currency) {
            const grid = localeTable(() => currency.index);
            grid.show(locales, `${currency.code} in ${plural(locales.length, "locale")}`);
            const concerned = data.findings.filter((finding) => finding[3] === currency.code);
            const view = element("article", {},
                element("nav", { class: "crumbs", "aria-label": "Ancestors" }, link("#currencies", "Currencies"),
                    element("span", { "aria-hidden": "true" }, " › "),
                        element("span", { "aria-current": "page" }, currency.code)),
                element("div", { class: "headline" }, element("h1", {}, currency.name),
                    element("code", { class: "tag" }, currency.code),
                    element("span", { class: currency.status === "current" ? "tag" : "tag past" }, currency.status)),
                element("div", { class: "columns" },
                    section("Facts", currencyFacts(currency)),
                    section("Regions", regionTable(currency))),
                section("Symbols", symbolTable(currency, "standard", "Symbol"),
                    symbolTable(currency, "narrow", "Narrow symbol")),
                section("Names", nameTable(currency)),
                comparison ? section("What differs",
                    element("p", { class: "soft" },
                        concerned.length === 0 ? "Nothing of its own. " : `${plural(concerned.length, "finding")}. `,
                        link(`#differences=${currency.code}`, "Show it in the heat map")),
                    findingsByClass(concerned, 24)) : null,
                auditSection(auditFindingsOf((finding) => finding[4] === currency.code)),
                section("All locales", controls(null), grid.element));
            return { view, title: `${currency.code}: ${currency.name}`, grid, update: () => grid.refresh() };
        }

        function currencyFacts(currency) {
            const { iso, fractions } = currency;
            const [digits, step, cashDigits, cashStep] = fractions ?? [2, 0, 2, 0];
            const differs = iso && Number.isInteger(iso.unit) && iso.unit !== digits;
            return facts([
                ["Code", currency.code],
                ["Number", currency.number || "none", "The numeric code of ISO 4217"],
                ["Name in ISO 4217", iso?.name ?? currency.withdrawn[0]?.name ?? "none"],
                ["Minor unit", iso ? (iso.unit === null ? "none" : plural(iso.unit, "decimal")) : "none",
                    "ISO 4217: what amounts are counted in"],
                ["Displayed", [plural(digits, "decimal"), step > 1 ? ` in steps of ${stepText(digits, step)}` : "",
                    differs ? element("span", { class: "differs" }, " other than ISO 4217") : ""],
                        "CLDR: what customers are shown"],
                ["Cash", [plural(cashDigits, "decimal"), cashStep > 1 ? ` in steps of ${stepText(cashDigits, cashStep)}` : ""],
                    "CLDR: what can be paid in coins"],
                ["Kind", iso?.fund ? "fund" : null],
                ["Entities in ISO 4217", iso ? several(iso.entities, 6) : null],
                ["Withdrawn",
                    currency.withdrawn.length > 0 ? element("ul", { class: "lines" }, currency.withdrawn.map((entry) =>
                    element("li", {}, `${entry.date}: ${entry.entity}`,
                        entry.name === currency.iso?.name ? "" : ` (${entry.name})`))) : null],
            ]);
        }

        function regionTable(currency) {
            if (currency.regions.length === 0) return element("p", { class: "none" }, "CLDR knows no region that uses it.");
            const rows = currency.regions.map(([region, from, to, isTender]) =>
                [[regionName(region), " ", element("code", { class: "faint" }, region)], from ?? "", to ?? "today",
                    isTender ? "" : "no tender"]);
            const now = currency.regions.filter(([, , to]) => !to).length;
            const frame = table(["Region", "From", "To", ""], rows, "regions");
            if (rows.length <= 10) return frame;
            frame.classList.add("tall");
            frame.tabIndex = 0;
            frame.setAttribute("role", "region");
            frame.setAttribute("aria-label", "Regions");
            return [element("p", { class: "soft" }, `${plural(now, "region")} today, ${rows.length - now} in the past`), frame];
        }

        // Locales grouped by the symbol they show, the most frequent first.
        function symbolTable(currency, style, title) {
            const groups = new Map();
            for (const locale of locales) {
                const symbol = samples[style].columns(locale.index)[2][currency.index];
                if (!groups.has(symbol)) groups.set(symbol, []);
                groups.get(symbol).push(locale);
            }
            const rows = [...groups].sort((left, right) => right[1].length - left[1].length || left[0] - right[0])
                .map(([symbol, list]) => [
                    element("span", { class: "large-symbol" }, shown(texts[symbol], { direction: "auto" })),
                        String(list.length),
                    several(list.map((locale) => localeAnchor(locale)), 16),
                ]);
            return table([title, "Locales", ""], rows, "symbols");
        }

        function nameTable(currency) {
            const groups = new Map();
            for (const [owner, names] of ownNames()) {
                const name = names.get(currency.index);
                if (name === undefined) continue;
                if (!groups.has(name)) groups.set(name, []);
                groups.get(name).push(locales[owner]);
            }
            if (groups.size === 0) return element("p", { class: "none" }, "No locale has a name for it.");
            const rows = [...groups].map(([name, list]) => [
                element("bdi", { lang: list[0].id, dir: list[0].direction }, name),
                several(list.map((locale) => localeAnchor(locale)), 8), list[0].name,
            ]);
            return element("details", {},
                element("summary", {}, "Its names in the locales that have one of their own", badge(String(rows.length))),
                table(["Name", "Locales", "Language"], rows, "names"));
        }
        // Two versions: which amounts the older one writes otherwise, and in what respect.
        const aspects = ["digits", "rounding", "numbering-system", "decimal-mark", "group-mark", "symbol", "sign", "order",
            "grouping", "spacing", "bidi"];
        const bit = Object.fromEntries(aspects.map((aspect, index) => [aspect, 1 << index]));
        // Another amount may be read; it looks another way; only what is between the characters differs.
        const severities = [
            null,
            { title: "Spaces or marks of direction", mask: bit.spacing | bit.bidi },
            { title: "Symbol, sign, order or grouping", mask: bit.symbol | bit.sign | bit.order | bit.grouping },
            { title: "Decimals, digits or separators",
                mask: bit.digits | bit.rounding | bit["numbering-system"] | bit["decimal-mark"] | bit["group-mark"] },
        ];
        const severity = (mask) => (mask & severities[3].mask ? 3 : mask & severities[2].mask ? 2 : mask ? 1 : 0);
        const aspectsOf = (mask) => aspects.filter((aspect) => mask & bit[aspect]);

        const withoutBidi = (text) => text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
        const ink = (text) => withoutBidi(text).replace(/\p{Zs}/gu, "");

        function shapeAspects(old, now) {
            const side = (shape) => `${typeof shape[0] !== "string"}${typeof shape[1] !== "string"}`;
            if (side(old) !== side(now)) return bit.order;
            const whole = (shape, clean) =>
                shape.map((affix) => clean(typeof affix === "string" ? affix : affix.join("\u0000"))).join("\u0001");
            if (whole(old, ink) !== whole(now, ink)) return bit.sign;
            return whole(old, withoutBidi) !== whole(now, withoutBidi) ? bit.spacing : bit.bidi;
        }

        // What differs between two forms, by their keys.
        function maskOf(old, now) {
            let mask = 0;
            if (old[0] !== now[0]) mask |= shapeAspects(data.shapes[old[0]], data.shapes[now[0]]);
            const before = formOf(old);
            const after = formOf(now);
            if (old[1] !== now[1]) {
                const [digits, decimal, group, primary, secondary, minimum] = before.notation;
                const [newDigits, newDecimal, newGroup, newPrimary, newSecondary, newMinimum] = after.notation;
                if (digits !== newDigits) mask |= bit["numbering-system"];
                if (decimal !== newDecimal && (before.precision[0] > 0 || after.precision[0] > 0)) mask |= bit["decimal-mark"];
                if (group !== newGroup && primary > 0 && newPrimary > 0) mask |= bit["group-mark"];
                if (primary !== newPrimary || secondary !== newSecondary
                    || (minimum !== newMinimum && primary > 0)) mask |= bit.grouping;
            }
            if (old[2] !== now[2]) mask |= withoutBidi(before.symbol) === withoutBidi(after.symbol) ? bit.bidi : bit.symbol;
            if (old[3] !== now[3]) mask |= before.precision[0] !== after.precision[0] ? bit.digits : bit.rounding;
            return mask;
        }

        class Comparison {
            constructor({ source, locales: oldLocales, parents: oldParents, currencies: oldCurrencies, samples: rows }) {
                this.source = source;
                this.old = new Samples(rows, oldParents, oldCurrencies.length);
                const localePlaces = new Map(oldLocales.map((id, index) => [id, index]));
                const currencyPlaces = new Map(oldCurrencies.map((code, index) => [code, index]));
                this.localePlaces = locales.map((locale) => localePlaces.get(locale.id) ?? -1);
                this.currencyPlaces = currencies.map((currency) => currencyPlaces.get(currency.code) ?? -1);
                this.masks = new Array(locales.length);
                this.known = new Map();
            }

            // The mask of each currency in a locale; null where the older version does not have the locale.
            row(locale) {
                if (this.masks[locale] !== undefined) return this.masks[locale];
                const oldLocale = this.localePlaces[locale];
                if (oldLocale < 0) return (this.masks[locale] = null);
                const result = new Uint16Array(currencies.length);
                const [oldShapes, oldNotations, oldSymbols, oldPrecisions] = this.old.columns(oldLocale);
                const [shapes, notations, symbols, precisions] = samples.standard.columns(locale);
                const [oldShapeList, oldNotationList] = this.old.rows[oldLocale];
                const [shapeList, notationList] = samples.standard.rows[locale];
                for (let currency = 0; currency < currencies.length; currency += 1) {
                    const old = this.currencyPlaces[currency];
                    if (old < 0) continue;
                    if (oldShapeList[oldShapes[old]] === shapeList[shapes[currency]]
                        && oldNotationList[oldNotations[old]] === notationList[notations[currency]]
                        && oldSymbols[old] === symbols[currency] && oldPrecisions[old] === precisions[currency]) continue;
                    const before = this.old.key(oldLocale, old);
                    const after = samples.standard.key(locale, currency);
                    const key = before.join() + ";" + after.join();
                    if (!this.known.has(key)) this.known.set(key, maskOf(before, after));
                    result[currency] = this.known.get(key);
                }
                return (this.masks[locale] = result);
            }

            // How many currencies differ; null where the older version does not have the locale.
            changedCurrencies(locale) {
                return this.row(locale)?.reduce((count, mask) => count + (mask ? 1 : 0), 0) ?? null;
            }

            before(locale, currency, amount) {
                return writeAmount(this.old.form(this.localePlaces[locale], this.currencyPlaces[currency]), amount);
            }
        }

        const comparison = data.comparison ? new Comparison(data.comparison) : null;
        // Locales down, currencies across; a cell where an amount is written otherwise. Only what is in sight is drawn.
        class HeatMap {
            // onselect(locale, currency) is called for the cell that is clicked or entered.
            constructor(onselect) {
                this.onselect = onselect;
                this.rows = [];
                this.columns = [];
                this.filter = 0;
                this.size = 10;
                this.at = { row: 0, column: 0 };
                this.hover = null;
                this.canvas = element("canvas", { "aria-hidden": "true" });
                this.sizer = element("div", { class: "heat-sizer" }, this.canvas);
                this.element = element("div", {
                    class: "heat", tabindex: 0, role: "application", "aria-roledescription": "heat map",
                    "aria-label": "Heat map of locales and currencies. Arrows move, Enter opens.",
                    onscroll: () => this.request(), onkeydown: (event) => this.key(event),
                    onfocus: () => { this.request(); this.tell(); }, onblur: () => this.request(),
                    onpointermove: (event) => this.point(event),
                        onpointerleave: () => { this.hover = null; this.request(); this.onhover?.(null); },
                    onclick: (event) => this.click(event),
                }, this.sizer);
                this.watcher = new ResizeObserver(() => this.layout());
                this.watcher.observe(this.element);
                this.redraw = () => this.request();
                themeListeners.add(this.redraw);
            }

            leave() {
                this.watcher.disconnect();
                themeListeners.delete(this.redraw);
            }

            get left() { return this.element.clientWidth < 500 ? 78 : 104; }
            get top() { return 40; }

            show(rows, columns, filter) {
                this.rows = rows;
                this.columns = columns;
                this.filter = filter;
                this.at = { row: Math.min(this.at.row, Math.max(0, rows.length - 1)),
                    column: Math.min(this.at.column, Math.max(0, columns.length - 1)) };
                this.layout();
            }

            mask(row, column) {
                return comparison.row(this.rows[row])[this.columns[column]] & this.filter;
            }

            // A cell is as large as fits, within limits; `scale` is the reader's wish.
            zoom(factor) {
                const centre = this.at;
                this.size = Math.max(3, Math.min(28, factor === null ? this.fitting() : Math.round(this.size * factor)));
                this.layout();
                this.reveal(centre);
            }

            fitting() {
                const room = this.element.clientWidth - this.left - 1;
                // A finger needs more room than a pointer.
                return Math.max(this.element.clientWidth < 500 ? 9 : 3,
                    Math.min(16, Math.floor(room / Math.max(1, this.columns.length))));
            }

            layout() {
                const { clientWidth: width, clientHeight: height } = this.element;
                if (width === 0) return;
                this.sizer.style.width = `${this.left + this.columns.length * this.size}px`;
                this.sizer.style.height = `${this.top + this.rows.length * this.size}px`;
                const ratio = devicePixelRatio || 1;
                this.canvas.width = Math.round(width * ratio);
                this.canvas.height = Math.round(height * ratio);
                this.canvas.style.width = `${width}px`;
                this.canvas.style.height = `${height}px`;
                this.draw();
            }

            request() {
                this.frame ??= requestAnimationFrame(() => { this.frame = null; this.draw(); });
            }

            draw() {
                const context = this.canvas.getContext("2d");
                const ratio = devicePixelRatio || 1;
                const width = this.canvas.width / ratio;
                const height = this.canvas.height / ratio;
                const style = getComputedStyle(document.documentElement);
                const colour = (name) => style.getPropertyValue(name).trim();
                const colours = [null, colour("--heat-1"), colour("--heat-2"), colour("--heat-3")];
                const { size, left, top } = this;
                const { scrollLeft, scrollTop } = this.element;
                context.setTransform(ratio, 0, 0, ratio, 0, 0);
                context.fillStyle = colour("--raised");
                context.fillRect(0, 0, width, height);
                const firstRow = Math.floor(scrollTop / size);
                const lastRow = Math.min(this.rows.length, Math.ceil((scrollTop + height - top) / size));
                const firstColumn = Math.floor(scrollLeft / size);
                const lastColumn = Math.min(this.columns.length, Math.ceil((scrollLeft + width - left) / size));
                const gap = size >= 6 ? 1 : 0;
                const x = (column) => left + column * size - scrollLeft;
                const y = (row) => top + row * size - scrollTop;

                context.save();
                context.beginPath();
                context.rect(left, top, width - left, height - top);
                context.clip();
                if (size >= 8) {
                    context.fillStyle = colour("--sunken");
                    for (let row = firstRow; row < lastRow; row += 1) {
                        if (row % 2) context.fillRect(left, y(row), (lastColumn * size) - scrollLeft, size);
                    }
                }
                for (let row = firstRow; row < lastRow; row += 1) {
                    for (let column = firstColumn; column < lastColumn; column += 1) {
                        const level = severity(this.mask(row, column));
                        if (level === 0) continue;
                        // The lesser is also the smaller, for those who see no colours.
                        const inset = size >= 8 ? (3 - level) * size * 0.14 : 0;
                        context.fillStyle = colours[level];
                        context.fillRect(x(column) + inset, y(row) + inset, size - gap - 2 * inset, size - gap - 2 * inset);
                    }
                }
                const outline = (cell, name, line) => {
                    context.strokeStyle = colour(name);
                    context.lineWidth = line;
                    context.strokeRect(x(cell.column) - 1, y(cell.row) - 1, size + 2 - gap, size + 2 - gap);
                };
                if (this.hover) outline(this.hover, "--soft", 1.5);
                if (this.rows.length > 0) outline(this.at, "--accent", document.activeElement === this.element ? 3 : 2);
                context.restore();

                context.fillStyle = colour("--page");
                context.fillRect(0, 0, width, top);
                context.fillRect(0, 0, left, height);
                context.font = `${Math.max(10, Math.min(13, size))}px ${style.fontFamily}`;
                context.textBaseline = "middle";
                context.textAlign = "right";
                const every = Math.max(1, Math.ceil(12 / size));
                const lit = this.hover ?? this.at;
                const label = (text, isLit, px, py) => {
                    context.fillStyle = isLit ? colour("--accent") : colour("--soft");
                    context.fillText(text, px, py);
                };
                context.save();
                context.beginPath();
                context.rect(0, top - 6, left, height - top + 6);
                context.clip();
                for (let row = firstRow; row < lastRow; row += 1) {
                    const isLit = row === lit.row;
                    if (!isLit && (row % every !== 0 || (every > 1 && Math.abs(row - lit.row) < every))) continue;
                    label(fitted(context, locales[this.rows[row]].id, left - 12), isLit, left - 8, y(row) + size / 2);
                }
                context.restore();
                context.save();
                context.beginPath();
                context.rect(left - 6, 0, width - left + 6, top);
                context.clip();
                context.textAlign = "left";
                for (let column = firstColumn; column < lastColumn; column += 1) {
                    const isLit = column === lit.column;
                    if (!isLit && (column % every !== 0 || (every > 1 && Math.abs(column - lit.column) < every))) continue;
                    context.save();
                    context.translate(x(column) + size / 2, top - 5);
                    context.rotate(-Math.PI / 2);
                    label(currencies[this.columns[column]].code, isLit, 0, 0);
                    context.restore();
                }
                context.restore();
            }

            cellAt(event) {
                const box = this.element.getBoundingClientRect();
                const px = event.clientX - box.left - this.element.clientLeft - this.left;
                const py = event.clientY - box.top - this.element.clientTop - this.top;
                const row = Math.floor((py + this.element.scrollTop) / this.size);
                const column = Math.floor((px + this.element.scrollLeft) / this.size);
                return px < 0 || py < 0 || row >= this.rows.length || column >= this.columns.length ? null : { row, column };
            }

            point(event) {
                const cell = this.cellAt(event);
                if (cell?.row === this.hover?.row && cell?.column === this.hover?.column) return;
                this.hover = cell;
                this.onhover?.(cell);
                this.request();
            }

            click(event) {
                const cell = this.cellAt(event);
                if (!cell) return;
                this.at = cell;
                this.request();
                this.onselect(this.rows[cell.row], this.columns[cell.column]);
            }

            describe({ row, column }) {
                const names = aspectsOf(this.mask(row, column)).map((aspect) => classTitles.get(aspect).toLowerCase());
                const cell = `${locales[this.rows[row]].id}, ${currencies[this.columns[column]].code}`;
                return `${cell}: ${names.join(", ") || "the same"}`;
            }

            tell() {
                if (this.rows.length === 0) return;
                say(this.describe(this.at));
                this.onhover?.(this.at);
            }

            select(locale, currency) {
                const row = this.rows.indexOf(locale);
                const column = this.columns.indexOf(currency);
                this.at = { row: Math.max(0, row), column: Math.max(0, column) };
                this.reveal(this.at);
                this.request();
            }

            reveal({ row, column }) {
                const view = this.element;
                const px = column * this.size;
                const py = row * this.size;
                if (px < view.scrollLeft) view.scrollLeft = px;
                else if (px + this.size > view.scrollLeft + view.clientWidth - this.left) view.scrollLeft = px
                    + this.size - view.clientWidth + this.left + 2;
                if (py < view.scrollTop) view.scrollTop = py;
                else if (py + this.size > view.scrollTop + view.clientHeight - this.top) view.scrollTop = py
                    + this.size - view.clientHeight + this.top + 2;
            }

            key(event) {
                if (event.ctrlKey || event.metaKey || event.altKey || this.rows.length === 0) return;
                const page = Math.max(1, Math.floor((this.element.clientHeight - this.top) / this.size) - 1);
                const step = event.shiftKey ? 10 : 1;
                const { row, column } = this.at;
                const move = {
                    ArrowDown: [row + step, column], ArrowUp: [row - step, column], ArrowRight: [row, column + step],
                    ArrowLeft: [row, column - step], PageDown: [row + page, column], PageUp: [row - page, column],
                    Home: [row, 0], End: [row, this.columns.length - 1],
                }[event.key];
                if (event.key === "Enter" || event.key === " ") {
                    event.preventDefault();
                    this.onselect(this.rows[row], this.columns[column]);
                    return;
                }
                if (event.key === "+" || event.key === "-") { this.zoom(event.key === "+" ? 1.5 : 1 / 1.5); return; }
                if (!move) return;
                event.preventDefault();
                this.at = { row: Math.max(0, Math.min(this.rows.length - 1, move[0])),
                    column: Math.max(0, Math.min(this.columns.length - 1, move[1])) };
                this.hover = null;
                this.reveal(this.at);
                this.request();
                this.tell();
            }
        }

        // The text, cut where it is too wide.
        function fitted(context, text, width) {
            let result = text;
            while (result.length > 1 && context.measureText(result).width > width) result = result.slice(0, -2) + "…";
            return result;
        }
        // What differs between two versions: how much of what kind, where, and each finding.
        function differencesPage(value) {
            const chosen = { levels: new Set([1, 2, 3]), aspect: null, order: "code" };
            const counts = countMasks();
            const detail = element("div",
                { class: "detail", role: "region", "aria-label": "The chosen amount", "aria-live": "polite" });
            const caption = element("p", { class: "heat-caption", "aria-hidden": "true" });
            let selected = null;

            const drawDetail = () => {
                if (selected) detail.replaceChildren(...changeDetail(selected.locale, selected.currency));
            };
            const map = new HeatMap((locale, currency) => { selected = { locale, currency }; drawDetail(); });
            map.onhover = (cell) => { caption.textContent = cell ? map.describe(cell) : plural(map.rows.length, "locale")
                + " × " + plural(map.columns.length, "currency", "currencies"); };

            const filter = () => {
                let mask = 0;
                for (const level of chosen.levels) mask |= severities[level].mask;
                return chosen.aspect ? mask & bit[chosen.aspect] : mask;
            };
            const draw = () => {
                const mask = filter();
                const { rows, columns } = changedCells(mask, chosen.order);
                map.show(rows, columns, mask);
                map.onhover(null);
                empty.hidden = rows.length > 0;
            };

            const legend = element("div", { class: "legend", role: "group", "aria-label": "Kinds of difference" },
                [3, 2, 1].map((level) => element("label", { class: "level" },
                    element("input", {
                        type: "checkbox", checked: true,
                        onchange: (event) => {
                            if (event.target.checked) chosen.levels.add(level); else chosen.levels.delete(level);
                            draw();
                        },
                    }),
                    element("span", { class: `swatch level-${level}`, "aria-hidden": "true" }), severities[level].title,
                    badge(counted(counts.levels[level])))));
            const chips = element("div", { class: "chips", role: "group", "aria-label": "Only one aspect" },
                aspects.filter((aspect) => counts.aspects[aspect] > 0).map((aspect) => {
                    const chip = element("button", {
                        type: "button", class: "chip", "aria-pressed": "false",
                        onclick: () => {
                            chosen.aspect = chosen.aspect === aspect ? null : aspect;
                            for (const other of chips.children) other.setAttribute("aria-pressed",
                                String(other === chip && chosen.aspect !== null));
                            draw();
                        },
                    }, classTitles.get(aspect), badge(counted(counts.aspects[aspect])));
                    return chip;
                }));
            const order = element("select",
                { id: "order", onchange: (event) => { chosen.order = event.target.value; draw(); } },
                element("option", { value: "code" }, "By code"), element("option", { value: "count" }, "Most changed first"));
            const zooms = element("div", { class: "zooms", role: "group", "aria-label": "Size of the map" },
                [["−", "Smaller", 1 / 1.5], ["+", "Larger", 1.5],
                    ["Fit", "As wide as the page", null]].map(([text, title, factor]) =>
                    element("button", { type: "button", title, "aria-label": title, onclick: () => map.zoom(factor) }, text)));
            const empty = element("p", { class: "none", hidden: true }, "Nothing differs in what is chosen.");
            const tools = controls(null, false);
            tools.append(field("Order", order), zooms);

            const newLocales = locales.filter((locale) => comparison.localePlaces[locale.index] < 0);
            const newCurrencies = currencies.filter((currency) => comparison.currencyPlaces[currency.index] < 0);
            const news = [
                newLocales.length > 0 ? plural(newLocales.length, "locale") : null,
                newCurrencies.length > 0 ? plural(newCurrencies.length, "currency", "currencies") : null,
            ].filter(Boolean);
            const view = element("article", {},
                element("h1", {}, "What differs"),
                element("p", { class: "lead" },
                    `${counted(counts.changed)} of ${counted(counts.all)} pairs of a locale and a currency are written otherwise `
                        + `than in ${sourceText(comparison.source)} with ISO 4217 of ${comparison.source.iso4217}.`,
                    news.length > 0 ? ` New: ${news.join(" and ")}.` : ""),
                legend, chips,
                element("div", { class: "heat-frame" }, tools, empty,
                    element("div", { class: "heat-and-detail" }, element("div", {}, map.element, caption), detail)),
                section("Findings", findingsByClass(data.findings)));
            detail.append(element("p", { class: "none" }, "Choose a cell to see its amounts."));

            return {
                view, title: "Differences", update: drawDetail, leave: () => map.leave(),
                enter: () => {
                    draw();
                    map.zoom(null);
                    const start = firstCell(map, value);
                    if (start) { map.select(start.locale, start.currency); selected = start; drawDetail(); }
                },
            };
        }

        function countMasks() {
            const result = { all: 0, changed: 0, levels: [0, 0, 0, 0],
                aspects: Object.fromEntries(aspects.map((aspect) => [aspect, 0])) };
            const known = comparison.currencyPlaces.filter((place) => place >= 0).length;
            for (const locale of locales) {
                const row = comparison.row(locale.index);
                if (!row) continue;
                result.all += known;
                for (const mask of row) {
                    if (mask === 0) continue;
                    result.changed += 1;
                    result.levels[severity(mask)] += 1;
                    for (const aspect of aspectsOf(mask)) result.aspects[aspect] += 1;
                }
            }
            return result;
        }

        // The locales and currencies with a difference of the chosen kinds.
        function changedCells(filter, order) {
            const rowCounts = new Uint32Array(locales.length);
            const columnCounts = new Uint32Array(currencies.length);
            for (const locale of locales) {
                const row = comparison.row(locale.index);
                if (!row) continue;
                for (let currency = 0; currency < row.length; currency += 1) {
                    if ((row[currency] & filter) === 0) continue;
                    rowCounts[locale.index] += 1;
                    columnCounts[currency] += 1;
                }
            }
            const pick = (counts) => {
                const all = [...counts.keys()].filter((index) => counts[index] > 0);
                return order === "count" ? all.sort((left, right) => counts[right] - counts[left] || left - right) : all;
            };
            return { rows: pick(rowCounts), columns: pick(columnCounts) };
        }

        // The cell that the address names by a locale, a currency or both, as in de-CH,CHF; else the first that differs.
        function firstCell(map, value) {
            const names = value.split(",");
            const locale = names.map((name) => localeById.get(name)?.index).find((index) => map.rows.includes(index));
            const currency = names.map((name) => currencyByCode.get(name)?.index).find((index) => map.columns.includes(index));
            const rows = locale === undefined ? map.rows : [locale];
            const columns = currency === undefined ? map.columns : [currency];
            for (const row of rows) for (const column of columns) {
                if (comparison.row(row)[column] & map.filter) return { locale: row, currency: column };
            }
            return null;
        }

        // One cell: before and after, for the chosen amount, its negative and a small one.
        function changeDetail(localeIndex, currencyIndex) {
            const locale = locales[localeIndex];
            const currency = currencies[currencyIndex];
            const mask = comparison.row(localeIndex)[currencyIndex];
            const isKnown = comparison.currencyPlaces[currencyIndex] >= 0;
            const amount = settings.amount ?? readAmount("1234567.89");
            const amounts = [amount, { ...amount, isNegative: !amount.isNegative }, readAmount("0.5"), readAmount("1234")];
            const after = (one) => writeAmount(samples.standard.form(localeIndex, currencyIndex), one);
            const cell = (text) => element("div", { class: "looked-at", tabindex: 0 }, shownAmount(text, locale));
            const fields = data.findings.filter((finding) =>
                (finding[1] === localeIndex || finding[8].includes(localeIndex)
                    || (finding[1] < 0 && finding[3] === currency.code))
                && (finding[3] === null || finding[3] === currency.code) && (mask & (bit[finding[0]] ?? 0)));
            return [
                element("h2", {}, localeAnchor(locale), " × ", link(currencyHref(currency), currency.code)),
                element("p", { class: "soft" }, `${locale.name}, ${currency.name}`),
                element("div", { class: "chips" },
                    aspectsOf(mask).map((aspect) =>
                    element("span", { class: `chip still level-${severity(bit[aspect])}-edge` }, classTitles.get(aspect)))),
                element("div", { class: "changes" },
                    element("span", { class: "head" }, comparison.source.version),
                        element("span", { class: "head" }, data.source.version),
                    amounts.map((one) =>
                        [cell(isKnown ? comparison.before(localeIndex, currencyIndex, one) : ""), cell(after(one))])),
                fields.length > 0 ? element("ul", { class: "causes" }, fields.slice(0, 12).map((finding) =>
                    element("li", {},
                        element("span", { class: "faint" },
                        finding[2] === null || finding[1] === localeIndex ? "" : `${finding[2]}: `),
                        element("code", {}, finding[5]), element("br"), shownValue(finding[6] ?? ""), " → ",
                            shownValue(finding[7] ?? "")))) : null,
            ].filter(Boolean);
        }

        // Findings by class; a class is written out when it is opened. Those of few findings, and not more than `room`, are.
        function findingsByClass(findings, room = 0) {
            const byClass = new Map(data.classes.map(([name]) => [name, []]));
            for (const finding of findings) byClass.get(finding[0]).push(finding);
            return [...byClass].filter(([, list]) => list.length > 0).map(([name, list]) => {
                const isOpen = list.length <= Math.min(room, 12) && name !== "names";
                if (isOpen) room -= list.length;
                return unfolding([classTitles.get(name), badge(counted(list.length))], list, findingRows, isOpen);
            });
        }
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
        // Dark, light, or as the system has it; and whether invisible characters are marked.
        const storage = {
            get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
            set: (key,
                value) => { try { localStorage.setItem(key, value); } catch { /* a page of its own origin keeps nothing */ } },
        };
        const systemTheme = matchMedia("(prefers-color-scheme: dark)");
        const isDark = () => (document.documentElement.dataset.theme ?? (systemTheme.matches ? "dark" : "light")) === "dark";
        const themeListeners = new Set();

        function setTheme(theme) {
            if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
            const title = isDark() ? "Light colours (t)" : "Dark colours (t)";
            byId("theme").title = title;
            byId("theme").setAttribute("aria-label", isDark() ? "Light colours" : "Dark colours");
            for (const listener of themeListeners) listener();
        }

        function switchTheme() {
            const theme = isDark() ? "light" : "dark";
            setTheme(theme);
            storage.set("theme", theme);
            say(theme === "dark" ? "Dark colours" : "Light colours");
        }

        function switchMarks() {
            const on = document.documentElement.classList.toggle("marks");
            byId("marks").setAttribute("aria-pressed", String(on));
            say(on ? "Invisible characters are marked" : "Invisible characters are not marked");
        }

        byId("theme").addEventListener("click", switchTheme);
        byId("marks").addEventListener("click", switchMarks);
        byId("help").addEventListener("click", () => byId("keys").showModal());
        systemTheme.addEventListener("change", () => setTheme(null));
        setTheme(storage.get("theme"));
        // The address says what is shown: #locales, #locale=de-CH, #currency=EUR, #differences.
        const search = byId("search");
        let shownView = null;

        function localesView() {
            const grid = localeTable(chosenCurrency);
            const show = () => {
                const list = foundLocales(search.value);
                grid.show(list,
                    list.length === locales.length ? plural(locales.length, "locale")
                    : `${list.length} of ${plural(locales.length, "locale")}`);
            };
            show();
            const heading = element("h1", { class: "quiet" }, "All locales");
            return { view: element("article", {}, heading, controls("currency"), grid.element), title: "Locales", grid,
                find: show, update: () => grid.refresh() };
        }

        function currenciesView() {
            const grid = currencyTable(() => locales[settings.locale]);
            const show = () => {
                const list = foundCurrencies(search.value);
                grid.show(list, list.length === currencies.length ? plural(currencies.length, "currency", "currencies")
                    : `${list.length} of ${plural(currencies.length, "currency", "currencies")}`);
            };
            show();
            const heading = element("h1", { class: "quiet" }, "All currencies");
            return { view: element("article", {}, heading, controls("locale"), grid.element), title: "Currencies", grid,
                find: show, update: () => grid.refresh() };
        }

        const missing = (what) => ({
            title: "Not found",
            view: element("article", {}, element("h1", {}, "Not found"), element("p", {}, what, " "),
                element("p", {}, link("#locales", "All locales"), ", ", link("#currencies", "all currencies"))),
        });

        function viewOf(address) {
            const [name, ...rest] = address.split("=");
            let value = rest.join("=");
            try { value = decodeURIComponent(value); } catch { /* the address is taken as it is */ }
            switch (name) {
            case "": case "locales": return { tab: "locales", ...localesView() };
            case "currencies": return { tab: "currencies", ...currenciesView() };
            case "differences":
                return comparison ? { tab: "differences", ...differencesPage(value) }
                    : missing("This page compares no two versions.");
            case "audit":
                return audit ? { tab: "audit", ...auditPage() } : missing("This page holds no audit.");
            case "locale":
                return localeById.has(value) ? { tab: "locales", isPage: true, ...localePage(localeById.get(value)) }
                    : missing(`There is no locale “${value}”.`);
            case "currency":
                return currencyByCode.has(value)
                    ? { tab: "currencies", isPage: true, ...currencyPage(currencyByCode.get(value)) }
                    : missing(`There is no currency “${value}”.`);
            default: return missing(`There is nothing at “#${address}”.`);
            }
        }

        const positions = new Map();
        let address = null;

        function route() {
            const next = location.hash.slice(1);
            if (next === "main") return;
            hideTip();
            if (address !== null) positions.set(address,
                { scroll: scrollY, at: shownView?.grid?.at, sorting: shownView?.grid?.sorting });
            const before = address;
            address = next;
            shownView?.grid?.detach();
            shownView?.leave?.();
            listeners.clear();
            shownView = viewOf(next);
            byId("main").replaceChildren(shownView.view);
            document.title = `${shownView.title} · ${data.title}`;
            if (shownView.update) listeners.add(shownView.update);
            const position = positions.get(next);
            if (shownView.grid) {
                shownView.grid.attach();
                if (position?.sorting) { shownView.grid.sorting = position.sorting; shownView.grid.order(); }
                if (position?.at && position.at.row < shownView.grid.ordered.length) shownView.grid.at = position.at;
                shownView.grid.refresh();
            }
            shownView.enter?.();
            const isBack = position && !shownView.isPage;
            scrollTo(0, isBack ? position.scroll : 0);
            shownView.grid?.draw();
            if (before !== null) {
                if (isBack && shownView.grid) shownView.grid.cellAt(shownView.grid.at)?.focus({ preventScroll: true });
                else if (document.activeElement !== search) byId("main").focus({ preventScroll: true });
            }
            drawTabs();
        }

        // How many of each view have the words: counted once the rows are there.
        let counting = 0;
        function countHits() {
            clearTimeout(counting);
            counting = setTimeout(drawTabs, 60);
        }

        function drawTabs() {
            const query = search.value.trim();
            const tab = (name, title, key, count) => element("a", {
                href: `#${name}`, class: "tab", "aria-current": shownView?.tab === name ? "page" : null,
                    "aria-keyshortcuts": key,
            }, title,
                count === null ? null : element("span", { class: "hits", "aria-label": `${count} found` }, String(count)));
            byId("tabs").replaceChildren(...[
                tab("locales", "Locales", "1", query ? foundLocales(query).length : null),
                tab("currencies", "Currencies", "2", query ? foundCurrencies(query).length : null),
                comparison ? tab("differences", "Differences", "3", null) : null,
                audit ? tab("audit", "Audit", "4", null) : null,
            ].filter(Boolean));
        }

        search.addEventListener("input", () => {
            if (!shownView?.find) {
                location.hash = shownView?.tab === "currencies" ? "#currencies" : "#locales";
                return;
            }
            scrollTo(0, 0);
            shownView.find();
            shownView.grid?.draw();
            countHits();
            say(shownView.grid?.count.textContent ?? "");
        });
        search.addEventListener("keydown", (event) => {
            if (event.key !== "ArrowDown" && event.key !== "Enter") return;
            event.preventDefault();
            if (event.key === "Enter"
                && shownView?.grid?.ordered.length === 1) location.hash = shownView.grid.href(shownView.grid.ordered[0]);
            else if (shownView?.grid?.ordered.length) shownView.grid.focus(0, 0);
        });

        addEventListener("keydown", (event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
            if (event.key === "Escape") {
                if (hideTip()) return;
                if (search.value !== "") {
                    search.value = "";
                    search.dispatchEvent(new Event("input"));
                    search.focus();
                } else if (document.activeElement === search) {
                    if (shownView?.grid?.ordered.length && shownView.find) shownView.grid.focus(0, 0);
                } else if (shownView?.isPage) {
                    location.hash = `#${shownView.tab}`;
                }
                return;
            }
            if (event.target.matches("input:not([type=radio]), select, textarea")) return;
            const action = {
                "/": () => { search.focus(); search.select(); }, "1": () => { location.hash = "#locales"; },
                "2": () => { location.hash = "#currencies"; }, "3": () => { if (comparison) location.hash = "#differences"; },
                "4": () => { if (audit) location.hash = "#audit"; },
                "i": switchMarks, "t": switchTheme, "?": () => byId("keys").showModal(),
            }[event.key];
            if (!action) return;
            event.preventDefault();
            action();
        });

        const sourceText = ({ name, version, cldr }) =>
            `${name} ${version}${cldr && !version.startsWith(cldr) ? ` (CLDR ${cldr})` : ""}`;
        const sources = [comparison?.source, data.source].filter(Boolean);
        byId("versions").textContent = sources.map(sourceText).join(" → ");
        byId("versions").title = sources.map((source) =>
            `${sourceText(source)} with ISO 4217 of ${source.iso4217}`).join(" → ");
        data.title = document.title;
        addEventListener("hashchange", route);
        route();

        // For the console and for tests: currencyPage.write("de-CH", "EUR", "-1234.5"), with "accounting" or another form behind
        // it; currencyPage.writeOld writes as the older version.
        globalThis.currencyPage = {
            write: (locale, currency, typed, style = "standard") =>
                writeAmount(samples[style].form(localeById.get(locale).index, currencyByCode.get(currency).index),
                    readAmount(typed)),
            writeOld: (locale, currency, typed) =>
                comparison.before(localeById.get(locale).index, currencyByCode.get(currency).index, readAmount(typed)),
            locales: locales.map((locale) => locale.id),
            currencies: currencies.map((currency) => currency.code),
        };
        """####
}
