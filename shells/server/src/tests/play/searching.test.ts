// Knows what learners find, and what they must not.
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Found {
  readonly perimeterSlug: string;
  readonly title: string;
  readonly excerpt: { readonly found: string } | null;
  readonly pages: readonly { readonly title: string; readonly isLocked: boolean; readonly excerpt: unknown }[];
}
async function find(query: string, login = "demo_learner"): Promise<readonly Found[]> {
  const headers = bearer((await server.signIn(login)).token);
  const answer = await call(server, "searchMyProducts", { headers, query: { query } });
  expect([answer.statusCode, query]).toEqual([200, query]);
  return answer.json().found;
}
const titles = async (query: string) => (await find(query)).map(({ title }) => title);

test("decisions 4: learners find by other forms of a word, its beginning, and with a slip of the hand", async () => {
  const course = "Spot the hook: recognising phishing";
  for (const query of ["phishing", "PHISH", "recognise", "phsihing", "fraudulent messages", "Académiz phishing"])
    expect([query, await titles(query)]).toEqual([query, expect.arrayContaining([course])]);
  expect(await titles("zzzzqqqq")).toEqual([]);
  expect(await titles("'; & | ! :*")).toEqual([]);
});

test("§4.35 a locked page is found by its title alone, and says nothing of its text", async () => {
  const pages = (await find("padlock")).flatMap((one) => one.pages);
  expect(pages).toContainEqual(expect.objectContaining({ title: "The padlock myth", isLocked: true, excerpt: null }));
  expect(pages.every(({ isLocked, excerpt }) => !isLocked || excerpt === null)).toBe(true);
  const [open] = (await find("mailbox")).filter(({ excerpt }) => excerpt !== null);
  expect(open?.excerpt?.found).toBe("mailbox");
});

test("decisions 4: what is not open to somebody is not found, and what was published again is found as it is now", async () => {
  const token = (await server.signIn("demo_author")).token;
  const { slug, perimeter } = await publishCourse(server, token, "Sealing wax");
  const mine = () => find("sealing wax").then((found) => found.map((one) => one.perimeterSlug));
  expect(await mine()).toEqual([perimeter]);
  expect(await find("sealing wax", "atelier_learner")).toEqual([]);
  const body = {
    name: "Sealing wax",
    audience: { everyone: false, affectations: [], criterias: [], users: [] },
    from: null,
    until: null,
  };
  const settled = await call(server, "settlePerimeter", { headers: bearer(token), params: { slug }, body });
  expect(settled.statusCode).toBe(200);
  expect(await mine()).toEqual([]);
});
