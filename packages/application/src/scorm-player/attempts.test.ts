// Proves when another attempt begins, what it keeps, and how long it took.
import { describe, expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, STATUS, SUSPEND, sco, settle } from "./testing/launch-world.ts";

describe("§3.182 §3.221: attempts and their time", () => {
  test("§3.221 an ended attempt is in the history once, and the next one again", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    page.write(STATUS, "passed");
    page.end();
    await pass(world, 1_000);
    page.end();
    await pass(world, 1_000);
    expect(world.server.attempts.map(({ status }) => status)).toEqual(["COMPLETE"]);
    page.kill();
    const next = await playPackage(world);
    next.write("cmi.core.score.raw", "90");
    next.end();
    await pass(world, 1_000);
    expect(world.server.attempts).toHaveLength(2);
    expect(world.server.stored).toMatchObject({ attempt: 2, score: 90 });
  });

  test("§3.182 in 2004 what was failed, and ended by its content's own word, begins anew, and its time counts", async () => {
    const world = createLaunchWorld([sco("one")], { version: "2004" });
    const page = await playPackage(world);
    page.write(SUSPEND, "of the first try");
    page.write("cmi.success_status", "failed");
    page.write("cmi.session_time", "PT1M");
    page.write("cmi.exit", "normal");
    page.end();
    await pass(world, 1_000);
    page.kill();
    const stored = world.server.stored;
    expect(stored).toMatchObject({ status: "FAILED", attempt: 1, time: 60 });

    const looked = await playPackage(world);
    expect(looked.read()).toMatchObject({ "cmi.entry": "ab-initio" });
    expect(looked.read()[SUSPEND]).toBeUndefined();
    looked.commit();
    looked.player.send({ type: "leave.asked" });
    await pass(world, 1_000);
    // Who only looked keeps the result that they had.
    expect(world.server.stored).toEqual(stored);

    const again = await playPackage(world);
    expect(again.read()).toMatchObject({ "cmi.entry": "ab-initio" });
    again.write("cmi.session_time", "PT30S");
    again.write("cmi.success_status", "passed");
    again.commit();
    await pass(world, 1_000);
    again.kill();
    expect(world.server.stored).toMatchObject({ status: "COMPLETE", attempt: 2, time: 90 });
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBeUndefined();
  });

  test("§3.182 what was passed, left without a word or suspended goes on with its data; so does all of 1.2", async () => {
    for (const [version, said] of [
      ["2004", { "cmi.success_status": "passed", "cmi.exit": "normal" }],
      ["2004", { "cmi.completion_status": "completed", "cmi.exit": "normal" }],
      ["2004", { "cmi.completion_status": "incomplete", "cmi.exit": "time-out" }],
      ["2004", { "cmi.success_status": "failed" }],
      ["2004", { "cmi.success_status": "failed", "cmi.exit": "suspend" }],
      ["1.2", { [STATUS]: "failed", "cmi.core.exit": "time-out" }],
    ] as const) {
      const world = createLaunchWorld([sco("one")], { version });
      const page = await playPackage(world);
      for (const [element, value] of Object.entries({ [SUSPEND]: "page 3", ...said })) page.write(element, value);
      page.end();
      await pass(world, 1_000);
      page.kill();
      expect((await playPackage(world)).read()[SUSPEND]).toBe("page 3");
    }
  });

  test("what only is shown has its time counted, over all visits", async () => {
    const world = createLaunchWorld([{ ...sco("film"), kind: "asset" }]);
    for (const total of [60, 120]) {
      const page = await playPackage(world);
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

  test.each(["leaves", "closes the page", "hides the page, which dies"])(
    "§3.182 the time of a visit in which the content says nothing counts, for whoever %s; nothing else changes",
    async (how) => {
      const world = createLaunchWorld();
      const first = await playPackage(world);
      first.write(STATUS, "incomplete");
      await pass(world, 60_000);
      first.player.send({ type: "leave.asked" });
      await pass(world, 1_000);
      const { stored } = world.server;
      const before = world.server.counted.time;
      expect(before).toBeGreaterThan(59);
      const second = await playPackage(world);
      await pass(world, 90_000);
      if (how === "leaves") second.player.send({ type: "leave.asked" });
      else second.frame.send({ type: "page.left", isGone: how === "closes the page" });
      if (how !== "leaves") second.kill();
      await pass(world, 1_000);
      expect(world.server.counted.time - before).toBeGreaterThan(89);
      expect(world.server.counted.time - before).toBeLessThan(92);
      expect(world.server.stored).toEqual(stored);
      // A window that another one has outdated took its time too, and what is told again counts once.
      const [third, fourth] = [await playPackage(world), await playPackage(world)];
      await pass(world, 10_000);
      fourth.write(STATUS, "passed");
      await pass(world, 20_000);
      for (const window of [third, third, fourth]) window.frame.send({ type: "page.left", isGone: true });
      await settle();
      expect(world.server.counted.time - before).toBeGreaterThan(89 + 60);
      expect(world.server.counted.time - before).toBeLessThan(92 + 62);
      expect(world.server.stored?.status).toBe("COMPLETE");
    },
  );

  test("§3.182 what an earlier launch left on the device has its own time, and the next one another", async () => {
    const world = createLaunchWorld();
    const first = await playPackage(world);
    world.cut();
    await pass(world, 60_000);
    first.write(STATUS, "incomplete");
    await pass(world, 1_000);
    first.kill();
    world.restore();
    const second = await playPackage(world);
    second.write(SUSPEND, "on");
    await pass(world, 30_000);
    second.write(SUSPEND, "and on");
    await pass(world, 1_000);
    expect(Object.values(world.server.counted.visits).map((one) => Math.round(one / 10))).toEqual([6, 3]);
  });

  test("§4.60 a package that was replaced by another begins another attempt of who had ended the one before", async () => {
    const world = createLaunchWorld([sco("one")]);
    const first = await playPackage(world);
    first.write(STATUS, "passed");
    first.end();
    await pass(world, 1_000);
    first.kill();
    for (const items of [[sco("another")], [sco("one"), sco("two")]]) {
      const replaced = await playPackage({ ...world, items });
      replaced.write(SUSPEND, "of the new one");
      await pass(world, 1_000);
      expect(world.server.stored).toMatchObject({ attempt: 2 });
      replaced.kill();
      world.server.stored = world.server.stored && { ...world.server.stored, attempt: 1, status: "COMPLETE" };
    }
  });
});
