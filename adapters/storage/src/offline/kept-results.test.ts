// Proves that no result is lost, and none is called safe that is not: where the page's storage is full, and after the
// browser was killed.
import { describeProgressJournal } from "@academiz/testkit/suites";
import { expect, test } from "vitest";
import { createBrowserProgressJournal } from "../index.ts";
import { createKeptResults } from "./index.ts";
import { createMemoryDatabase } from "./testing/memory-database.ts";

function createStorage(isFull: () => boolean = () => false): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (isFull()) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
  };
}
/** What another page was writing is written: a browser waits for it, the memory of a test does not. */
const settle = () => new Promise((done) => setImmediate(done));
/** A page of one learner on a device. */
function openPage(factory: IDBFactory, storage: Storage, owner: string) {
  const kept = createKeptResults(factory, storage, owner);
  const results = {
    ...kept,
    async restore() {
      await settle();
      await kept.restore();
    },
  };
  return { results, journal: kept.beside(createBrowserProgressJournal(storage, owner)) };
}
const at = (slug: string, eventDate: string) => ({ slug, eventDate });
const EARLY = "2026-01-02T10:00:00.000Z";
const LATE = "2026-01-02T10:00:01.000Z";
const NOW = new Date(Date.now() + 60_000).toISOString();
/** Memory of this page is gone with it: each test has people of its own. */
let people = 0;
const invent = () => `acme_${++people}`;

describeProgressJournal("beside a database", () => openPage(createMemoryDatabase(), createStorage(), invent()).journal);

test("§8.5 what a killed browser lost of its storage comes back from the database, and is sent in the order in which it happened", async () => {
  const [factory, owner] = [createMemoryDatabase(), invent()];
  const { journal } = openPage(factory, createStorage(), owner);
  expect([journal.keep(at("later", LATE)), journal.keep(at("first", EARLY))]).toEqual([true, true]);
  const { results, journal: next } = openPage(factory, createStorage(), owner);
  expect(results.list()).toEqual([]);
  await results.restore();
  expect(results.list()).toEqual(["first", "later"]);
  next.forget(at("first", EARLY));
  results.drop("later");
  const last = openPage(factory, createStorage(), owner).results;
  await last.restore();
  expect(last.list()).toEqual([]);
});

test("§8.5 where the page's storage alone is full, nothing is called safe, and what the database has is sent all the same", async () => {
  const [factory, owner] = [createMemoryDatabase(), invent()];
  let isFull = true;
  const storage = createStorage(() => isFull);
  const { journal } = openPage(factory, storage, owner);
  expect(journal.keep(at("one", EARLY))).toBe(false);
  const { results, journal: next } = openPage(factory, storage, owner);
  await results.restore();
  expect([results.list(), next.readPending("one")]).toEqual([["one"], at("one", EARLY)]);
  isFull = false;
  expect(next.keep(at("one", LATE))).toBe(true);
  next.forget(at("one", LATE));
  expect(results.list()).toEqual([]);
});

test("§8.5 what an earlier page left in the database stays there until it was brought back, whatever this one keeps and sends", async () => {
  const [factory, owner] = [createMemoryDatabase(), invent()];
  openPage(factory, createStorage(), owner).journal.keep(at("one", EARLY));
  await settle();
  const storage = createStorage();
  const { journal } = openPage(factory, storage, owner);
  journal.keep(at("one", NOW));
  journal.forget(at("one", NOW));
  const { results, journal: next } = openPage(factory, storage, owner);
  await results.restore();
  expect(next.readPending("one")).toEqual(at("one", EARLY));
  next.keep(at("one", NOW));
  next.forget(at("one", NOW));
  await openPage(factory, storage, owner).results.restore();
  expect(next.readPending("one")).toBeNull();
});

test("§8.5 a page follows with the database what it wrote there itself", async () => {
  const [factory, owner] = [createMemoryDatabase(), invent()];
  const { journal } = openPage(factory, createStorage(), owner);
  journal.keep(at("one", EARLY));
  journal.keep(at("one", LATE));
  const { results, journal: next } = openPage(factory, createStorage(), owner);
  await results.restore();
  expect(next.readPending("one")).toEqual(at("one", LATE));
});

test("§8.5 where the database takes nothing, the storage keeps it; where neither does, it lasts as long as the page", () => {
  const owner = invent();
  const { journal } = openPage(createMemoryDatabase(true), createStorage(), owner);
  expect([journal.keep(at("one", EARLY)), journal.readPending("one")]).toEqual([true, at("one", EARLY)]);
  const full = openPage(
    createMemoryDatabase(true),
    createStorage(() => true),
    invent(),
  );
  expect([full.journal.keep(at("one", EARLY)), full.journal.readPending("one")]).toEqual([false, at("one", EARLY)]);
  expect(full.results.list()).toEqual(["one"]);
});

test("§8.5 a page that was left before the database knew its last result leaves nothing behind once that is sent", async () => {
  const [factory, storage, owner] = [createMemoryDatabase(), createStorage(), invent()];
  openPage(factory, storage, owner).journal.keep(at("course", EARLY));
  createBrowserProgressJournal(storage, owner).keep(at("course", LATE));
  const { results, journal } = openPage(factory, storage, owner);
  await results.restore();
  expect(journal.readPending("course")).toEqual(at("course", LATE));
  journal.forget(at("course", LATE));
  const later = openPage(factory, createStorage(), owner).results;
  await later.restore();
  expect(later.list()).toEqual([]);
});

test("a device that holds no result opens no database to say so", async () => {
  const factory: IDBFactory = {
    ...createMemoryDatabase(),
    databases: async () => [],
    open() {
      throw new Error("opened");
    },
  };
  await expect(createKeptResults(factory, createStorage(), invent()).restore()).resolves.toBeUndefined();
});
