// Knows how a section follows what its learners reach in its products, and who may publish one (§3.217, decisions 10).
// @module-tag wide
import { JOB_KINDS, runNextJob } from "@academiz/backend";
import { expect, test } from "vitest";
import { countStatements } from "../../../../../adapters/postgres/src/testing/count-statements.ts";
import {
  at,
  author,
  by,
  learner,
  lookout,
  openPlays,
  publish,
  recruit,
  server,
  told,
} from "../../testing/play-desk.ts";
import type { PublishedProduct } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const wrong = { a: true, b: true, c: true, d: false };
const right = { a: true, b: true, c: true, d: true };
const sectionOf = (...parts: readonly PublishedProduct[]) => ({
  context: { title: "A section" },
  sectionDetails: { productsSlugs: parts.map(({ slug }) => ({ slug })) },
});
const play = async (token: string, { perimeter }: PublishedProduct, answers: object, score: number, second = 0) => {
  const result = { status: "COMPLETE", score, percentage: 100, time: 5 };
  const progress = { ...result, attempt: second + 1, data: { answers }, eventDate: at(second - 60) };
  const saved = await by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } });
  expect([saved.statusCode, saved.json().accepted]).toEqual([200, true]);
};
const openFile = async (token: string, { perimeter }: PublishedProduct) =>
  expect(
    (
      await by(token, "saveAttachmentProgress", {
        params: { slug: perimeter },
        body: { progress: { time: 5, eventDate: at(-1) } },
      })
    ).statusCode,
  ).toBe(200);
const read = async (token: string, { perimeter }: PublishedProduct): Promise<Answered> =>
  (await by(token, "readSection", { params: { slug: perimeter } })).json();
const cardOf = async (token: string, { slug }: PublishedProduct): Promise<Answered> =>
  (await by(token, "listMyProducts")).json().products.find((one: Answered) => one.productSlug === slug);
const settle = (slug: string, everyone: boolean, users: readonly string[] = []) =>
  by(author, "settlePerimeter", {
    params: { slug },
    body: { name: "P", from: null, until: null, audience: { everyone, affectations: [], criterias: [], users } },
  });
const listed = async (token: string, { slug }: PublishedProduct) => {
  const { identifier } = (await by(token, "me")).json();
  const { learners } = (await by(author, "listLearners", { params: { type: "section", slug } })).json();
  return learners.filter((who: Answered) => who.identifier === identifier);
};
const write = async ({ slug }: PublishedProduct, ...parts: readonly PublishedProduct[]) => {
  const params = { type: "section", slug };
  const { updatedAt } = (await by(author, "getProduct", { params })).json();
  const saved = await by(author, "saveProduct", { params, body: { configDraft: sectionOf(...parts), updatedAt } });
  expect(saved.statusCode).toBe(200);
};
/** What many reached before is followed by a job. */
const follow = async () => expect(await server.runJobs()).toEqual([]);
const publishAgain = async (type: string, slug: string, sent: object = {}) => {
  const params = { type, slug };
  const { updatedAt } = (await by(author, "getProduct", { params })).json();
  server.advance(1_000);
  const answer = await by(author, "publishProduct", { params, body: { updatedAt, visible: true, ...sent } });
  return answer.statusCode === 200 ? 200 : [...told(answer), answer.json().faults];
};

test("decisions 10 §3.217 its result is that of its products: begun with the first, complete with the last, its score their mean", async () => {
  const [one, other, file] = [await publish("game"), await publish("game"), await publish("attachment")];
  const section = await publish("section", sectionOf(one, other, file));
  const token = await recruit();
  expect(await cardOf(token, section)).toMatchObject({ progress: null });
  await play(token, one, wrong, 75);
  expect((await cardOf(token, section)).progress).toMatchObject({ status: "STARTED", percentage: 33, score: 75 });
  await openFile(token, file);
  await play(token, other, right, 100);
  expect((await cardOf(token, section)).progress).toMatchObject({ status: "COMPLETE", percentage: 100, score: 87.5 });
  const seen = await read(token, section);
  expect(seen.result).toEqual({ status: "COMPLETE", percentage: 100, score: 87.5 });
  expect(seen.products.map(({ slug, status }: Answered) => [slug, status])).toEqual([
    [one.slug, "COMPLETE"],
    [other.slug, "COMPLETE"],
    [file.slug, "COMPLETE"],
  ]);
  const { plays } = (await by(token, "listMyHistory", { query: {} })).json();
  expect(plays.filter(({ type }: Answered) => type === "SECTION")).toMatchObject([
    { status: "COMPLETE", score: 87.5, product: { slug: section.slug } },
  ]);
});

test("decisions 10 a product that was opened before, and is begun now, begins its section", async () => {
  const game = await publish("game");
  const section = await publish("section", sectionOf(game));
  const token = await recruit();
  const save = async (status: string, percentage: number, answers: object, second: number) => {
    const progress = { status, percentage, time: 1, attempt: 1, data: { answers }, eventDate: at(second) };
    const saved = await by(token, "saveGameProgress", { params: { slug: game.perimeter }, body: { progress } });
    expect([saved.statusCode, saved.json().accepted]).toEqual([200, true]);
  };
  await save("NOT_STARTED", 0, {}, -60);
  expect((await cardOf(token, section)).progress).toBeNull();
  await save("STARTED", 25, { a: true }, -30);
  expect((await cardOf(token, section)).progress).toMatchObject({ status: "STARTED", percentage: 0 });
});

test("decisions 10 two results at once end it, whichever comes first", async () => {
  const files = await Promise.all([1, 2, 3, 4].map(() => publish("attachment")));
  const section = await publish("section", sectionOf(...files));
  const token = await recruit();
  await Promise.all(files.map((file) => openFile(token, file)));
  expect((await cardOf(token, section)).progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
});

test("§4.66 what was done before its publication counts for its authors soon after; a complete one stays so with one more product", async () => {
  const [one, other] = [await publish("attachment"), await publish("attachment")];
  const token = await recruit();
  await openFile(token, one);
  const section = await publish("section", sectionOf(one));
  await follow();
  expect(await listed(token, section)).toMatchObject([{ status: "COMPLETE", percentage: 100 }]);
  await write(section, one, other);
  expect(await publishAgain("section", section.slug)).toBe(200);
  await follow();
  expect(await listed(token, section)).toMatchObject([{ status: "COMPLETE", percentage: 100 }]);
  expect((await read(token, section)).products.map(({ status }: Answered) => status)).toEqual(["COMPLETE", null]);
});

test("decisions 10 it came about with the results of its products, whenever it is published; again, nothing changes", async () => {
  const file = await publish("attachment");
  const token = await recruit();
  await openFile(token, file);
  const { eventDate } = (await cardOf(token, file)).progress;
  server.advance(60_000);
  const section = await publish("section", sectionOf(file));
  await follow();
  const { progress } = await cardOf(token, section);
  expect([progress.status, progress.eventDate]).toEqual(["COMPLETE", eventDate]);
  const { plays } = (await by(token, "listMyHistory", { query: {} })).json();
  expect(plays.find(({ type }: Answered) => type === "SECTION")).toMatchObject({ eventDate });
  expect(await publishAgain("section", section.slug)).toBe(200);
  await follow();
  expect((await cardOf(token, section)).progress).toEqual(progress);
});

test("decisions 10 a publication asks as much with many learners as with one; each is followed once, though a server ends meanwhile", async () => {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const prepare = async (called: string, many: number) => {
    const file = await publish("attachment");
    const people = Array.from({ length: many }, (_, nth) => {
      const login = `${called}${nth}`;
      return { ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` };
    });
    await server.world.roster.addMany(some, people);
    const summary = { status: "COMPLETE", percentage: 100, score: null, time: 5 } as const;
    const eventDate = at(-60);
    const saves = people.map(({ id }) => ({
      ...{ userId: id, progress: { ...summary, eventDate }, summary, eventDate, basedOn: null },
    }));
    await server.world.progress.saveMany(some, file.perimeter, saves);
    const section = await publish("section", sectionOf(await publish("attachment")));
    await write(section, file);
    return section;
  };
  const [one, many] = [await prepare("lone", 1), await prepare("crowd", 501)];
  const ask = (section: PublishedProduct) => countStatements(() => publishAgain("section", section.slug));
  const [few, much] = [await ask(one), await ask(many)];
  expect(much.statements).toBe(few.statements);
  const begun = ({ slug }: PublishedProduct) => server.world.progress.countLearners(some, slug);
  expect([await begun(one), await begun(many)]).toEqual([0, 0]);
  const breathe = async () => {
    if ((await begun(many)) > 0) throw new Error("the server ends");
  };
  const runner = { kinds: JOB_KINDS, isStopping: () => false, onFailure: () => undefined };
  while (await runNextJob({ ...server.world, breathe }, runner));
  expect([await begun(one), await begun(many)]).toEqual([1, 500]);
  server.advance(10_000);
  await follow();
  expect([await begun(one), await begun(many)]).toEqual([1, 501]);
  const ended = "select count(*)::int as ends from histories where perimeter_slug";
  expect(await lookout.find(`${ended} = '${many.perimeter}'`)).toEqual([{ ends: 501 }]);
});

test("decisions 10 whoever began it with a product that is taken out has begun it still, and done nothing of it", async () => {
  const [one, other] = [await publish("attachment"), await publish("attachment")];
  const section = await publish("section", sectionOf(one, other));
  const token = await recruit();
  await openFile(token, one);
  await write(section, other);
  expect(await publishAgain("section", section.slug)).toBe(200);
  await follow();
  const nothing = { status: "STARTED", percentage: 0 };
  expect([await listed(token, section), (await read(token, section)).result]).toMatchObject([[nothing], nothing]);
});

test("decisions 10 what was done while it was not theirs counts when they read it, and not where a publication is refused", async () => {
  const file = await publish("attachment");
  const section = await publish("section", sectionOf(file));
  const token = await recruit();
  await settle(section.slug, false);
  await openFile(token, file);
  await settle(section.slug, true);
  const updatedAt = "2020-01-01T00:00:00.000Z";
  expect(await publishAgain("section", section.slug, { updatedAt })).toEqual([409, "concurrent-edit", undefined]);
  expect(await listed(token, section)).toEqual([]);
  await read(token, section);
  expect(await listed(token, section)).toMatchObject([{ status: "COMPLETE", percentage: 100 }]);
});

test("decisions 10 a result is read as often for many sections as for one: what grows is what is written", async () => {
  const count = async (sections: number) => {
    const [file, other] = [await publish("attachment"), await publish("attachment")];
    for (let made = 0; made < sections; made += 1) await publish("section", sectionOf(file, other));
    const token = await recruit();
    return (await countStatements(() => openFile(token, file))).statements;
  };
  await count(1);
  const [one, many] = [await count(1), await count(5)];
  // Of each: which version is replaced, and the new one.
  expect(many - one).toBeLessThanOrEqual(4 * 2);
});

test("decisions 4 §7.92 its page is open to whom its audience means, and to no place of another type", async () => {
  const file = await publish("attachment");
  const section = await publish("section", sectionOf(file));
  const token = await recruit();
  await openFile(token, file);
  await settle(section.slug, false);
  expect(told(await by(token, "readSection", { params: { slug: section.perimeter } }))).toEqual([404, "not-found"]);
  expect(told(await by(learner, "readSection", { params: { slug: file.perimeter } }))).toEqual([404, "not-found"]);
});

test("§7.85 §3.217 a section is not published with a product that is open to nobody, or not to everybody of its audience", async () => {
  const [open, kept] = [await publish("attachment"), await publish("attachment")];
  const section = await publish("section", sectionOf(open, kept));
  const fault = (message: string) => [422, "content.closed-products", [{ path: ["products", kept.slug], message }]];
  await by(author, "withdrawProduct", { params: { type: "attachment", slug: kept.slug } });
  expect(await publishAgain("section", section.slug)).toEqual(fault("closed"));
  expect(await publishAgain("attachment", kept.slug)).toBe(200);
  await settle(kept.slug, false);
  expect(await publishAgain("section", section.slug)).toEqual(fault("not-everybody"));
  await settle(kept.slug, true);
  expect(await publishAgain("section", section.slug)).toBe(200);
});

test("decisions 4 §7.85 a section and a path are judged by their audience at the first publication too, which may be chosen before", async () => {
  const kept = await publish("game");
  const named = { users: [], written: ["demo_learner"] };
  const [{ id }] = (await by(author, "nameAudienceMembers", { body: named })).json().people;
  await settle(kept.slug, false, [id]);
  const path = {
    context: { title: "A path" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["a"] },
      { slug: "a", type: "task", taskType: "game", productSlug: kept.slug, next: ["end"] },
      { slug: "end", type: "event", eventType: "END" },
    ],
  };
  for (const [type, configDraft, code] of [
    ["section", sectionOf(kept), "content.closed-products"],
    ["coursiz", path, "content.no-way"],
  ] as const) {
    const body = { name: `First ${type}`, configDraft };
    const { slug } = (await by(author, "createProduct", { params: { type }, body })).json();
    expect(told(await by(author, "productPerimeter", { params: { slug } }))).toEqual([404, "not-found"]);
    expect(await publishAgain(type, slug)).toMatchObject([422, code, [{ message: "not-everybody" }]]);
    // Two who say so at once make one place.
    const answers = await Promise.all([settle(slug, false, [id]), settle(slug, false, [id])]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json().slug).toBe(answers[1]?.json().slug);
    const mine = async (token: string) =>
      (await by(token, "listMyProducts")).json().products.some((one: Answered) => one.productSlug === slug);
    expect(await mine(learner)).toBe(false);
    expect(await publishAgain(type, slug)).toBe(200);
    expect([await mine(learner), await mine(await recruit())]).toEqual([true, false]);
    const news = (await by(learner, "listNotifications", { query: { limit: "100" } })).json().notifications;
    expect(news.filter(({ info }: Answered) => info.productSlug === slug)).toHaveLength(1);
  }
});

test("decisions 4 §7.90 who narrows an audience or a window is told first which paths and sections could not be ended", async () => {
  const file = await publish("attachment");
  const section = await publish("section", sectionOf(file));
  await publish("section", sectionOf(await publish("attachment")));
  const count = async (body: object) =>
    (await by(author, "countAudience", { params: { slug: file.slug }, body })).json();
  const nobody = { everyone: false, affectations: [], criterias: [], users: [] };
  const everyone = { ...nobody, everyone: true };
  const named = [{ slug: section.slug, type: "section", name: "A section" }];
  expect(await count({ audience: nobody })).toMatchObject({ people: 0, blocked: named });
  expect(await count({ audience: everyone })).toMatchObject({ losing: 0, blocked: [] });
  expect(await count({ audience: everyone, from: at(3_600), until: null })).toMatchObject({ blocked: named });
  expect(await count({ audience: everyone, from: null, until: at(3_600) })).toMatchObject({ blocked: named });
  expect(await count({ audience: everyone, from: at(-3_600), until: null })).toMatchObject({ blocked: [] });
  const uses = (await by(author, "productUses", { params: { slug: file.slug } })).json();
  expect(uses.products.map(({ slug }: Answered) => slug)).toEqual([section.slug]);
  await settle(section.slug, false);
  expect(await count({ audience: nobody })).toMatchObject({ blocked: [] });
});

test("§3.217 decisions 10 its page calls it and its products as they are published: a new title is read once it is published", async () => {
  const file = await publish("attachment");
  const section = await publish("section", sectionOf(file));
  await settle(section.slug, true);
  const names = async () => {
    const { name, products } = await read(learner, section);
    return [name, ...products.map((one: Answered) => one.name)];
  };
  expect(await names()).toEqual(["A section", "A file"]);
  expect((await cardOf(learner, section)).title).toBe("A section");
  const params = { type: "section", slug: section.slug };
  const { updatedAt } = (await by(author, "getProduct", { params })).json();
  const configDraft = { ...sectionOf(file), context: { title: "First days" } };
  await by(author, "saveProduct", { params, body: { name: "First days", configDraft, updatedAt } });
  expect(await names()).toEqual(["A section", "A file"]);
  expect(await publishAgain("section", section.slug)).toBe(200);
  expect(await names()).toEqual(["First days", "A file"]);
});

test("§3.217 a section in a section is refused in words, when it is made and when it is saved", async () => {
  const inner = await publish("section", sectionOf(await publish("attachment")));
  const made = await by(author, "createProduct", {
    params: { type: "section" },
    body: { name: "Outer", configDraft: sectionOf(inner) },
  });
  expect(told(made)).toEqual([422, "content.section-inside"]);
  const outer = await publish("section", sectionOf(await publish("attachment")));
  const params = { type: "section", slug: outer.slug };
  const { updatedAt } = (await by(author, "getProduct", { params })).json();
  const body = { configDraft: sectionOf(inner), updatedAt };
  expect(told(await by(author, "saveProduct", { params, body }))).toEqual([422, "content.section-inside"]);
});

const pathOf = (slug: string, next: readonly object[] = []) => ({
  context: { title: "A path" },
  nodes: [
    { slug: "start", type: "event", eventType: "START", next: ["a"] },
    { slug: "a", type: "task", taskType: "section", productSlug: slug, next: [next.length > 0 ? "mail" : "end"] },
    ...next,
    { slug: "end", type: "event", eventType: "END" },
  ],
});

test("§3.217 §4.145 a published section is a step of a path, and moves it on once all its products are done", async () => {
  const [one, other] = [await publish("game"), await publish("attachment")];
  const section = await publish("section", sectionOf(one, other));
  const mail = { slug: "mail", type: "event", eventType: "EMAIL", subject: `On ${section.slug}`, text: "Go on." };
  const path = await publish("coursiz", pathOf(section.slug, [{ ...mail, next: ["end"] }]));
  const token = await recruit();
  const stateOf = async () => {
    const { nodes, isEnded } = (await by(token, "readPath", { params: { slug: path.perimeter } })).json();
    const step = nodes.find(({ slug }: Answered) => slug === "a");
    return [step.state, step.products[0].status, step.products[0].perimeterSlug, isEnded];
  };
  const mails = async () =>
    (await lookout.find(`select 1 from mails where subject like '%On ${section.slug}%'`)).length;
  await by(token, "beginPath", { params: { slug: path.perimeter } });
  expect(await stateOf()).toEqual(["open", null, section.perimeter, false]);
  await play(token, one, right, 100);
  await follow();
  expect(await stateOf()).toEqual(["open", "STARTED", section.perimeter, false]);
  expect(await mails()).toBe(0);
  await openFile(token, other);
  await follow();
  // Nobody has looked at the path yet: the section moved it on by itself.
  expect(await mails()).toBe(1);
  expect((await cardOf(token, path)).progress.status).toBe("COMPLETE");
  expect(await stateOf()).toEqual(["done", "COMPLETE", section.perimeter, true]);
});

test("decisions 10 what was done in a section before its path was begun counts", async () => {
  const file = await publish("attachment");
  const section = await publish("section", sectionOf(file));
  const path = await publish("coursiz", pathOf(section.slug));
  const token = await recruit();
  await openFile(token, file);
  expect((await by(token, "beginPath", { params: { slug: path.perimeter } })).json().isEnded).toBe(true);
});

test("decisions 10 a section that is not published, or not for everybody, is no step of a path for them", async () => {
  const section = await publish("section", sectionOf(await publish("attachment")));
  const path = await publish("coursiz", pathOf(section.slug));
  await settle(section.slug, false);
  const refused = (message: string) => [422, "content.no-way", [{ path: ["nodes", "a"], message }]];
  expect(await publishAgain("coursiz", path.slug)).toEqual(refused("not-everybody"));
  await by(author, "withdrawProduct", { params: { type: "section", slug: section.slug } });
  expect(await publishAgain("coursiz", path.slug)).toEqual(refused("closed"));
});

test("§3.217 a path and a section that lead to each other are refused in words, however long the way round is", async () => {
  const [first, second] = [await publish("attachment"), await publish("attachment")];
  const [inner, outer] = [await publish("section", sectionOf(first)), await publish("section", sectionOf(second))];
  const path = await publish("coursiz", pathOf(inner.slug));
  const longer = await publish("coursiz", pathOf(outer.slug));
  const save = async (type: string, { slug }: PublishedProduct, configDraft: object) => {
    const { updatedAt } = (await by(author, "getProduct", { params: { type, slug } })).json();
    const answer = await by(author, "saveProduct", { params: { type, slug }, body: { configDraft, updatedAt } });
    return answer.statusCode === 200 ? 200 : told(answer);
  };
  expect(await save("section", inner, sectionOf(path))).toEqual([422, "content.circle"]);
  expect(await save("section", inner, sectionOf(longer))).toBe(200);
  expect(await publishAgain("section", inner.slug)).toBe(200);
  expect(await save("section", outer, sectionOf(path))).toEqual([422, "content.circle"]);
});
