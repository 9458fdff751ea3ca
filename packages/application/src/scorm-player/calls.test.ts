// Proves that each call of a content is told to its author once.
import { describe, expect, test } from "vitest";
import { createLaunchWorld, pass, playPackage, SUSPEND, sco } from "./testing/launch-world.ts";

describe("the calls of a content are told", () => {
  test("decisions 7: a call is told so that it can be noted: however long its item is named, and wherever the clock is set", async () => {
    const world = createLaunchWorld([sco("i".repeat(501))]);
    const page = await playPackage(world);
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
    const page = await playPackage(world);
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
    const page = await playPackage(world);
    await pass(world, 1_000);
    for (const isOutdated of [false, true]) {
      if (isOutdated) page.frame.send({ type: "outdated", launchedAt: null, eventDate: "", storedAt: null });
      page.write(SUSPEND, `outdated: ${isOutdated}`);
      page.frame.send({ type: "page.left", isGone: false });
      await pass(world, 8_000);
    }
    expect(world.server.told.map(({ args }) => args[1])).toEqual(["outdated: false", "outdated: true"]);
  });

  test("of what a content calls without end the newest 500 are told", async () => {
    const world = createLaunchWorld();
    const page = await playPackage(world);
    for (let at = 0; at < 600; at += 1) page.write(SUSPEND, String(at));
    await pass(world, 8_000);
    expect(world.server.told.map(({ args }) => Number(args[1]))).toEqual(
      Array.from({ length: 500 }, (_, at) => 100 + at),
    );
  });
});
