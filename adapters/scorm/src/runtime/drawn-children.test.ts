// Proves that as many items of a pool are played as its package asks for, in the order that was drawn, with the real
// engine.
import { describe, expect, test } from "vitest";
import { FAILED, PASSED, play } from "./testing/play.ts";
import {
  BY_CONTENT,
  control,
  drawn,
  rule,
  rules,
  sequencingRules,
  writeHeading,
  writeItem,
  writeManifest,
} from "./testing/write-manifest.ts";

const POOL = ["a", "b", "c", "d", "e"];
const ITEMS = POOL.map((one) => writeItem(one, rules(BY_CONTENT)));
type Learner = Awaited<ReturnType<typeof play>>;

/** What opens one after the other, as long as there is a next one. */
function walk(learner: Learner, says = PASSED): string[] {
  const opened: string[] = [];
  for (let open = learner.open(); open !== null && opened.at(-1) !== open; open = learner.open()) {
    opened.push(open);
    learner.say(says);
    learner.go({ kind: "continue" });
  }
  return opened;
}
/** Drawn often enough that different results occur. */
const OFTEN = Array.from({ length: 32 }, (_, at) => at);

describe("decisions 7: children that are drawn", () => {
  const once = writeManifest(ITEMS, rules(control('choice="true" flow="true"') + drawn("once", 2)));

  test("as many are played as are drawn, and those alone count; the others stand in no menu", async () => {
    const learner = await play(once);
    const hidden = learner.ways().hidden;
    expect(hidden).toHaveLength(3);
    expect(learner.closed().toSorted()).toEqual(hidden.toSorted());
    expect(hidden).not.toContain(learner.open());
    learner.say(PASSED);
    expect(learner.result()).toMatchObject({ status: "STARTED", percentage: 50 });
    learner.go({ kind: "continue" });
    expect(hidden).not.toContain(learner.open());
    learner.say(PASSED);
    expect(learner.result()).toMatchObject({ status: "COMPLETE", percentage: 100 });
    learner.go({ kind: "continue" });
    expect(learner.isOver()).toBe(true);
  });

  test("they are the same at the next launch, and each of them is drawn for somebody", async () => {
    const drawnFor = new Set<string>();
    for (const _ of OFTEN) {
      const first = await play(once);
      const hidden = first.ways().hidden;
      for (const one of POOL) if (!hidden.includes(one)) drawnFor.add(one);
      const second = await play(once, first.leave());
      expect(second.open()).toBe(first.open());
      expect(second.ways().hidden).toEqual(hidden);
    }
    expect([...drawnFor].toSorted()).toEqual(POOL);
  });

  test("shuffled once, they come in an order that stays", { tags: "long" }, async () => {
    const shuffled = writeManifest(
      ITEMS,
      rules(control('choice="true" flow="true" choiceExit="true"') + drawn("once", null, true)),
    );
    const orders = new Set<string>();
    for (const _ of OFTEN) {
      const learner = await play(shuffled);
      const [first] = [learner.open()];
      const again = await play(shuffled, learner.leave());
      expect(again.open()).toBe(first);
      const opened = walk(again);
      expect(opened.toSorted()).toEqual(POOL);
      orders.add(opened.join(""));
    }
    expect(orders.size).toBeGreaterThan(12);
  });

  const loop = (drawing: string) =>
    writeManifest(
      [
        writeHeading(
          "loop",
          [
            writeHeading("pool", ITEMS, rules(control('choice="false" flow="true"') + drawing)),
            writeItem("last", rules(sequencingRules(rule("post", "exitParent", ["always"])) + BY_CONTENT)),
          ],
          rules(
            control('choice="false" flow="true"') +
              sequencingRules(rule("post", "retry", ["not satisfied", "not objectiveStatusKnown"], "any")),
          ),
        ),
      ],
      rules(control('choice="false" flow="true"')),
    );
  /** One attempt at the loop, up to its last item. */
  function tryLoop(learner: Learner): string[] {
    const opened: string[] = [];
    for (let open = learner.open(); open !== null; open = learner.open()) {
      opened.push(open);
      learner.say(FAILED);
      learner.go({ kind: "continue" });
      if (open === "last") break;
    }
    return opened;
  }

  test("drawn anew for each attempt, every attempt has as many items, and other ones", async () => {
    const learner = await play(loop(drawn("onEachNewAttempt", 2)));
    const tries = OFTEN.map(() => tryLoop(learner));
    for (const opened of tries) {
      expect(opened).toHaveLength(3);
      expect(opened.at(-1)).toBe("last");
      expect(new Set(opened).size).toBe(3);
    }
    expect(new Set(tries.flat()).size).toBe(POOL.length + 1);
    expect(new Set(tries.map((opened) => opened.join(""))).size).toBeGreaterThan(3);
  });

  test("shuffled anew for each attempt, every attempt has all items, in another order", async () => {
    const learner = await play(loop(drawn("onEachNewAttempt", null, true)));
    const tries = OFTEN.map(() => tryLoop(learner));
    for (const opened of tries) expect(opened.toSorted()).toEqual([...POOL, "last"]);
    expect(new Set(tries.map((opened) => opened.join(""))).size).toBeGreaterThan(12);
  });

  test("an attempt that goes on keeps what was drawn for it", { tags: "long" }, async () => {
    const text = loop(drawn("onEachNewAttempt", 2, true));
    for (const _ of OFTEN) {
      const first = await play(text);
      const opened = [first.open()];
      first.say(FAILED);
      const hidden = first.ways().hidden;
      const second = await play(text, first.leave());
      expect([second.open(), second.ways().hidden]).toEqual([opened[0], hidden]);
      second.say(FAILED);
      second.go({ kind: "continue" });
      expect(hidden).not.toContain(second.open());
      expect(opened).not.toContain(second.open());
      second.say(FAILED);
      second.go({ kind: "continue" });
      expect(second.open()).toBe("last");
    }
  });
});
