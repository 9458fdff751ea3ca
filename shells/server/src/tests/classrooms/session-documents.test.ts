// Knows that the documents of a classroom reach its learners at their time, and the person who runs a date at any time.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { addSlot, enrolIn } from "../../testing/hold-classes.ts";
import { type PublishedProduct, publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const ask = async (login: string, name: RouteName, sent: Sent = {}): Promise<Answered> => {
  const answer = await call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
/** Slugs of three files of the demo's library. */
async function findFiles(): Promise<readonly string[]> {
  const query = { limit: "3" };
  const { documents } = await ask("demo_author", "listDocuments", { params: { type: "client" }, query });
  return documents.map(({ slug }: Answered) => slug);
}
const publish = async (sessionDocuments: readonly object[]): Promise<PublishedProduct> => {
  const content = {
    context: { title: "First aid" },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring" }],
    sessionDocuments,
  };
  return publishProduct(server, (await server.signIn("demo_author")).token, "classiz", content);
};
/** Of those that are given to a learner, when they are. */
const given = async ({ perimeter }: PublishedProduct, login = "demo_learner"): Promise<readonly string[]> => {
  const { documents } = await ask(login, "readClassroom", { params: { perimeterSlug: perimeter } });
  expect(documents).toHaveLength(3);
  return documents.filter(({ url }: Answered) => url !== null).map(({ when }: Answered) => when);
};

describe("screens §2 documents of a classroom", () => {
  test("come to a learner before, during and after their own session, in the order of the author", async () => {
    const [one, two, three] = await findFiles();
    const times = [
      { source: `document:${three}`, when: "after" },
      { source: `document:${one}`, when: "before" },
      { source: `document:${two}`, when: "during" },
    ];
    const product = await publish(times);
    const slot = await addSlot(server, product, 180);
    await enrolIn(server, slot, "demo_learner");
    expect(await given(product)).toEqual(["before"]);
    // §7.128 The answer to a player does not reveal an address before its time either.
    const { product: played } = await ask("demo_learner", "playClassiz", { params: { slug: product.perimeter } });
    expect(played.documentFiles).toEqual([]);
    const { documents } = await ask("demo_admin", "getSlot", { params: { slotId: slot } });
    expect(documents.map(({ when }: Answered) => when)).toEqual(["after", "before", "during"]);
    expect((await server.app.inject({ url: documents[0].url })).statusCode).toBe(200);
    server.advance(3 * HOUR);
    expect(await given(product)).toEqual(["before", "during"]);
    expect(await given(product, "demo_manager")).toEqual(["before"]);
    server.advance(HOUR);
    expect(await given(product)).toEqual(["after", "before", "during"]);
    expect(await given(product, "demo_manager")).toEqual(["before"]);
  });

  test("are those that were published, whatever a draft says; a copy has those of the draft", async () => {
    const [one = "", two = "", three = ""] = await findFiles();
    const named = [one, two, three].map((slug) => ({ source: `document:${slug}`, when: "before" }));
    const product = await publish(named);
    const params = { type: "classiz", slug: product.slug };
    const { configDraft, config } = await ask("demo_author", "getProduct", { params });
    const draft = { ...(configDraft ?? config), sessionDocuments: [] };
    await ask("demo_author", "saveProduct", {
      params,
      body: { configDraft: draft, updatedAt: product.updatedAt },
    });
    expect(await given(product)).toEqual(["before", "before", "before"]);
    const { slug } = await ask("demo_author", "duplicateProduct", { params, body: {} });
    const copy = await ask("demo_author", "getProduct", { params: { type: "classiz", slug } });
    expect((copy.configDraft ?? copy.config).sessionDocuments).toEqual(draft.sessionDocuments);
  });
});
