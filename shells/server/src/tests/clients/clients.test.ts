// Knows who manages which clients, and who may change what of a client.
// @module-tag wide
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { drawHead, PNG } from "../../testing/pictures.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [SUPER, ADMIN, AUTHOR] = ["demo_superadmin", "demo_admin", "demo_author"];

let server: TestServer;
let demo: string;
let atelier: string;
beforeAll(async () => {
  server = await startTestServer();
  const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.clientId ?? "";
  [demo, atelier] = [await idOf(AUTHOR), await idOf("atelier_author")];
});
afterAll(() => server.close());

const ask = async (by: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(by)).token) });
type Answer = Awaited<ReturnType<typeof ask>>;
const told = (answer: Answer) => [answer.statusCode, answer.json().detail];
const update = (by: string, id: string, body: object) => ask(by, "updateClient", { params: { id }, body });
const create = (by: string, body: object) => ask(by, "createClient", { body: { name: "Below", ...body } });
const slugs = async (by: string) => (await ask(by, "listClients")).json().clients.map(({ slug }: Answered) => slug);

describe("§6.11 §6.14 who manages which clients", () => {
  test("§7.46 an administrator makes clients below their own where that is allowed, a super administrator anywhere", async () => {
    await update(SUPER, demo, { hasSubClients: false });
    expect(told(await create(ADMIN, { slug: "too-early" }))).toEqual([403, "client.no-sub-clients"]);
    await update(SUPER, demo, { hasSubClients: true });
    const below = (await create(ADMIN, { slug: "demo-north" })).json();
    expect(below).toMatchObject({ parentId: demo, locale: "fr", hasSubClients: false });
    expect(told(await create(ADMIN, { slug: "alone", parentId: null }))).toEqual([403, "role.refused"]);
    expect(told(await create(ADMIN, { slug: "elsewhere", parentId: atelier }))).toEqual([404, "not-found"]);
    expect(told(await create(SUPER, { slug: "demo-north", parentId: null }))).toEqual([409, "client.slug-taken"]);
    const named = { slug: "alone", parentId: null, locale: "en", timeZone: "America/Montreal" };
    const alone = (await create(SUPER, named)).json();
    expect(alone).toMatchObject({ locale: "en", params: { timeZone: "America/Montreal" } });
    expect(told(await create(SUPER, { ...named, timeZone: "Mars/Olympus" }))).toEqual([422, "validation"]);
    expect(await slugs(ADMIN)).toEqual(expect.arrayContaining(["demo", "demo-north"]));
    expect(await slugs(ADMIN)).not.toEqual(expect.arrayContaining(["alone"]));
    expect(await slugs(SUPER)).toEqual(expect.arrayContaining(["demo", "demo-north", "alone", "atelier"]));
  });

  test("§7.42 clients are found by their name without its accents", async () => {
    await update(SUPER, demo, { hasSubClients: true });
    await create(ADMIN, { slug: "demo-region", name: "Région Nord" });
    const { clients } = (await ask(ADMIN, "listClients", { query: { query: "region n" } })).json();
    expect(clients.map(({ slug }: Answered) => slug)).toEqual(["demo-region"]);
  });

  test("§7.46 §9.13 a client begins in the time zone of the one above it, where nobody names another", async () => {
    await update(SUPER, demo, { hasSubClients: true, params: { timeZone: "Europe/Paris" } });
    expect((await create(ADMIN, { slug: "demo-zone" })).json().params.timeZone).toBe("Europe/Paris");
    const named = { slug: "demo-other-zone", timeZone: "Indian/Reunion" };
    expect((await create(ADMIN, named)).json().params.timeZone).toBe("Indian/Reunion");
  });

  test("decisions 2: an administrator changes what is below their own client, an author reads their own alone", async () => {
    await update(SUPER, demo, { hasSubClients: true });
    const { id } = (await create(ADMIN, { slug: "demo-south" })).json();
    expect((await update(ADMIN, id, { name: "South" })).json().name).toBe("South");
    for (const by of [ADMIN, SUPER])
      expect((await ask(by, "getOrganisation", { params: { id } })).statusCode).toBe(200);
    expect(told(await ask(AUTHOR, "getOrganisation", { params: { id } }))).toEqual([404, "not-found"]);
    expect(told(await ask(AUTHOR, "listTags", { params: { clientId: id } }))).toEqual([404, "not-found"]);
    expect((await ask(AUTHOR, "getOrganisation", { params: { id: demo } })).statusCode).toBe(200);
    expect((await ask(SUPER, "getClient", { params: { id: atelier } })).statusCode).toBe(200);
  });

  test("§3.50 a part of a client sees the trees of the one at the top beside its own", async () => {
    await update(SUPER, demo, { hasSubClients: true });
    const { id } = (await create(ADMIN, { slug: "demo-west" })).json();
    const place = (name: string) => ({ id: name, title: name, lvl: 0, children: [] });
    const put = (of: string, name: string) =>
      ask(ADMIN, "putOrganisation", { params: { id: of }, body: { affectations: [place(name)] } });
    await put(demo, "Top");
    const own = (await put(id, "West")).json();
    expect(own).toMatchObject({ affectations: [place("West")], affectationsMain: [place("Top")] });
  });

  test("§7.48 nobody deletes a client that is used, nor the one that they work in", async () => {
    const remove = (by: string, id: string) => ask(by, "deleteClient", { params: { id } });
    expect(told(await remove(SUPER, atelier))).toEqual([409, "client.in-use"]);
    expect(told(await remove(SUPER, demo))).toEqual([409, "client.in-use"]);
    expect(told(await remove(ADMIN, atelier))).toEqual([404, "not-found"]);
    await update(SUPER, demo, { hasSubClients: true });
    const { id } = (await create(ADMIN, { slug: "demo-gone" })).json();
    expect((await remove(ADMIN, id)).statusCode).toBe(204);
  });
});

test("§1.7 administrators manage a client's places, criteria, tags, signature and pictogram, its licences are given to it", async () => {
  await update(SUPER, demo, { hasSubClients: true });
  const { id } = (await create(ADMIN, { slug: "demo-managed" })).json();
  const params = { id };
  const succeed = async (by: string, name: RouteName, sent: Sent) => {
    const answer = await ask(by, name, sent);
    expect([name, answer.statusCode < 300]).toEqual([name, true]);
  };
  const place = { id: "shop", title: "Shop", lvl: 0, children: [] };
  const criterias = [{ label: "Trade", children: [] }];
  await succeed(ADMIN, "putOrganisation", { params, body: { affectations: [place], criterias } });
  await succeed(ADMIN, "linkTag", { params: { slug: "retail", clientId: id }, body: {} });
  const form = { file: { name: "seal.png", bytes: PNG } };
  await succeed(ADMIN, "putSignature", { params, form });
  await succeed(ADMIN, "putPicto", { params, form });
  const licenceContent = {
    licences: [{ licenceInformation: { count: [{ unity: "nbUser", quantity: 7 }], licence: [] } }],
  };
  // Nobody gives a licence to themselves, or below.
  expect(told(await ask(ADMIN, "updateLicence", { params, body: { licenceContent } }))).toEqual([403, "role.refused"]);
  await succeed(SUPER, "updateLicence", { params, body: { licenceContent } });
  const kept = (await ask(SUPER, "getClient", { params })).json();
  expect(kept).toMatchObject({ hasSignature: true, affectations: [place], criteria: criterias });
  expect(kept.picto).toEqual(expect.any(String));
  expect(JSON.stringify(kept.licence)).toContain('"quantity":7');
  expect((await ask(ADMIN, "listTags", { params: { clientId: id } })).json()).toEqual([{ slug: "retail" }]);
  const signature = await ask(ADMIN, "readSignature", { params });
  expect(signature.rawPayload.equals(PNG)).toBe(true);
  await succeed(ADMIN, "unlinkTag", { params: { slug: "retail", clientId: id } });
  await succeed(ADMIN, "removeOrganisationItem", { params: { clientId: id, itemId: place.id } });
  expect((await ask(ADMIN, "getClient", { params })).json().affectations).toEqual([]);
});

test("§6.13 a flag says which clients are the two that the operator named, and nobody sets it", async () => {
  const own = await startTestServer({ IN_HOUSE_CLIENTS: "demo,none" });
  onTestFinished(() => own.close());
  const by = async (name: RouteName, sent: Sent = {}) =>
    (await call(own, name, { ...sent, headers: bearer((await own.signIn(SUPER)).token) })).json();
  const { id } = await by("currentClient");
  const flagOf = async (slug: string) => (await by("getClientBySlug", { params: { slug } })).isInHouse;
  expect([await flagOf("demo"), await flagOf("atelier")]).toEqual([true, false]);
  const changed = await by("updateClient", { params: { id }, body: { name: "Other", isInHouse: false } });
  expect(changed).toMatchObject({ name: "Other", isInHouse: true });
  expect((await ask(SUPER, "getClient", { params: { id: demo } })).json().isInHouse).toBe(false);
});

describe("what of a client is whose to change", () => {
  test.each([{ type: "ENTREPRISE_BO" }, { hasSubClients: true }, { wsDocument: null }, { plugins: [] }])(
    "§6.12 an administrator does not set %j, and nothing else of it is changed",
    async (reserved) => {
      const before = (await ask(ADMIN, "getClient", { params: { id: demo } })).json();
      expect(told(await update(ADMIN, demo, { ...reserved, name: "Taken over" }))).toEqual([403, "role.refused"]);
      expect((await ask(ADMIN, "getClient", { params: { id: demo } })).json()).toEqual(before);
      expect((await update(SUPER, demo, reserved)).json()).toMatchObject("plugins" in reserved ? {} : reserved);
    },
  );

  test("§5.39 the id, the activity and the language that were sent with a form change nothing", async () => {
    const body = {
      id: atelier,
      active: false,
      locale: "en",
      slug: "stolen",
      parentId: atelier,
      licence: {},
      name: "Kept",
    };
    const changed = (await update(ADMIN, demo, body)).json();
    expect(changed).toMatchObject({ id: demo, active: true, locale: "fr", slug: "demo", parentId: null, name: "Kept" });
  });

  test("§3.39 the highest criteria stand in the order of their ranks; §5.41 those without a label are gone", async () => {
    const criteria = ["Age", "", "Trade", "Level"].map((label) => ({ label, children: [] }));
    const ranks = [
      { label: "Trade", rank: 0 },
      { label: "Level", rank: 1 },
    ];
    const changed = (await update(ADMIN, demo, { criteria, affectations_criterias: ranks })).json();
    expect(changed.affectations_criterias).toEqual([...ranks, { label: "Age", rank: 2 }]);
    // §5.42 the tree itself is answered in the order of the language.
    expect(changed.criteria.map(({ label }: Answered) => label)).toEqual(["Age", "Level", "Trade"]);
  });

  test("§3.40 what is left out of the choices stays", async () => {
    const font = { family: "serif", ratio: 1.2, letterSpacing: 0 };
    await update(ADMIN, demo, { params: { markType: "mark20", frontDynamicParams: { tabLabel: "Academy", font } } });
    const { params } = (await update(ADMIN, demo, { params: { gameParams: { scoreStrategy: "LAST" } } })).json();
    expect(params).toEqual({
      isChatExpertEnabled: false,
      isSecondFactorDemanded: false,
      strategy: "DEFAULT",
      markType: "mark20",
      gameParams: { scoreStrategy: "LAST" },
      frontDynamicParams: { tabLabel: "Academy", font },
      timeZone: "Europe/Paris",
    });
  });

  test("a time zone that nobody knows is refused, and the former one stays", async () => {
    const refused = await update(ADMIN, demo, { params: { timeZone: "Europe/Nowhere" } });
    expect(told(refused)).toEqual([422, "validation"]);
    const { params } = (await update(ADMIN, demo, { params: { strategy: "LAST" } })).json();
    expect(params).toMatchObject({ timeZone: "Europe/Paris", strategy: "LAST" });
  });

  test("§7.50 §7.52 a signature is kept sealed: the database tells nothing of it, and it is opened for those who manage the client", async () => {
    const form = { file: { name: "seal.png", bytes: PNG } };
    await ask(ADMIN, "putSignature", { params: { id: demo }, form });
    const stored = await server.world.clients.read({ clientId: demo });
    const sealed = Buffer.from(stored?.signature?.slice(3) ?? "", "base64url");
    expect(sealed.length).toBeGreaterThan(PNG.length);
    expect(sealed.includes(PNG.subarray(8, 24))).toBe(false);
    const opened = await ask(ADMIN, "readSignature", { params: { id: demo } });
    expect(opened.rawPayload.equals(PNG)).toBe(true);
    expect(told(await ask(AUTHOR, "readSignature", { params: { id: demo } }))).toEqual([403, "role.refused"]);
    expect(readFileSync(join(server.config.dataDir, "secret")).length).toBe(32);
  });

  test("§8.7 a drawing that could run script is no pictogram, whatever its name", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    const form = { file: { name: "picto.png", bytes: svg } };
    const refused = await ask(ADMIN, "putPicto", { params: { id: demo }, form });
    expect(told(refused)).toEqual([422, "document.source.wrong_type"]);
  });

  test.each(["putPicto", "putSignature"] as const)(
    "attack 51: a picture of 60,000 by 60,000 pixels is refused as the library does: %s",
    async (route) => {
      const form = { file: { name: "flood.png", bytes: drawHead(60_000, 60_000) } };
      const refused = await ask(ADMIN, route, { params: { id: demo }, form });
      expect(told(refused)).toEqual([422, "document.source.too_many_pixels"]);
    },
  );
});

test("§5.44 a colour or a font that is none is refused, and one that was kept before is told to nobody", async () => {
  const { id } = (await ask("demo_admin", "currentClient")).json();
  for (const theme of [{ colors: { primary: "red;}</style>" } }, { colors: { error: "url(x)" } }])
    expect((await update("demo_admin", id, { theme })).statusCode).toBe(422);
  const font = { family: "x;}</style>", ratio: 1, letterSpacing: 0 };
  expect((await update("demo_admin", id, { params: { frontDynamicParams: { font } } })).statusCode).toBe(422);
  const former = { colors: { primary: "red;}</style>", error: "#123456" }, font };
  await server.world.clients.change({ clientId: id }, () => former);
  const told = (await call(server, "originPlatform", { params: { slug: "demo" } })).json();
  expect(told.theme).toEqual({ colors: { error: "#123456" } });
  const client = (await ask("demo_admin", "currentClient")).json();
  expect([client.theme, client.params.frontDynamicParams.font]).toEqual([{ colors: { error: "#123456" } }, null]);
});
