// Knows that every field that the specification names is one: what one call sends, another reads back (§3).
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { employ } from "../../testing/librarian.ts";
import { PNG } from "../../testing/pictures.ts";
import { fillContent } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function as(login: string) {
  const headers = bearer((await server.signIn(login)).token);
  return async (name: RouteName, sent: Sent = {}): Promise<Answered> => {
    const answer = await call(server, name, { ...sent, headers });
    if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
    return answer.statusCode === 204 ? null : answer.json();
  };
}
/** The value at a path of dots, such as `params.strategy`. */
const find = (from: Answered, path: string): unknown => path.split(".").reduce((value, key) => value?.[key], from);
const PLACES = [
  { id: "north", title: "North", lvl: 0, children: [{ id: "town", title: "Town", lvl: 1, children: [] }] },
];
const CRITERIA = [
  { label: "Trade", children: [{ label: "Sales", children: [] }] },
  { label: "Age", children: [] },
];

describe("a client", () => {
  let client: Answered;
  beforeAll(async () => {
    const platform = await as("demo_superadmin");
    const { id } = await platform("currentClient");
    const librarian = await employ(server, "demo_author");
    const { slug } = await librarian.keep(PNG, { name: "Logo.png" });
    const font = { family: "Inter", ratio: 1.2, letterSpacing: 0.02 };
    await platform("updateClient", {
      params: { id },
      body: {
        name: "Renamed",
        type: "ENTREPRISE_BO",
        hasSubClients: true,
        logo: `document:${slug}`,
        config: { anything: [1] },
        affectations: PLACES,
        criteria: CRITERIA,
        affectations_criterias: [
          { label: "Age", rank: 0 },
          { label: "Trade", rank: 1 },
        ],
        params: {
          isChatExpertEnabled: true,
          strategy: "LAST",
          gameParams: { scoreStrategy: "FIRST" },
          frontDynamicParams: { tabLabel: "Learn", font },
        },
      },
    });
    const picture = { file: { name: "a.png", bytes: PNG } };
    await platform("putPicto", { params: { id }, form: picture });
    await platform("putSignature", { params: { id }, form: picture });
    const quantity = [{ unity: "nbUser", quantity: 500 }];
    const licences = [{ licenceInformation: { count: quantity, licence: quantity } }];
    await platform("updateLicence", { params: { id }, body: { licenceContent: { licences } } });
    await platform("linkTag", { params: { slug: "fire", clientId: id }, body: {} });
    client = await platform("getClient", { params: { id } });
  });

  test.each([
    ["§3.30", "name", "Renamed"],
    ["§3.30", "slug", "demo"],
    ["§3.30", "active", true],
    ["§3.30", "locale", "fr"],
    ["§3.30 §6.12", "type", "ENTREPRISE_BO"],
    ["§3.31", "logo", expect.stringContaining("/files/")],
    ["§3.31", "picto", expect.stringContaining("/files/")],
    ["§3.31", "hasSignature", true],
    ["§3.31 §3.45", "licence.licences.0.licenceInformation.count", [{ unity: "nbUser", quantity: 500 }]],
    ["§3.33 §6.14", "hasSubClients", true],
    ["§3.34 §3.51", "tags", ["fire"]],
    ["§3.35", "config", { anything: [1] }],
    ["§3.36 §3.37 §3.48", "affectations", PLACES],
    ["§3.36 §3.38 §3.49", "criteria.0.label", "Age"],
    ["§3.39", "affectations_criterias.0", { label: "Age", rank: 0 }],
    ["§3.41 §6.15", "params.isChatExpertEnabled", true],
    ["§3.42", "params.strategy", "LAST"],
    ["§3.43", "params.gameParams.scoreStrategy", "FIRST"],
    ["§3.44", "params.frontDynamicParams.tabLabel", "Learn"],
    ["§3.44", "params.frontDynamicParams.font", { family: "Inter", ratio: 1.2, letterSpacing: 0.02 }],
  ])("%s its %s is kept", (_, path, value) => {
    expect(find(client, path)).toEqual(value);
  });
});

describe("a plugin of a client", () => {
  test("§3.232–§3.235 has a type of the two, its provider's id of the client, and what else its provider needs", async () => {
    const platform = await as("demo_superadmin");
    const { id } = await platform("currentClient");
    const plugins = [
      { type: "TEXT_TO_SPEECH", config: { clientId: "42" }, metaData: { voice: "Ann", rates: [1, 2] } },
      { type: "ANALYTICS", config: { clientId: "x" }, metaData: {} },
    ];
    await platform("updateClient", { params: { id }, body: { plugins } });
    expect(await (await as("demo_learner"))("listPlugins")).toEqual(plugins);
    for (const wrong of [
      { ...plugins[0], type: "OTHER" },
      { ...plugins[0], config: {} },
      { ...plugins[0], config: { clientId: " " } },
    ])
      await expect(platform("updateClient", { params: { id }, body: { plugins: [wrong] } })).rejects.toThrow("422");
  });
});

describe("a user", () => {
  const SENT = {
    login: "ann.bell",
    email: "ann@demo.example",
    firstname: "Ann",
    lastname: "Bell",
    roles: ["ROLE_LEARNER", "ROLE_TRAINER"],
    locale: "en",
    type: "external",
    admitted: "2026-03-01T08:30:00.250+02:00",
    trainerMeans: ["abc/room-1", "abc/room-2"],
    affectations: ["town"],
    criterias: ["Age"],
  };
  let user: Answered;
  beforeAll(async () => {
    const admin = await as("demo_admin");
    const { id } = await admin("currentClient");
    await admin("updateClient", { params: { id }, body: { affectations: PLACES, criteria: CRITERIA } });
    const made = await admin("createUser", { body: SENT });
    await admin("activateUser", { params: { id: made.user.id }, body: { active: false } });
    user = (await admin("getUser", { params: { id: made.user.id } })).user;
  });

  test.each([
    ["§3.17", "identifier", "demo_ann.bell"],
    ["§3.18", "locale", "en"],
    ["§3.19 §6.1", "roles", SENT.roles],
    ["§3.20", "client.locale", "fr"],
    ["§3.21", "type", "external"],
    ["§3.22", "firstname", "Ann"],
    ["§3.22", "lastname", "Bell"],
    ["§3.23", "trainerMeans", SENT.trainerMeans],
    ["§3.25", "hasAcceptedCgu", false],
    ["§3.26", "admitted", "2026-03-01T06:30:00.250Z"],
    ["§3.27", "active", false],
    ["§3.50", "affectations", ["town"]],
  ])("%s their %s is kept", (_, path, value) => {
    expect(find(user, path)).toEqual(value);
  });

  test("§3.26 admitted may be null, and is refused without an offset", async () => {
    const admin = await as("demo_admin");
    const params = { id: user.id };
    const { user: changed } = await admin("updateUser", { params, body: { ...SENT, admitted: null } });
    expect(changed.admitted).toBeNull();
    await expect(admin("updateUser", { params, body: { ...SENT, admitted: "2026-03-01T08:30:00" } })).rejects.toThrow(
      "422",
    );
  });
});

describe("a document", () => {
  test("§3.53–§3.56 §3.58–§3.60 its fields are kept, and a folder is one with a virtual source", async () => {
    const librarian = await employ(server, "demo_author");
    const folder = (
      await librarian.ask("createFolder", { params: { type: "client" }, body: { virtualSource: "Pictures" } })
    ).json();
    const { slug } = await librarian.keep(PNG, { name: "Dot.png", parentSlug: folder.slug });
    const params = { type: "client", slug };
    await librarian.ask("updateDocument", { params, body: { favorite: true } });
    const found = (await librarian.ask("showDocument", { params })).json();
    expect(found).toMatchObject({ slug, name: "Dot.png", description: "", parentSlug: folder.slug, favorite: true });
    expect(found).toMatchObject({ virtualSource: null, wsUrl: null, source: expect.stringContaining("/files/") });
    expect(folder).toMatchObject({ virtualSource: "Pictures", source: null });
  });
});

describe("a product", () => {
  const CONTEXT = {
    title: "Quiz",
    subtitle: "Short",
    author: "Ann",
    lesson: "What it is about",
    duration: 90,
    explanation: "How to play",
    isSimplify: true,
  };
  const SOUND = { gameMusic: "calm", deactivateAmbianceSound: true, deactivateGameSound: false };
  const CONFIG = {
    gameType: "VRAI_FAUX",
    strategy: "LAST",
    local: "EN",
    difficulty: 2,
    displayMode: "STANDARD",
    victoryThreshold: 50,
    graphicsConfig: { space: true },
    soundConfig: SOUND,
  };
  const CONTENT = {
    version: "1.0.0",
    context: CONTEXT,
    config: CONFIG,
    content: { statements: [{ slug: "one", text: "Wood burns", correct: true, explanation: "" }] },
    demo: true,
    defaultTexts: [{ slug: "demo", value: "Demo" }],
    editionInfo: {
      ssoLinks: [{ link: "https://demo.example/x", mode: "NORMAL", expiration: 1_790_000_000_000 }],
      createStatus: "TOUCHED",
      paramsStatus: "TOUCHED",
    },
    picture: "document:dot",
  };
  let [draft, published]: Answered[] = [];
  beforeAll(async () => {
    const author = await as("demo_author");
    const params = { type: "game" };
    draft = await author("createProduct", { params, body: { name: "Quiz", subType: "short", configDraft: CONTENT } });
    const own = { type: "game", slug: draft.slug };
    const { updatedAt } = draft;
    await author("publishProduct", {
      params: own,
      body: { updatedAt, visible: true, documents: [{ slug: "not-read" }] },
    });
    published = await author("getProduct", { params: own });
  });

  test.each([
    ["§3.63", "slug", expect.stringMatching(/^[a-z0-9]{10}$/)],
    ["§3.63", "name", "Quiz"],
    ["§3.64 §3.72", "configDraft", null],
    ["§3.65 §3.74", "publishedAt", expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)],
    ["§3.65 §3.74", "updatedAt", expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)],
    ["§3.66", "folderProduct", null],
    ["§3.67", "subType", "short"],
    ["§3.68", "visible", true],
    ["§3.69", "clientId", expect.any(String)],
    ["§3.70", "demo", false],
    ["§3.73", "hasConfigDraft", false],
    ["§3.76 §3.77", "config.editionInfo.ssoLinks", CONTENT.editionInfo.ssoLinks],
    ["§3.78", "editionInfo.paramsStatus", "DONE"],
    ["§3.79", "config.editionInfo.createStatus", "TOUCHED"],
    ["§3.81–§3.86", "config.context", CONTEXT],
    ["§3.87–§3.94", "config.config", CONFIG],
    ["§3.95", "config.config.soundConfig", SOUND],
    ["§3.97", "config.version", "1.0.0"],
    ["§3.98", "config.documents", [{ slug: "dot" }]],
    ["§3.99", "config.demo", true],
    ["§3.96 §3.100", "config.defaultTexts", CONTENT.defaultTexts],
  ])("%s its %s is kept and published", (_, path, value) => {
    expect(find(published, path)).toEqual(value);
  });

  test("§3.101 §4.137 its published date is that of its publication", () => {
    expect(published.config.publishedDate).toBe(published.publishedAt);
    expect(draft).toMatchObject({ hasConfigDraft: true, publishedAt: null });
  });

  test("§3.214–§3.216 the nodes of a path keep their type, their task's type and what they lead to", async () => {
    const author = await as("demo_author");
    const nodes = [
      { type: "task", taskType: "game", productSlug: draft.slug, id: "a" },
      { type: "task", taskType: "section", sectionDetails: { productsSlugs: [{ slug: draft.slug }] }, id: "b" },
    ];
    const configDraft = { context: { title: "Path" }, nodes };
    const sent = { params: { type: "coursiz" }, body: { name: "Path", configDraft } };
    const { slug } = await author("createProduct", sent);
    expect((await author("getProduct", { params: { type: "coursiz", slug } })).configDraft.nodes).toEqual(nodes);
  });

  test("§3.80 a path keeps the step of its validation, in what is written and in what is published", async () => {
    const author = await as("demo_author");
    const content = await fillContent(server, (await server.signIn("demo_author")).token, "coursiz");
    const configDraft = { ...content, editionInfo: { validationStep: 2 } };
    const made = await author("createProduct", { params: { type: "coursiz" }, body: { name: "Path", configDraft } });
    expect(made.configDraft.editionInfo.validationStep).toBe(2);
    const params = { type: "coursiz", slug: made.slug };
    await author("publishProduct", { params, body: { updatedAt: made.updatedAt } });
    expect((await author("getProduct", { params })).config.editionInfo.validationStep).toBe(2);
  });

  test("a path keeps nodes of every kind, in their order", async () => {
    const author = await as("demo_author");
    const events = ["START", "EMAIL", "END"].map((eventType) => ({ type: "event", eventType }));
    const gateways = ["AND", "OR", "END_AND", "IF"].map((gatewayType) => ({ type: "gateway", gatewayType }));
    const tasks = ["learniz", "classiz", "game", "scorm", "attachment", "section"].map((taskType) => ({
      type: "task",
      taskType,
    }));
    const nodes = [...events, ...gateways, ...tasks].map((node, at) => ({
      ...node,
      id: `n${at}`,
      next: [`n${at + 1}`],
    }));
    const configDraft = { context: { title: "Path" }, nodes };
    const sent = { params: { type: "coursiz" }, body: { name: "Path", configDraft } };
    const { slug } = await author("createProduct", sent);
    expect((await author("getProduct", { params: { type: "coursiz", slug } })).configDraft.nodes).toEqual(nodes);
  });

  test("§3.208 the params of a smart sequence are kept", async () => {
    const author = await as("demo_author");
    const params = { title: "Sequence", local: "EN", graphicConfig: { show3dCinematic: true } };
    const configDraft = { context: { title: "Sequence" }, params, content: { intro: { title: "Welcome" } } };
    const sent = { params: { type: "smart-sequence" }, body: { name: "Sequence", configDraft } };
    expect((await author("createProduct", sent)).configDraft).toMatchObject({ params, content: configDraft.content });
  });
});

test("§3.12 the origin platform of a client has its address", async () => {
  const answer = await call(server, "originPlatform", { params: { slug: "demo" } });
  expect(answer.json().url).toMatch(/^https?:/);
});
