// Proves that what a package said is never lost once it was told that it is kept, whatever happens to page, network and device.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLaunchWorld, type LaunchWorld, openPackage, pass, sco, settle } from "./testing/launch-world.ts";

const SUSPEND = "cmi.suspend_data";
const STATUS = "cmi.core.lesson_status";

async function open(world: LaunchWorld, options = {}) {
  const page = openPackage(world, options);
  await settle();
  page.load();
  await settle();
  return page;
}

describe("decisions 7: a package is played", () => {
  test("its frame has what is stored before there is a content", async () => {
    const world = createLaunchWorld();
    const first = await open(world);
    expect(first.shown).toEqual(["https://content.example/packages/key/one.html"]);
    first.write(SUSPEND, "half");
    expect(first.commit()).toBe(true);
    await pass(world, 400);
    expect(first.view().saving).toBe("saved");
    first.kill();
    const second = await open(world);
    expect(second.read()[SUSPEND]).toBe("half");
  });

  test("what it wrote without a commit is kept after 200 ms as well", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    page.write(SUSPEND, "x");
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBeUndefined();
    await pass(world, 200);
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBe("x");
  });

  test("§4.118 §9.26 who leaves gives it 100 ms for its last word, and goes when that is stored", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    page.player.send({ type: "leave.asked" });
    await settle();
    expect(page.view().phase).toBe("leaving");
    expect(page.shown.at(-1)).toBe("");
    page.write(SUSPEND, "the last word");
    await pass(world, 99);
    expect(page.view().phase).toBe("leaving");
    await pass(world, 1);
    expect(page.view().phase).toBe("left");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("the last word");
    expect(world.server.ends).toBe(1);
    expect(world.server.calls).toBe(1);
  });

  test("who leaves without a network is not held: it waits on the device", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    page.player.send({ type: "leave.asked" });
    await pass(world, 8_000);
    expect(page.view().phase).toBe("left");
    world.restore();
    const next = await open(world);
    expect(next.read()[SUSPEND]).toBe("kept");
    await pass(world, 400);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("kept");
    expect(world.device.kept).toBeNull();
  });

  test("a save that is refused is told, and goes when the learner tries again", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 400);
    world.line.fail("send", { kind: "forbidden", detail: "role.refused" });
    page.write(SUSPEND, "once more");
    page.commit();
    await pass(world, 10_000);
    expect(page.view().saving).toBe("refused");
    world.restore();
    page.player.send({ type: "retry.asked" });
    await pass(world, 100);
    expect(page.view().saving).toBe("saved");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("once more");
  });

  test("where the device keeps nothing, a commit is true once it is stored and false before", async () => {
    const world = createLaunchWorld();
    world.device.isFull = true;
    const page = await open(world);
    page.write(SUSPEND, "x");
    expect(page.commit()).toBe(false);
    expect(page.view().isUnsafe).toBe(true);
    await pass(world, 400);
    expect(page.view().isUnsafe).toBe(false);
  });

  test("decisions 6: a preview keeps nothing anywhere, and its contents are told that all is well", async () => {
    const world = createLaunchWorld();
    const page = await open(world, { isPreview: true });
    page.write(SUSPEND, "x");
    expect(page.commit()).toBe(true);
    await pass(world, 20_000);
    expect(page.view().saving).toBe("off");
    page.player.send({ type: "leave.asked" });
    await pass(world, 500);
    expect(page.view().phase).toBe("left");
    expect(world.server).toMatchObject({ stored: null, attempts: [], calls: 0, ends: 0 });
    expect(world.device.kept).toBeNull();
  });

  test("§3.221 an ended attempt is in the history once, and the next one again", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    page.write(STATUS, "passed");
    page.end();
    await pass(world, 1_000);
    page.end();
    await pass(world, 1_000);
    expect(world.server.attempts.map(({ status }) => status)).toEqual(["COMPLETE"]);
    page.kill();
    const next = await open(world);
    next.write("cmi.core.score.raw", "90");
    next.end();
    await pass(world, 1_000);
    expect(world.server.attempts).toHaveLength(2);
    expect(world.server.stored).toMatchObject({ attempt: 2, score: 90 });
  });

  test("an item asks for the next, or to leave; the learner chooses too", async () => {
    const world = createLaunchWorld([sco("a"), sco("b"), sco("c")]);
    const page = await open(world);
    page.end({ kind: "continue" });
    await pass(world, 200);
    expect(page.view()).toMatchObject({ itemTitle: "b", previous: true, next: true, position: 2 });
    page.player.send({ type: "item.chosen", identifier: "c" });
    await pass(world, 200);
    expect(page.view()).toMatchObject({ itemTitle: "c", next: false });
    page.player.send({ type: "item.chosen", identifier: "nowhere" });
    await pass(world, 200);
    expect(page.view().itemTitle).toBe("c");
    page.end({ kind: "exit" });
    await pass(world, 500);
    expect(page.view().phase).toBe("left");
    expect(Object.keys(world.server.stored?.scormProperties.items ?? {})).toEqual(["a", "b", "c"]);
  });

  test("what only is shown has its time counted, over all visits", async () => {
    const world = createLaunchWorld([{ ...sco("film"), kind: "asset" }]);
    for (const total of [60, 120]) {
      const page = await open(world);
      await pass(world, 30_000);
      page.player.send({ type: "item.chosen", identifier: "film" });
      await pass(world, 30_000);
      page.player.send({ type: "leave.asked" });
      await pass(world, 500);
      const { status, time = 0 } = world.server.stored ?? {};
      expect(status).toBe("COMPLETE");
      expect(time).toBeGreaterThanOrEqual(total);
      expect(time).toBeLessThan(total + 2);
    }
  });

  test("an item that waits for another is opened by nobody, until that one is done", async () => {
    const world = createLaunchWorld([sco("a"), { ...sco("b"), prerequisites: "a" }, sco("c")]);
    const page = await open(world);
    expect(page.view()).toMatchObject({ itemTitle: "a", next: false });
    expect(page.view().menu.map(({ isOpen, after }) => [isOpen, after])).toEqual([
      [true, []],
      [false, ["a"]],
      [true, []],
    ]);
    page.player.send({ type: "item.chosen", identifier: "b" });
    page.player.send({ type: "way.taken", to: "next" });
    await pass(world, 300);
    expect(page.view().itemTitle).toBe("a");
    page.end({ kind: "choice", identifier: "b" });
    await pass(world, 300);
    expect(page.view().itemTitle).toBe("a");

    const again = await open(world);
    again.write("cmi.core.lesson_status", "completed");
    await pass(world, 300);
    expect(again.view()).toMatchObject({ next: true });
    again.player.send({ type: "way.taken", to: "next" });
    await pass(world, 300);
    expect(again.view().itemTitle).toBe("b");
  });

  test("rules open what they deliver, begin anew what was failed, judge the whole, and lead out", async () => {
    const world = createLaunchWorld([sco("a"), sco("b")], { hasRules: true });
    const page = await open(world);
    expect(page.view()).toMatchObject({ itemTitle: "a", next: false });
    page.player.send({ type: "way.taken", to: "next" });
    page.player.send({ type: "item.chosen", identifier: "b" });
    await pass(world, 300);
    expect(page.view().itemTitle).toBe("a");
    page.write("cmi.suspend_data", "of the first try");
    page.write("cmi.core.total_time", "0000:01:00");
    page.write("cmi.core.lesson_status", "failed");
    await pass(world, 300);
    expect(page.view()).toMatchObject({ next: true });
    page.player.send({ type: "way.taken", to: "next" });
    await pass(world, 300);
    expect(page.view().itemTitle).toBe("a");
    expect(page.read()["cmi.suspend_data"]).toBeUndefined();
    page.write("cmi.core.lesson_status", "passed");
    page.end({ kind: "continue" });
    await pass(world, 300);
    expect(page.view().itemTitle).toBe("b");
    page.write("cmi.core.lesson_status", "passed");
    page.end({ kind: "continue" });
    await pass(world, 1_000);
    expect(page.view().phase).toBe("left");
    expect(world.server.stored).toMatchObject({ status: "COMPLETE", score: 70, scormProperties: { sequencing: "1" } });
    expect(world.server.stored?.time).toBeGreaterThanOrEqual(60);
  });

  test("who has left goes on where the rules stood, told that they resume", async () => {
    const world = createLaunchWorld([sco("a"), sco("b")], { hasRules: true });
    const page = await open(world);
    page.write("cmi.core.lesson_status", "passed");
    page.end({ kind: "continue" });
    await pass(world, 300);
    page.write("cmi.suspend_data", "page 3");
    await pass(world, 300);
    page.player.send({ type: "leave.asked" });
    await pass(world, 1_000);
    const again = await open(world);
    expect(again.view().itemTitle).toBe("b");
    expect(again.read()).toMatchObject({ "cmi.suspend_data": "page 3", "cmi.core.entry": "resume" });
  });

  test("a right to commit is renewed while it lasts", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 601_000);
    expect(page.frame.getSnapshot().context.ticket).toBe("another ticket");
  });

  test("a frame that never comes is told as no connection, and another try opens it", async () => {
    const world = createLaunchWorld();
    const page = openPackage(world);
    await settle();
    await pass(world, 20_000);
    expect(page.view()).toMatchObject({ phase: "failed", trouble: { kind: "offline" } });
    page.player.send({ type: "retry.asked" });
    await settle();
    page.load();
    await settle();
    expect(page.view().phase).toBe("playing");
  });

  test("attack 66: what a stranger sends for the frame is passed over", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    const before = page.view();
    fc.assert(
      fc.property(fc.anything(), (message) => {
        page.player.send({ type: "frame.told", message });
        expect(page.view().phase).toBe(before.phase);
      }),
    );
  });
});

type Step =
  | { readonly kind: "write" | "commit" | "end" | "cut" | "restore" | "kill" | "leave" }
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
      let page = await open(world);
      let [written, promised] = [0, 0];
      const reopen = async () => {
        world.restore();
        page = await open(world);
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
        else if (step.kind === "pass") await pass(world, step.milliseconds);
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
    { numRuns: 150 },
  );
});
