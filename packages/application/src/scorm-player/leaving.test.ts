// Proves that who leaves a package is not held, and that its last word is kept.
import { describe, expect, test } from "vitest";
import {
  createLaunchWorld,
  openPackage,
  pass,
  playPackage,
  STATUS,
  SUSPEND,
  sco,
  settle,
} from "./testing/launch-world.ts";

describe("§4.118–§4.121: a package is left", () => {
  test("§4.118 §9.26 who leaves gives it 100 ms for its last word, and goes when that is stored", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
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
    expect(world.server.told).toHaveLength(1);
  });

  test("§4.118 a content that has ended by its own word, and is all there is, is led out of: its result, unless it begins again", async () => {
    const world = createLaunchWorld();
    const { write, end, begin, view } = await playPackage(world);
    const ending = async (after: number) => {
      await pass(world, after);
      return view().ending;
    };
    write(STATUS, "failed");
    end();
    expect(await ending(1_000)).toBeNull();
    begin();
    expect(await ending(5_000)).toBeNull();
    write(STATUS, "passed");
    end();
    expect(await ending(2_000)).toEqual({ key: "finished", mark: null, asked: null });
    expect(world.server.attempts.map(({ status }) => status)).toEqual(["FAILED", "COMPLETE"]);
    begin();
    expect(await ending(100)).toBeNull();
    const several = await playPackage(createLaunchWorld([sco("one"), sco("two")]));
    several.end();
    await pass(world, 3_000);
    expect(several.view().ending).toBeNull();
  });

  test("§9.13 the result that a content has ended with is said in its client's mark, with what is asked beside what was missed", async () => {
    const world = createLaunchWorld([{ ...sco("one"), masteryScore: 70 }], { markType: "markLetters" });
    const { write, end, begin, view } = await playPackage(world);
    write("cmi.core.score.raw", "50");
    write(STATUS, "failed");
    end();
    await pass(world, 2_000);
    expect(view().ending).toEqual({
      key: "failed",
      mark: { mark: "C", percent: null },
      asked: { mark: "B", percent: null },
    });
    begin();
    write("cmi.core.score.raw", "90");
    write(STATUS, "passed");
    end();
    await pass(world, 2_000);
    expect(view().ending).toEqual({ key: "finished", mark: { mark: "A", percent: null }, asked: null });
  });

  test("§4.118 the windows of a content go with it, and have 500 ms for their last word", async () => {
    const world = createLaunchWorld();
    const first = await playPackage(world);
    first.openWindow();
    first.player.send({ type: "leave.asked" });
    await pass(world, 400);
    expect([first.hasWindows(), first.view().phase]).toEqual([false, "leaving"]);
    first.write(STATUS, "passed");
    await pass(world, 1_000);
    expect([first.view().phase, world.server.stored?.status]).toEqual(["left", "COMPLETE"]);
    const second = await playPackage(world);
    second.openWindow();
    second.frame.send({ type: "page.left", isGone: false });
    expect(second.hasWindows()).toBe(true);
    second.frame.send({ type: "page.left", isGone: true });
    expect(second.hasWindows()).toBe(false);
  });

  test("§4.121 nobody is taken away from a page that is unloading: where they go is theirs, and the last word is stored", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    page.player.send({ type: "leave.asked" });
    await settle();
    page.write(SUSPEND, "the last word");
    page.player.send({ type: "page.unloading" });
    await pass(world, 10_000);
    expect(page.view().phase).toBe("leaving");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("the last word");
    // Who stayed after all goes when they ask again, or when the page went nowhere.
    await pass(world, 1_000);
    expect(page.view().phase).toBe("left");
  });

  test("§4.121 what a content asks for as its page unloads leads nowhere", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    page.player.send({ type: "page.unloading" });
    page.end({ kind: "exit" });
    await pass(world, 60_000);
    expect(page.view().phase).toBe("playing");
    page.player.send({ type: "leave.asked" });
    await pass(world, 100);
    expect(page.view().phase).toBe("left");
  });

  test("§4.121 a page that unloads leads nowhere, whatever its content asks for on its way out; its last word is stored at once", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    page.frame.send({ type: "page.left", isGone: true });
    page.write(SUSPEND, "the last word");
    page.end({ kind: "exit" });
    await settle();
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("the last word");
    await pass(world, 200);
    expect(page.view().phase).toBe("playing");
  });

  test("who leaves without a network is not held: it waits on the device", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    page.player.send({ type: "leave.asked" });
    await pass(world, 8_000);
    expect(page.view().phase).toBe("left");
    world.restore();
    const next = await playPackage(world);
    expect(next.read()[SUSPEND]).toBe("kept");
    await pass(world, 400);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("kept");
    expect(world.device.kept).toBeNull();
  });

  test("§9.26 who leaves waits for a server that does not answer for 5 s, and no longer", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    world.line.hold("send");
    page.write(SUSPEND, "the last word");
    page.player.send({ type: "leave.asked" });
    await pass(world, 5_000);
    expect(page.view().phase).toBe("leaving");
    await pass(world, 200);
    expect(page.view().phase).toBe("left");
  });

  test("who leaves waits for a frame that does not answer for 2 s, and no longer", async () => {
    const world = createLaunchWorld();
    const page = openPackage(world);
    await settle();
    page.player.send({ type: "frame.loaded", tellFrame: () => {} });
    page.player.send({ type: "frame.told", message: { type: "ready", leftover: null } });
    expect(page.view().phase).toBe("playing");
    page.player.send({ type: "leave.asked" });
    await pass(world, 1_999);
    expect(page.view().phase).toBe("leaving");
    expect(world.server.ends).toBe(0);
    await pass(world, 1);
    expect(page.view().phase).toBe("left");
    expect(world.server.ends).toBe(1);
  });
});
