// Proves that only its learner can read what waits on a device, though every uploaded package reads and writes the same
// storage.
import { describeLaunchJournal, makeLaunchSave as save } from "@academiz/testkit/suites";
import { beforeEach, describe, expect, test } from "vitest";
import { createSealedJournal } from "./sealed-journal.ts";

const KEY = btoa("k".repeat(32)).replace(/=+$/, "");
const OTHER = btoa("o".repeat(32)).replace(/=+$/, "");
const word = (eventDate: string, launchedAt: string | null = null) => ({ eventDate, launchedAt });

class MemoryStorage {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, value);
  }
  removeItem = (key: string) => void this.kept.delete(key);
}

describeLaunchJournal("sealed", () => {
  const storage = new MemoryStorage();
  return createSealedJournal(
    () => storage as unknown as Storage,
    (count) => crypto.getRandomValues(new Uint8Array(count)),
  )({ name: "7.perimeter", key: KEY });
});

describe("decisions 7: the journal of a package", () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const open = (name = "7.perimeter", key = KEY) =>
    createSealedJournal(() => storage as unknown as Storage, random)({ name, key });

  test("says when the device keeps nothing, and reads nothing then", () => {
    storage.isFull = true;
    expect(open().keep(save("2026-03-01T08:00:00.000Z"))).toBe(false);
    const forbidden = createSealedJournal(() => {
      throw new DOMException("no", "SecurityError");
    }, random)({ name: "a", key: KEY });
    expect(forbidden.keep(save("2026-03-01T08:00:00.000Z"))).toBe(false);
    expect(forbidden.read()).toBeNull();
    expect(() => forbidden.forget(word("2026-03-01T08:00:00.000Z"))).not.toThrow();
  });

  test("attack 67: tells nobody else what it holds, and accepts nothing from them", () => {
    open().keep(save("2026-03-01T08:00:00.000Z"));
    const [place, sealed] = [...storage.kept][0] ?? ["", ""];
    expect(sealed).not.toContain("suspend");
    expect(open("7.perimeter", OTHER).read()).toBeNull();
    // Put where another product's would be.
    storage.kept.set("scorm.JOURNAL.7.elsewhere", sealed);
    expect(open("7.elsewhere").read()).toBeNull();
    for (const at of [0, 30, 32, 40, Math.floor(sealed.length / 2), sealed.length - 2]) {
      const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
      storage.kept.set(place, changed);
      expect(open().read()).toBeNull();
    }
    for (const text of ["", "{}", "not base64 !", sealed.slice(0, 20)]) {
      storage.kept.set(place, text);
      expect(open().read()).toBeNull();
    }
  });

  test("the same words look different each time", () => {
    open().keep(save("2026-03-01T08:00:00.000Z"));
    const first = [...storage.kept.values()][0];
    open().keep(save("2026-03-01T08:00:00.000Z"));
    expect([...storage.kept.values()][0]).not.toBe(first);
  });
});
