// Knows the contract for a document store, wherever the bytes lie.
import type { DocumentStore } from "@academiz/backend/ports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const OWNER = { clientId: "a" };
const TEXT = Uint8Array.from("Bonjour", (letter) => letter.charCodeAt(0));
const LARGE = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251);

async function gather(bytes: AsyncIterable<Uint8Array> | null | undefined): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes ?? []) parts.push(part);
  const all = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
/** Vitest takes a second to compare as many as these. */
const expectBytes = (found: Uint8Array, due: Uint8Array): void => {
  const difference = due.findIndex((byte, at) => found[at] !== byte);
  expect({ length: found.length, difference }).toEqual({ length: due.length, difference: -1 });
};
const readAll = async (store: DocumentStore, key: string) => gather(await (await store.open(key))?.read());

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

/** Each call of `create` gives a place of its own, empty, under the same secret. */
export function suiteDocumentStore(create: () => Promise<DocumentStore>): void {
  describe("decisions 12: a document store", () => {
    test("gives any bytes back unchanged, with one key for the same content of one client", async () => {
      const store = await create();
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
          const stored = await store.put(OWNER, bytes);
          expect(stored.size).toBe(bytes.byteLength);
          expect(await store.put(OWNER, inPieces(bytes, size))).toEqual(stored);
          expect(await store.open(stored.key)).toMatchObject(stored);
          expectBytes(await readAll(store, stored.key), bytes);
          expect((await store.put({ clientId: "b" }, bytes)).key).not.toBe(stored.key);
        }),
        { numRuns: 15 },
      );
    });

    test("gives any part of them", async () => {
      const store = await create();
      const { key } = await store.put(OWNER, inPieces(LARGE, 65_536));
      const place = fc.nat({ max: LARGE.byteLength - 1 });
      await fc.assert(
        fc.asyncProperty(place, place, async (one, other) => {
          const part = { start: Math.min(one, other), end: Math.max(one, other) };
          const read = await gather(await (await store.open(key))?.read(part));
          expectBytes(read, LARGE.subarray(part.start, part.end + 1));
        }),
        { numRuns: 15, examples: [[0, 0]] },
      );
    });

    test("judges the type by the content", async () => {
      const store = await create();
      const { key, type } = await store.put(OWNER, TEXT);
      expect([type, (await store.open(key))?.type]).toEqual(["text/plain", "text/plain"]);
    });

    test("opens nothing for an invalid or unused key", async () => {
      const store = await create();
      for (const key of ["", "..", "../../etc/passwd", "a/b", "drafts", "a".repeat(43)])
        expect(await store.open(key)).toBeNull();
      await fc.assert(
        fc.asyncProperty(fc.string(), async (key) => {
          expect(await store.open(key)).toBeNull();
        }),
        { numRuns: 20 },
      );
    });

    test("removes what it is told to, and nothing else; a content that is stored again is there again", async () => {
      const store = await create();
      const [one, other] = [await store.put(OWNER, TEXT), await store.put(OWNER, LARGE)];
      expectBytes(await readAll(store, one.key), TEXT);
      for (const key of [one.key, one.key, "a".repeat(43)]) await store.remove(key);
      expect(await store.open(one.key)).toBeNull();
      expectBytes(await readAll(store, other.key), LARGE);
      await expect(store.remove("../escape")).rejects.toThrow("no key");
      await store.put(OWNER, TEXT);
      expectBytes(await readAll(store, one.key), TEXT);
    });

    test("takes the same file ten times at once, and has it once", async () => {
      const store = await create();
      const stored = await Promise.all(Array.from({ length: 10 }, () => store.put(OWNER, LARGE)));
      expect(new Set(stored.map(({ key }) => key)).size).toBe(1);
      expectBytes(await readAll(store, stored[0]?.key ?? ""), LARGE);
    });

    test("shows nothing of a content that is still arriving, and keeps nothing of one that breaks off", async () => {
      const [store, other] = [await create(), await create()];
      const { key } = await other.put(OWNER, LARGE);
      let seen: unknown = "not asked";
      async function* watched() {
        yield LARGE.subarray(0, 200_000);
        seen = await store.open(key);
        yield LARGE.subarray(200_000);
      }
      async function* broken() {
        yield LARGE.subarray(0, 200_000);
        throw new Error("the caller has gone");
      }
      await expect(store.put(OWNER, broken())).rejects.toThrow("the caller has gone");
      expect(await store.open(key)).toBeNull();
      await store.put(OWNER, watched());
      expect(seen).toBeNull();
      expectBytes(await readAll(store, key), LARGE);
    });

    test("decisions 1: puts back what another store had, under its key; of a content that breaks nothing, and nothing under what is no key", async () => {
      const [store, key] = [await create(), `${"Ab-_".repeat(10)}abc`];
      async function* broken() {
        yield LARGE.subarray(0, 200_000);
        throw new Error("the archive is damaged");
      }
      await expect(store.restore(key, broken())).rejects.toThrow("the archive is damaged");
      expect(await store.open(key)).toBeNull();
      await store.restore(key, inPieces(LARGE, 65_536));
      await store.restore(key, inPieces(LARGE, 65_536));
      expectBytes(await readAll(store, key), LARGE);
      await expect(store.restore("../escape", inPieces(LARGE, 65_536))).rejects.toThrow("no key");
    });

    test("closes a transfer that nobody reads to its end", async () => {
      const store = await create();
      const { key } = await store.put(OWNER, LARGE);
      for (let round = 0; round < 100; round++)
        for await (const _ of (await (await store.open(key))?.read()) ?? []) break;
      expectBytes(await readAll(store, key), LARGE);
    });

    test("§7.65 holds a content apart until somebody keeps it; one that is discarded, or breaks off, leaves nothing", async () => {
      const store = await create();
      const staged = await store.stage(inPieces(LARGE, 65_536));
      expect([staged.size, staged.type]).toEqual([LARGE.byteLength, "application/octet-stream"]);
      expectBytes(await gather(staged.read({ start: 5, end: 9 })), LARGE.subarray(5, 10));
      const key = (await (await create()).put(OWNER, LARGE)).key;
      expect(await store.open(key)).toBeNull();
      expect(await staged.keep(OWNER)).toMatchObject({ key, size: LARGE.byteLength });
      await staged.discard();
      expectBytes(await readAll(store, key), LARGE);
      const other = await store.stage(inPieces(TEXT, 3));
      await other.discard();
      await other.discard();
      expect(await store.open((await (await create()).put(OWNER, TEXT)).key)).toBeNull();
    });

    test("§7.116 holds a content that nobody keeps, to be read in whole or in part; one that is discarded, or breaks off, leaves nothing", async () => {
      const store = await create();
      const held = await store.hold(inPieces(LARGE, 65_536));
      expect(held.size).toBe(LARGE.byteLength);
      for (const atOnce of [undefined, 1_000]) {
        expectBytes(await gather(held.read(undefined, atOnce)), LARGE);
        expectBytes(await gather(held.read({ start: 5, end: 9 }, atOnce)), LARGE.subarray(5, 10));
      }
      expect(await store.open((await (await create()).put(OWNER, LARGE)).key)).toBeNull();
      await held.discard();
      await held.discard();
      await expect(gather(held.read())).rejects.toThrow();
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield LARGE;
        throw new Error("gone");
      }
      await expect(store.hold(broken())).rejects.toThrow("gone");
    });
  });
}
