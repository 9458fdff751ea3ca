// Knows what learners find, and what they must not.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { publishHanding } from "../../testing/publish-handing.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
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

const ask = async (login: string, name: RouteName, sent: Sent): Promise<Answered> =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });

test("§4.35 a page that was found says what opens it, and whoever has done that is told that it is open", async () => {
  const { perimeter, slug, pages } = await publishHanding(server, ["Blue whales", "Narwhals"]);
  const look = (page: string, login = "demo_learner", of = perimeter) =>
    ask(login, "readSoughtPage", { params: { slug: of, page } });
  expect((await look(pages[1])).json()).toEqual({
    title: "Narwhals",
    isLocked: true,
    missing: [{ kind: "slide", title: "Blue whales", asked: null }],
  });
  expect((await look(pages[0])).json()).toEqual({ title: "Blue whales", isLocked: false, missing: [] });
  expect((await look(pages[1], "demo_learner", slug)).json()).toMatchObject({ isLocked: true });
  // No page, no course, and another organisation.
  expect((await look("files-0")).statusCode).toBe(404);
  expect((await look(pages[0], "demo_learner", "none")).statusCode).toBe(404);
  expect((await look(pages[0], "atelier_learner")).statusCode).toBe(404);
});

test("§4.35 files are handed out from the pages that are open: nothing of a locked one, nothing to others", async () => {
  const { perimeter } = await publishHanding(server, ["Otters", "Beavers"]);
  const list = (login: string) => ask(login, "listProductFiles", { params: { slug: perimeter } });
  const { files } = (await list("demo_learner")).json();
  expect(files).toMatchObject([{ name: "A guide", page: "Otters" }]);
  expect((await server.app.inject({ method: "GET", url: files[0].url })).statusCode).toBe(200);
  expect((await list("atelier_learner")).statusCode).toBe(404);
});
