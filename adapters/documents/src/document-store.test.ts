// Knows that files are kept whole, under keys that cannot be guessed, and served by what they are.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createDocumentStore } from "./document-store.ts";
import { judgeMediaType } from "./media-type.ts";
import { ruleServing } from "./serving-rules.ts";

const folder = mkdtempSync(join(tmpdir(), "academiz-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createDocumentStore(folder, randomBytes(32));
const listStored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe("decisions 12: the store", () => {
  test("any bytes come back as they went in, under one key for one content of one client", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const [stored, again] = [await store.put({ clientId: "a" }, bytes), await store.put({ clientId: "a" }, bytes)];
        expect(Buffer.from((await store.read(stored.key)) ?? [])).toEqual(Buffer.from(bytes));
        expect(again.key).toBe(stored.key);
        expect((await store.put({ clientId: "b" }, bytes)).key).not.toBe(stored.key);
      }),
      { numRuns: 25 },
    );
  });

  test("the same content under another secret has another key: knowing a file does not open it", async () => {
    const bytes = Buffer.from("known to all");
    const other = createDocumentStore(folder, randomBytes(32));
    expect((await other.put({ clientId: "a" }, bytes)).key).not.toBe((await store.put({ clientId: "a" }, bytes)).key);
  });

  test("the same file put ten times at once is there once, with no draft left", async () => {
    const bytes = randomBytes(100_000);
    const before = listStored().length;
    const keys = await Promise.all(Array.from({ length: 10 }, () => store.put({ clientId: "a" }, bytes)));
    expect(new Set(keys.map((stored) => stored.key)).size).toBe(1);
    expect(listStored()).toHaveLength(before + 1);
  });

  test("what is no key opens nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (key) => {
        expect(await store.read(key)).toBeNull();
      }),
    );
    for (const key of ["..", "../../etc/passwd", "a".repeat(43)]) expect(await store.locate(key)).toBeNull();
  });
});

describe("decisions 12: types are judged by content", () => {
  test.each([
    ["image/png", "\x89PNG\r\n\x1a\n...."],
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/webp", "RIFF....WEBPVP8 "],
    ["audio/mpeg", "ID3\x04"],
    ["video/mp4", "\x00\x00\x00\x20ftypisom"],
    ["video/webm", "\x1a\x45\xdf\xa3"],
    ["text/vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nHi"],
    ["image/svg+xml", '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg">'],
    ["text/html", "  <!DOCTYPE html><p>"],
    ["text/html", "hello <script src=x></script>"],
    ["text/plain", "Bonjour, été"],
    ["application/octet-stream", "\x00\x01\x02"],
    ["application/octet-stream", ""],
  ])("%s", (type, text) => {
    expect(judgeMediaType(Buffer.from(text, "latin1"))).toBe(type);
  });

  test("what could run script is never shown as a page", () => {
    for (const type of ["text/html", "image/svg+xml", "application/octet-stream", "application/zip", "text/xml"]) {
      expect(ruleServing(type).download).toBe(true);
    }
    expect(ruleServing("text/html").type).toBe("application/octet-stream");
    expect(ruleServing("image/png")).toEqual({ type: "image/png", download: false });
  });
});
