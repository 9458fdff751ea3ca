// Knows that progress that waits on a device continues exactly what a host resumes, and belongs to nobody else.
import type { LearnizProgress } from "@academiz/domain/progress";
import { describeProgressJournal } from "@academiz/testkit/suites";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBoundProgressJournal, reachStorage } from "./index.ts";

function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}
const forbid = (): Storage => {
  throw new DOMException("no", "SecurityError");
};
const makeFact = (at: number, by = "") =>
  ({ slug: "p", eventDate: new Date(at).toISOString(), by }) as unknown as LearnizProgress;
const dateOf = (fact: LearnizProgress) => fact.eventDate ?? "";

describeProgressJournal("bound to a host", () =>
  createBoundProgressJournal(makeStorage(), { name: "course.1", listHeld: () => ["held"] }),
);

/**
 * What happens to an attempt in one launch: facts, saves that the host took, saves that it did not clearly take, and a
 * kill at the end.
 */
const arbitraryLaunch = fc.record({
  attempt: fc.nat({ max: 2 }),
  isReset: fc.boolean(),
  steps: fc.array(fc.constantFrom("fact", "taken", "refused", "refused, and kept all the same"), { maxLength: 6 }),
});

describe("decisions 7: the journal of a package", () => {
  test("whoever shares a browser and whatever the host begins anew: only what continues the same attempt comes back, and all of it", () => {
    fc.assert(
      fc.property(fc.array(arbitraryLaunch, { minLength: 1, maxLength: 12 }), (launches) => {
        const storage = makeStorage();
        const hosts = [0, 1, 2].map(() => ({ holds: null as LearnizProgress | null, resets: 0 }));
        let now = Date.parse("2026-01-01T00:00:00.000Z");
        const device: { kept: { readonly by: string; readonly fact: LearnizProgress } | null } = { kept: null };
        for (const { attempt, isReset, steps } of launches) {
          const host = hosts[attempt];
          if (!host) throw new Error("there are three attempts");
          if (isReset) Object.assign(host, { holds: null, resets: host.resets + 1 });
          const by = `${attempt}.${host.resets}`;
          let held = host.holds ? [dateOf(host.holds)] : [];
          // None of these hosts names its learners.
          const journal = createBoundProgressJournal(storage, { name: "course.", listHeld: () => held });
          const pending = journal.readPending("p") as (LearnizProgress & { readonly by: string }) | null;
          expect(pending === null || pending.by === by).toBe(true);
          // Somebody who came in between has cleared the device.
          if (device.kept?.by !== by || !host.holds) device.kept = null;
          if (device.kept && host.holds) {
            const newest = [dateOf(host.holds), pending ? dateOf(pending) : ""].sort().at(-1);
            expect(newest).toBe([dateOf(host.holds), dateOf(device.kept.fact)].sort().at(-1));
          }
          let fact = pending ?? host.holds;
          for (const step of steps) {
            if (step === "fact") {
              fact = makeFact(++now, by);
              journal.keep(fact);
              // A progress that continues nothing is kept by the host alone.
              if (held.length > 0) device.kept = { by, fact };
            } else if (fact) {
              if (step !== "refused") host.holds = fact;
              held = step === "taken" ? [dateOf(fact)] : [...held, dateOf(fact)];
              if (step === "taken") journal.forget(fact);
            }
          }
        }
      }),
      { numRuns: 500 },
    );
  });
  test("names keep learners apart who share a host and its courses", () => {
    const storage = makeStorage();
    const open = (name: string) => createBoundProgressJournal(storage, { name, listHeld: () => ["held"] });
    open("course.1").keep(makeFact(0));
    expect([open("course.2").readPending("p"), open("other.1").readPending("p")]).toEqual([null, null]);
    expect(open("course.1").readPending("p")).toEqual(makeFact(0));
  });
  test("what the host resumes from something else is forgotten for good", () => {
    const storage = makeStorage();
    const open = (held: string) => createBoundProgressJournal(storage, { name: "c", listHeld: () => [held] });
    open("one").keep(makeFact(0));
    expect(open("another").readPending("p")).toBeNull();
    expect([open("one").readPending("p"), storage.length]).toEqual([null, 0]);
  });
  test("what somebody else left there is treated as absent", () => {
    const storage = makeStorage();
    const journal = createBoundProgressJournal(storage, { name: "c", listHeld: () => ["held"] });
    for (const text of ["", "{", "null", "[]", '{"goesOnFrom":"held","progress":{}}', '{"goesOnFrom":["held"]}']) {
      storage.setItem("package.PROGRESS.c.p", text);
      expect(journal.readPending("p")).toBeNull();
      expect(() => journal.forget(makeFact(0))).not.toThrow();
    }
  });
  test("where the browser forbids its storage nothing throws, and nothing is found", () => {
    const open = () => createBoundProgressJournal(reachStorage(forbid), { name: "f", listHeld: () => ["held"] });
    expect(() => open().keep(makeFact(0))).not.toThrow();
    expect(() => reachStorage(forbid).setItem("a", "b")).toThrow("keeps nothing");
    expect(reachStorage(forbid).getItem("a")).toBeNull();
  });
});
