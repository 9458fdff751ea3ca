// Knows how the progress of a package is guarded (§7.127, §3.182).
// @module-tag wide
import { describe, expect, test } from "vitest";
import {
  at,
  author,
  by,
  learner,
  lookout,
  open,
  openPlays,
  publish,
  SERVERS,
  server,
  told,
} from "../../testing/play-desk.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

describe("§7.127 §3.182 a package's progress", () => {
  const report = (more: object = {}) => ({
    time: 60,
    status: "STARTED",
    score: null,
    percentage: 20,
    scormProperties: { "cmi.suspend_data": "here", "cmi.core.lesson_location": "3" },
    eventDate: at(-20),
    ...more,
  });
  const publishLaunched = async () => {
    const published = await publish("scorm");
    expect((await by(learner, "launchScorm", { params: { slug: published.perimeter }, body: {} })).statusCode).toBe(
      200,
    );
    return published;
  };
  const save = (perimeter: string, progress: object) =>
    by(learner, "saveScormProgress", { params: { slug: perimeter }, body: { progress } });

  test("§3.182 §3.184 is given back as it was reported, for it to resume from", async () => {
    const { perimeter } = await publishLaunched();
    const { progress } = (await save(perimeter, report())).json();
    const { score: _, ...kept } = report();
    expect(progress).toEqual({ slug: perimeter, ...kept, eventDate: progress.eventDate, ...SERVERS });
    expect((await open("scorm", perimeter)).json().progress).toEqual(progress);
  });

  test("decisions 7: of a package that was never launched nothing is believed", async () => {
    const { perimeter } = await publish("scorm");
    const forged = report({ time: 86_400, status: "COMPLETE", score: 100, percentage: 100 });
    expect(told(await save(perimeter, forged))).toEqual([422, "progress.impossible"]);
    const launch = server.world.dice.createId();
    const invented = { params: { slug: perimeter }, body: { progress: forged, launch } };
    expect(told(await by(learner, "saveScormProgress", invented))).toEqual([422, "progress.impossible"]);
    expect((await open("scorm", perimeter)).json().progress).toBeNull();
  });

  test("decisions 7: a value of 320,000 characters is kept, and no longer one", async () => {
    const { perimeter } = await publishLaunched();
    const data = (length: number) => ({ "cmi.suspend_data": "é".repeat(length) });
    expect((await save(perimeter, report({ scormProperties: data(320_000) }))).json().accepted).toBe(true);
    const refused = await save(perimeter, report({ scormProperties: data(320_001), eventDate: at(-10) }));
    expect(told(refused)).toEqual([422, "progress.impossible"]);
    const { progress } = (await open("scorm", perimeter)).json();
    expect(progress.scormProperties["cmi.suspend_data"]).toHaveLength(320_000);
  });

  test("decisions 7: data of more than 3,000,000 characters is refused, and kept nowhere", {
    tags: "long",
  }, async () => {
    const { perimeter } = await publishLaunched();
    const data = (values: number) =>
      Object.fromEntries(Array.from({ length: values }, (_, at) => [`v${at}`, "x".repeat(300_000)]));
    const readAside = () =>
      lookout.find(
        `select length(progress::text) as length from refused_progress where perimeter_slug = '${perimeter}'`,
      );
    expect((await save(perimeter, report({ scormProperties: data(9) }))).json().accepted).toBe(true);
    const refused = await save(perimeter, report({ scormProperties: data(30), eventDate: at(-10) }));
    expect([...told(refused), refused.json().faults[0].path]).toEqual([422, "validation", ["progress"]]);
    expect(await readAside()).toEqual([]);
    expect(Object.keys((await open("scorm", perimeter)).json().progress.scormProperties)).toHaveLength(9);
  });

  test("decisions 8: its score is kept and told with one decimal at most, by the progress, the lists and the history", async () => {
    const { slug, perimeter } = await publishLaunched();
    const { progress } = (await save(perimeter, report({ score: 200 / 3 }))).json();
    expect(progress.score).toBe(66.7);
    const { learners } = (await by(author, "listLearners", { params: { type: "scorm", slug } })).json();
    expect(learners.map(({ score }: Answered) => score)).toEqual([66.7]);
    const scormProperties = { "cmi.core.score.raw": "7", "cmi.core.score.min": "1", "cmi.core.score.max": "10" };
    const other = await publishLaunched();
    expect((await save(other.perimeter, report({ scormProperties }))).json().progress.score).toBe(66.7);
    const entry = { slug, productPerimeterSlug: perimeter, type: "SCORM", status: "COMPLETE", score: 200 / 3 };
    const body = [{ ...entry, percentage: 100, time: 1, badge: null, eventDate: at(-5) }];
    await save(perimeter, report({ status: "COMPLETE", eventDate: at(-1) }));
    expect((await by(learner, "addHistories", { body })).statusCode).toBe(204);
    const [kept] = await lookout.find(
      `select entry ->> 'score' as score from histories where perimeter_slug = '${perimeter}'`,
    );
    expect(kept).toEqual({ score: "66.7" });
  });

  test("the total time never goes backwards, and a stale or repeated report changes nothing", async () => {
    const { perimeter } = await publishLaunched();
    await save(perimeter, report());
    const kept = (await save(perimeter, report({ time: 5, percentage: 30, eventDate: at(-10) }))).json();
    expect(kept).toMatchObject({ accepted: true, progress: { time: 60 } });
    for (const eventDate of [kept.progress.eventDate, at(-60)])
      expect((await save(perimeter, report({ time: 99, eventDate }))).json()).toEqual({ ...kept, accepted: false });
  });

  test("attack 69: a report for another learner or product is the caller's own, of the address that it was sent to", async () => {
    const [mine, other] = [await publishLaunched(), await publishLaunched()];
    const victim = await server.world.users.findByIdentifier("demo_trainer");
    const forged = { ...report(), slug: other.perimeter, userId: victim?.id, perimeterSlug: other.perimeter };
    const saved = (await save(mine.perimeter, forged)).json();
    expect(saved.progress).not.toHaveProperty("userId");
    expect(saved.progress.slug).toBe(mine.perimeter);
    expect((await open("scorm", other.perimeter)).json().progress).toBeNull();
    const { token } = await server.signIn("demo_trainer");
    expect((await open("scorm", mine.perimeter, token)).json().progress).toBeNull();
  });
});
