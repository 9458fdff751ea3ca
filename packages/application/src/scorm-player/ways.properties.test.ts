// Proves that no press of a way is lost, whatever the player and its frame are at: what the learner sees open leads there.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, sco, settle } from "./testing/launch-world.ts";

const ITEMS = [sco("a"), { ...sco("b"), kind: "asset" as const }, sco("c"), { ...sco("d"), prerequisites: "a" }];
type Step =
  | { readonly kind: "next" | "previous" | "cut" | "restore" | "hide" | "reload" | "retry" | "leave" }
  | { readonly kind: "choose"; readonly at: number }
  | { readonly kind: "content"; readonly does: "completes" | "commits" | "ends" | "continues" }
  | { readonly kind: "pass"; readonly milliseconds: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>({ kind: "next" }, { kind: "previous" }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("choose" as const), at: fc.nat(ITEMS.length - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("content" as const),
      does: fc.constantFrom("completes", "commits", "ends", "continues"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { kind: "cut" },
      { kind: "restore" },
      { kind: "hide" },
      { kind: "retry" },
      { kind: "leave" },
    ),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), milliseconds: fc.integer({ min: 0, max: 3_000 }) }),
  },
);

const LEAVING = [[{ kind: "leave" }], 0] satisfies [Step[], number];
test.each([false, true])(
  "decisions 7: a press of Next leads on, or Next is disabled, whatever the player is at (rules: %s)",
  async (hasRules) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(300), async (steps, wait) => {
        const world = createLaunchWorld(ITEMS, { hasRules });
        const page = await playPackage(world);
        for (const one of steps) await take(one);
        // What was pressed before has led where it leads: who presses twice at once is led on once.
        await pass(world, 600 + wait);
        const before = page.view();
        if (!before.next) return;
        page.player.send({ type: "way.taken", to: "next" });
        await pass(world, 1_000);
        const { phase, itemTitle } = page.view();
        // Behind the last item of a package with rules there is the way out.
        if (phase === "playing") expect(itemTitle).not.toBe(before.itemTitle);
        else expect([before.phase, hasRules]).toEqual(["playing", true]);

        async function take(one: Step): Promise<void> {
          const { view, player, frame } = page;
          if (view().phase === "left") return;
          if (one.kind === "pass") await pass(world, one.milliseconds);
          else if (one.kind === "next" && view().next) player.send({ type: "way.taken", to: "next" });
          else if (one.kind === "previous" && view().previous) player.send({ type: "way.taken", to: "previous" });
          else if (one.kind === "choose")
            player.send({ type: "item.chosen", identifier: ITEMS[one.at]?.identifier ?? "" });
          else if (one.kind === "cut") world.cut();
          else if (one.kind === "restore") world.restore();
          else if (one.kind === "hide") frame.send({ type: "page.left", isGone: false });
          else if (one.kind === "retry") player.send({ type: "retry.asked" });
          else if (one.kind === "leave") player.send({ type: "leave.asked" });
          else if (one.kind === "content" && page.shown.at(-1) !== "") {
            if (one.does === "completes") page.write("cmi.core.lesson_status", "passed");
            else if (one.does === "commits") page.commit();
            else page.end(one.does === "continues" ? { kind: "continue" } : null);
          }
          await settle();
        }
      }),
      { numRuns: 200, examples: [LEAVING] },
    );
  },
);
