// Proves that what a package said is never lost once it was told that it is kept, whatever happens to page, network and device.

import { LONGEST_SCORM_VALUE } from "@academiz/domain/scorm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TroubleKind } from "../ports/index.ts";
import { createLaunchWorld, type LaunchWorld, openPackage, pass, sco, settle } from "./testing/launch-world.ts";
import { STANDING } from "./testing/plain-package.ts";

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

  test("§3.185 it is saving from what its content writes on, until that is stored; a preview never is", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 400);
    expect(page.view().saving).toBe("saved");
    page.write(SUSPEND, "half");
    page.commit();
    await settle();
    expect(page.view().saving).toBe("saving");
    await pass(world, 400);
    expect(page.view().saving).toBe("saved");
    expect((await open(createLaunchWorld(), { isPreview: true })).view().saving).toBe("off");
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
    expect(world.server.told).toHaveLength(1);
  });

  test("§4.118 a content that has ended by its own word, and is all there is, is led out of: its result, unless it begins again", async () => {
    const world = createLaunchWorld();
    const { write, end, begin, view } = await open(world);
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
    expect(await ending(2_000)).toEqual({ key: "finished", score: null });
    expect(world.server.attempts.map(({ status }) => status)).toEqual(["FAILED", "COMPLETE"]);
    begin();
    expect(await ending(100)).toBeNull();
    const several = await open(createLaunchWorld([sco("one"), sco("two")]));
    several.end();
    await pass(world, 3_000);
    expect(several.view().ending).toBeNull();
  });

  test("§3.182 an item whose page is not in the package never counts as opened: nothing is stored of it, with rules or without", async () => {
    for (const hasRules of [false, true]) {
      const world = createLaunchWorld([sco("one"), sco("two")], { hasRules });
      const problems = [{ code: "launch.missing", at: "one.html" }] as const;
      const { player, view, shown } = await open(world, { problems });
      await pass(world, 10_000);
      expect([view().gap, shown.at(-1), world.server.stored]).toEqual([
        "file",
        "https://content.example/packages/key/one.html",
        null,
      ]);
      expect(view().menu[0]?.status).toBe("NOT_STARTED");
      player.send({ type: "leave.asked" });
      await pass(world, 1_000);
      expect([view().phase, world.server.stored, world.server.counted.time]).toEqual(["left", null, 0]);
    }
    const world = createLaunchWorld([sco("one"), sco("two")]);
    const { player, view } = await open(world, { problems: [{ code: "launch.missing", at: "one.html" }] });
    player.send({ type: "item.chosen", identifier: "two" });
    await pass(world, 1_000);
    expect([view().gap, Object.keys(world.server.stored?.scormProperties.items ?? {})]).toEqual([null, ["two"]]);
  });

  test("§4.118 the windows of a content go with it, and have 500 ms for their last word", async () => {
    const world = createLaunchWorld();
    const first = openPackage(world);
    await settle();
    first.load();
    await settle();
    first.openWindow();
    first.player.send({ type: "leave.asked" });
    await pass(world, 400);
    expect([first.hasWindows(), first.view().phase]).toEqual([false, "leaving"]);
    first.write(STATUS, "passed");
    await pass(world, 1_000);
    expect([first.view().phase, world.server.stored?.status]).toEqual(["left", "COMPLETE"]);
    const second = openPackage(world);
    await settle();
    second.load();
    await settle();
    second.openWindow();
    second.frame.send({ type: "page.left", isGone: false });
    expect(second.hasWindows()).toBe(true);
    second.frame.send({ type: "page.left", isGone: true });
    expect(second.hasWindows()).toBe(false);
  });

  test("a window that the browser held back is offered, in the words of the page, each time", async () => {
    const world = createLaunchWorld();
    const { player, load, view, block, offered } = openPackage(world);
    await settle();
    load();
    await settle();
    for (const times of [1, 2]) {
      block();
      await settle();
      expect(view().blockedWindows).toBe(times);
      player.send({ type: "window.offered", words: { text: "Blocked", action: "Open" } });
      await settle();
      expect(offered).toHaveLength(times);
    }
  });

  test("a file that starts an item and is not there is said of that item, whatever it is called, and of no other", async () => {
    const items = [
      { ...sco("one"), href: "Le%C3%A7on%201.html?a=1#b" },
      { ...sco("two"), href: "x/two.html" },
    ];
    const open = (at: string) => openPackage(createLaunchWorld(items), { problems: [{ code: "launch.missing", at }] });
    for (const [at, gap] of [
      ["Leçon 1.html", "file"],
      ["1.html", null],
      ["two.html", null],
    ] as const) {
      const page = open(at);
      await settle();
      page.load();
      await settle();
      expect([at, page.view().gap]).toEqual([at, gap]);
    }
  });

  test("§4.121 nobody is taken away from a page that is unloading: where they go is theirs, and the last word is stored", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
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
    const page = await open(world);
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
    const page = await open(world);
    await pass(world, 400);
    page.frame.send({ type: "page.left", isGone: true });
    page.write(SUSPEND, "the last word");
    page.end({ kind: "exit" });
    await settle();
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("the last word");
    await pass(world, 200);
    expect(page.view().phase).toBe("playing");
  });

  test("§9.34 what its content commits is saved 200 ms after the first of it, however often it commits meanwhile", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
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
    const page = await open(world);
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

  test("decisions 7: a content that empties the storage of its origin takes nothing that was told to be kept", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 400);
    world.cut();
    page.write(SUSPEND, "kept");
    expect(page.commit()).toBe(true);
    await settle();
    world.device.kept = null;
    page.kill();
    world.restore();
    const next = await open(world);
    expect(next.read()[SUSPEND]).toBe("kept");
    await pass(world, 400);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("kept");
    expect(world.pageDevice.kept).toBeNull();
  });

  test("decisions 7: of what the frame and the page have kept the later goes on", async () => {
    for (const later of ["device", "pageDevice"] as const) {
      const world = createLaunchWorld();
      const page = await open(world);
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
      expect((await open(world)).read()[SUSPEND]).toBe("late");
    }
  });

  test("decisions 8: what the page keeps is a word of its own launch, whatever its frame says, and outlasts no later one", async () => {
    const world = createLaunchWorld();
    const stale = await open(world);
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
    const later = await open(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    later.kill();
    expect((await open(world)).read()[SUSPEND]).toBe("of the later");
  });

  test("decisions 8: what an earlier launch tells is kept by no page once a later one has stored its word", async () => {
    const world = createLaunchWorld();
    const stale = await open(world);
    await pass(world, 1_000);
    const later = await open(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    stale.write(SUSPEND, "of the earlier");
    await pass(world, 1_000);
    expect(stale.view().isOutdated).toBe(true);
    stale.write(SUSPEND, "of the earlier still");
    await pass(world, 1_000);
    expect(world.pageDevice.kept).toBeNull();
  });

  test("decisions 7: where the page's own storage is full a package is played all the same", async () => {
    const world = createLaunchWorld();
    world.pageDevice.isFull = true;
    const page = await open(world);
    world.cut();
    page.write(SUSPEND, "kept");
    expect(page.commit()).toBe(true);
    await pass(world, 1_000);
    page.kill();
    world.restore();
    expect((await open(world)).read()[SUSPEND]).toBe("kept");
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
    expect(world.server).toMatchObject({ stored: null, attempts: [], told: [], ends: 0 });
    expect([world.device.kept, world.pageDevice.kept]).toEqual([null, null]);
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

  test("§3.182 in 2004 what was failed, and ended by its content's own word, begins anew, and its time counts", async () => {
    const world = createLaunchWorld([sco("one")], { version: "2004" });
    const page = await open(world);
    page.write(SUSPEND, "of the first try");
    page.write("cmi.success_status", "failed");
    page.write("cmi.session_time", "PT1M");
    page.write("cmi.exit", "normal");
    page.end();
    await pass(world, 1_000);
    page.kill();
    const stored = world.server.stored;
    expect(stored).toMatchObject({ status: "FAILED", attempt: 1, time: 60 });

    const looked = await open(world);
    expect(looked.read()).toMatchObject({ "cmi.entry": "ab-initio" });
    expect(looked.read()[SUSPEND]).toBeUndefined();
    looked.commit();
    looked.player.send({ type: "leave.asked" });
    await pass(world, 1_000);
    // Who only looked keeps the result that they had.
    expect(world.server.stored).toEqual(stored);

    const again = await open(world);
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
      const page = await open(world);
      for (const [element, value] of Object.entries({ [SUSPEND]: "page 3", ...said })) page.write(element, value);
      page.end();
      await pass(world, 1_000);
      page.kill();
      expect((await open(world)).read()[SUSPEND]).toBe("page 3");
    }
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

  test.each(["leaves", "closes the page", "hides the page, which dies"])(
    "§3.182 the time of a visit in which the content says nothing counts, for whoever %s; nothing else changes",
    async (how) => {
      const world = createLaunchWorld();
      const first = await open(world);
      first.write(STATUS, "incomplete");
      await pass(world, 60_000);
      first.player.send({ type: "leave.asked" });
      await pass(world, 1_000);
      const { stored } = world.server;
      const before = world.server.counted.time;
      expect(before).toBeGreaterThan(59);
      const second = await open(world);
      await pass(world, 90_000);
      if (how === "leaves") second.player.send({ type: "leave.asked" });
      else second.frame.send({ type: "page.left", isGone: how === "closes the page" });
      if (how !== "leaves") second.kill();
      await pass(world, 1_000);
      expect(world.server.counted.time - before).toBeGreaterThan(89);
      expect(world.server.counted.time - before).toBeLessThan(92);
      expect(world.server.stored).toEqual(stored);
      // A window that another one has outdated took its time too, and what is told again counts once.
      const [third, fourth] = [await open(world), await open(world)];
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
    const first = await open(world);
    world.cut();
    await pass(world, 60_000);
    first.write(STATUS, "incomplete");
    await pass(world, 1_000);
    first.kill();
    world.restore();
    const second = await open(world);
    second.write(SUSPEND, "on");
    await pass(world, 30_000);
    second.write(SUSPEND, "and on");
    await pass(world, 1_000);
    expect(Object.values(world.server.counted.visits).map((one) => Math.round(one / 10))).toEqual([6, 3]);
  });

  test("decisions 8: what is hidden, or closed, and has said nothing stores nothing", async () => {
    const world = createLaunchWorld();
    const first = await open(world);
    first.write(SUSPEND, "page 1");
    await pass(world, 1_000);
    const stale = await open(world);
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
    const page = await open(world);
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
    const stale = await open(world);
    await pass(world, 1_000);
    const later = await open(world);
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
    expect((await open(world)).read()[SUSPEND]).toBe("of the later");
  });

  test("decisions 8: a later launch is not held up by the dates of an earlier one, of a device whose clock is ahead", async () => {
    const world = createLaunchWorld();
    const early = await open(world);
    await pass(world, 1_000);
    const later = await open(world);
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
    const stale = await open(world);
    await pass(world, 1_000);
    const later = await open(world);
    later.write(SUSPEND, "of the later");
    await pass(world, 1_000);
    expect(world.device.kept).toBeNull();
    stale.write(SUSPEND, "of the earlier");
    stale.commit();
    stale.kill();
    expect(world.device.kept?.scormProperties.items["one"]?.[SUSPEND]).toBe("of the earlier");
    later.kill();
    const next = await open(world);
    await pass(world, 1_000);
    expect(next.read()[SUSPEND]).toBe("of the later");
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBe("of the later");
  });

  test("decisions 7: what no database holds comes back to the content as it wrote it, and leaves the frame as what all hold", async () => {
    const world = createLaunchWorld([sco("one")]);
    const page = await open(world);
    const odd = "a\0b\uD83Dc\uFDD00000\uDE00";
    page.write(SUSPEND, odd);
    expect(page.commit()).toBe(true);
    const isSound = (text = "") => !/\0|\p{Cs}/u.test(text) && text.length > odd.length;
    expect(isSound(world.device.kept?.scormProperties.items["one"]?.[SUSPEND])).toBe(true);
    await pass(world, 5_000);
    expect(isSound(world.server.stored?.scormProperties.items["one"]?.[SUSPEND])).toBe(true);
    expect(world.server.told.flatMap(({ args }) => args)).toContain("a\\u0000b\\ud83dc\\ufdd00000\\ude00");
    page.kill();
    expect((await open(world)).read()[SUSPEND]).toBe(odd);
  });

  test("decisions 7: more than is kept is answered false, and status, score and time are stored all the same", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
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
    const page = await open(world);
    await pass(world, 1_000);
    world.line.fail("sendLeaving", { kind: "invalid", detail: "too large" });
    page.write(SUSPEND, "x".repeat(100_000));
    page.frame.send({ type: "page.left", isGone: true });
    page.kill();
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toBeUndefined();
    const next = await open(world);
    expect(next.read()[SUSPEND]).toHaveLength(100_000);
    await pass(world, 1_000);
    expect(world.server.stored?.scormProperties.items["one"]?.[SUSPEND]).toHaveLength(100_000);
  });

  test("decisions 7: a call is told so that it can be noted: however long its item is named, and wherever the clock is set", async () => {
    const world = createLaunchWorld([sco("i".repeat(501))]);
    const page = await open(world);
    world.setClock(-3_600_000);
    page.write(SUSPEND, "x");
    await pass(world, 8_000);
    expect(world.server.told).toEqual([
      { at: 0, item: "i".repeat(500), name: "LMSSetValue", args: [SUSPEND, "x"], result: "true", error: 0 },
    ]);
    expect(page.view().saving).toBe("saved");
  });

  test("calls that wait are told in bundles that the server takes, each once, whatever comes meanwhile", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 400);
    const tell = (from: number, to: number) => {
      const calls = Array.from({ length: to - from }, (_, at) => ({
        at: from + at,
        item: "one",
        name: "LMSCommit",
        args: [""],
        result: "true",
        error: 0,
      }));
      page.player.send({ type: "frame.told", message: { type: "calls", calls } });
    };
    const told = () => world.server.told.map(({ at }) => at);
    const list = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
    tell(0, 600);
    await pass(world, 5_000);
    expect(told()).toEqual(list(0, 500));
    await pass(world, 5_000);
    expect(told()).toEqual(list(0, 600));
    // One comes while another is told.
    const release = world.line.hold("log");
    tell(600, 601);
    await pass(world, 5_000);
    tell(601, 602);
    release();
    await pass(world, 10_000);
    expect(told()).toEqual(list(0, 602));
    // What nobody takes goes, oldest first.
    world.cut();
    tell(602, 1_802);
    await pass(world, 5_000);
    world.restore();
    await pass(world, 5_000);
    expect(told().slice(602)).toEqual(list(1_302, 1_802));
  });

  test("what is called before a page is hidden is told once, by whichever way it goes", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    await pass(world, 1_000);
    for (const isOutdated of [false, true]) {
      if (isOutdated) page.frame.send({ type: "outdated", launchedAt: null, eventDate: "", storedAt: null });
      page.write(SUSPEND, `outdated: ${isOutdated}`);
      page.frame.send({ type: "page.left", isGone: false });
      await pass(world, 8_000);
    }
    expect(world.server.told.map(({ args }) => args[1])).toEqual(["outdated: false", "outdated: true"]);
  });

  test("decisions 8: a window that is outdated answers no commit with true, before its content has said anything too", async () => {
    const world = createLaunchWorld();
    const first = await open(world);
    await pass(world, 1_000);
    first.kill();
    const page = await open(world);
    expect(page.commit()).toBe(true);
    page.frame.send({ type: "outdated", launchedAt: null, eventDate: "", storedAt: null });
    expect(page.commit()).toBe(false);
  });

  test("§4.60 a package that was replaced by another begins another attempt of who had ended the one before", async () => {
    const world = createLaunchWorld([sco("one")]);
    const first = await open(world);
    first.write(STATUS, "passed");
    first.end();
    await pass(world, 1_000);
    first.kill();
    for (const items of [[sco("another")], [sco("one"), sco("two")]]) {
      const replaced = await open({ ...world, items });
      replaced.write(SUSPEND, "of the new one");
      await pass(world, 1_000);
      expect(world.server.stored).toMatchObject({ attempt: 2 });
      replaced.kill();
      world.server.stored = world.server.stored && { ...world.server.stored, attempt: 1, status: "COMPLETE" };
    }
  });

  test("decisions 8: a window that stood still stores nothing over what another one did since it was opened", async () => {
    const world = createLaunchWorld();
    const worked = await open(world);
    worked.write(SUSPEND, "page 1");
    await pass(world, 1_000);
    const stood = await open(world);
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
    expect((await open(world)).read()[SUSPEND]).toBe("page 10");
  });

  test("decisions 8: what stood still, and was closed without a word being heard of it, is no leftover either", async () => {
    const world = createLaunchWorld();
    const worked = await open(world);
    await pass(world, 1_000);
    const stood = await open(world);
    await pass(world, 10_000);
    worked.write(SUSPEND, "page 9");
    worked.commit();
    await pass(world, 1_000);
    stood.write(SUSPEND, "page 1, again");
    stood.frame.send({ type: "page.left", isGone: true });
    stood.kill();
    worked.kill();
    await pass(world, 1_000);
    expect((await open(world)).read()[SUSPEND]).toBe("page 9");
  });

  test("of what a content calls without end the newest 500 are told", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
    for (let at = 0; at < 600; at += 1) page.write(SUSPEND, String(at));
    await pass(world, 8_000);
    expect(world.server.told.map(({ args }) => Number(args[1]))).toEqual(
      Array.from({ length: 500 }, (_, at) => 100 + at),
    );
  });

  test("where rules stand is kept as it was before, where it is too long; all else is stored", async () => {
    const world = createLaunchWorld([sco("a"), sco("b")], { hasRules: true });
    const page = await open(world);
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

  test("§9.26 who leaves waits for a server that does not answer for 5 s, and no longer", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
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

  test("what the network does not take is tried again after 2, 4, 8 … seconds, and then every 60", async () => {
    const world = createLaunchWorld();
    const page = await open(world);
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
    const page = await open(world);
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

  test("§4.120 what does not open can be left; another try is offered where it may help", async () => {
    const world = createLaunchWorld();
    const fail = async (kind: TroubleKind) => {
      world.line.fail("launch", { kind, detail: "launch" });
      const page = openPackage(world);
      await settle();
      expect(page.view()).toMatchObject({ phase: "failed", trouble: { kind } });
      return page;
    };
    for (const kind of ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"] as const) {
      const page = await fail(kind);
      expect([kind, page.view().canRetry]).toEqual([kind, false]);
      page.player.send({ type: "leave.asked" });
      expect(page.view().phase).toBe("left");
    }
    for (const kind of ["offline", "too-many", "conflict", "maintenance", "unexpected"] as const) {
      const page = await fail(kind);
      expect([kind, page.view().canRetry]).toEqual([kind, true]);
      world.restore();
      page.player.send({ type: "retry.asked" });
      await settle();
      expect(page.view().phase).toBe("opening");
    }
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
