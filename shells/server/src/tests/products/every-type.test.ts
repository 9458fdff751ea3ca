// Knows what holds for a product of every type, row by row of one table: from its publication to where its learners
// meet it, what they did in it, and its end.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { isRated, PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { describe, expect, test } from "vitest";
import { finishCourse } from "../../testing/finish-course.ts";
import { addSlot, enrolIn } from "../../testing/hold-classes.ts";
import { at, author, by, follow, learner, openPlays, publish, server } from "../../testing/play-desk.ts";
import { CONTENTS, type PublishedProduct } from "../../testing/publish.ts";
import type { Answered, Sent } from "../../testing/route-case.ts";
import { storeGoes } from "../../testing/store-goes.ts";

openPlays();

interface Row {
  /** Where its learners meet it, from the platform's address, before the slug of the perimeter. */
  readonly place: string;
  /** A link opens it in its player by tokens; the others are pages of the site, whose link is their address. */
  readonly hasTokens: boolean;
  /** What a learner opens it by. */
  readonly opens: RouteName;
  /** As a learner who does something in it. */
  play(product: PublishedProduct): Promise<unknown>;
  /** What its authors read of that learner. */
  readonly status: string;
  /** As a learner who goes on from there to an end, where `play` has not reached one. */
  end?(product: PublishedProduct): Promise<unknown>;
  /** What its entry in the history is, told by its player or written by the server. */
  readonly entry: string;
  readonly formats: readonly string[];
}
const save = (name: RouteName, progress: object) => ({
  play: ({ perimeter }: PublishedProduct) =>
    succeed(learner, name, { params: { slug: perimeter }, body: { progress: { ...progress, eventDate: at(-10) } } }),
});
/** Of an attempt that its player reports. */
const report = async ({ slug, perimeter }: PublishedProduct, type: "GAME" | "SCORM", what = slug) =>
  succeed(learner, "addHistories", {
    body: [
      {
        ...{ slug: what, productPerimeterSlug: perimeter, type, status: "COMPLETE", score: 80, percentage: 100 },
        ...{ time: 5, badge: null, eventDate: at(-5) },
      },
    ],
  });
const EXPORTS = ["1.2", "2004", "web"];
const answers = { a: true, b: true, c: true, d: true };
const done = { status: "COMPLETE", score: 100, percentage: 100, time: 5 } as const;

const ROWS: Readonly<Record<ProductType, Row>> = {
  learniz: {
    ...{ place: "play", hasTokens: true, opens: "playLearniz", status: "STARTED", formats: EXPORTS },
    play: ({ perimeter }) => finishCourse(server, learner, perimeter),
    entry: "GAME",
    async end(product) {
      await storeGoes(server, { by: "demo_learner", perimeter: product.perimeter, games: ["asked"] });
      await report(product, "GAME", "asked");
    },
  },
  game: {
    ...{ place: "play/game", hasTokens: true, opens: "playGame", status: "COMPLETE", formats: EXPORTS },
    ...save("saveGameProgress", { ...done, attempt: 1, data: { answers } }),
    entry: "GAME",
    end: (product) => report(product, "GAME"),
  },
  scorm: {
    ...{ place: "play/scorm", hasTokens: true, opens: "playScorm", status: "COMPLETE", formats: [] },
    async play(product) {
      await succeed(learner, "launchScorm", { params: { slug: product.perimeter }, body: {} });
      await save("saveScormProgress", { ...done, scormProperties: { "cmi.core.lesson_status": "completed" } }).play(
        product,
      );
    },
    entry: "SCORM",
    end: (product) => report(product, "SCORM"),
  },
  "smart-sequence": {
    ...{ place: "play/smart-sequence", hasTokens: true, opens: "playSequence", status: "STARTED", formats: [] },
    async play({ perimeter }) {
      const { slug } = await succeed(learner, "beginAttempt", { params: { slug: perimeter }, body: {} });
      await answer(perimeter, slug, { "theme-1": { q1: "yes" } });
    },
    entry: "SEQUENCE",
    async end({ perimeter }) {
      const [{ slug }] = (await succeed(learner, "playSequence", { params: { slug: perimeter } })).attempts;
      await answer(perimeter, slug, { "theme-1": { q2: "yes" }, "theme-2": { q3: "Mine" } });
    },
  },
  coursiz: {
    ...{ place: "path", hasTokens: false, opens: "readPath", status: "STARTED", formats: [] },
    play: ({ perimeter }) => succeed(learner, "beginPath", { params: { slug: perimeter } }),
    entry: "PATH",
    async end({ perimeter }) {
      const { nodes } = await succeed(learner, "readPath", { params: { slug: perimeter } });
      for (const part of nodes.flatMap((node: Answered) => node.products ?? []))
        await ROWS.game.play({ ...part, perimeter: part.perimeterSlug });
    },
  },
  classiz: {
    ...{ place: "classroom", hasTokens: false, opens: "readClassroom", status: "COMPLETE", formats: [] },
    async play(product) {
      const slot = await addSlot(server, product, 0);
      await enrolIn(server, slot, "demo_learner");
      await succeed(learner, "signSlot", { params: { slotId: slot } });
    },
    entry: "CLASSROOM",
  },
  attachment: {
    ...{ place: "play/attachment", hasTokens: true, opens: "playAttachment", status: "COMPLETE", formats: [] },
    ...save("saveAttachmentProgress", {}),
    entry: "ATTACHMENT",
  },
  section: {
    ...{ place: "section", hasTokens: false, opens: "readSection", status: "COMPLETE", formats: [] },
    async play({ perimeter }) {
      for (const part of (await succeed(learner, "readSection", { params: { slug: perimeter } })).products)
        await save("saveAttachmentProgress", {}).play({ ...part, perimeter: part.perimeterSlug });
    },
    entry: "SECTION",
  },
};

/** At an attempt of a sequence, by theme and question. */
function answer(
  perimeter: string,
  attemptSlug: string,
  given: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  const sequences = Object.entries(given).map(([uuid, questions]) => ({
    uuid,
    questionsAnswered: Object.entries(questions).map(([question, said]) => ({
      uuid: question,
      answers: [said],
      time: 3,
    })),
  }));
  return succeed(learner, "answerAttempt", {
    params: { productPerimeterSlug: perimeter, attemptSlug },
    body: { sequences },
  });
}

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
    const { link } = await succeed(learner, "playerLink", { params: { slug } });
    const token = row.hasTokens ? await follow(link) : learner;
    expect((await open(row.opens, perimeter, token)).statusCode).toBe(200);
    expect((await newsOf(slug)).isRead).toBe(true);
  });

  test("§7.93 §3.77 §2.23 a link leads its learners there: into a player by tokens of one product, to a page of the site by its address", async () => {
    const { slug, perimeter } = await publish(type);
    const address = `${server.config.publicUrl}/${row.place}/${perimeter}`;
    for (const named of [slug, perimeter]) {
      const { link } = await succeed(learner, "playerLink", { params: { slug: named } });
      expect(link.split("?")[0]).toBe(address);
      expect(link.includes("?")).toBe(row.hasTokens);
      const token = row.hasTokens ? await follow(link) : learner;
      expect((await open(row.opens, perimeter, token)).statusCode).toBe(200);
    }
    const params = { type, slug };
    const ask = (mode: string) =>
      by(author, "linkProduct", { params, body: { productPerimeterSlug: perimeter, mode } });
    for (const mode of ["NORMAL", "PREVIEW"]) {
      const asked = await ask(mode);
      // §2.25 Such a link opens one product, and a page of the site shows several: the office gives its address.
      if (!row.hasTokens) expect([asked.statusCode, asked.json().detail]).toEqual([404, "player.missing"]);
      else {
        const token = await follow(asked.json().link);
        expect((await open(row.opens, mode === "NORMAL" ? perimeter : slug, token)).statusCode).toBe(200);
      }
    }
    expect((await succeed(author, "listLinks", { params })).links).toHaveLength(row.hasTokens ? 2 : 0);
  });

  test.runIf(isRated(type))("§3.91 tells its learners how difficult its author rates it", async () => {
    const { slug: unrated } = await publish(type);
    expect(await cardOf(unrated)).not.toHaveProperty("difficulty");
    const content: Answered = CONTENTS[type] ?? {};
    const { slug } = await publish(type, { ...content, config: { ...content.config, difficulty: "HARD" } });
    expect(await cardOf(slug)).toMatchObject({ difficulty: "HARD" });
  });

  test("§3.224 §4.161 its notification says which product it is about, and leads to where that is opened", async () => {
    const { slug, perimeter } = await publish(type);
    const { type: kind, text, info } = await newsOf(slug);
    expect([kind, info.productSlug]).toEqual(["Session", slug]);
    expect(text).not.toBe("");
    const target = await succeed(learner, "listMyProducts", { query: { "slug[]": info.productSlug } });
    expect(target.products).toMatchObject([{ type, productSlug: slug, perimeterSlug: perimeter }]);
    const { link } = await succeed(learner, "playerLink", { params: { slug: info.productSlug } });
    expect(new URL(link).pathname).toBe(`/${row.place}/${perimeter}`);
    expect((await newsOf(slug)).isRead).toBe(true);
  });

  test("§3.218–§3.222 what ends in it is in the history, as its learner reads it and as their administrators do", async () => {
    const product = await publish(type);
    const { slug } = product;
    const read = async (query: Record<string, string> = {}) =>
      succeed(learner, "listMyHistory", { query: { product: slug, ...query } });
    expect(await read()).toEqual({ plays: [], total: 0, best: null });
    await row.play(product);
    await row.end?.(product);
    const told = { type: row.entry, status: "COMPLETE", product: { slug, type } };
    const { plays, total } = await read();
    expect([plays, total]).toMatchObject([[told], 1]);
    expect(Date.parse(plays[0].eventDate)).toBeLessThanOrEqual(server.world.clock.now());
    expect((await read({ status: "FAILED" })).total).toBe(0);
    const admin = (await server.signIn("demo_admin")).token;
    const { id } = (await server.world.users.findByIdentifier("demo_learner")) ?? {};
    const person = await succeed(admin, "readPersonLearning", { params: { id: id ?? "" } });
    expect(person.plays.filter((one: Answered) => one.product.slug === slug)).toMatchObject([told]);
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

  test("§3.68 each publication is kept as it was, and an earlier one is taken up again as the draft, which learners do not see", async () => {
    const { slug, updatedAt } = await publish(type);
    const params = { type, slug };
    const publishNow = (at: string) =>
      succeed(author, "publishProduct", { params, body: { updatedAt: at, visible: true } });
    const saveNow = (configDraft: object, at: string) =>
      succeed(author, "saveProduct", { params, body: { configDraft, updatedAt: at } });
    const { config: first } = await succeed(author, "getProduct", { params });
    const other = await saveNow({ ...first, context: { ...first.context, title: "Other" } }, updatedAt);
    server.advance(1_000);
    const second = await publishNow(other.updatedAt);
    const { publications } = await succeed(author, "listPublications", { params });
    expect(publications.map((one: Answered) => one.publishedBy.isYou)).toEqual([true, true]);
    const { publishedAt } = publications.at(-1);
    const kept = await succeed(author, "showPublication", { params: { ...params, publishedAt } });
    expect(kept.config).toEqual(first);
    const restored = await saveNow(kept.config, second.updatedAt);
    expect(restored).toMatchObject({
      config: { context: { title: "Other" } },
      configDraft: { context: first.context },
    });
    server.advance(1_000);
    expect((await publishNow(restored.updatedAt)).config.context).toEqual(first.context);
    expect((await succeed(author, "listPublications", { params })).publications).toHaveLength(3);
  });

  test("§7.116 is exported where its type is", async () => {
    const { slug } = await publish(type);
    const params = { type, slug };
    for (const format of ["1.2", "2004", "web"]) {
      const begun = await by(author, "beginExport", {
        params,
        body: { format },
      });
      expect([format, begun.statusCode < 300]).toEqual([format, row.formats.includes(format)]);
    }
  });

  test("§3.70 §9.63 is a demo where its author says so, at once and without a publication; a copy of it is none", async () => {
    const { slug } = await publish(type);
    const params = { type, slug };
    const { updatedAt, publishedAt } = await succeed(author, "getProduct", { params });
    const marked = await succeed(author, "saveProduct", { params, body: { demo: true, updatedAt } });
    expect(marked).toMatchObject({ demo: true, publishedAt, hasConfigDraft: false });
    const { products } = await succeed(learner, "listMyProducts");
    expect(products.find(({ productSlug }: Answered) => productSlug === slug)).toMatchObject({ demo: true });
    expect((await succeed(author, "duplicateProduct", { params, body: {} })).demo).toBe(false);
    const body = { demo: false, updatedAt: marked.updatedAt };
    expect((await succeed(author, "saveProduct", { params, body })).demo).toBe(false);
  });
});
