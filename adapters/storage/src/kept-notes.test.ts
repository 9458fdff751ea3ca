// Knows that notes wait, and stay, in a browser: those of all its windows, apart from other courses.
import { keepNote, listTouched } from "@academiz/domain/notes";
import { expect, test } from "vitest";
import { createBrowserNoteJournal, createKeptNotes, createUnkeptNotes } from "./index.ts";

const AT = "2026-01-01T00:00:00.000Z";
const LATER = "2026-01-01T00:00:01.000Z";
const change = { slug: "note", page: "page", text: "Said", writtenAt: AT, editedAt: AT, basedOn: null };
const rules = { keep: keepNote, listTouched };

function makeStorage(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test("waiting changes are read by each window, oldest first, until they were taken in one of them", () => {
  const storage = makeStorage();
  const [one, other] = [createBrowserNoteJournal(storage, "ada"), createBrowserNoteJournal(storage, "ada")];
  one.keep({ ...change, editedAt: LATER });
  other.keep(change);
  expect(one.readPending().map(({ editedAt }) => editedAt)).toEqual([AT, LATER]);
  expect(createBrowserNoteJournal(storage, "eve").readPending()).toEqual([]);
  other.forget(change);
  expect([one.holds(change), one.readPending().length]).toEqual([false, 1]);
});

test("what somebody else wrote there is passed over, and a full storage loses nothing as long as the page stands", () => {
  const storage = makeStorage();
  storage.setItem("player.NOTE.ada#x@y", '{"slug":1}');
  storage.setItem("player.NOTE.ada#z", "no JSON");
  expect(createBrowserNoteJournal(storage, "ada").readPending()).toEqual([]);
  const full = createBrowserNoteJournal(makeStorage(true), "full");
  full.keep(change);
  expect(full.readPending()).toEqual([change]);
});

test("kept only in a browser, notes are found again, apart from other courses, by the same rule as on a server", async () => {
  const storage = makeStorage();
  await createKeptNotes(storage, "one", rules).change(change);
  await createKeptNotes(storage, "one", rules).change({ ...change, text: "Elsewhere", editedAt: LATER });
  const kept = await createKeptNotes(storage, "one", rules).list();
  expect(kept.ok && kept.value.map(({ text }) => text).sort()).toEqual(["Elsewhere", "Said"]);
  expect(await createKeptNotes(storage, "other", rules).list()).toEqual({ ok: true, value: [] });
});

test("a browser that keeps nothing says so; notes that are stored nowhere last as long as their page", async () => {
  const full = createKeptNotes(makeStorage(true), "one", rules);
  expect(await full.change(change)).toEqual({ ok: false, error: { kind: "unexpected", detail: "device.full" } });
  const unkept = createUnkeptNotes(rules);
  await unkept.change(change);
  expect(await unkept.list()).toMatchObject({ value: [{ text: "Said" }] });
  expect(await createUnkeptNotes(rules).list()).toEqual({ ok: true, value: [] });
});
