// Knows what holds for a product of every type, row by row of one table: from its publication to where its learners
// meet it, what they did in it, and its end.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { describe, expect, test } from "vitest";
import { finishCourse } from "../../testing/finish-course.ts";
import { addSlot, enrolIn } from "../../testing/hold-classes.ts";
import { at, author, by, follow, learner, lookout, openPlays, publish, server } from "../../testing/play-desk.ts";
import type { PublishedProduct } from "../../testing/publish.ts";
import type { Answered, Sent } from "../../testing/route-case.ts";

openPlays();

interface Row {
  /** Where its learners meet it, from the platform's address, before the slug of the perimeter. */
  readonly place: string;
  /** A link into the player leads there; elsewhere the site goes there by itself. */
  readonly isLinked: boolean;
  /** What a learner opens it by. */
  readonly opens: RouteName;
  /** As a learner who does something in it. */
  play(product: PublishedProduct): Promise<unknown>;
  /** What its authors read of that learner. */
  readonly status: string;
  readonly formats: readonly string[];
}
const save = (name: RouteName, progress: object) => ({
  play: ({ perimeter }: PublishedProduct) =>
    succeed(learner, name, { params: { slug: perimeter }, body: { progress: { ...progress, eventDate: at(-10) } } }),
});
const EXPORTS = ["1.2", "2004", "web"];
const answers = { a: true, b: true, c: true, d: true };
const done = { status: "COMPLETE", score: 100, percentage: 100, time: 5 } as const;

const ROWS: Readonly<Record<ProductType, Row>> = {
  learniz: {
    ...{ place: "play", isLinked: true, opens: "playLearniz", status: "STARTED", formats: EXPORTS },
    play: ({ perimeter }) => finishCourse(server, learner, perimeter),
  },
  game: {
    ...{ place: "play/game", isLinked: true, opens: "playGame", status: "COMPLETE", formats: EXPORTS },
    ...save("saveGameProgress", { ...done, attempt: 1, data: { answers } }),
  },
  scorm: {
    ...{ place: "play/scorm", isLinked: true, opens: "playScorm", status: "COMPLETE", formats: [] },
    async play(product) {
      await succeed(learner, "launchScorm", { params: { slug: product.perimeter }, body: {} });
      await save("saveScormProgress", { ...done, scormProperties: { "cmi.core.lesson_status": "completed" } }).play(
        product,
      );
    },
  },
  "smart-sequence": {
    ...{ place: "play/smart-sequence", isLinked: true, opens: "playSequence", status: "STARTED", formats: [] },
    async play({ perimeter }) {
      const { slug } = await succeed(learner, "beginAttempt", { params: { slug: perimeter }, body: {} });
      const params = { productPerimeterSlug: perimeter, attemptSlug: slug };
      const questionsAnswered = [{ uuid: "q1", answers: ["yes"], time: 3 }];
      await succeed(learner, "answerAttempt", {
        params,
        body: { sequences: [{ uuid: "theme-1", questionsAnswered }] },
      });
    },
  },
  coursiz: {
    ...{ place: "path", isLinked: false, opens: "readPath", status: "STARTED", formats: [] },
    play: ({ perimeter }) => succeed(learner, "beginPath", { params: { slug: perimeter } }),
  },
  classiz: {
    ...{ place: "classroom", isLinked: false, opens: "readClassroom", status: "COMPLETE", formats: [] },
    async play(product) {
      const slot = await addSlot(server, product, 0);
      await enrolIn(server, slot, "demo_learner");
      await succeed(learner, "signSlot", { params: { slotId: slot } });
    },
  },
  attachment: {
    ...{ place: "play/attachment", isLinked: true, opens: "playAttachment", status: "COMPLETE", formats: [] },
    ...save("saveAttachmentProgress", {}),
  },
  section: {
    ...{ place: "section", isLinked: false, opens: "readSection", status: "COMPLETE", formats: [] },
    async play({ perimeter }) {
      for (const part of (await succeed(learner, "readSection", { params: { slug: perimeter } })).products)
        await save("saveAttachmentProgress", {}).play({ ...part, perimeter: part.perimeterSlug });
    },
  },
};

async function succeed(token: string, name: RouteName, sent: Sent = {}): Promise<Answered> {
  const answer = await by(token, name, sent);
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 204 ? null : answer.json();
}
const cardOf = async (slug: string): Promise<Answered> =>
  (await succeed(learner, "listMyProducts")).products.find((one: Answered) => one.productSlug === slug);
const newsOf = async (slug: string): Promise<Answered> =>
  (await succeed(learner, "listNotifications", { query: { limit: "100" } })).notifications.find(
    ({ info }: Answered) => info.productSlug === slug,
  );
/** Of a route: the slug of the perimeter goes by either name. */
const open = (name: RouteName, slug: string, token = learner) =>
  by(token, name, { params: { slug, perimeterSlug: slug } });

describe.each(PRODUCT_TYPES)("a published %s", (type) => {
  const row = ROWS[type];

  test("§1.21 §7.92 §7.93 §3.224 has a card at home and an address of its own, is announced there, and who opens it has read so", async () => {
    const product = await publish(type);
    const { slug, perimeter } = product;
    const { url } = await succeed(author, "productPerimeter", { params: { slug } });
    const path = `${row.place}/${perimeter}`;
    expect(url).toBe(`${server.config.publicUrl}/${path}`);
    expect(await cardOf(slug)).toMatchObject({ type, perimeterSlug: perimeter, progress: null });
    expect((await newsOf(slug)).isRead).toBe(false);
    const linked = await by(learner, "playerLink", { params: { slug } });
    expect([linked.statusCode, linked.json().detail]).toEqual(
      row.isLinked ? [200, undefined] : [404, "player.missing"],
    );
    if (row.isLinked) {
      expect(linked.json().link).toContain(`/${path}?`);
      expect((await open(row.opens, perimeter, await follow(linked.json().link))).statusCode).toBe(200);
    } else expect((await open(row.opens, perimeter)).statusCode).toBe(200);
    expect((await newsOf(slug)).isRead).toBe(true);
  });

  test.runIf(type === "section")(
    "§1.20 §3.217 tells its learners which of their products stand in it, as it was published; another type tells none",
    async () => {
      const [game, other] = [await publish("game"), await publish("game")];
      const productsSlugs = [other.slug, game.slug].map((slug) => ({ slug }));
      const { slug } = await publish(type, { context: { title: "A section" }, sectionDetails: { productsSlugs } });
      expect((await cardOf(slug)).inside).toEqual([other.slug, game.slug]);
      await succeed(author, "withdrawProduct", { params: { type: "game", slug: other.slug } });
      expect((await cardOf(slug)).inside).toEqual([game.slug]);
      expect((await cardOf(game.slug)).inside).toBeUndefined();
    },
  );

  test("§7.123 §7.90 what a learner does in it is told at home, to its authors, in its statistics and its use", async () => {
    const product = await publish(type);
    const { slug } = product;
    await row.play(product);
    expect((await cardOf(slug)).progress.status).toBe(row.status);
    const { learners } = await succeed(author, "listLearners", { params: { type, slug } });
    expect(learners).toMatchObject([{ identifier: "demo_learner", status: row.status }]);
    expect((await succeed(author, "productUses", { params: { slug } })).learners).toBe(1);
    await succeed((await server.signIn("demo_admin")).token, "computeStatistics");
    server.advance(15_000);
    expect(await server.runJobs()).toEqual([]);
    const report = await succeed(author, "readProductStatistics", {
      params: { type, slug },
      query: { period: "all" },
    });
    expect(report.learners).toBe(1);
  });

  test("§7.85 decisions 4 reaches whom its audience means while it is visible; published again it is, and its history tells both", async () => {
    const { slug, perimeter, updatedAt } = await publish(type);
    const params = { type, slug };
    const reaches = async () => {
      const isOpen = (await open(row.opens, perimeter)).statusCode === 200;
      const isThere = (await cardOf(slug)) !== undefined;
      expect(isOpen).toBe(isThere);
      return isThere;
    };
    const settle = (everyone: boolean) => {
      const audience = { everyone, affectations: [], criterias: [], users: [] };
      return succeed(author, "settlePerimeter", {
        params: { slug },
        body: { name: "P", from: null, until: null, audience },
      });
    };
    expect(await reaches()).toBe(true);
    await settle(false);
    expect(await reaches()).toBe(false);
    await settle(true);
    await succeed(author, "withdrawProduct", { params });
    expect(await reaches()).toBe(false);
    server.advance(1_000);
    await succeed(author, "publishProduct", { params, body: { updatedAt, visible: true } });
    expect(await reaches()).toBe(true);
    expect((await succeed(author, "listPublications", { params })).publications).toHaveLength(2);
    await succeed(author, "deleteProduct", { params });
    expect(await reaches()).toBe(false);
  });

  test("§7.116 is exported where its type is, and is a demo where it says so", async () => {
    const { slug } = await publish(type);
    const params = { type, slug };
    for (const format of ["1.2", "2004", "web"]) {
      const begun = await by(author, "beginExport", {
        params,
        body: { format },
      });
      expect([format, begun.statusCode < 300]).toEqual([format, row.formats.includes(format)]);
    }
    await lookout.find(`update products set demo = true where slug = '${slug}'`);
    expect((await succeed(author, "getProduct", { params })).demo).toBe(true);
  });
});
