// Proves that what a content was told is kept is never lost, whatever happens to page, network and device.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, SUSPEND, settle } from "./testing/launch-world.ts";

type Step =
  | { readonly kind: "write" | "commit" | "end" | "cut" | "restore" | "wipe" | "kill" | "leave" }
  | { readonly kind: "pass"; readonly milliseconds: number };
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Step>({ kind: "write" }, { kind: "commit" }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Step>(
        { kind: "end" },
        { kind: "cut" },
        { kind: "restore" },
        { kind: "wipe" },
        { kind: "kill" },
        { kind: "leave" },
      ),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("pass" as const), milliseconds: fc.integer({ min: 50, max: 5_000 }) }),
    },
  ),
  { maxLength: 30 },
);

test("decisions 7: nothing is lost that a content was told is kept, whatever goes away and comes back", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = createLaunchWorld();
      let page = await playPackage(world);
      let [written, promised] = [0, 0];
      const reopen = async () => {
        world.restore();
        page = await playPackage(world);
        const found = Number(page.read()[SUSPEND] ?? 0);
        expect(found).toBeGreaterThanOrEqual(promised);
        // What was not promised may be lost, and is then not there to be promised.
        written = Math.max(written, found);
      };
      for (const step of taken) {
        if (step.kind === "write") {
          written += 1;
          page.write(SUSPEND, String(written));
        } else if (step.kind === "commit") {
          if (page.commit()) promised = Number(page.read()[SUSPEND] ?? 0);
        } else if (step.kind === "end") page.end();
        else if (step.kind === "cut") world.cut();
        else if (step.kind === "restore") world.restore();
        else if (step.kind === "wipe") {
          // The page around it has heard all that it said before.
          await settle();
          world.device.kept = null;
        } else if (step.kind === "pass") await pass(world, step.milliseconds);
        else if (step.kind === "kill") {
          page.kill();
          await reopen();
        } else if (step.kind === "leave") {
          page.player.send({ type: "leave.asked" });
          await pass(world, 8_000);
          promised = Number(page.read()[SUSPEND] ?? 0);
          page.kill();
          await reopen();
        }
      }
      page.kill();
      await reopen();
      await pass(world, 1_000);
      expect(Number(world.server.stored?.scormProperties.items["one"]?.[SUSPEND] ?? 0)).toBeGreaterThanOrEqual(
        promised,
      );
    }),
    {
      numRuns: 150,
      // What only the frame had kept is the page's to keep too, once it is resumed.
      examples: [[[{ kind: "write" }, { kind: "commit" }, { kind: "kill" }, { kind: "wipe" }]]],
    },
  );
});
