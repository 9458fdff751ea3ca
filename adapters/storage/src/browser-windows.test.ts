// Knows that windows of one browser hear of each other, awake or asleep, and that nothing breaks where a browser does
// not let them.
import { beforeEach, describe, expect, test } from "vitest";
import { createBrowserWindows, reachStorage, type WindowLine } from "./index.ts";

const at = (second: number, slug = "p") => ({ slug, eventDate: `2026-01-01T00:00:0${second}.000Z` });
const forbid = (): never => {
  throw new DOMException("no", "SecurityError");
};

function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

/** Channels of one name reach each other, at once. */
function makeLines() {
  const open = new Set<{ readonly name: string; readonly hear: (told: unknown) => void }>();
  return (name: string): WindowLine => {
    const listeners: ((event: { readonly data: unknown }) => void)[] = [];
    const own = { name, hear: (data: unknown) => listeners.map((listener) => listener({ data })) };
    open.add(own);
    return {
      postMessage(told) {
        for (const one of open) if (one !== own && one.name === name) one.hear(told);
      },
      addEventListener: (_, listener) => void listeners.push(listener),
      close: () => void open.delete(own),
    };
  };
}

describe("decisions 7: windows of one browser", () => {
  let storage: Storage;
  let openLine: (name: string) => WindowLine;
  let opened = 0;
  beforeEach(() => {
    storage = makeStorage();
    openLine = makeLines();
  });
  function open({ slug = "p", name = "course.1", isAsleep = false } = {}) {
    const windows = createBrowserWindows(storage, {
      name,
      self: String(opened++),
      openLine: isAsleep ? forbid : openLine,
    });
    const heard: string[] = [];
    const stop = windows.watch(slug, () => heard.push(slug));
    return { ...windows, heard, stop };
  }

  test("hear at once of a later fact, of the same product and learner alone, and stay behind from then on", () => {
    const [one, two, other, elsewhere] = [open(), open(), open({ slug: "q" }), open({ name: "course.2" })];
    two.tell(at(2));
    expect([one.heard, two.heard, other.heard, elsewhere.heard]).toEqual([["p"], [], [], []]);
    expect([one.areAhead(at(1)), two.areAhead(at(2)), other.areAhead(at(1)), elsewhere.areAhead(at(1))]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(one.areAhead(at(5))).toBe(true);
  });
  test("are not overtaken by what is older than their own", () => {
    const [one, two] = [open(), open()];
    two.tell(at(2));
    expect(one.areAhead(at(3))).toBe(false);
  });
  test("a window that slept finds it by looking, before writing", () => {
    const [asleep, two] = [open({ isAsleep: true }), open()];
    two.tell(at(2));
    expect([asleep.heard, asleep.areAhead(at(1))]).toEqual([[], true]);
  });
  test("what others did before a window was opened is part of what it was given", () => {
    open().tell(at(2));
    const later = open();
    expect([later.areAhead({ slug: "p" }), later.areAhead(at(1))]).toEqual([false, false]);
    open().tell(at(3));
    expect(later.areAhead(at(2))).toBe(true);
  });
  test("without a storage they hear while they are awake, without a channel by looking, without both nothing: and nothing throws", () => {
    storage = reachStorage(forbid);
    const [one, two] = [open(), open()];
    two.tell(at(2));
    expect(one.areAhead(at(1))).toBe(true);
    const alone = open({ name: "n", isAsleep: true });
    alone.tell(at(2));
    alone.tell({ slug: "p" });
    expect(alone.areAhead(at(1))).toBe(false);
  });
  test("what somebody else wrote there is treated as absent; who is gone hears nothing", () => {
    const one = open();
    for (const text of ["", "{", "null", "[]", '{"eventDate":5,"by":"x"}', '{"by":"x"}']) {
      storage.setItem("windows.NEWEST.course.1.p", text);
      expect(one.areAhead({ slug: "p" })).toBe(false);
    }
    one.stop();
    open().tell(at(9));
    expect(one.heard).toEqual([]);
  });
});
