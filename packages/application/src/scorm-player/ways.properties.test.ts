// Proves that no press of a way is lost, whatever player and frame are at: what is open is seen open, and leads there.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, STATUS, sco, settle } from "./testing/launch-world.ts";

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
      { kind: "reload" },
      { kind: "retry" },
      { kind: "leave" },
    ),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), milliseconds: fc.integer({ min: 0, max: 3_000 }) }),
  },
);

const COMPLETING: Step = { kind: "content", does: "completes" };
/** With the wait behind it, and in how many turns after the frame has come again Next is pressed. */
const EXAMPLES: [Step[], number, number | null][] = [
  [[{ kind: "leave" }], 0, null],
  [[{ kind: "reload" }], 0, null],
  [[COMPLETING, { kind: "next" }, { kind: "pass", milliseconds: 1_000 }, { kind: "reload" }], 0, null],
  [[COMPLETING], 0, 0],
];
test.each([false, true])(
  "decisions 7: Next is open where it leads on, and a press of it does, whatever the player is at (rules: %s)",
  async (hasRules) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.nat(300),
        fc.option(fc.nat(30)),
        async (steps, wait, turns) => {
          const world = createLaunchWorld(ITEMS, { hasRules });
          const page = await playPackage(world);
          let isFirstPassed = false;
          for (const one of steps) await take(one);
          // What was pressed before has led where it leads: who presses twice at once is led on once.
          await pass(world, 600 + wait);
          expect(["playing", "leaving", "left"]).toContain(page.view().phase);
          if (page.view().phase === "playing") expect(page.view()).toMatchObject({ next: leadsOn() });
          if (turns !== null && page.view().phase !== "left") {
            await page.reload();
            await settle(turns);
          }
          const before = page.view();
          if (!before.next) return;
          page.player.send({ type: "way.taken", to: "next" });
          await pass(world, 1_000);
          const { phase, itemTitle } = page.view();
          // Behind the last item of a package with rules there is the way out.
          if (phase === "playing") expect(itemTitle).not.toBe(before.itemTitle);
          else expect([before.phase, hasRules]).toEqual(["playing", true]);

          /** By rules an asset or a result opens the next item; else the last one alone waits, for the first. */
          function leadsOn(): boolean {
            const at = ITEMS.findIndex(({ title }) => title === page.view().itemTitle);
            if (hasRules) return ITEMS[at]?.kind === "asset" || page.read()[STATUS] !== undefined;
            return at + 1 < ITEMS.length - 1 || (at + 1 === ITEMS.length - 1 && isFirstPassed);
          }
          async function take(one: Step): Promise<void> {
            const { view, player, frame } = page;
            if (view().phase === "left") return;
            const isShown = page.shown.at(-1) !== "";
            if (one.kind === "pass") await pass(world, one.milliseconds);
            else if (one.kind === "next" && view().next) player.send({ type: "way.taken", to: "next" });
            else if (one.kind === "previous" && view().previous) player.send({ type: "way.taken", to: "previous" });
            else if (one.kind === "choose")
              player.send({ type: "item.chosen", identifier: ITEMS[one.at]?.identifier ?? "" });
            else if (one.kind === "cut") world.cut();
            else if (one.kind === "restore") world.restore();
            else if (one.kind === "reload") await page.reload();
            else if (one.kind === "hide") frame.send({ type: "page.left", isGone: false });
            else if (one.kind === "retry") player.send({ type: "retry.asked" });
            else if (one.kind === "leave") player.send({ type: "leave.asked" });
            else if (one.kind === "content" && isShown && view().itemTitle !== "b") {
              if (one.does === "completes") {
                page.write(STATUS, "passed");
                isFirstPassed ||= view().itemTitle === "a";
              } else if (one.does === "commits") page.commit();
              else page.end(one.does === "continues" ? { kind: "continue" } : null);
            }
            await settle();
          }
        },
      ),
      { numRuns: 200, examples: EXAMPLES },
    );
  },
);
