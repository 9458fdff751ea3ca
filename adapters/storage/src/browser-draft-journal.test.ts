// Proves that what an author typed is found again, whenever their page goes, and whatever else is in the storage.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBrowserDraftJournal } from "./index.ts";

interface Content {
  readonly pages: readonly { readonly slug: string; readonly text: string; readonly more?: string }[];
}
interface Kept {
  readonly updatedAt: string;
  readonly name: string;
  readonly config: Content;
  readonly base: { readonly name: string; readonly config: Content };
}

/** `room`: of all keys and values together, as a browser counts. */
function createStorage(room: number, onWrite: () => void): Storage {
  const items = new Map<string, string>();
  const count = (key: string, value: string) =>
    [...items].reduce((sum, [at, one]) => sum + (at === key ? 0 : at.length + one.length), key.length + value.length);
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (count(key, value) > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
      onWrite();
    },
  };
}

const open = (storage: Storage, owner: string, tab: string) =>
  createBrowserDraftJournal(storage, () => owner, { tab, now: () => 1 });

let owners = 0;
const START: Content = {
  pages: [
    { slug: "a", text: "An extinguisher stands at every door. ".repeat(8) },
    { slug: "b", text: "Nobody takes the lift. ".repeat(8) },
  ],
};

/** A page with its author, a storage with so much room, and what is found after a crash of that page. */
function openPage(room: number) {
  owners += 1;
  const owner = `writer${owners}`;
  let waiting: Kept[] = [];
  let wasFound = false;
  const find = () => {
    const left = createStorage(Number.POSITIVE_INFINITY, () => undefined);
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? "";
      // Under a name that this page's memory does not know.
      left.setItem(key.replace(owner, `${owner}-after`), storage.getItem(key) ?? "");
    }
    return open(left, `${owner}-after`, "next").read("p");
  };
  /** True of one of those that were kept, with the version that it belongs to or none; nothing is not found again. */
  const isRight = (found: ReturnType<typeof find>) => {
    if (!found) return !wasFound;
    wasFound = true;
    return waiting.some(
      ({ updatedAt, config, base }) =>
        updatedAt === found.updatedAt &&
        JSON.stringify(config) === JSON.stringify(found.config) &&
        (!found.base || JSON.stringify(base) === JSON.stringify(found.base)),
    );
  };
  // What a write throws is taken for a lack of room: it is told after it.
  const wrong: unknown[] = [];
  const storage = createStorage(room, () => {
    const found = find();
    if (waiting.length > 0 && !isRight(found)) wrong.push(found);
  });
  const journal = open(storage, owner, "tab");
  let version = 1;
  let now: Content = START;
  let base: Kept["base"] = { name: "Fire", config: START };
  const keep = () => {
    const kept = { updatedAt: String(version), name: "Fire", config: now, base };
    waiting.push(kept);
    journal.keep("p", kept);
    expect(wrong).toEqual([]);
    expect(find()).toSatisfy(isRight);
    // Whatever else is there, the last draft is found where it has room at all.
    const { base: _, ...whole } = kept;
    let others = 0;
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? "";
      if (!key.includes(owner)) others += key.length + (storage.getItem(key) ?? "").length;
    }
    const own = `back-office.DRAFT.${owner}.p#tab`.length + JSON.stringify({ ...whole, keptAt: 1 }).length;
    if (others + own <= room) expect(find()).toMatchObject(whole);
  };
  const forget = () => {
    waiting = [];
    wasFound = false;
  };
  const deeds = {
    letter(pick: number) {
      const pages = now.pages.map((page, at) =>
        at === pick % now.pages.length ? { ...page, text: `${page.text}x` } : page,
      );
      now = { pages };
      keep();
    },
    page(pick: number) {
      const added = { slug: `n${pick}`, text: "x".repeat(pick), ...(pick % 2 === 0 && { more: "more" }) };
      now = { pages: now.pages.length > 3 ? now.pages.slice(1) : [...now.pages, added] };
      keep();
    },
    /** What was changed during the save is now based on what was stored. */
    saved(pick: number) {
      version += 1;
      const stored = now;
      if (pick % 2 === 0) {
        base = { name: "Fire", config: stored };
        journal.forget("p");
        return forget();
      }
      now = { pages: stored.pages.map((page) => ({ ...page, text: `${page.text}y` })) };
      base = { name: "Fire", config: stored };
      keep();
    },
    /** The same content is another version from then on. */
    published() {
      version += 1;
      keep();
    },
    /** Another tab takes the draft over and stores it. */
    takenOver() {
      const other = open(storage, owner, "other");
      if (!other.read("p")) return;
      other.forget("p");
      forget();
    },
    othersWrite(pick: number) {
      try {
        storage.setItem(`others${pick % 3}`, "z".repeat(pick * 20));
      } catch {
        // There is no room for them either.
      }
    },
    othersGo(pick: number) {
      storage.removeItem(`others${pick % 3}`);
    },
  };
  return deeds;
}

const NAMES = ["letter", "letter", "page", "saved", "published", "takenOver", "othersWrite", "othersGo"] as const;

test("§8.10 after a crash at any moment the last draft is found, whole and with its own version, or none with it", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat(60)), { maxLength: 25 });
  const room = fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 1_200, max: 2_400 }));
  fc.assert(
    fc.property(room, steps, (size, chosen) => {
      const page = openPage(size);
      for (const [name, pick] of chosen) page[name](pick);
    }),
  );
});

test("§8.10 a draft of one stored version is not read with the content of another", () => {
  const storage = createStorage(Number.POSITIVE_INFINITY, () => undefined);
  const journal = open(storage, "strict", "tab");
  const base = { name: "Fire", config: START };
  const write = (updatedAt: string, text: string) =>
    journal.keep("p", { updatedAt, name: "Fire", config: { pages: [{ slug: "a", text }] }, base });
  write("1", "one");
  const former = storage.getItem("back-office.DRAFT-BASE.strict.p#tab") ?? "";
  for (const text of ["two", "three"]) write("2", text);
  expect(open(storage, "strict", "next").read("p")).toMatchObject({ updatedAt: "2", base });
  storage.setItem("back-office.DRAFT-BASE.strict.p#tab", former);
  expect(open(storage, "strict", "next").read("p")).toBeNull();
  write("2", "four");
  expect(open(storage, "strict", "next").read("p")?.config).toEqual({ pages: [{ slug: "a", text: "four" }] });
});

test("§8.10 a page that comes back after another of its tab wrote there writes what can be read", () => {
  const storage = createStorage(Number.POSITIVE_INFINITY, () => undefined);
  const write = (journal: ReturnType<typeof open>, version: string, base: Content, text: string) =>
    journal.keep("p", {
      updatedAt: version,
      name: "Fire",
      config: { pages: [{ slug: "a", text }] },
      base: { name: "Fire", config: base },
    });
  const before = open(storage, "back", "tab");
  for (const text of ["one", "two"]) write(before, "1", START, text);
  const between = open(storage, "back", "tab");
  const stored = { pages: [{ slug: "a", text: "stored" }] };
  for (const text of ["three", "four"]) write(between, "2", stored, text);
  write(before, "1", START, "five");
  expect(open(storage, "back", "next").read("p")).toMatchObject({
    updatedAt: "1",
    config: { pages: [{ slug: "a", text: "five" }] },
  });
});

test("§8.10 where others filled the storage since, the draft has the room of the version beside it", () => {
  const storage = createStorage(2_000, () => undefined);
  const journal = open(storage, "filled", "tab");
  const write = (updatedAt: string, base: Content, text: string) =>
    journal.keep("p", {
      updatedAt,
      name: "Fire",
      config: { pages: [...START.pages, { slug: "c", text }] },
      base: { name: "Fire", config: base },
    });
  const findText = (owner: string) => {
    const left = createStorage(2_000, () => undefined);
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index) ?? "";
      left.setItem(key.replace("filled", owner), storage.getItem(key) ?? "");
    }
    return JSON.stringify(open(left, owner, "next").read("p")?.config);
  };
  for (const text of ["one", "two"]) write("1", START, text);
  storage.setItem("others", "z".repeat(800));
  // Stored meanwhile: the change since the version before is nothing beside the next one.
  write("2", { pages: [...START.pages, { slug: "c", text: "two" }] }, "three");
  expect(findText("after")).toContain("three");
  // Neither fits: what was there before is still read.
  write("2", START, "four".repeat(400));
  expect(findText("later")).toContain("three");
});
