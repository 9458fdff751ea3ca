// Knows that authors make products of every type by the same calls, and that an address names one type alone
// (§7.78–§7.111).
// @module-tag wide
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { GAME_TYPES, type GameType, listAsked, readGame, sampleGame } from "@academiz/domain/games";
import { createLearniz } from "@academiz/domain/learniz";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { keepPack } from "../../testing/keep-pack.ts";
import { employ } from "../../testing/librarian.ts";
import { CONTENTS, fillContent } from "../../testing/publish.ts";
import { FILES, MANIFEST, uploadPackage, writePackage } from "../../testing/publish-package.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let headers: Readonly<Record<string, string>>;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn("demo_author"));
  headers = bearer(token);
  await keepPack(server);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent) => call(server, name, { ...sent, headers });
async function get(name: Parameters<typeof call>[1], sent: Sent): Promise<Answered> {
  const answer = await ask(name, sent);
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 204 ? null : answer.json();
}
/** Types that have a player, with where it stands. */
const PLAYERS: Partial<Record<ProductType, string>> = {
  learniz: "/play/",
  game: "/play/game/",
  scorm: "/play/scorm/",
  attachment: "/play/attachment/",
  "smart-sequence": "/play/smart-sequence/",
};
const names = async (type: ProductType, query: Record<string, string> = {}) =>
  (await get("listProducts", { params: { type }, query: { limit: "100", ...query } })).products.map(
    (one: { name: string }) => one.name,
  );

test.each(GAME_TYPES)(
  "§4.133 §7.111 a game of type %s begins with its example, in the language that is asked for",
  async (gameType) => {
    const body = { name: "A new game", gameType, local: "FR" };
    const made = await get("createProduct", { params: { type: "game" }, body });
    expect(made).toMatchObject({ subType: gameType, configDraft: { config: { gameType, local: "FR" } } });
    const game = readGame({ params: made.configDraft });
    if (!game.ok) throw new Error(game.error.kind);
    const example = sampleGame(gameType, "FR", Math.random);
    expect(listAsked(game.value).map(({ words }) => words)).toEqual(
      listAsked(readExample(gameType, example.content)).map(({ words }) => words),
    );
    await get("deleteProduct", { params: { type: "game", slug: made.slug } });
  },
);
function readExample(gameType: GameType, content: object) {
  const game = readGame({ params: { config: { gameType }, content } });
  if (!game.ok) throw new Error(game.error.kind);
  return game.value;
}

test("§7.111 an unknown type of game is refused, and so is one of what is no game or beside a draft", async () => {
  const create = (type: ProductType, body: object) => ask("createProduct", { params: { type }, body });
  const unknown = await create("game", { name: "x", gameType: "LATER" });
  expect([unknown.statusCode, unknown.json().faults?.[0]?.path.at(-1)]).toEqual([422, "gameType"]);
  for (const [type, body] of [
    ["learniz", {}],
    ["game", { configDraft: CONTENTS.game }],
  ] as const) {
    const refused = await create(type, { name: "x", gameType: "CHOICE", ...body });
    expect([refused.statusCode, refused.json().faults]).toEqual([
      422,
      [expect.objectContaining({ path: ["gameType"] })],
    ]);
  }
});

describe.each(PRODUCT_TYPES)("a %s", (type) => {
  const make = (body: object = {}) =>
    get("createProduct", { params: { type }, body: { name: `Made ${type}`, ...body } });

  test("§7.82 §7.96 §7.100 §7.104 §7.108 §7.111 is created with its name, sub-type and folder, begins as its type does, and is listed", async () => {
    const [{ slug: folderSlug }] = await get("createProductFolder", { body: { name: `0 ${type}` } });
    const made = await make({ subType: "short", folderSlug, template: true, shareable: false });
    expect(made).toMatchObject({
      type,
      subType: "short",
      folderProduct: folderSlug,
      template: true,
      shareable: false,
      visible: false,
      publishedAt: null,
      config: null,
      hasConfigDraft: true,
    });
    expect(made.configDraft.context.title).toBe(`Made ${type}`);
    expect(await get("getProduct", { params: { type, slug: made.slug } })).toEqual(made);
    const listed = await names(type, { template: "true", shareable: "false", type: "short", publish: "false" });
    expect(listed).toEqual([`Made ${type}`]);
    expect(await names(type, { folder: folderSlug })).toEqual([`Made ${type}`]);
    expect(await names(type, { folder: folderSlug, draft: "false" })).toEqual([]);
    await get("dissolveProductFolder", { params: { slug: folderSlug } });
    expect((await get("getProduct", { params: { type, slug: made.slug } })).folderProduct).toBeNull();
    expect(await names(type, { template: "false" })).not.toContain(`Made ${type}`);
  });

  test("§7.83 §7.84 §7.97 §7.105 is replaced and saved under its version, and a stale save changes nothing", async () => {
    const { slug, updatedAt, configDraft } = await make();
    const params = { type, slug };
    const titled = { ...configDraft, context: { ...configDraft.context, title: "Other" } };
    const saved = await get("saveProduct", {
      params,
      body: { configDraft: titled, name: "Renamed", shareable: false, updatedAt },
    });
    expect(saved).toMatchObject({
      name: "Renamed",
      shareable: false,
      configDraft: { context: { title: "Other" } },
    });
    const stale = await ask("saveProduct", { params, body: { name: "Lost", updatedAt } });
    expect([stale.statusCode, stale.json().detail]).toEqual([409, "concurrent-edit"]);
    const whole = { name: "Whole", subType: null, template: true, shareable: true, configDraft, folderSlug: null };
    const body = { ...whole, updatedAt: saved.updatedAt };
    expect((await get("replaceProduct", { params, body })).configDraft.context.title).toBe(`Made ${type}`);
    expect(await get("getProduct", { params })).toMatchObject({ name: "Whole", template: true, shareable: true });
    expect((await ask("replaceProduct", { params, body })).statusCode).toBe(409);
  });

  test("§2.24 §7.85 §7.98 §7.106 §4.136 §4.137 is published from its draft, copied as a draft, previewed where it has a player, and deleted", async () => {
    const content = await fillContent(server, token, type);
    const { slug, updatedAt, configDraft } = await make({
      configDraft: content && { ...content, editionInfo: { createStatus: "TOUCHED" } },
    });
    const params = { type, slug };
    const published = await get("publishProduct", {
      params,
      body: { updatedAt, visible: true, publishedDate: "2020-01-01T00:00:00.000Z" },
    });
    expect(published).toMatchObject({ visible: true, hasConfigDraft: false, configDraft: null });
    expect(published.config).toMatchObject({ slug, publishedDate: published.publishedAt });
    expect(published.config.documents).toEqual(type === "scorm" ? [{ slug: "pack" }] : []);
    expect(published.config.context).toEqual(configDraft.context);
    expect(published.editionInfo.publicationStatus).toBe("DONE");
    const copy = await get("duplicateProduct", { params, body: {} });
    expect(copy).toMatchObject({ type, publishedAt: null, name: expect.stringMatching(/^Made .+ \((copie|copy)\)$/) });
    expect(copy.configDraft).not.toHaveProperty("publishedDate");
    const previewed = await ask("previewProduct", { params });
    const linked = await ask("linkProduct", { params, body: { mode: "PREVIEW" } });
    const path = PLAYERS[type];
    if (path) {
      expect(previewed.json()).toMatchObject({ perimeter: slug });
      expect(linked.json().link).toContain(`${path}${slug}?`);
    } else {
      const told = [previewed, linked].map((answer) => [answer.statusCode, answer.json().detail]);
      expect(told).toEqual([
        [404, "player.missing"],
        [404, "player.missing"],
      ]);
    }
    expect((await ask("deleteProduct", { params })).statusCode).toBe(204);
    expect((await ask("getProduct", { params })).statusCode).toBe(404);
  });

  test("§7.78 under another type's address it is unknown, and nothing happens to it", async () => {
    const { slug, updatedAt } = await make();
    const other = type === "game" ? "learniz" : "game";
    const params = { type: other, slug };
    const sent: readonly [Parameters<typeof call>[1], object | undefined][] = [
      ["getProduct", undefined],
      ["saveProduct", { name: "Lost", updatedAt }],
      ["publishProduct", { updatedAt }],
      ["duplicateProduct", {}],
      ["deleteProduct", undefined],
      ["previewProduct", undefined],
      ["listLearners", undefined],
    ];
    for (const [name, body] of sent) {
      const answer = await ask(name, { params, ...(body && { body }) });
      expect([name, answer.statusCode, answer.json().detail]).toEqual([name, 404, "not-found"]);
    }
    expect(await get("getProduct", { params: { type, slug } })).toMatchObject({ updatedAt, publishedAt: null });
  });

  test("§8.10 whoever opens it hears who saved the version that they are given; nobody else learns it with the content", async () => {
    const { slug, updatedAt, configDraft } = await make();
    const params = { type, slug };
    expect((await get("getProduct", { params })).savedBy).toBeUndefined();
    const saved = await get("saveProduct", { params, body: { configDraft, updatedAt } });
    const opened = await get("getProduct", { params });
    expect(opened.savedBy).toEqual({ name: "Demo Author", isYou: true });
    expect(Object.keys(opened.configDraft ?? {})).toEqual(Object.keys(saved.configDraft ?? {}));
    const body = { name: "Renamed", updatedAt: saved.updatedAt };
    const renamed = await call(server, "saveProduct", {
      ...{ params, body },
      headers: bearer((await server.signIn("demo_admin")).token),
    });
    const again = await get("getProduct", { params });
    expect(again.savedBy).toEqual({ name: "Demo Administrator", isYou: false });
    for (const { configDraft: draft } of [renamed.json(), again]) expect(draft).toEqual(saved.configDraft);
  });

  test("§7.96 a content that its type cannot read is refused, and says where it is wrong", async () => {
    const answer = await ask("createProduct", { params: { type }, body: { name: "x", configDraft: { context: 3 } } });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "content.invalid"]);
    expect(answer.json().faults.length).toBeGreaterThan(0);
  });
});

test("§7.82 §7.84 a product has a name that can be seen, when it is made and when it is saved", async () => {
  const made = await get("createProduct", { params: { type: "learniz" }, body: { name: "Seen" } });
  const params = { type: "learniz", slug: made.slug };
  const { configDraft, updatedAt, folderSlug = null } = made;
  const whole = { configDraft, updatedAt, folderSlug, subType: null, template: false, shareable: true };
  for (const name of [" ", "\u3164", "\u2800", "\u115F", "\u034F"]) {
    const answers = [
      await ask("createProduct", { params: { type: "learniz" }, body: { name } }),
      await ask("saveProduct", { params, body: { name, updatedAt } }),
      await ask("replaceProduct", { params, body: { ...whole, name } }),
    ];
    const told = answers.map((answer) => [answer.statusCode, answer.json().detail]);
    expect([name, told]).toEqual([name, Array.from({ length: 3 }, () => [422, "name.required"])]);
  }
});

describe("§7.85 what holds nothing to play", () => {
  const game = CONTENTS["game"] ?? {};
  const course = createLearniz({ title: "Empty", local: "EN" }, Math.random);
  test.each([
    ["learniz", { ...course, chapters: [] }, "content.no-slides"],
    ["learniz", { ...course, chapters: [{ slug: "only", slides: [] }] }, "content.no-slides"],
    ["game", { ...game, content: { statements: [] } }, "content.no-game"],
    ["game", { ...game, content: undefined }, "content.no-game"],
    ["game", { ...game, config: { gameType: "VRAI_FAUX", victoryThreshold: 101 } }, "content.no-ending"],
    ["game", { ...game, config: { gameType: "OTHER" }, content: {} }, "content.no-game"],
    ["scorm", { ...CONTENTS["scorm"], package: undefined }, "content.no-package"],
    ["scorm", { ...CONTENTS["scorm"], package: "pack" }, "content.no-package"],
    [
      "scorm",
      { ...CONTENTS["scorm"], report: { version: "1.2", schemaVersion: "1.2", problems: [] } },
      "content.no-page",
    ],
    ["attachment", { ...CONTENTS["attachment"], source: " " }, "content.no-source"],
    ["attachment", { ...CONTENTS["attachment"], source: "javascript:alert(1)" }, "content.no-source"],
    ["section", { context: { title: "A section" }, sectionDetails: { productsSlugs: [] } }, "content.no-products"],
    ["smart-sequence", { ...CONTENTS["smart-sequence"], sequences: [{ uuid: "theme" }] }, "content.no-questions"],
    ["classiz", { ...CONTENTS["classiz"], means: [] }, "content.no-means"],
    ["coursiz", { ...CONTENTS["coursiz"], nodes: [{ type: "event" }] }, "content.no-tasks"],
  ] as const)(
    "§3.75 a %s without it is kept, its content is not done, and it is not published: %#",
    async (type, configDraft, detail) => {
      const made = await get("createProduct", { params: { type }, body: { name: "Empty", configDraft } });
      expect(made.editionInfo.contentStatus).not.toBe("DONE");
      const params = { type, slug: made.slug };
      const answer = await ask("publishProduct", { params, body: { updatedAt: made.updatedAt, visible: true } });
      expect([answer.statusCode, answer.json().detail]).toEqual([422, detail]);
      expect(await get("getProduct", { params })).toEqual(made);
      expect((await get("listMyProducts", {})).products.map((one: Answered) => one.productSlug)).not.toContain(
        made.slug,
      );
      const mended = {
        configDraft: type === "learniz" ? course : await fillContent(server, token, type),
        updatedAt: made.updatedAt,
      };
      const { updatedAt } = await get("saveProduct", { params, body: mended });
      expect((await ask("publishProduct", { params, body: { updatedAt } })).statusCode).toBe(200);
    },
  );

  test.each(["MASTERY", "ADAPTIVE_TEST"])(
    "§7.85 a smart sequence whose strategy (%s) finds no question with a right answer is not published",
    async (strategy) => {
      const content: Answered = CONTENTS["smart-sequence"];
      const open = { uuid: "open", questions: [{ uuid: "q", text: "Say it in your own words" }] };
      const config = { ...content.config, adaptive: { strategy } };
      const params = { type: "smart-sequence" as const };
      const configDraft = { ...content, config, sequences: [open] };
      const made = await get("createProduct", { params, body: { name: "Open", configDraft } });
      const sent = { params: { ...params, slug: made.slug }, body: { updatedAt: made.updatedAt } };
      const answer = await ask("publishProduct", sent);
      expect([answer.statusCode, answer.json().detail]).toEqual([422, "content.no-questions"]);
      const body = { updatedAt: made.updatedAt, configDraft: { ...configDraft, sequences: content.sequences } };
      const saved = await get("saveProduct", { params: sent.params, body });
      expect((await ask("publishProduct", { ...sent, body: { updatedAt: saved.updatedAt } })).statusCode).toBe(200);
    },
  );
});

test("§4.131 §7.85 a package that its library does not have, or has without any of its pages, is not published, whatever its content tells", async () => {
  const { token } = await server.signIn("demo_author");
  const { "imsmanifest.xml": manifest = MANIFEST, "index.html": page = "" } = FILES;
  const [bare, whole, partly] = await Promise.all(
    [{ "imsmanifest.xml": manifest }, FILES, { "imsmanifest.xml": manifest, "index.html": page }].map((files) =>
      uploadPackage(server, token, writePackage(files)),
    ),
  );
  const publish = async (slug: string) => {
    const configDraft = { ...CONTENTS["scorm"], package: `document:${slug}`, manifest: whole.config.manifest };
    const made = await get("createProduct", { params: { type: "scorm" }, body: { name: "Told", configDraft } });
    const params = { type: "scorm", slug: made.slug };
    const answer = await ask("publishProduct", { params, body: { updatedAt: made.updatedAt } });
    return [answer.statusCode, answer.json().detail];
  };
  expect(await publish("zzzzzzzzzz")).toEqual([422, "content.no-package"]);
  expect(await publish(bare.document.slug)).toEqual([422, "content.no-page"]);
  expect(await publish(partly.document.slug)).toEqual([200, undefined]);
  expect(await publish(whole.document.slug)).toEqual([200, undefined]);
});

test("§7.85 §7.111 an attachment whose file was deleted from the library is not published before another one is chosen", async () => {
  const author = await employ(server, "demo_author");
  const [plan, other] = [
    await author.keep("Plan", { name: "plan.txt" }),
    await author.keep("Other", { name: "o.txt" }),
  ];
  const write = (slug: string) => ({ ...CONTENTS["attachment"], source: `document:${slug}` });
  const body = { name: "Plan", configDraft: write(plan.slug) };
  const made = await get("createProduct", { params: { type: "attachment" }, body });
  const params = { type: "attachment", slug: made.slug };
  const publish = (updatedAt: string) => ask("publishProduct", { params, body: { updatedAt } });
  const published = await publish(made.updatedAt);
  expect(published.statusCode).toBe(200);
  await get("deleteDocument", { params: { type: "client", slug: plan.slug }, query: { force: "1" } });
  const refused = await publish(published.json().updatedAt);
  expect([refused.statusCode, refused.json().detail]).toEqual([422, "content.no-file"]);
  const mended = { updatedAt: published.json().updatedAt, configDraft: write(other.slug) };
  const saved = await get("saveProduct", { params, body: mended });
  expect((await publish(saved.updatedAt)).statusCode).toBe(200);
});

test("§4.133 a new game is true/false until it is another, touched, and begins with the workspace's strategy for games", async () => {
  const { id } = await get("currentClient", {});
  const admin = bearer((await server.signIn("demo_admin")).token);
  const set = async (body: object) => {
    const sent = { params: { id }, body, headers: admin };
    expect((await call(server, "updateClient", sent)).statusCode).toBe(200);
  };
  const make = () => get("createProduct", { params: { type: "game" }, body: { name: "Quiz" } });
  await set({ params: { strategy: "LAST" } });
  expect((await make()).configDraft.config.strategy).toBe("LAST");
  await set({ params: { gameParams: { scoreStrategy: "FIRST" } } });
  const game = await make();
  expect(game.configDraft.config.strategy).toBe("FIRST");
  expect(game).toMatchObject({ subType: "VRAI_FAUX", editionInfo: { createStatus: "DONE", paramsStatus: "DONE" } });
});

test("§3.250 games of some types are left out of a list", async () => {
  for (const gameType of ["MEMO", "FUTURE"]) {
    const configDraft = { context: { title: gameType }, config: { gameType } };
    await get("createProduct", { params: { type: "game" }, body: { name: gameType, configDraft } });
  }
  const left = await names("game", { "excludeGameType[]": "MEMO" });
  expect([left.includes("FUTURE"), left.includes("MEMO")]).toEqual([true, false]);
});

describe("what a path leads to", () => {
  const configOf = (...slugs: string[]) => ({
    context: { title: "Path" },
    nodes: slugs.map((productSlug) => ({ type: "task", taskType: "learniz", productSlug })),
  });
  const made = async (type: ProductType, body: object) =>
    get("createProduct", { params: { type }, body: { name: "Made", ...body } });

  test("§7.90 is told of the product that it leads to, with its perimeter and its learners", async () => {
    const { slug, updatedAt } = await made("learniz", { name: "Step" });
    await get("publishProduct", { params: { type: "learniz", slug }, body: { updatedAt, visible: true } });
    const path = await made("coursiz", { name: "Path", configDraft: configOf(slug) });
    const uses = await get("productUses", { params: { slug } });
    expect(uses).toMatchObject({
      products: [{ slug: path.slug, type: "coursiz", name: "Path" }],
      perimeters: [{ name: "Step" }],
      learners: 0,
    });
  });

  test("attack 29: another client's product, and one that is none, are refused alike, and nothing is stored", async () => {
    const theirs = bearer((await server.signIn("atelier_author")).token);
    const sent = { params: { type: "learniz" }, body: { name: "Theirs" }, headers: theirs };
    const { slug } = (await call(server, "createProduct", sent)).json();
    const path = await made("coursiz", { configDraft: configOf() });
    const params = { type: "coursiz", slug: path.slug };
    for (const foreign of [slug, "zzzzzzzzzz"]) {
      const body = { configDraft: configOf(foreign), updatedAt: path.updatedAt };
      for (const answer of [
        await ask("saveProduct", { params, body }),
        await ask("createProduct", {
          params: { type: "coursiz" },
          body: { name: "x", configDraft: configOf(foreign) },
        }),
        await ask("duplicateProduct", { params, body: { configDraft: configOf(foreign) } }),
      ]) {
        expect([answer.statusCode, answer.json().detail]).toEqual([422, "content.invalid"]);
        expect(answer.json().faults).toEqual([{ path: ["products", foreign], message: "there is no such product" }]);
      }
    }
    expect(await get("getProduct", { params })).toMatchObject({ updatedAt: path.updatedAt });
  });
});

describe("to whom a product is available (decisions 4)", () => {
  const PLACES = [
    { id: "north", title: "North", lvl: 0, children: [{ id: "town", title: "Town", lvl: 1, children: [] }] },
    { id: "south", title: "South", lvl: 0, children: [] },
  ];
  async function open() {
    const { slug, updatedAt } = await get("createProduct", { params: { type: "learniz" }, body: { name: "For some" } });
    await get("publishProduct", { params: { type: "learniz", slug }, body: { updatedAt, visible: true } });
    const { slug: perimeter } = await get("productPerimeter", { params: { slug } });
    return { slug, perimeter };
  }
  const settle = (slug: string, audience: object, window: object = {}) => {
    const nobody = { everyone: false, affectations: [], criterias: [], users: [] };
    const body = { name: "For some", from: null, until: null, ...window, audience: { ...nobody, ...audience } };
    return get("settlePerimeter", { params: { slug }, body });
  };
  async function reaches(login: string, { slug, perimeter }: { slug: string; perimeter: string }) {
    const learner = bearer((await server.signIn(login)).token);
    const mine = (await call(server, "listMyProducts", { headers: learner })).json().products;
    const played = await call(server, "playLearniz", { params: { perimeterSlug: perimeter }, headers: learner });
    const linked = await call(server, "playerLink", { params: { slug }, headers: learner });
    const saved = await call(server, "saveLearnizProgress", {
      params: { perimeterSlug: perimeter },
      body: { progress: { eventDate: "2026-01-01T00:00:00Z" } },
      headers: learner,
    });
    const isThere = mine.some((one: { perimeterSlug: string }) => one.perimeterSlug === perimeter);
    expect([played.statusCode === 200, linked.statusCode === 200, saved.statusCode !== 404]).toEqual(
      Array(3).fill(isThere),
    );
    if (!isThere) expect([played.statusCode, linked.statusCode, saved.statusCode]).toEqual([404, 404, 404]);
    return isThere;
  }

  test("everyone, those of a place or below it, those of a criterion, or those who are named; nobody else in any way", async () => {
    const admin = bearer((await server.signIn("demo_admin")).token);
    const { id } = await get("currentClient", {});
    const organisation = { affectations: PLACES, criteria: [{ label: "Trade", children: [] }] };
    await call(server, "updateClient", { params: { id }, body: organisation, headers: admin });
    const { users } = (await call(server, "listUsers", { query: { query: "learner@demo" }, headers: admin })).json();
    const learner = users[0].id;
    const place = { affectations: ["town"], criterias: ["Trade"] };
    await call(server, "putUserOrganisation", { params: { id: learner }, body: place, headers: admin });

    const course = await open();
    const both = async () => [await reaches("demo_learner", course), await reaches("demo_trainer", course)];
    expect(await both()).toEqual([true, true]);
    for (const audience of [
      { affectations: ["north"] },
      { affectations: ["town"] },
      { criterias: ["Trade"] },
      { users: [learner] },
    ]) {
      const whole = { everyone: false, affectations: [], criterias: [], users: [], ...audience };
      const counted = await get("countAudience", { params: { slug: course.slug }, body: { audience: whole } });
      expect([audience, counted.people]).toEqual([audience, 1]);
      await settle(course.slug, audience);
      expect([audience, await both()]).toEqual([audience, [true, false]]);
    }
    const nobody = { everyone: false, affectations: ["south"], criterias: [], users: [] };
    const counted = await get("countAudience", { params: { slug: course.slug }, body: { audience: nobody } });
    expect(counted).toEqual({ people: 0, losing: 1, blocked: [] });
    await settle(course.slug, { affectations: ["south"] });
    expect(await both()).toEqual([false, false]);
    await settle(course.slug, { everyone: true });
    expect(await both()).toEqual([true, true]);
  });

  test("only who it is for is told that it opened, and nobody before it does; each once, those too who are let in later", async () => {
    const titles = async (login: string) => {
      const told = await call(server, "listNotifications", { headers: bearer((await server.signIn(login)).token) });
      return told
        .json()
        .notifications.map(({ text }: { text: string }) => text)
        .filter((text: string) => text.includes("Quiet"));
    };
    const { slug, updatedAt } = await get("createProduct", { params: { type: "learniz" }, body: { name: "Quiet" } });
    const params = { type: "learniz", slug };
    const { updatedAt: hidden } = await get("publishProduct", { params, body: { updatedAt, visible: false } });
    const admin = bearer((await server.signIn("demo_admin")).token);
    const { users } = (await call(server, "listUsers", { query: { query: "learner@demo" }, headers: admin })).json();
    const from = new Date(server.world.clock.now() + 86_400_000).toISOString();
    await settle(slug, { users: [users[0].id] }, { from });
    await get("publishProduct", { params, body: { updatedAt: hidden, visible: true } });
    expect([await titles("demo_learner"), await titles("demo_trainer")]).toEqual([[], []]);
    await settle(slug, { users: [users[0].id] });
    expect([(await titles("demo_learner")).length, await titles("demo_trainer")]).toEqual([1, []]);
    await settle(slug, { everyone: true });
    expect([(await titles("demo_learner")).length, (await titles("demo_trainer")).length]).toEqual([1, 1]);
    await settle(slug, { users: [users[0].id] });
    await settle(slug, { everyone: true });
    expect([(await titles("demo_learner")).length, (await titles("demo_trainer")).length]).toEqual([1, 1]);
  });

  test("a stand-in is given no link to what is not for whom they stand in for", async () => {
    const course = await open();
    const admin = bearer((await server.signIn("demo_admin")).token);
    const link = () =>
      call(server, "impersonationLink", {
        params: { platform: "LEARNIZ", slug: course.perimeter },
        body: { identifier: "demo_learner", mode: "impersonated" },
        headers: admin,
      });
    expect((await link()).statusCode).toBe(200);
    await settle(course.slug, {});
    expect((await link()).statusCode).toBe(404);
  });

  test("only within its window", async () => {
    const course = await open();
    const now = server.world.clock.now();
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    await settle(course.slug, { everyone: true }, { from: at(1), until: at(2) });
    expect(await reaches("demo_learner", course)).toBe(false);
    await settle(course.slug, { everyone: true }, { from: at(-1), until: at(1) });
    expect(await reaches("demo_learner", course)).toBe(true);
    await settle(course.slug, { everyone: true }, { from: null, until: at(-1) });
    expect(await reaches("demo_learner", course)).toBe(false);
  });
});

test("§3.81 §7.84 titles inside a content are kept as one line that shows all that it holds, however they are sent", async () => {
  const bad = "Fire\r\nBcc: all\u202Efdp.exe";
  const made = await get("createProduct", { params: { type: "learniz" }, body: { name: "Lines" } });
  const params = { type: "learniz", slug: made.slug };
  const chapters = made.configDraft.chapters.map((chapter: Answered) => ({
    ...chapter,
    title: bad,
    slides: chapter.slides.map((slide: Answered) => ({ ...slide, description: bad })),
  }));
  const configDraft = { ...made.configDraft, context: { title: bad, description: "two\nlines" }, chapters };
  const saved = await get("saveProduct", { params, body: { configDraft, updatedAt: made.updatedAt } });
  const { configDraft: copied } = await get("duplicateProduct", { params, body: { configDraft } });
  const created = await get("createProduct", { params: { type: "learniz" }, body: { name: "More", configDraft } });
  for (const draft of [saved.configDraft, copied, created.configDraft]) {
    const title = draft === copied ? "Fire Bcc: allfdp.exe (copie)" : "Fire Bcc: allfdp.exe";
    expect(draft.context).toMatchObject({ title, description: "two\nlines" });
    expect(JSON.stringify(draft.chapters)).not.toMatch(/\\r|\u202E/);
  }
});

test("§1.32 §7.89 an author's link opens the product as learners have it, or its draft, until its expiration", async () => {
  const { slug, updatedAt } = await get("createProduct", { params: { type: "learniz" }, body: { name: "Linked" } });
  const params = { type: "learniz", slug };
  const preview = await get("linkProduct", { params, body: { mode: "PREVIEW" } });
  expect(preview.mode).toBe("PREVIEW");
  expect(preview.expiration).toBeGreaterThan(server.world.clock.now());
  const play = (link: string) => {
    const url = new URL(link);
    const perimeterSlug = url.pathname.replace("/play/", "");
    return call(server, "playLearniz", {
      params: { perimeterSlug },
      headers: bearer(url.searchParams.get("token") ?? ""),
    });
  };
  expect((await play(preview.link)).json().product).toMatchObject({
    config: null,
    configDraft: { local: expect.anything() },
  });
  expect((await ask("linkProduct", { params, body: { productPerimeterSlug: "zzzzzzzzzz" } })).statusCode).toBe(404);
  await get("publishProduct", { params, body: { updatedAt, visible: true } });
  const { slug: productPerimeterSlug } = await get("productPerimeter", { params: { slug } });
  const other = await get("createProduct", { params: { type: "learniz" }, body: { name: "Another" } });
  const elsewhere = { params: { type: "learniz", slug: other.slug }, body: { productPerimeterSlug } };
  expect((await ask("linkProduct", elsewhere)).statusCode).toBe(404);
  const { link, expiration } = await get("linkProduct", { params, body: { productPerimeterSlug } });
  expect((await play(link)).json().product).toMatchObject({ slug, configDraft: null });
  server.advance(expiration - server.world.clock.now() + 1_000);
  const refreshToken = new URL(link).searchParams.get("refreshToken");
  expect((await call(server, "refresh", { body: { refreshToken } })).statusCode).toBe(401);
});
