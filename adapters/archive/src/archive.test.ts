// Knows that an archive gives back what went into it, and that nothing of a damaged one is taken for whole.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackupFacts } from "@academiz/backend/ports";
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createArchive, openArchive } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "academiz-archive-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let names = 0;
const newPath = () => {
  names += 1;
  return join(folder, `${names}.zip`);
};

const FACTS: BackupFacts = {
  createdAt: "2026-01-02T03:04:05.000Z",
  schema: "0000_first",
  tables: [{ name: "clients", columns: ["id"], rows: 2 }],
  documents: 1,
  missingDocuments: [],
};
async function* inPieces<T>(pieces: readonly T[]) {
  yield* pieces;
}
async function gather<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

async function write(path: string, lines: readonly string[], bytes: Uint8Array): Promise<void> {
  const archive = await createArchive(path);
  await archive.addLines("tables/clients.jsonl", inPieces([lines.slice(0, 1), lines.slice(1)]));
  await archive.add("documents/key", inPieces([bytes.subarray(0, 100), bytes.subarray(100)]));
  await archive.finish(FACTS);
}
async function read(path: string) {
  const archive = await openArchive(path);
  try {
    return {
      facts: archive.facts,
      documents: archive.listNames("documents/"),
      lines: (await gather(archive.readLines("tables/clients.jsonl", 3))).flat(),
      bytes: Buffer.concat(await gather(archive.read("documents/key"))),
    };
  } finally {
    archive.close();
  }
}

describe("decisions 1: an archive", () => {
  test("gives every line and every byte back, with what it says of itself", async () => {
    const line = anyText().map((text) => text.replaceAll("\n", " "));
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.uint8Array({ maxLength: 500 }), async (lines, bytes) => {
        const path = newPath();
        // A database text cannot hold what is not Unicode.
        const texts = lines.map((text) => Buffer.from(text).toString());
        await write(path, texts, bytes);
        const found = await read(path);
        expect(found).toMatchObject({ facts: FACTS, documents: ["documents/key"], lines: texts });
        expect([...found.bytes]).toEqual([...bytes]);
      }),
      { numRuns: 30 },
    );
  });

  test("is its owner's alone, whole from its first moment, and never put over a file that is there", async () => {
    const path = newPath();
    const archive = await createArchive(path);
    expect(existsSync(path)).toBe(false);
    await expect(createArchive(path)).rejects.toThrow("another backup is being written");
    await archive.finish(FACTS);
    expect(statSync(path).mode & 0o077).toBe(0);
    await expect(createArchive(path)).rejects.toThrow("is there already");
    expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
  });

  test("one that is abandoned, or whose content breaks, leaves nothing", async () => {
    const path = newPath();
    const archive = await createArchive(path);
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("the storage has gone");
    }
    await expect(archive.add("documents/key", broken())).rejects.toThrow("the storage has gone");
    await archive.abandon();
    expect(readdirSync(folder).filter((name) => name.startsWith(`${names}.`))).toEqual([]);
  });

  test("one in which any byte was changed, or any part is missing, says so and is never read as whole", async () => {
    const path = newPath();
    await write(path, ["one", "two", "three"], Buffer.from("x".repeat(300)));
    const [whole, before] = [readFileSync(path), await read(path)];
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const damaged = Buffer.from(whole);
        damaged[at] = ((damaged[at] ?? 0) + by) % 256;
        writeFileSync(path, damaged);
        const found = await read(path).catch((error: Error) => error);
        // A byte that carries nothing of the content, such as one of a date, may have any value.
        if (found instanceof Error) expect(found.message).toMatch(/damaged|no backup|has no|cannot be read/);
        else expect(found).toEqual(before);
      }),
      { numRuns: 200 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), async (length) => {
        writeFileSync(path, whole.subarray(0, length));
        await expect(read(path)).rejects.toThrow(/damaged|no backup/);
      }),
      { numRuns: 50 },
    );
  });

  test("says what is wrong when it is not an archive: somebody else's file, nothing at all", async () => {
    const path = newPath();
    writeFileSync(path, "not a zip");
    await expect(openArchive(path)).rejects.toThrow("is no backup of Academiz");
    await expect(openArchive(join(folder, "nowhere.zip"))).rejects.toThrow("is not there");
  });
});
