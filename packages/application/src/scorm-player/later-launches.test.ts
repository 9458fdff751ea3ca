// Proves that the latest launch of a package counts, whatever an earlier one still says.
import { describe, expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, STATUS, SUSPEND, settle } from "./testing/launch-world.ts";

describe("decisions 8: one package in several windows", () => {
  test("decisions 8: what the page keeps is a word of its own launch, whatever its frame says, and outlasts no later one", async () => {
    const world = createLaunchWorld();
    const stale = await playPackage(world);
    stale.write(SUSPEND, "of the earlier");
    await pass(world, 1_000);
    world.cut();
    const save = world.server.stored;
    if (!save) throw new Error("nothing is stored");
    const forged = { ...save, launchedAt: "2999-01-01T00:00:00.000Z", eventDate: "2026-03-01T09:00:00.000Z" };
    stale.player.send({
      type: "frame.told",
      message: { type: "progress", save: forged, isSafe: true, isEnd: false },
    });
    await settle();
    expect(world.pageDevice.kept).toMatchObject({ eventDate: forged.eventDate, launchedAt: save.launchedAt });
    stale.kill();
    world.restore();
    const later = await playPackage(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    later.kill();
    expect((await playPackage(world)).read()[SUSPEND]).toBe("of the later");
  });

  test("decisions 8: what an earlier launch tells is kept by no page once a later one has stored its word", async () => {
    const world = createLaunchWorld();
    const stale = await playPackage(world);
    await pass(world, 1_000);
    const later = await playPackage(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    stale.write(SUSPEND, "of the earlier");
    await pass(world, 1_000);
    expect(stale.view().isOutdated).toBe(true);
    stale.write(SUSPEND, "of the earlier still");
    await pass(world, 1_000);
    expect(world.pageDevice.kept).toBeNull();
  });

  test("decisions 8: what is hidden, or closed, and has said nothing stores nothing", async () => {
    const world = createLaunchWorld();
    const first = await playPackage(world);
    first.write(SUSPEND, "page 1");
    await pass(world, 1_000);
    const stale = await playPackage(world);
    first.write(STATUS, "passed");
    first.commit();
    await pass(world, 1_000);
    const stored = world.server.stored;
    expect(stored).toMatchObject({ status: "COMPLETE" });
    await pass(world, 60_000);
    stale.frame.send({ type: "page.left", isGone: false });
    await pass(world, 1_000);
    stale.commit();
    stale.frame.send({ type: "page.left", isGone: true });
    stale.end();
    await pass(world, 1_000);
    expect(world.server.stored).toEqual(stored);
    // Beginning the second closed nothing: the first goes on.
    expect(first.view()).toMatchObject({ isOutdated: false, saving: "saved" });
  });

  test("decisions 8: time alone is no reason to save for what is hidden; what was written since is", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    await pass(world, 1_000);
    const opened = world.server.stored?.eventDate;
    page.frame.send({ type: "page.left", isGone: false });
    await pass(world, 1_000);
    expect(world.server.stored?.eventDate).toBe(opened);
    page.write(SUSPEND, "said");
    page.frame.send({ type: "page.left", isGone: false });
    await settle();
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("said");
  });

  test("decisions 8: once a later launch has stored its word an earlier one says so, stores nothing, and keeps its attempt in the history", async () => {
    const world = createLaunchWorld();
    const stale = await playPackage(world);
    await pass(world, 1_000);
    const later = await playPackage(world);
    later.write(SUSPEND, "of the later");
    later.commit();
    await pass(world, 1_000);
    stale.write(SUSPEND, "of the earlier");
    await pass(world, 1_000);
    expect(stale.view()).toMatchObject({ isOutdated: true, saving: "outdated", isUnsafe: false });
    expect(stale.commit()).toBe(false);
    stale.write(STATUS, "passed");
    stale.end();
    await pass(world, 1_000);
    stale.frame.send({ type: "page.left", isGone: true });
    await pass(world, 1_000);
    expect(world.server.attempts.map(({ status }) => status)).toEqual(["COMPLETE"]);
    expect(world.server.stored).toMatchObject({ status: "STARTED" });
    expect(later.view().isOutdated).toBe(false);
    stale.kill();
    later.kill();
    expect((await playPackage(world)).read()[SUSPEND]).toBe("of the later");
  });

  test("decisions 8: a later launch is not held up by the dates of an earlier one, of a device whose clock is ahead", async () => {
    const world = createLaunchWorld();
    const early = await playPackage(world);
    await pass(world, 1_000);
    const later = await playPackage(world);
    // The earlier one stores a date that is minutes ahead.
    const { stored } = world.server;
    if (!stored) throw new Error("nothing is stored");
    const eventDate = new Date(Date.parse(stored.eventDate) + 240_000).toISOString();
    world.server.stored = { ...stored, eventDate };
    later.write(SUSPEND, "of the later");
    expect(later.commit()).toBe(true);
    await pass(world, 2_000);
    expect(later.view()).toMatchObject({ isOutdated: false, saving: "saved" });
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("of the later");
    expect((world.server.stored?.eventDate ?? "") > eventDate).toBe(true);
    early.kill();
  });

  test("decisions 8: what an earlier launch left on the device is not what a later one's word is undone by", async () => {
    const world = createLaunchWorld();
    const stale = await playPackage(world);
    await pass(world, 1_000);
    const later = await playPackage(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    expect(world.device.kept).toBeNull();
    stale.write(SUSPEND, "of the earlier");
    stale.commit();
    stale.kill();
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBe("of the earlier");
    later.kill();
    const next = await playPackage(world);
    await pass(world, 1_000);
    expect(next.read()[SUSPEND]).toBe("of the later");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("of the later");
  });

  test("decisions 8: a window that is outdated answers no commit with true, before its content has said anything too", async () => {
    const world = createLaunchWorld();
    const first = await playPackage(world);
    await pass(world, 1_000);
    first.kill();
    const page = await playPackage(world);
    expect(page.commit()).toBe(true);
    page.frame.send({ type: "outdated", launchedAt: null, eventDate: "", storedAt: null });
    expect(page.commit()).toBe(false);
  });

  test("decisions 8: a window that stood still stores nothing over what another one did since it was opened", async () => {
    const world = createLaunchWorld();
    const worked = await playPackage(world);
    worked.write(SUSPEND, "page 1");
    await pass(world, 1_000);
    const stood = await playPackage(world);
    await pass(world, 10_000);
    worked.write(SUSPEND, "page 9");
    worked.write(STATUS, "passed");
    expect(worked.commit()).toBe(true);
    await pass(world, 1_000);
    const stored = world.server.stored;
    expect(stored).toMatchObject({ status: "COMPLETE" });
    // As contents do on their way out.
    stood.write(SUSPEND, "page 1, again");
    await pass(world, 1_000);
    expect(stood.view()).toMatchObject({ isOutdated: true });
    stood.frame.send({ type: "page.left", isGone: true });
    await pass(world, 1_000);
    stood.kill();
    expect(world.server.stored).toEqual(stored);
    worked.write(SUSPEND, "page 10");
    expect(worked.commit()).toBe(true);
    await pass(world, 1_000);
    expect(worked.view()).toMatchObject({ isOutdated: false, saving: "saved" });
    worked.kill();
    expect((await playPackage(world)).read()[SUSPEND]).toBe("page 10");
  });

  test("decisions 8: what stood still, and was closed without a word being heard of it, is no leftover either", async () => {
    const world = createLaunchWorld();
    const worked = await playPackage(world);
    await pass(world, 1_000);
    const stood = await playPackage(world);
    await pass(world, 10_000);
    worked.write(SUSPEND, "page 9");
    worked.commit();
    await pass(world, 1_000);
    stood.write(SUSPEND, "page 1, again");
    stood.frame.send({ type: "page.left", isGone: true });
    stood.kill();
    worked.kill();
    await pass(world, 1_000);
    expect((await playPackage(world)).read()[SUSPEND]).toBe("page 9");
  });
});
