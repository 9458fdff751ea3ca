// Proves which item of a package is shown next, with rules and without.
import { describe, expect, test } from "vitest";
import { createLaunchWorld, openPackage, pass, playPackage, sco, settle } from "./testing/launch-world.ts";

describe("decisions 7: the items of a package", () => {
  test("an item asks for the next, or to leave; the learner chooses too", async () => {
    const world = createLaunchWorld([sco("a"), sco("b"), sco("c")]);
    const page = openPackage(world);
    await settle();
    expect(page.view()).toMatchObject({ phase: "opening", position: null, itemCount: 3 });
    page.load();
    await settle();
    expect(page.view()).toMatchObject({ phase: "playing", position: 1 });
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

  test("an item is counted among those that the menu shows", async () => {
    const world = createLaunchWorld([{ ...sco("a"), isVisible: false }, sco("b"), sco("c")]);
    const page = await playPackage(world);
    expect(page.view()).toMatchObject({ itemTitle: "a", position: null, itemCount: 2, menu: [{}, {}] });
    page.player.send({ type: "item.chosen", identifier: "c" });
    await pass(world, 200);
    expect(page.view()).toMatchObject({ itemTitle: "c", position: 2 });
  });

  test("an item that waits for another is opened by nobody, until that one is done", async () => {
    const world = createLaunchWorld([sco("a"), { ...sco("b"), prerequisites: "a" }, sco("c")]);
    const page = await playPackage(world);
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

    const again = await playPackage(world);
    again.write("cmi.core.lesson_status", "completed");
    await pass(world, 300);
    expect(again.view()).toMatchObject({ next: true });
    again.player.send({ type: "way.taken", to: "next" });
    await pass(world, 300);
    expect(again.view().itemTitle).toBe("b");
  });

  test("a frame that comes again leads nowhere before it has told its ways", async () => {
    const page = await playPackage(createLaunchWorld([sco("a"), sco("b")]));
    expect(page.view()).toMatchObject({ phase: "playing", next: true, menu: [{}, { isOpen: true }] });
    page.load();
    expect(page.view()).toMatchObject({ phase: "opening", next: false, menu: [{}, { isOpen: false }] });
  });

  test("rules open what they deliver, begin anew what was failed, judge the whole, and lead out", async () => {
    const world = createLaunchWorld([sco("a"), sco("b")], { hasRules: true });
    const page = await playPackage(world);
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
    const page = await playPackage(world);
    page.write("cmi.core.lesson_status", "passed");
    page.end({ kind: "continue" });
    await pass(world, 300);
    page.write("cmi.suspend_data", "page 3");
    await pass(world, 300);
    page.player.send({ type: "leave.asked" });
    await pass(world, 1_000);
    const again = await playPackage(world);
    expect(again.view().itemTitle).toBe("b");
    expect(again.read()).toMatchObject({ "cmi.suspend_data": "page 3", "cmi.core.entry": "resume" });
  });
});
