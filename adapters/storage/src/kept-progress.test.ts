// Knows that a course that runs only in a browser finds again what was kept, and says so when nothing could be kept.
import { expect, test } from "vitest";
import { createKeptProgress, type KeptProgress } from "./kept-progress.ts";

const progress = {
  slug: "perimeter",
  eventDate: "2026-01-01T00:00:00.000Z",
  chapters: [],
} as unknown as Parameters<KeptProgress["gateway"]["send"]>[0];

function makeStorage(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test("§9.20 what was sent, also while the page went, is read at the next start, apart from other courses", async () => {
  const storage = makeStorage();
  const one = createKeptProgress(storage, "one");
  expect(one.read()).toBeNull();
  expect(await one.gateway.send(progress)).toEqual({
    ok: true,
    value: { accepted: true, storedEventDate: progress.eventDate },
  });
  expect(createKeptProgress(storage, "one").read()).toEqual(progress);
  expect(createKeptProgress(storage, "other").read()).toBeNull();
  const later = { ...progress, time: 5 };
  one.gateway.sendLeaving(later);
  expect(createKeptProgress(storage, "one").read()).toMatchObject({ time: 5 });
});
test("§9.20 each fact is kept at once, before any save", () => {
  const storage = makeStorage();
  createKeptProgress(storage, "one").journal.keep(progress);
  expect(createKeptProgress(storage, "one").read()).toEqual(progress);
});
test("§9.20 a window that stood idle overwrites nothing that another one kept since, and says so", async () => {
  const storage = makeStorage();
  const at = (minute: number, time: number) => ({ ...progress, eventDate: `2026-01-01T00:0${minute}:00.000Z`, time });
  const open = () => {
    const kept = createKeptProgress(storage, "one");
    return { ...kept, found: kept.read() };
  };
  const first = open();
  await first.gateway.send(at(1, 1));
  const second = open();
  expect(second.found).toEqual(at(1, 1));
  second.journal.keep(at(2, 2));
  await second.gateway.send(at(2, 2));
  // Its own facts are later, and continue what was there before.
  first.journal.keep(at(3, 3));
  expect(await first.gateway.send(at(3, 3))).toEqual({
    ok: true,
    value: { accepted: false, storedEventDate: at(2, 2).eventDate },
  });
  first.gateway.sendLeaving(at(4, 4));
  expect(open().found).toEqual(at(2, 2));
  expect(await second.gateway.send(at(5, 5))).toMatchObject({ value: { accepted: true } });
  // Nobody wrote what somebody emptied.
  storage.removeItem("web.PROGRESS.one");
  expect(await second.gateway.send(at(6, 6))).toMatchObject({ value: { accepted: true } });
});
test("where the browser keeps nothing, the learner is not told that it is saved, and nothing throws", async () => {
  const { gateway, read } = createKeptProgress(makeStorage(true), "one");
  expect(await gateway.send(progress)).toMatchObject({ ok: false });
  gateway.sendLeaving(progress);
  expect(read()).toBeNull();
});
