// This package's executor as a child process, which answers each line with one line.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Sends all requests and returns the answers in order. */
export async function answers(program, parameters, requests) {
    const child = spawn(program, ["conformance", ...parameters], { stdio: ["pipe", "pipe", "inherit"] });
    const exited = new Promise((resolve, reject) => {
        child.on("error", reject);
        child.on("close", resolve);
    });
    const results = [];
    const reading = (async () => {
        for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
            results.push(JSON.parse(line));
        }
    })();
    for (const [index, request] of requests.entries()) {
        const line = `${JSON.stringify({ label: String(index), ...request })}\n`;
        if (!child.stdin.write(line)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    }
    child.stdin.end();
    const code = await exited;
    await reading;
    if (code !== 0) throw new Error(`the executor ended with ${code}`);
    if (results.length !== requests.length) {
        throw new Error(`${requests.length} requests had ${results.length} answers`);
    }
    results.forEach((result, index) => {
        if (result.label !== String(index)) throw new Error(`answer ${index} has the label ${result.label}`);
    });
    return results;
}
