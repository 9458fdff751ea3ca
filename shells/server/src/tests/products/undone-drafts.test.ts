// Knows that a published product whose author takes every change back has nothing left to publish.
// @module-tag wide
import type { ProductType } from "@academiz/domain/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { fillContent, publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn("demo_author"));
});
afterAll(() => server.close());

const get = async (name: Parameters<typeof call>[1], sent: Sent): Promise<Answered> =>
  (await call(server, name, { ...sent, headers: bearer(token) })).json();

test.each<ProductType>(["learniz", "game", "coursiz", "section"])(
  "§3.73 a published %s has changes while it says something else than what is published, and none once they are taken back",
  async (type) => {
    const { slug } = await publishProduct(server, token, type, await fillContent(server, token, type));
    const params = { type, slug };
    const opened = await get("getProduct", { params });
    expect(opened).toMatchObject({ hasConfigDraft: false, configDraft: null });
    const { config } = opened;
    const save = async (configDraft: object, { updatedAt }: Answered) =>
      get("saveProduct", { params, body: { configDraft, updatedAt } });
    const changed = await save({ ...config, context: { ...config.context, title: "Other" } }, opened);
    expect(changed).toMatchObject({ hasConfigDraft: true });
    const undone = await save(config, changed);
    expect(undone).toMatchObject({ hasConfigDraft: false, configDraft: null, config });
    expect(undone.editionInfo).toEqual(opened.editionInfo);
    // It is a version all the same: whoever wrote from an earlier one hears of it.
    expect(undone.updatedAt > changed.updatedAt).toBe(true);
    const late = { configDraft: config, updatedAt: changed.updatedAt };
    expect((await call(server, "saveProduct", { params, body: late, headers: bearer(token) })).statusCode).toBe(409);
  },
);
