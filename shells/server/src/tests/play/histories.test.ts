// Knows which ended attempts enter a learner's history, and how many (§7.136).
// @module-tag wide
import { pruneLaunches } from "@academiz/backend";
import { describe, expect, test } from "vitest";
import { finishCourse, publishCertified } from "../../testing/finish-course.ts";
import { enrolIn, holdClass } from "../../testing/hold-classes.ts";
import {
  at,
  by,
  follow,
  lookout,
  openPlays,
  products,
  publish,
  recruit,
  server,
  told,
} from "../../testing/play-desk.ts";
import type { PublishedProduct } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";
import { storeGoes } from "../../testing/store-goes.ts";

openPlays();

describe("§3.218–§3.222 what the server sees end", () => {
  test("a file that is opened, a path at its end and an attended classroom enter the history, each once, and a section with them", async () => {
    const file = products.attachment;
    const held = await holdClass(server, 0);
    const nodes = [
      { slug: "start", type: "event", eventType: "START", next: ["a"] },
      { slug: "a", type: "task", taskType: "attachment", productSlug: file.slug, next: ["end"] },
      { slug: "end", type: "event", eventType: "END", next: [] },
    ];
    const path = await publish("coursiz", { context: { title: "A path" }, nodes });
    const sectionDetails = { productsSlugs: [{ slug: file.slug }, { slug: held.slug }] };
    const section = await publish("section", { context: { title: "A section" }, sectionDetails });
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await enrolIn(server, held.slot, identifier);
    await by(token, "beginPath", { params: { slug: path.perimeter } });
    const opening = (eventDate: string) =>
      by(token, "saveAttachmentProgress", {
        params: { slug: file.perimeter },
        body: { progress: { time: 5, eventDate } },
      });
    const openedAt = at(-3);
    expect((await opening(openedAt)).statusCode).toBe(200);
    expect((await opening(at(-2))).statusCode).toBe(200);
    for (const _ of [1, 2])
      expect((await by(token, "signSlot", { params: { slotId: held.slot } })).statusCode).toBeLessThan(500);
    await by(token, "readPath", { params: { slug: path.perimeter } });
    const { plays, total } = (await by(token, "listMyHistory", { query: {} })).json();
    expect(total).toBe(4);
    expect(plays.map(({ type, status, product }: Answered) => [type, status, product.slug]).sort()).toEqual(
      [
        ["ATTACHMENT", "COMPLETE", file.slug],
        ["PATH", "COMPLETE", path.slug],
        ["CLASSROOM", "COMPLETE", held.slug],
        ["SECTION", "COMPLETE", section.slug],
      ].sort(),
    );
    // It is dated by when it was opened, which may have been without a network.
    expect(plays.find(({ type }: Answered) => type === "ATTACHMENT").eventDate).toBe(openedAt);
    // Nobody tells them: what a player says is of games and packages.
    const entry = { slug: path.slug, productPerimeterSlug: path.perimeter, type: "PATH", status: "COMPLETE" };
    const said = { ...entry, score: null, percentage: 100, time: 0, badge: null, eventDate: at(-1) };
    expect(told(await by(token, "addHistories", { body: [said] }))).toEqual([422, "validation"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 0 });
  });

  test("a course that is completed enters the history, however little is played in it, once and without counting as an attempt", async () => {
    const author = (await server.signIn("demo_author")).token;
    const { slug, perimeter } = await publishCertified(server, author, {});
    const token = await recruit();
    for (const _ of [1, 2]) await finishCourse(server, token, perimeter);
    const { plays, total } = (await by(token, "listMyHistory", { query: { product: slug } })).json();
    expect([plays, total]).toMatchObject([[{ type: "COURSE", status: "COMPLETE", product: { slug } }], 1]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 0 });
  });
});

describe("§7.136 §3.217 the history", () => {
  test("§3.218–§3.220 §3.222 an ended go is kept with all that is told of it", async () => {
    const { slug, perimeter } = products.game;
    const told = { status: "FAILED", score: 37.5, percentage: 40, time: 61.25, badge: "bronze", extra: { goes: [1] } };
    const entry = { slug, productPerimeterSlug: perimeter, type: "GAME", ...told, eventDate: at(-7) };
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, badge: "bronze" });
    expect((await by(token, "addHistories", { body: [entry] })).statusCode).toBe(204);
    const kept = await lookout.find(
      `select h.* from histories h join users u on u.id = h.user_id where u.identifier = '${identifier}'`,
    );
    expect(kept).toEqual([
      expect.objectContaining({ slug, perimeter_slug: perimeter, event_date: new Date(entry.eventDate), entry }),
    ]);
  });

  test("§7.136 §3.221 ended goes at games and packages enter the history, from a link too; another perimeter's do not", async () => {
    const entry = (type: "GAME" | "SCORM", product: PublishedProduct) => ({
      slug: product.slug,
      productPerimeterSlug: product.perimeter,
      type,
      status: "COMPLETE",
      score: 80,
      percentage: 100,
      time: 12,
      badge: type === "GAME" ? "gold" : null,
      eventDate: at(-5),
    });
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    for (const { perimeter } of [products.game, products.scorm])
      await storeGoes(server, { by: identifier, perimeter, badge: "gold" });
    const both = [entry("GAME", products.game), entry("SCORM", products.scorm)];
    expect((await by(token, "addHistories", { body: both })).statusCode).toBe(204);
    expect((await by(token, "addHistories", { body: both })).statusCode).toBe(204);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 2, badges: 1 });
    const { link } = (await by(token, "playerLink", { params: { slug: products.game.perimeter } })).json();
    const narrow = await follow(link);
    expect((await by(narrow, "addHistories", { body: [{ ...both[0], eventDate: at(-4) }] })).statusCode).toBe(204);
    expect(told(await by(narrow, "addHistories", { body: [both[1]] }))).toEqual([403, "scope.refused"]);
  });

  test("§3.218 a go that tells no badge has the one that is stored, where it is the one that counts", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, score: 75, badge: "silver", nbTimeDone: 2 });
    const [lesser, counted] = [50, 75].map((score) => goes(perimeter, slug, 1, { score })[0]);
    expect((await by(token, "addHistories", { body: [lesser] })).statusCode).toBe(204);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 1, badges: 0 });
    const body = [{ ...counted, eventDate: at(-3) }];
    expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 2, badges: 1 });
  });

  test("§3.218–§3.222 a learner reads the ended goes of their own, the newest first, by product and by how they ended, and which was the best", async () => {
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    const { game, scorm } = products;
    for (const { perimeter } of [game, scorm]) await storeGoes(server, { by: identifier, perimeter });
    const entry = (product: PublishedProduct, more: object) => ({
      ...{ slug: product.slug, productPerimeterSlug: product.perimeter, type: "GAME", status: "COMPLETE" },
      ...{ score: 50, percentage: 100, time: 12, badge: null },
      ...more,
    });
    const body = [
      entry(game, { eventDate: at(-9) }),
      entry(game, { eventDate: at(-5), status: "FAILED", score: 20 }),
      entry(scorm, { eventDate: at(-7), type: "SCORM" }),
    ];
    expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    const read = async (query: Record<string, string>) => {
      const { plays, total, best } = (await by(token, "listMyHistory", { query })).json();
      return { total, best, played: plays.map(({ product }: { product: { slug: string } }) => product.slug) };
    };
    expect(await read({})).toEqual({ total: 3, best: 50, played: [game.slug, scorm.slug, game.slug] });
    expect(await read({ offset: "1", limit: "1" })).toEqual({ total: 3, best: 50, played: [scorm.slug] });
    expect(await read({ product: game.slug })).toEqual({ total: 2, best: 50, played: [game.slug, game.slug] });
    expect(await read({ status: "FAILED" })).toEqual({ total: 1, best: 20, played: [game.slug] });
    const stranger = await recruit();
    expect((await by(stranger, "listMyHistory")).json()).toEqual({ plays: [], total: 0, best: null });
  });

  const goes = (perimeter: string, slug: string, many: number, more: object = {}) =>
    Array.from({ length: many }, (_, index) => ({
      ...{
        slug,
        productPerimeterSlug: perimeter,
        type: "GAME",
        status: "COMPLETE",
        score: 75,
        percentage: 100,
        time: 1,
      },
      ...{ badge: null, eventDate: at(index - 80_000), ...more },
    }));

  test("§7.136 a learner who played nothing adds nothing, however much is sent", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const before = await lookout.read();
    for (let call = 0; call < 30; call += 1) {
      const body = goes(perimeter, slug, 500, { badge: `forged-${call}`, extra: "x".repeat(900) });
      expect(told(await by(token, "addHistories", { body }))).toEqual([422, "progress.impossible"]);
    }
    const large = goes(perimeter, slug, 1, { extra: "x".repeat(9_000) });
    expect(told(await by(token, "addHistories", { body: large }))).toEqual([422, "validation"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 0, badges: 0 });
    expect((await lookout.read())["histories"]).toBe(before["histories"]);
  });

  test("§7.136 of one learner and product the newest thousand stay; a day of offline results sent at once passes", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, nbTimeDone: 500 });
    for (let call = 0; call < 3; call += 1) {
      const body = goes(perimeter, slug, 500).map((go, index) => ({
        ...go,
        eventDate: at(call * 500 + index - 80_000),
      }));
      expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    }
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 1_000, badges: 0 });
  });

  test("§7.136 a go that ended once is told by no more than three devices, however they are dated", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, nbTimeDone: 1 });
    const tell = async (body: readonly object[]) => told(await by(token, "addHistories", { body }));
    const four = goes(perimeter, slug, 4);
    expect(await tell(four)).toEqual([422, "progress.impossible"]);
    expect((await by(token, "addHistories", { body: four.slice(0, 3) })).statusCode).toBe(204);
    expect((await by(token, "addHistories", { body: four.slice(1, 3) })).statusCode).toBe(204);
    expect(await tell(four.slice(3))).toEqual([422, "progress.impossible"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 3 });
  });

  test("§7.136 entries that are told at once are counted together, and so are the names of one product", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, nbTimeDone: 2 });
    const all = goes(perimeter, slug, 24).map((go, index) => ({ ...go, slug: index % 2 === 0 ? slug : perimeter }));
    const portions = Array.from({ length: 8 }, (_, at) => all.slice(3 * at, 3 * at + 3));
    const answers = await Promise.all(portions.map((body) => by(token, "addHistories", { body })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 204, ...Array(6).fill(422)]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 6 });
  });

  test("§7.136 a package bears out ten ends a launch, none before its first launch, however many one save is told to have", async () => {
    const { slug, perimeter } = products.scorm;
    const token = await recruit();
    const launch = async () => {
      const launched = await by(token, "launchScorm", { params: { slug: perimeter }, body: {} });
      expect(launched.statusCode).toBe(200);
    };
    await launch();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter });
    const tell = async (body: readonly object[]) => told(await by(token, "addHistories", { body }));
    const ends = goes(perimeter, slug, 500, { type: "SCORM" });
    const undated = ends.map((end, index) => ({ ...end, eventDate: new Date(1e12 + index).toISOString() }));
    expect(await tell(ends)).toEqual([422, "progress.impossible"]);
    expect(await tell(undated)).toEqual([422, "progress.impossible"]);
    expect((await by(token, "addHistories", { body: undated.slice(0, 4) })).statusCode).toBe(204);
    expect((await by(token, "addHistories", { body: ends.slice(0, 6) })).statusCode).toBe(204);
    expect(await tell(ends.slice(0, 7))).toEqual([422, "progress.impossible"]);
    const kept = await lookout.find(
      `select h.event_date from histories h join users u on u.id = h.user_id where u.identifier = '${identifier}'`,
    );
    const earliest = Math.min(...kept.map((row) => Number(row["event_date"])));
    expect(server.world.clock.now() - earliest).toBeLessThan(86_400_000 + 60_000);
    await launch();
    expect((await by(token, "addHistories", { body: ends.slice(0, 16) })).statusCode).toBe(204);
    expect(await tell(ends.slice(0, 17))).toEqual([422, "progress.impossible"]);
  });

  test("§7.136 a package that has not ended bears out no end", async () => {
    const { slug, perimeter } = products.scorm;
    const token = await recruit();
    const user = await server.world.users.findByIdentifier((await by(token, "me")).json().identifier);
    if (!user) throw new Error("nobody is there");
    const [entry] = goes(perimeter, slug, 1, { type: "SCORM", score: 100 });
    const store = (status: "STARTED" | "COMPLETE", eventDate: string) => {
      const result = { status, percentage: 0, score: null, time: 1 };
      const progress = { ...result, slug: perimeter, score: undefined, eventDate };
      return server.world.progress.save(user, {
        userId: user.id,
        perimeterSlug: perimeter,
        eventDate,
        progress,
        summary: result,
      });
    };
    await store("STARTED", at(-2));
    expect(told(await by(token, "addHistories", { body: [entry] }))).toEqual([422, "progress.impossible"]);
    await store("COMPLETE", at(-1));
    expect((await by(token, "addHistories", { body: [entry] })).statusCode).toBe(204);
  });

  test.each([
    ["a badge that is not stored", { badge: "gold" }],
    ["a higher score than the only go has", { score: 100 }],
    ["a thing that was not played", { slug: "elsewhere" }],
    ["a package that is a game", { type: "SCORM" }],
  ])("§7.136 %s is borne out by nothing: 422, and none is added", async (_, more) => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, score: 75, nbTimeDone: 1 });
    const [good] = goes(perimeter, slug, 1);
    const answer = await by(token, "addHistories", { body: [good, { ...good, ...more }] });
    expect([...told(answer), answer.json().faults[0].path]).toEqual([422, "progress.impossible", [1]]);
    expect((await by(token, "addHistories", { body: [good] })).statusCode).toBe(204);
  });

  test("§7.136 an end that follows a launch enters, when those of before it are forgotten with what they bore out", async () => {
    const { slug, perimeter } = products.scorm;
    const learner = await recruit();
    const { identifier } = (await by(learner, "me")).json();
    const launch = async (token: string) =>
      expect((await by(token, "launchScorm", { params: { slug: perimeter }, body: {} })).statusCode).toBe(200);
    await launch(learner);
    await launch(learner);
    await storeGoes(server, { by: identifier, perimeter });
    const dozen = Array.from({ length: 12 }, (_, index) => ({ type: "SCORM", eventDate: at(index - 60) }));
    const before = dozen.map((more) => goes(perimeter, slug, 1, more)[0]);
    expect((await by(learner, "addHistories", { body: before })).statusCode).toBe(204);
    server.advance(181 * 86_400_000);
    await pruneLaunches(server.world);
    const { token } = await server.signIn(identifier);
    await launch(token);
    const ends = goes(perimeter, slug, 11, { type: "SCORM" });
    expect((await by(token, "addHistories", { body: ends.slice(0, 10) })).statusCode).toBe(204);
    expect(told(await by(token, "addHistories", { body: ends }))).toEqual([422, "progress.impossible"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 22 });
  });
});
