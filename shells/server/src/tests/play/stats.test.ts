// Knows that visits of pages are kept without what tells of people, by client, and go by their age (§7.144,
// §3.237–§3.244).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { VISIT } from "../../testing/cases/stats.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const note = (more: object, login = "demo_learner") => ask(login, "noteVisit", { body: { ...VISIT, ...more } });
const pages = async (login = "demo_admin", query = {}): Promise<readonly Answered[]> =>
  (await ask(login, "countVisits", { query })).json().pages;
const stored = (toName: string) => lookout.find(`select * from navigation_stats where to_name = '${toName}'`);

test.each(["toName", "fromName", "appName", "slug"])(
  "what a page is called has one line of what can be seen: %s",
  async (field) => {
    for (const text of ["a\r\nb", "\u202eevil"]) expect((await note({ [field]: text })).statusCode).toBe(422);
  },
);

test("§3.238 §3.239 §3.240 §3.241 §3.242 §3.243 §3.244 all its fields are kept, without a token, a query's values or a name", async () => {
  const toName = "kept";
  const fromUrl = "/users/ada.lovelace@example.org";
  expect((await note({ toName, fromUrl })).statusCode).toBe(204);
  const [row] = await stored(toName);
  const user = await server.world.users.findByIdentifier("demo_learner");
  expect(row).toMatchObject({ user_id: user?.id, client_id: user?.clientId, page_duration: 12, app_name: "front" });
  expect(row?.["entry"]).toEqual({
    ...VISIT,
    toName,
    toUrl: "/play/abcdefghij",
    fromUrl: "/users/*",
    routeData: { queryParams: ["token"], params: { id: "abcdefghij" }, data: ["title"] },
  });
});

test("§7.144 pages are counted by client, the most visited first, in the days that are asked for", async () => {
  for (const toName of ["often", "seldom", "often"]) await note({ toName });
  await note({ toName: "theirs" }, "atelier_learner");
  const ours = (await pages()).filter(({ toName }) => ["often", "seldom", "theirs"].includes(toName));
  expect(ours).toEqual([
    { appName: "front", toName: "often", visits: 2, time: 24 },
    { appName: "front", toName: "seldom", visits: 1, time: 12 },
  ]);
});

test("§7.144 a visit goes after thirteen months, of its own client; who is erased takes theirs along", async () => {
  await note({ toName: "old" });
  await note({ toName: "old-theirs" }, "atelier_learner");
  server.advance(397 * 86_400_000);
  await note({ toName: "new" });
  expect([await stored("old"), await stored("old-theirs"), await stored("new")].map((rows) => rows.length)).toEqual([
    0, 1, 1,
  ]);
  expect((await pages("demo_admin", { days: "1" })).map(({ toName }) => toName)).toEqual(["new"]);
  const erased = await server.world.users.findByIdentifier("demo_learner");
  await ask("demo_admin", "deleteUser", { params: { id: erased?.id ?? "" } });
  expect(await stored("new")).toEqual([]);
});
