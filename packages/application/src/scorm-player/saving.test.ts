// Proves when what a content said is stored, and what becomes of it where it cannot be.
import { LONGEST_SCORM_VALUE } from "@academiz/domain/scorm";
import { describe, expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, STATUS, SUSPEND, sco, settle } from "./testing/launch-world.ts";
import { STANDING } from "./testing/plain-package.ts";

describe("decisions 7: what a content says is kept", () => {
  test("§3.185 it is saving from what its content writes on, until that is stored; a preview never is", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    expect(page.view().saving).toBe("saved");
    page.write(SUSPEND, "half");
    page.commit();
    await settle();
    expect(page.view().saving).toBe("saving");
    await pass(world, 400);
    expect(page.view().saving).toBe("saved");
    expect((await playPackage(createLaunchWorld(), { isPreview: true })).view().saving).toBe("off");
  });

  test("what it wrote without a commit is kept after 200 ms as well", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    page.write(SUSPEND, "x");
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBeUndefined();
    await pass(world, 200);
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBe("x");
  });

  test("§9.34 what its content commits is saved 200 ms after the first of it, however often it commits meanwhile", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    const saves = () => world.line.count("send");
    const before = saves();
    page.write(SUSPEND, "first");
    page.commit();
    await pass(world, 150);
    page.write(SUSPEND, "second");
    page.commit();
    await pass(world, 49);
    expect(saves()).toBe(before);
    await pass(world, 1);
    expect(saves()).toBe(before + 1);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("second");
  });

  test("decisions 7: what was written and committed is saved once, and what is written after that once more", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    const before = world.line.count("send");
    page.write(SUSPEND, "first");
    page.commit();
    await pass(world, 2_000);
    expect(world.line.count("send")).toBe(before + 1);
    const read = (element: string) => world.server.stored?.scormProperties.items["one"]?.[element];
    page.write(SUSPEND, "second");
    page.commit();
    await pass(world, 100);
    page.write(SUSPEND, "third");
    await pass(world, 2_000);
    expect(read(SUSPEND)).toBe("third");
    page.write(SUSPEND, "fourth");
    page.commit();
    // Its runtime has judged, and nobody called.
    page.content().written[STATUS] = "passed";
    await pass(world, 2_000);
    expect([read(SUSPEND), read(STATUS)]).toEqual(["fourth", "passed"]);
    page.write(SUSPEND, "fifth");
    await pass(world, 2_000);
    expect(read(SUSPEND)).toBe("fifth");
  });

  test("decisions 7: a content that empties the storage of its origin takes nothing that was told to be kept", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    expect(page.commit()).toBe(true);
    await settle();
    world.device.kept = null;
    page.kill();
    world.restore();
    const next = await playPackage(world);
    expect(next.read()[SUSPEND]).toBe("kept");
    await pass(world, 400);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("kept");
    expect(world.pageDevice.kept).toBeNull();
  });

  test("decisions 7: of what the frame and the page have kept the later goes on", async () => {
    for (const later of ["device", "pageDevice"] as const) {
      const world = createLaunchWorld();
      const page = await playPackage(world);
      await pass(world, 400);
      world.cut();
      page.write(SUSPEND, "early");
      page.commit();
      await settle();
      const early = world[later].kept;
      page.write(SUSPEND, "late");
      page.commit();
      await settle();
      world[later === "device" ? "pageDevice" : "device"].kept = early;
      page.kill();
      world.restore();
      expect((await playPackage(world)).read()[SUSPEND]).toBe("late");
    }
  });

  test("decisions 7: where the page's own storage is full a package is played all the same", async () => {
    const world = createLaunchWorld();
    world.pageDevice.isFull = true;
    const page = await playPackage(world);
    world.cut();
    page.write(SUSPEND, "kept");
    expect(page.commit()).toBe(true);
    await pass(world, 1_000);
    page.kill();
    world.restore();
    expect((await playPackage(world)).read()[SUSPEND]).toBe("kept");
  });

  test("a save that is refused is told, and goes when the learner tries again", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
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
    const page = await playPackage(world);
    page.write(SUSPEND, "x");
    expect(page.commit()).toBe(false);
    expect(page.view().isUnsafe).toBe(true);
    await pass(world, 400);
    expect(page.view().isUnsafe).toBe(false);
  });

  test("decisions 7: what no database holds comes back to the content as it wrote it, and leaves the frame as what all hold", async () => {
    const world = createLaunchWorld([sco("one")]);
    const page = await playPackage(world);
    const odd = "a\0b\uD83Dc\uFDD00000\uDE00";
    page.write(SUSPEND, odd);
    expect(page.commit()).toBe(true);
    const isSound = (text = "") => !/\0|\p{Cs}/u.test(text) && text.length > odd.length;
    expect(isSound(world.device.kept?.scormProperties.items["one"]?.[SUSPEND])).toBe(true);
    await pass(world, 5_000);
    expect(isSound(world.server.stored?.scormProperties.items["one"]?.[SUSPEND])).toBe(true);
    expect(world.server.told.flatMap(({ args }) => args)).toContain("a\\u0000b\\ud83dc\\ufdd00000\\ude00");
    page.kill();
    expect((await playPackage(world)).read()[SUSPEND]).toBe(odd);
  });

  test("decisions 7: more than is kept is answered false, and status, score and time are stored all the same", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    page.write(SUSPEND, "page 3");
    expect(page.commit()).toBe(true);
    page.write(SUSPEND, "x".repeat(LONGEST_SCORM_VALUE + 1));
    page.write(STATUS, "passed");
    page.write("cmi.core.score.raw", "80");
    expect(page.commit()).toBe(false);
    await pass(world, 1_000);
    expect(page.view().saving).toBe("saved");
    expect(world.server.stored).toMatchObject({ status: "COMPLETE", score: 80 });
    expect(world.server.stored?.scormProperties.items["one"]).toMatchObject({
      [SUSPEND]: "page 3",
      [STATUS]: "passed",
    });
    page.write(SUSPEND, "page 4");
    expect(page.commit()).toBe(true);
  });

  test("decisions 7: what does not fit the last word of a page waits on the device, and is sent at the next start", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 1_000);
    world.line.fail("sendLeaving", { kind: "invalid", detail: "too large" });
    page.write(SUSPEND, "x".repeat(100_000));
    page.frame.send({ type: "page.left", isGone: true });
    page.kill();
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBeUndefined();
    const next = await playPackage(world);
    expect(next.read()[SUSPEND]).toHaveLength(100_000);
    await pass(world, 1_000);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toHaveLength(100_000);
  });

  test("where rules stand is kept as it was before, where it is too long; all else is stored", async () => {
    const world = createLaunchWorld([sco("a"), sco("b")], { hasRules: true });
    const page = await playPackage(world);
    page.write(STATUS, "passed");
    page.end({ kind: "continue" });
    await pass(world, 1_000);
    page.write(STANDING, "x".repeat(63_999));
    await pass(world, 1_000);
    expect(world.server.stored?.scormProperties.sequencing).toHaveLength(64_000);
    page.write(STANDING, "y".repeat(64_000));
    page.write(SUSPEND, "page 3");
    expect(page.commit()).toBe(true);
    await pass(world, 1_000);
    const { sequencing, items } = world.server.stored?.scormProperties ?? {};
    expect(sequencing).toBe(`1${"x".repeat(63_999)}`);
    expect(items?.["b"]?.[SUSPEND]).toBe("page 3");
  });

  test("what the network does not take is tried again after 2, 4, 8 … seconds, and then every 60", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    page.commit();
    await pass(world, 200);
    let tries = world.line.count("send");
    for (const seconds of [2, 4, 8, 16, 32, 60, 60, 60]) {
      await pass(world, seconds * 1_000 - 1);
      expect([seconds, world.line.count("send")]).toEqual([seconds, tries]);
      await pass(world, 1);
      tries += 1;
      expect([seconds, world.line.count("send")]).toEqual([seconds, tries]);
    }
  });

  test("a network that returns is used at once, however long it was away", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    // By now a minute passes between two tries.
    await pass(world, 200_000);
    expect(page.view().saving).toBe("offline");
    world.restore();
    const answer = world.line.hold("send");
    page.player.send({ type: "network.returned" });
    await settle();
    // Another try is no refusal.
    expect(page.view().saving).toBe("offline");
    answer();
    await settle();
    expect(page.view().saving).toBe("saved");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("kept");
  });

  test("a right to commit is renewed while it lasts", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 601_000);
    expect(page.frame.getSnapshot().context.ticket).toBe("another ticket");
  });
});
