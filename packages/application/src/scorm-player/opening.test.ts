// Proves what opens a package, what its frame has then, and what is said where it does not open.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TroubleKind } from "../ports/index.ts";
import { createLaunchWorld, openPackage, pass, playPackage, SUSPEND, sco, settle } from "./testing/launch-world.ts";

describe("decisions 7: a package is opened", () => {
  test("its frame has what is stored before there is a content", async () => {
    const world = createLaunchWorld();
    const first = await playPackage(world);
    expect(first.shown).toEqual(["https://content.example/packages/key/one.html"]);
    first.write(SUSPEND, "half");
    expect(first.commit()).toBe(true);
    await pass(world, 400);
    expect(first.view().saving).toBe("saved");
    first.kill();
    const second = await playPackage(world);
    expect(second.read()[SUSPEND]).toBe("half");
  });

  test("§3.182 an item whose page is not in the package never counts as opened: nothing is stored of it, with rules or without", async () => {
    for (const hasRules of [false, true]) {
      const world = createLaunchWorld([sco("one"), sco("two")], { hasRules });
      const problems = [{ code: "launch.missing", at: "one.html" }] as const;
      const { player, view, shown } = await playPackage(world, { problems });
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
    const { player, view } = await playPackage(world, { problems: [{ code: "launch.missing", at: "one.html" }] });
    player.send({ type: "item.chosen", identifier: "two" });
    await pass(world, 1_000);
    expect([view().gap, Object.keys(world.server.stored?.scormProperties.items ?? {})]).toEqual([null, ["two"]]);
  });

  test("a window that the browser held back is offered, in the words of the page, each time", async () => {
    const world = createLaunchWorld();
    const { player, view, block, offered } = await playPackage(world);
    for (const times of [1, 2]) {
      block();
      await settle();
      expect(view().blockedWindows).toBe(times);
      player.send({ type: "window.offered", words: { text: "Blocked", action: "Open" } });
      await settle();
      expect(offered).toHaveLength(times);
    }
  });

  test("a page of a content that did not come is told, and asked for again by hand and when the network is back", async () => {
    const world = createLaunchWorld();
    const { player, view, shown, tellAway, write, commit } = await playPackage(world);
    player.send({ type: "network.returned" });
    await settle();
    expect([view().isAway, shown.includes("again")]).toEqual([false, false]);
    world.cut();
    write(SUSPEND, "half");
    commit();
    await pass(world, 400);
    expect(view().saving).toBe("offline");
    tellAway(true);
    await settle();
    expect(view().isAway).toBe(true);
    for (const type of ["reload.asked", "network.returned"] as const) {
      player.send({ type });
      await settle();
      expect([type, shown.pop()]).toEqual([type, "again"]);
    }
    tellAway(false);
    await settle();
    expect(view().isAway).toBe(false);
  });

  test("another item is not away with the one before it", async () => {
    const world = createLaunchWorld([sco("one"), sco("two")]);
    const { player, view, tellAway, shown } = await playPackage(world);
    tellAway(true);
    await settle();
    expect(view().isAway).toBe(true);
    player.send({ type: "item.chosen", identifier: "two" });
    await pass(world, 1_000);
    expect(view().isAway).toBe(false);
    expect(shown.at(-1)).toContain("two.html");
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

  test("decisions 6: a preview keeps nothing anywhere, and its contents are told that all is well", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world, { isPreview: true });
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

  test("a frame that never comes is told as no connection, and another try opens it", async () => {
    const world = createLaunchWorld();
    const page = openPackage(world);
    await settle();
    await pass(world, 20_000);
    expect(page.view()).toMatchObject({ phase: "failed", trouble: { kind: "offline" } });
    page.player.send({ type: "retry.asked" });
    // Its frame is drawn with the launch: one that came before would be heard by nobody.
    expect(page.view().launch).toBeNull();
    await settle();
    page.load();
    await settle();
    expect(page.view().phase).toBe("playing");
  });

  test("what did not open without a connection opens by itself when it is back; what failed otherwise does not", async () => {
    for (const [kind, phase] of [
      ["offline", "opening"],
      ["unexpected", "failed"],
    ] as const) {
      const world = createLaunchWorld();
      world.line.fail("launch", { kind, detail: "launch" });
      const page = openPackage(world);
      await settle();
      world.line.fail("launch", null);
      page.player.send({ type: "network.returned" });
      await settle();
      expect([kind, page.view().phase]).toEqual([kind, phase]);
    }
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

  test("attack 66: what a stranger sends for the frame is ignored", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    const before = page.view();
    fc.assert(
      fc.property(fc.anything(), (message) => {
        page.player.send({ type: "frame.told", message });
        expect(page.view().phase).toBe(before.phase);
      }),
    );
  });
});
