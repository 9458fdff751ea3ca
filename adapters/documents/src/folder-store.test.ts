// Knows that the folder keeps the promise of a document store, and what only a folder can get wrong.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suiteDocumentStore } from "@academiz/testkit/backend";
import { afterAll, describe, expect, test } from "vitest";
import { createFolderStore } from "./folder-store.ts";

const home = mkdtempSync(join(tmpdir(), "academiz-test-"));
afterAll(() => rmSync(home, { recursive: true }));
const SECRET = randomBytes(32);
const makeFolder = () => mkdtempSync(join(home, "store-"));
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

suiteDocumentStore(async () => createFolderStore(makeFolder(), SECRET));

describe("decisions 12: a folder of documents", () => {
  test("the same content under another secret has another key: knowing a file does not open it", async () => {
    const bytes = Buffer.from("known to all");
    const [one, other] = [createFolderStore(makeFolder(), SECRET), createFolderStore(makeFolder(), randomBytes(32))];
    expect((await other.put({ clientId: "a" }, bytes)).key).not.toBe((await one.put({ clientId: "a" }, bytes)).key);
  });

  test("ten at once leave one file and no draft; what breaks leaves none", async () => {
    const folder = makeFolder();
    const store = createFolderStore(folder, SECRET);
    await Promise.all(Array.from({ length: 10 }, () => store.put({ clientId: "a" }, randomBytes(0))));
    async function* broken() {
      yield randomBytes(100_000);
      throw new Error("gone");
    }
    await expect(store.put({ clientId: "a" }, broken())).rejects.toThrow("gone");
    expect(listFiles(folder)).toHaveLength(1);
  });

  test("drafts of a killed process go a day later, those of one that is still writing stay", async () => {
    const folder = makeFolder();
    await createFolderStore(folder, SECRET).put({ clientId: "a" }, Buffer.from("x"));
    for (const name of ["old", "new"]) writeFileSync(join(folder, "drafts", name), "half");
    const then = (Date.now() - 25 * 3_600_000) / 1_000;
    utimesSync(join(folder, "drafts/old"), then, then);
    await createFolderStore(folder, SECRET).put({ clientId: "a" }, Buffer.from("y"));
    expect(readdirSync(join(folder, "drafts"))).toEqual(["new"]);
  });
});
