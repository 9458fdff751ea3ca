import { createMemorySource, OFFLINE } from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitFor } from "xstate";
import { revealAnswers, sendWaitingCourse } from "./index.ts";
import { answer, choose, makeGameOf, makeLockedCourse, RIGHT, submit, WRONG } from "./testing/courses.ts";
import { createWorld, MORNING, openPlayer, startPlayer, type World } from "./testing/start-player.ts";

const course = makeCourse([[makeSlide("s0", [makeGameOf("g0", {})]), makeSlide("s1"), makeSlide("s2")]]);
const second = { type: "second.passed" } as const;
const leave = { type: "page.left" } as const;
const REFUSED = { kind: "invalid", detail: "progress.impossible" } as const;

describe("saving what happened", () => {
  it("§9.34 saves many facts at once, 200 ms after the first, and keeps each on the device at once", async () => {
    const { send, store, journal, clock, progress, until } = await startPlayer(course);
    const before = store.sent.length;
    for (const place of [1, 2, 0, 1]) {
      send(choose(0, place));
      expect(journal.readPending("p")).toEqual(progress());
      clock.increment(49);
    }
    expect(store.sent.length).toBe(before);
    clock.increment(4);
    await until(({ saving }) => saving === "saved");
    expect(store.sent.slice(before)).toEqual([progress()]);
    expect(journal.readPending("p")).toBeNull();
  });

  it("§9.34 a stream of facts puts no save off: none waits longer than the pause, whatever its length", async () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 10, maxLength: 30 });
    const pauses = fc.constantFrom(undefined, 100);
    await fc.assert(
      fc.asyncProperty(gaps, pauses, async (waits, saveAfter) => {
        const { actor, send, store, clock, progress } = await startPlayer(course, saveAfter ? { saveAfter } : {});
        const facts: { readonly at: number; readonly eventDate: string }[] = [];
        for (const [at, wait] of waits.entries()) {
          send(choose(0, at % 3));
          facts.push({ at: clock.now(), eventDate: progress().eventDate ?? "" });
          for (let ms = 0; ms < wait; ms++) {
            clock.increment(1);
            await waitFor(actor, ({ children }) => {
              const saving = children["saving"]?.getSnapshot();
              return saving === undefined || !("value" in saving) || saving.value !== "sending";
            });
          }
          const old = facts.findLast((fact) => fact.at + (saveAfter ?? 200) <= clock.now());
          expect((store.stored()?.eventDate ?? "") >= (old?.eventDate ?? "")).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("decisions 8 a learner who looks away before a fact is saved, and returns, is not told of another window", async () => {
    const { send, store, save } = await startPlayer(course);
    send(choose(0, 1), { type: "page.left" });
    const left = store.left.at(-1);
    if (!left) throw new Error("nothing was sent by the page that is left");
    store.put(left);
    expect(await save()).toMatchObject({ isOutdated: false });
  });

  it("§9.34 a fact during a save is saved after it, and stays on the device until then", async () => {
    const { send, line, store, journal, clock, progress, until, save } = await startPlayer(course);
    send(choose(0, 1));
    const release = line.hold("send");
    clock.increment(200);
    send(choose(0, 2));
    release();
    await until(() => store.stored()?.currentSlideIndex === 1);
    await until(({ savedAt }) => savedAt === MORNING + clock.now());
    expect(journal.readPending("p")).toEqual(progress());
    await save();
    expect(store.stored()).toEqual(progress());
  });

  it("§8.5 offline it says that nothing keeps it where the device is full, until it is stored or there is room again", async () => {
    const world = createWorld();
    const { send, line, until, clock, journal } = await startPlayer(course, { world });
    line.fail("send", OFFLINE);
    world.storage.isFull = true;
    send(choose(0, 1));
    clock.increment(200);
    await until(({ saving }) => saving === "unkept");
    expect(journal.readPending("p")).not.toBeNull();
    world.storage.isFull = false;
    send(choose(0, 2));
    await until(({ saving }) => saving === "offline");
    world.storage.isFull = true;
    send(choose(0, 0), answer("g0", WRONG), submit("g0"));
    await until(({ saving }) => saving === "unkept");
    line.fail("send", null);
    send({ type: "network.returned" });
    await until(({ saving }) => saving === "saved");
  });

  it("§8.5 offline it tries again after 2, 4, 8 … 60 seconds and at once when the network is back; nothing is lost", async () => {
    const { send, line, store, journal, clock, progress, view, until } = await startPlayer(course);
    line.fail("send", OFFLINE);
    send(choose(0, 1));
    clock.increment(200);
    let tries = line.count("send");
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      await until(({ saving }) => saving === "offline");
      clock.increment(seconds * 1000 - 1);
      expect(line.count("send")).toBe(tries);
      clock.increment(1);
      expect(line.count("send")).toBe(++tries);
    }
    await until(({ saving }) => saving === "offline");
    send(choose(0, 2));
    expect(journal.readPending("p")).toEqual(progress());
    line.fail("send", null);
    send({ type: "network.returned" });
    await until(({ saving }) => saving === "saved");
    expect(store.stored()).toEqual(progress());
    expect(view().savedAt).toBe(MORNING + clock.now());
  });

  it("§7.122 a refused save is not sent again by itself; the next fact is", async () => {
    const { send, line, journal, clock, until, save } = await startPlayer(course);
    line.fail("send", REFUSED);
    send(choose(0, 1));
    clock.increment(200);
    await until(({ saving }) => saving === "refused");
    const tries = line.count("send");
    clock.increment(600_000);
    send({ type: "network.returned" });
    expect(line.count("send")).toBe(tries);
    expect(journal.readPending("p")).not.toBeNull();
    line.fail("send", null);
    send(choose(0, 2));
    await save();
  });

  it("§7.122 a fact that came while a refused save was on its way is sent after it", async () => {
    const { send, line, store, clock, progress, until, save } = await startPlayer(course);
    line.fail("send", REFUSED);
    send(choose(0, 1));
    const release = line.hold("send");
    clock.increment(200);
    line.fail("send", null);
    send(choose(0, 2));
    release();
    await until(({ saving }) => saving === "refused");
    await save();
    expect(store.stored()).toEqual(progress());
  });

  it("decisions 8: dates of facts increase, even when the device's clock goes back", async () => {
    const { send, store, device, save } = await startPlayer(course);
    for (const place of [1, 2]) {
      device.startsAt -= 3_600_000;
      send(choose(0, place));
      await save();
    }
    const dates = store.sent.map(({ eventDate }) => eventDate ?? "");
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(store.stored()?.currentSlideIndex).toBe(2);
  });

  it("decisions 8: says that the learner went further elsewhere only when the stored progress is newer", async () => {
    const { send, store, progress, view, save, until, clock } = await startPlayer(course);
    send(choose(0, 1));
    store.put(progress());
    expect((await save()).isOutdated).toBe(false);
    store.put({ ...progress(), eventDate: "2027-01-01T00:00:00.000Z" });
    send(choose(0, 2));
    clock.increment(200);
    expect((await until(({ isOutdated }) => isOutdated)).saving).toBe("saved");
    expect(view().course?.slide.slug).toBe("s2");
  });
});

describe("time", () => {
  it("§4.168 §3.152 counts seconds, and saves them every 30 while nothing else happens", async () => {
    const { send, store, progress, save } = await startPlayer(course);
    const before = store.sent.length;
    for (let n = 0; n < 29; n++) send(second);
    expect(progress().time).toBe(29);
    await save();
    expect(store.sent.length).toBe(before);
    send(second);
    await save();
    expect(store.sent.length).toBe(before + 1);
    expect(store.stored()?.time).toBe(30);
  });

  it("§4.168 does so too when the time that was stored is no whole number", async () => {
    const world = createWorld();
    const first = await startPlayer(course, { world });
    world.store.put({ ...first.progress(), time: 12.5 });
    const { send, save, store } = await startPlayer(course, { world });
    for (let n = 0; n < 30; n++) send(second);
    await save();
    expect(store.stored()?.time).toBeGreaterThanOrEqual(30);
  });

  it("decisions 7: a page that is left keeps and sends what it has, before it is gone", async () => {
    const { send, store, journal, progress } = await startPlayer(course);
    send(choose(0, 1), second, leave);
    expect(store.left).toEqual([progress()]);
    expect(journal.readPending("p")).toEqual(progress());
    expect(progress().time).toBe(1);
  });

  it("decisions 7: a page that is left without a new fact sends nothing, however often it is hidden", async () => {
    const { send, store, save } = await startPlayer(course);
    send(leave, leave);
    expect(store.left).toEqual([]);
    send(choose(0, 1));
    await save();
    send(leave, second, leave, leave);
    expect(store.left.map(({ time }) => time)).toEqual([1]);
  });

  it.each([
    ["is closed", 1],
    ["stays in front of the learner", 60],
  ])(
    "decisions 7: a window that stood still and %s undoes nothing: its time goes with its last fact",
    async (_, seconds) => {
      const world = createWorld();
      const idle = await startPlayer(course, { world });
      const elsewhere = await startPlayer(course, { world: { ...world, windows: createWorld().windows } });
      elsewhere.device.startsAt += 60_000;
      elsewhere.send(choose(0, 1), choose(0, 2));
      await elsewhere.save();
      const stored = world.store.stored();
      idle.device.startsAt += 3_600_000;
      for (let n = 0; n < seconds; n += 1) idle.send(second);
      idle.send(leave);
      for (const left of world.store.left) await world.store.gateway.send(left);
      idle.clock.increment(200);
      await idle.until(({ saving }) => saving === "saved");
      expect(world.store.stored()).toEqual(stored);
      expect(idle.view().isOutdated).toBe(seconds === 60);
    },
  );
});

describe("decisions 7: windows of one device", () => {
  it("a window without a new fact steps back as soon as another one has a fact, keeps and sends nothing more, and goes on from there when it is opened again", async () => {
    const world = createWorld();
    const idle = await startPlayer(course, { world });
    const other = await startPlayer(course, { world });
    expect(idle.view().isOutdated).toBe(false);
    other.device.startsAt += 60_000;
    other.send(choose(0, 1));
    await other.save();
    expect(idle.view()).toMatchObject({ isOutdated: true, saving: "saved" });
    idle.device.startsAt += 3_600_000;
    const sent = world.store.sent.length;
    idle.send(choose(0, 2), second, leave, { type: "network.returned" });
    idle.clock.increment(600_000);
    expect([world.store.sent.length, world.store.left, world.journal.readPending("p")]).toEqual([sent, [], null]);
    other.send(choose(0, 0));
    expect((await other.save()).isOutdated).toBe(false);
    const anew = await startPlayer(course, { world });
    expect(anew.view()).toMatchObject({ isOutdated: false, course: { slide: { slug: "s0" } } });
  });

  it("opening or looking at a course takes it from no other window, and neither does time", async () => {
    const world = createWorld();
    const playing = await startPlayer(course, { world });
    playing.send(choose(0, 1));
    await playing.save();
    const looking = await startPlayer(course, { world });
    for (let n = 0; n < 31; n += 1) looking.send(second);
    await looking.save();
    expect(playing.view().isOutdated).toBe(false);
  });

  it("a window that was overtaken while asleep steps back at its first fact, instead of overwriting what was done", async () => {
    const world = createWorld();
    const asleep = { isAhead: false };
    const windows = { tell: () => {}, watch: () => () => {}, areAhead: () => asleep.isAhead };
    const player = await startPlayer(course, { world: { ...world, windows: { open: () => windows } } });
    asleep.isAhead = true;
    const sent = world.store.sent.length;
    player.send(choose(0, 2));
    expect(player.view().isOutdated).toBe(true);
    player.clock.increment(200);
    expect([world.store.sent.length, world.journal.readPending("p")]).toEqual([sent, null]);
  });

  it("a preview neither takes a course over nor steps back", async () => {
    const world = createWorld();
    const learner = await startPlayer(course, { world });
    const preview = await startPlayer(course, { world, mode: "PREVIEW" });
    preview.send(choose(0, 1));
    learner.send(choose(0, 2));
    expect([learner.view().isOutdated, preview.view().isOutdated]).toEqual([false, false]);
  });
});

describe("attempts", () => {
  it("§3.165 §4.52 §4.117 §3.218 each ended attempt is added once, after its progress", async () => {
    const { send, line, store, save } = await startPlayer(course);
    send(answer("g0", WRONG), submit("g0"), submit("g0"));
    await save();
    expect(line.asked.slice(-2)).toEqual(["send", "add"]);
    send(choose(0, 1));
    await save();
    expect(store.attempts).toEqual([
      {
        slug: "g0",
        productPerimeterSlug: "p",
        status: "COMPLETE",
        score: 0,
        time: 0,
        eventDate: store.sent[1]?.eventDate,
      },
    ]);
  });

  it("§4.117 are kept while they cannot be added, and then none is doubled", async () => {
    const { send, line, store, clock, until } = await startPlayer(course);
    line.fail("add", OFFLINE);
    send(answer("g0", RIGHT), submit("g0"));
    clock.increment(200);
    await until(({ saving }) => saving === "offline");
    expect(store.stored()?.score).toBe(100);
    line.fail("add", null);
    send({ type: "network.returned" });
    expect((await until(({ saving }) => saving === "saved")).isOutdated).toBe(false);
    expect(store.attempts.map(({ score }) => score)).toEqual([100]);
  });

  it("§4.117 one that ends while another is being added follows it", async () => {
    const { send, line, store, clock, until, save } = await startPlayer(course);
    send(answer("g0", WRONG), submit("g0"));
    const release = line.hold("add");
    clock.increment(200);
    send({ type: "game.retried", slug: "g0" }, answer("g0", RIGHT), submit("g0"));
    clock.increment(1);
    release();
    await until(({ savedAt }) => savedAt === MORNING + clock.now());
    expect(store.attempts.map(({ score }) => score)).toEqual([0]);
    await save();
    expect(store.attempts.map(({ score }) => score)).toEqual([0, 100]);
  });

  /** A page in which two attempts end without a network, and which is closed before that is back. */
  async function endApart() {
    const world = createWorld();
    const { send, clock, until, actor, progress } = await startPlayer(course, { world });
    for (const step of ["send", "add"] as const) world.line.fail(step, OFFLINE);
    send(answer("g0", WRONG), submit("g0"), { type: "game.retried", slug: "g0" }, answer("g0", RIGHT), submit("g0"));
    for (let seconds = 0; seconds < 40; seconds++) send(second);
    clock.increment(200);
    await until(({ saving }) => saving === "offline");
    send(leave);
    actor.stop();
    for (const step of ["send", "add"] as const) world.line.fail(step, null);
    return { world, progress };
  }
  const scores = ({ store }: World) => store.attempts.map(({ score }) => score);

  it("§3.165 those that ended without a network outlive the page: the next visit adds each once", async () => {
    const { world } = await endApart();
    await startPlayer(course, { world });
    expect(scores(world)).toEqual([0, 100]);
    expect(world.journal.readPending("p")).toBeNull();
    await startPlayer(course, { world });
    expect(scores(world)).toEqual([0, 100]);
  });

  it("§3.165 the home adds those that wait on the device, with their progress", async () => {
    const { world } = await endApart();
    const source = createMemorySource(world.line, course, world.store.stored);
    const ports = { source, journal: world.journal, clock: { now: () => MORNING }, ...world.store };
    world.line.fail("add", OFFLINE);
    expect((await sendWaitingCourse(ports, "p")).ok).toBe(false);
    world.line.fail("add", null);
    expect((await sendWaitingCourse(ports, "p")).ok).toBe(true);
    expect(scores(world)).toEqual([0, 100]);
    expect(world.journal.readPending("p")).toBeNull();
  });

  it("§3.165 what is no attempt beside a kept progress is not added", async () => {
    const { world, progress } = await endApart();
    world.journal.keep(Object.assign({ ...progress() }, { waiting: [null, {}, "g0", { slug: "g0" }] }));
    await startPlayer(course, { world });
    expect(scores(world)).toEqual([]);
  });
});

describe("modes and people for whom nothing is kept", () => {
  it.each([
    ["PREVIEW", { mode: "PREVIEW" }],
    ["DEV", { mode: "DEV" }],
    ["a stand-in for the learner", { mode: "NORMAL", isImpersonated: true }],
  ] as const)("§4.78 (decisions 6) %s keeps and sends nothing", async (_who, session) => {
    const { send, store, line, journal, clock, view } = await startPlayer(course, session);
    send(choose(0, 1), choose(0, 0), answer("g0", RIGHT), submit("g0"), { type: "page.left" });
    for (let n = 0; n < 31; n++) send(second);
    clock.increment(600_000);
    expect([store.sent, store.left, store.attempts]).toEqual([[], [], []]);
    expect(line.asked).toEqual(["load"]);
    expect(journal.readPending("p")).toBeNull();
    expect(view().saving).toBe("off");
  });

  it.each(["NORMAL", "STANDALONE"] as const)("§4.73 (decisions 6) %s keeps", async (mode) => {
    const { store, progress } = await startPlayer(course, { mode });
    expect(store.stored()).toEqual(progress());
  });

  it("§4.79 §4.80 god mode opens everything and sends nothing, not even what was waiting; that goes at the next start", async () => {
    const world = createWorld();
    const player = await startPlayer(course, { world });
    player.send(choose(0, 1));
    const kept = player.progress();
    const sent = world.store.sent.length;
    player.send({ type: "god-mode.entered" }, choose(0, 2), second, { type: "page.left" });
    player.clock.increment(600_000);
    expect(player.view()).toMatchObject({ saving: "off", course: { isGod: true, slide: { slug: "s2" } } });
    expect(world.store.sent.length).toBe(sent);
    expect(world.store.left).toEqual([]);
    expect(world.journal.readPending("p")).toEqual(kept);
    await startPlayer(course, { world });
    expect(world.store.stored()).toEqual(kept);
  });

  it("§4.80 an author who leaves god mode is back where they were: nothing done in it is kept or sent", async () => {
    const player = await startPlayer(makeLockedCourse());
    const kept = player.progress();
    player.send({ type: "god-mode.left" });
    expect(player.view().phase).toBe("ready");
    player.send({ type: "god-mode.entered" }, choose(0, 1), answer("g1", RIGHT), submit("g1"), {
      type: "god-mode.left",
    });
    await player.until(({ phase, course }) => phase === "ready" && course?.isGod === false);
    expect(player.progress()).toEqual(kept);
    expect(player.view().course?.chapters[0]?.slides[1]?.isLocked).toBe(true);
    player.send({ type: "slide.scrolled" });
    await player.save();
    expect(player.store.stored()).toEqual(player.progress());
    expect(player.store.attempts).toEqual([]);
  });

  it("§6.17 cheat mode has the games of a page answered rightly, anew on each page, and keeps nothing of it", async () => {
    const player = await startPlayer(makeLockedCourse());
    const kept = player.progress();
    const reveal = () => {
      const { context } = player.actor.getSnapshot();
      player.send({ type: "course.renewed", as: revealAnswers(context) });
    };
    reveal();
    expect(player.actor.getSnapshot().context.drafts).toEqual({});
    player.send({ type: "god-mode.entered" }, choose(0, 1));
    reveal();
    player.send(submit("g1"));
    expect(player.view().course).toMatchObject({ slide: { slug: "s1" }, score: 100, isGod: true });
    reveal();
    expect(player.actor.getSnapshot().context.drafts["g1"]).toEqual({ attempt: 2, data: RIGHT });
    player.clock.increment(600_000);
    expect(player.store.attempts).toEqual([]);
    player.send({ type: "god-mode.left" });
    await player.until(({ phase, course }) => phase === "ready" && course?.isGod === false);
    expect(player.progress()).toEqual(kept);
    expect(player.actor.getSnapshot().context.drafts).toEqual({});
  });

  it("§4.80 a save that was on its way into god mode is the last one", async () => {
    const { send, line, store, clock, until } = await startPlayer(course);
    send(choose(0, 1));
    const release = line.hold("send");
    clock.increment(200);
    send({ type: "god-mode.entered" }, choose(0, 2));
    const sent = store.sent.length;
    release();
    await until(({ saving }) => saving === "off");
    clock.increment(600_000);
    expect(store.sent.length).toBe(sent);
  });
});

describe("the start", () => {
  it("decisions 7: the newer of what waits here and what is stored is played, and facts that waited are sent", async () => {
    const world = createWorld();
    const first = await startPlayer(course, { world });
    first.send(choose(0, 1));
    const left = first.progress();
    const next = await startPlayer(course, { world });
    expect(next.view().course?.slide.slug).toBe("s1");
    expect(world.store.stored()).toEqual(left);
    expect(world.journal.readPending("p")).toBeNull();
  });

  it("decisions 8: facts that wait here give way to newer ones from elsewhere", async () => {
    const world = createWorld();
    const first = await startPlayer(course, { world });
    first.send(choose(0, 1));
    world.store.put({
      ...first.progress(),
      currentSlideIndex: 2,
      currentSlideSlug: "s2",
      eventDate: "2027-01-01T00:00:00.000Z",
    });
    const next = openPlayer(course, { world });
    await next.until(({ phase }) => phase === "ready");
    expect(next.view().course?.slide.slug).toBe("s2");
  });

  it("§8.6 tells why a course cannot be played, and loads it when asked again", async () => {
    const world = createWorld();
    world.line.fail("load", OFFLINE);
    const { until, send } = openPlayer(course, { world });
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    world.line.fail("load", null);
    send({ type: "retry.asked" });
    expect((await until(({ phase }) => phase === "ready")).trouble).toBeNull();
  });

  it("§4.81 names the version that cannot be read", async () => {
    const { until } = openPlayer(course, { toPlay: { config: { version: "99.0.0" } } });
    const view = await until(({ phase }) => phase === "failed");
    expect(view.trouble).toEqual({ kind: "invalid", detail: "content.newer-version" });
  });

  it.each([[[]], [[{ ...course.chapters[0], slides: [] }]]])(
    "says that a course has no page to show",
    async (chapters) => {
      const { until } = openPlayer(course, { toPlay: { config: { ...course, chapters } } });
      const view = await until(({ phase }) => phase === "failed");
      expect([view.trouble, view.course]).toEqual([{ kind: "invalid", detail: "content.no-slide" }, null]);
    },
  );
});

describe("0093 a course that was begun anew elsewhere", () => {
  it("sends once what waits from before, where it is kept aside, and says that it was begun anew", async () => {
    const world = createWorld();
    const before = await startPlayer(course, { world });
    world.line.fail("send", OFFLINE);
    before.send(choose(0, 1));
    before.clock.increment(200);
    await before.until(({ saving }) => saving === "offline");
    world.line.fail("send", null);
    const at = "2026-03-02T08:00:00.000Z";
    const toPlay = { storedProgress: { slug: "p", resetAt: at, eventDate: at, time: 0 } };
    const sent: unknown[] = [];
    const send: typeof world.store.gateway.send = async (progress) => {
      sent.push(progress);
      return { ok: true, value: { accepted: false, storedEventDate: at } };
    };
    const own = { ...world, store: { ...world.store, gateway: { ...world.store.gateway, send } } };
    const waiting = world.journal.readPending("p");
    const player = openPlayer(course, { world: own, toPlay });
    const view = await player.until(({ phase }) => phase === "ready");
    expect(sent).toEqual([expect.objectContaining({ eventDate: Object(waiting).eventDate, currentSlideIndex: 1 })]);
    expect([view.isOutdated, world.journal.readPending("p")]).toEqual([true, expect.objectContaining({ resetAt: at })]);
    const again = await openPlayer(course, { world: own, toPlay }).until(({ phase }) => phase === "ready");
    expect([sent.length, again.isOutdated]).toEqual([1, false]);
  });
});

describe("decisions 15: two devices, neither of which knew of the other", () => {
  const apart = (world: World): World => ({
    ...world,
    journal: createWorld().journal,
    windows: createWorld().windows,
  });
  /** A phone goes to the second page without a network, a laptop to the third with one. */
  async function playApart(phoneIsLater: boolean) {
    const world = createWorld();
    const phone = await startPlayer(course, { world: apart(world) });
    const laptop = await startPlayer(course, { world: apart(world) });
    const own = { ...apart(world), journal: phone.journal };
    world.line.fail("send", OFFLINE);
    (phoneIsLater ? phone : laptop).device.startsAt += 60_000;
    phone.send(choose(0, 1));
    phone.clock.increment(200);
    await phone.until(({ saving }) => saving === "offline");
    world.line.fail("send", null);
    laptop.send(choose(0, 2));
    await laptop.save();
    return { world: own, phone, laptop };
  }
  const statuses = (progress: unknown) =>
    (progress as ReturnType<Awaited<ReturnType<typeof startPlayer>>["progress"]>).chapters.flatMap(({ slides }) =>
      slides.map(({ status }) => status),
    );

  const WAYS = {
    "the course is opened": async (world: World) => {
      expect((await startPlayer(course, { world })).view().isJoined).toBe(true);
    },
    "the home sends what waits": async ({ line, store, journal }: World) => {
      const source = createMemorySource(line, course, store.stored);
      const clock = { now: () => MORNING + 3_600_000 };
      const { gateway, histories } = store;
      expect((await sendWaitingCourse({ source, gateway, histories, journal, clock }, "p")).ok).toBe(true);
    },
  };
  const cases = Object.entries(WAYS).flatMap(([name, bring]) =>
    [true, false].map((isLater) => ({ name, bring, isLater })),
  );
  it.each(cases)(
    "what both did is stored once $name, whether the phone's facts are the later ones or not ($isLater)",
    async (one) => {
      const { world, phone, laptop } = await playApart(one.isLater);
      const reached = [statuses(phone.progress()), statuses(laptop.progress())];
      await one.bring(world);
      const stored = statuses(world.store.stored());
      for (const side of reached)
        for (const [at, status] of side.entries()) if (status !== "NOT_STARTED") expect(stored[at]).toBe(status);
      expect(world.journal.readPending("p")).toBeNull();
      const back = await startPlayer(course, { world });
      expect(back.view().isJoined).toBe(false);
    },
  );

  it.each([true, false])(
    "in an LMS another attempt may have begun: the newer is played alone (%s)",
    async (isLater) => {
      const { world, phone, laptop } = await playApart(isLater);
      const back = await startPlayer(course, { world, joins: false });
      expect(statuses(back.progress())).toEqual(statuses((isLater ? phone : laptop).progress()));
      expect(back.view().isJoined).toBe(false);
    },
  );
});
