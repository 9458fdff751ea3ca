// Knows that authors make products of every type by the same calls, and that an address names one type alone (§7.78–§7.111).
import { PRODUCT_TYPES, type ProductType } from "@academiz/domain/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "./testing/author.ts";
import { type Answered, call, type Sent } from "./testing/route-case.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  headers = bearer((await server.signIn("demo_author")).token);
});
afterAll(() => server.close());

const ask = (name: Parameters<typeof call>[1], sent: Sent) => call(server, name, { ...sent, headers });
async function get(name: Parameters<typeof call>[1], sent: Sent): Promise<Answered> {
  const answer = await ask(name, sent);
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 204 ? null : answer.json();
}
const names = async (type: ProductType, query: Record<string, string> = {}) =>
  (await get("listProducts", { params: { type }, query: { limit: "100", ...query } })).products.map(
    (one: { name: string }) => one.name,
  );

describe.each(PRODUCT_TYPES)("a %s", (type) => {
  const make = (body: object = {}) =>
    get("createProduct", { params: { type }, body: { name: `Made ${type}`, ...body } });

  test("§7.82 §7.96 §7.100 §7.104 §7.108 §7.111 is created with its name, sub-type and folder, begins as its type does, and is listed", async () => {
    const made = await make({ subType: "short", folderSlug: "a-folder", template: true, shareable: false });
    expect(made).toMatchObject({
      type,
      subType: "short",
      folderProduct: "a-folder",
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
    expect(await names(type, { template: "false" })).not.toContain(`Made ${type}`);
  });

  test("§7.83 §7.84 is replaced and saved under its version, and a stale save changes nothing", async () => {
    const { slug, updatedAt, configDraft } = await make();
    const params = { type, slug };
    const titled = { ...configDraft, context: { ...configDraft.context, title: "Other" } };
    const saved = await get("saveProduct", { params, body: { configDraft: titled, shareable: false, updatedAt } });
    expect(saved).toMatchObject({
      name: `Made ${type}`,
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

  test("§7.85 §4.136 §4.137 is published from its draft, copied as a draft, played in preview, and deleted", async () => {
    const { slug, updatedAt, configDraft } = await make();
    const params = { type, slug };
    const published = await get("publishProduct", { params, body: { updatedAt, visible: true } });
    expect(published).toMatchObject({ visible: true, hasConfigDraft: false, configDraft: null });
    expect(published.config).toMatchObject({ slug, publishedDate: published.publishedAt, documents: [] });
    expect(published.config.context).toEqual(configDraft.context);
    expect(published.editionInfo.publicationStatus).toBe(
      published.editionInfo.validationStatus === "DONE" || published.editionInfo.contentStatus === "DONE"
        ? "DONE"
        : null,
    );
    const copy = await get("duplicateProduct", { params, body: {} });
    expect(copy).toMatchObject({ type, publishedAt: null, name: expect.stringMatching(/^Made .+ \((copie|copy)\)$/) });
    expect(copy.configDraft).not.toHaveProperty("publishedDate");
    expect((await get("previewProduct", { params })).perimeter).toBe(slug);
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

  test("§7.96 a content that its type cannot read is refused, and says where it is wrong", async () => {
    const answer = await ask("createProduct", { params: { type }, body: { name: "x", configDraft: { context: 3 } } });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "content.invalid"]);
    expect(answer.json().faults.length).toBeGreaterThan(0);
  });
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
  for (const gameType of ["MEMO", "PUZZLE"]) {
    const configDraft = { context: { title: gameType }, config: { gameType } };
    await get("createProduct", { params: { type: "game" }, body: { name: gameType, configDraft } });
  }
  const left = await names("game", { "excludeGameType[]": "MEMO" });
  expect([left.includes("PUZZLE"), left.includes("MEMO")]).toEqual([true, false]);
});
