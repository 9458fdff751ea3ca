// Knows how the progress of files and courses is guarded, and told (§7.123, §7.135).
// @module-tag wide
import { describe, expect, test } from "vitest";
import { beginProgress, publishCourse } from "../../testing/author.ts";
import {
  at,
  author,
  by,
  learner,
  lookout,
  openPlays,
  products,
  publish,
  recruit,
  server,
  TYPES,
  told,
} from "../../testing/play-desk.ts";
import { type Answered, call } from "../../testing/route-case.ts";

openPlays();

describe("§7.135 §7.123 the others", () => {
  test("§7.135 an attachment is complete once it was opened, whatever is claimed", async () => {
    const { perimeter } = await publish("attachment");
    const progress = { status: "FAILED", percentage: 3, time: 4, eventDate: at(-10) };
    const saved = await by(learner, "saveAttachmentProgress", { params: { slug: perimeter }, body: { progress } });
    expect(saved.json()).toMatchObject({ accepted: true, progress: { status: "COMPLETE", percentage: 100, time: 4 } });
    const { products: mine } = (await by(learner, "listMyProducts")).json();
    expect(mine.find((one: Answered) => one.perimeterSlug === perimeter).progress.status).toBe("COMPLETE");
  });

  test("§7.122 nobody reached anything before it was made: neither learner nor author is told so", async () => {
    const { perimeter, slug } = await publish("attachment");
    const open = (eventDate: string) =>
      by(learner, "saveAttachmentProgress", {
        params: { slug: perimeter },
        body: { progress: { status: "COMPLETE", percentage: 100, time: 0, eventDate } },
      });
    const dayBefore = Date.now() - 86_400_000;
    const saved = (await open("1985-01-01T00:00:00.000Z")).json();
    expect(saved.accepted).toBe(true);
    expect(Math.abs(Date.parse(saved.progress.eventDate) - dayBefore)).toBeLessThan(60_000);
    expect((await open("1985-01-01T00:00:00.000Z")).json()).toEqual({ ...saved, accepted: false });
    expect((await open("1985-01-01T00:00:01.000Z")).json().accepted).toBe(true);
    const { learners } = (await by(author, "listLearners", { params: { type: "attachment", slug } })).json();
    expect(learners.map((one: Answered) => Date.parse(one.eventDate) > dayBefore - 60_000)).toEqual([true]);
  });

  test("a progress is saved under its own type's address alone", async () => {
    const body = {
      progress: { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate: at(0) },
    };
    const saves = {
      game: "saveGameProgress",
      scorm: "saveScormProgress",
      classiz: "saveClassizProgress",
      attachment: "saveAttachmentProgress",
    } as const;
    const before = await lookout.read();
    for (const [type, name] of Object.entries(saves))
      for (const other of TYPES.filter((one) => one !== type))
        expect(told(await by(learner, name, { params: { slug: products[other].perimeter }, body }))).toEqual([
          404,
          "not-found",
        ]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 17: a preview's token saves no progress of any type", async () => {
    const { refreshToken } = (
      await by(author, "previewProduct", { params: { type: "game", slug: products.game.slug } })
    ).json();
    const { token } = (await call(server, "refresh", { body: { refreshToken } })).json();
    const params = { slug: products.game.slug };
    const body = {
      progress: { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate: at(0) },
    };
    for (const name of [
      "saveGameProgress",
      "saveScormProgress",
      "saveClassizProgress",
      "saveAttachmentProgress",
    ] as const)
      expect(told(await by(token, name, { params, body }))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "beginAttempt", { params, body: {} }))).toEqual([403, "scope.refused"]);
  });

  test("§7.123 the progress in a course is told by the same call", async () => {
    const { perimeter } = await publishCourse(server, author, "A course");
    expect((await by(learner, "getProgress", { params: { slug: perimeter } })).json()).toEqual({ progress: null });
    expect(told(await by(learner, "getProgress", { params: { slug: "zzzzzzzzzz" } }))).toEqual([404, "not-found"]);
  });

  test("§3.163 §3.164 §3.168 a course is opened with its content, the progress that was saved and was not too long, its client and its place", async () => {
    const { slug, perimeter } = await publishCourse(server, author, "A place");
    const params = { perimeterSlug: perimeter };
    const token = await recruit();
    const { product } = (await by(token, "playLearniz", { params })).json();
    const progress = { ...beginProgress(product.config, perimeter).progress, eventDate: at(0) };
    expect((await by(token, "saveLearnizProgress", { params, body: { progress } })).json().accepted).toBe(true);
    const [part] = progress.chapters;
    const swollen = { ...progress, chapters: [{ ...part, note: "x".repeat(1_000_000) }], eventDate: at(1) };
    const refused = await by(token, "saveLearnizProgress", { params, body: { progress: swollen } });
    expect([...told(refused), refused.json().faults[0].message]).toEqual([
      422,
      "validation",
      "more than 1,000,000 characters",
    ]);
    const played = (await by(token, "playLearniz", { params })).json();
    expect(played.progress).toEqual({ ...progress, knownSince: expect.any(String) });
    expect(played.product).toMatchObject({ slug, config: { context: { title: "A place" } } });
    expect(played.product.clientId).toBe((await server.world.users.findByIdentifier("demo_learner"))?.clientId);
    const url = `${server.config.publicUrl}/play/${perimeter}`;
    expect(played.perimeter).toEqual({ slug: perimeter, name: "A place", url });
  });
});
