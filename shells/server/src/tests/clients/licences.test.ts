// Knows that the licence of a client counts its people and those of all clients below it, however they come.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [SUPER, ADMIN] = ["demo_superadmin", "demo_admin"];
const FULL = "can_access.no_enough_place.nbUser";

let server: TestServer;
let demo: string;
let below: string;
/** Of the administrator of the demo: at home, and at work in the client below it. */
let home: string;
let away: string;

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const signIn = async (login: string) => (await server.signIn(login)).token;
async function grant(id: string, quantity: number | null): Promise<void> {
  const count = quantity === null ? [] : [{ unity: "nbUser", quantity }];
  const body = { licenceContent: { licences: [{ licenceInformation: { count, licence: [] } }] } };
  expect((await by(await signIn(SUPER), "updateLicence", { params: { id }, body })).statusCode).toBeLessThan(300);
}
const create = async (token: string) => {
  const answer = await by(token, "createUser", { body: inventPerson() });
  return answer.statusCode === 200 ? "in" : answer.json().detail;
};
const countIn = async (token: string): Promise<number> => (await by(token, "listUsers")).json().meta.totalItems;
const countAll = async () => (await countIn(home)) + (await countIn(away));

beforeAll(async () => {
  server = await startTestServer();
  demo = (await server.world.users.findByIdentifier(ADMIN))?.clientId ?? "";
  const body = { hasSubClients: true };
  await by(await signIn(SUPER), "updateClient", { params: { id: demo }, body });
  home = await signIn(ADMIN);
  below = (await by(home, "createClient", { body: { slug: "demo-below", name: "Below" } })).json().id;
  away = (await by(await signIn(ADMIN), "switchClient", { params: { id: below } })).json().token;
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const id of [demo, below]) await grant(id, null);
});

describe("decisions 2: places of a licence in a tree of clients", () => {
  test("whoever comes to a client below takes a place above, and leaves it by going", async () => {
    await grant(demo, (await countAll()) + 1);
    const answer = await by(away, "createUser", { body: inventPerson() });
    expect(answer.statusCode).toBe(200);
    expect([await create(away), await create(home)]).toEqual([FULL, FULL]);
    await by(away, "deleteUser", { params: { id: answer.json().user.id } });
    expect([await create(home), await create(away)]).toEqual(["in", FULL]);
  });

  test("a licence of the client below is a part of the one above, not more of it", async () => {
    await grant(demo, (await countAll()) + 2);
    await grant(below, (await countIn(away)) + 1);
    expect([await create(away), await create(away), await create(home)]).toEqual(["in", FULL, "in"]);
    await grant(below, 1_000);
    expect(await create(away)).toBe(FULL);
  });

  test("attack 86: of many who want the last place, above and below at once, one gets it", async () => {
    await grant(demo, (await countAll()) + 1);
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => create(at % 2 === 0 ? home : away)));
    expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
    expect(outcomes.filter((one) => one === FULL)).toHaveLength(19);
  });

  test("§8.13 a file of people for the client below is counted above, when it is shown and when it is carried out", async () => {
    await grant(demo, (await countAll()) + 2);
    const look = async (id: string): Promise<Answered> =>
      (await by(away, "readImport", { params: { id } })).json().import;
    const check = async (people: number) => {
      const form = writeUserFile(Array.from({ length: people }, () => inventPerson()));
      const { id } = (await by(away, "importUsers", { form })).json().import;
      expect(await server.runJobs()).toEqual([]);
      return look(id);
    };
    expect(await check(3)).toMatchObject({ error: FULL, report: { licences: { wanted: 3, free: 2 } } });
    const shown = await check(2);
    expect(shown).toMatchObject({ status: "ready", report: { licences: { wanted: 2, free: 2 } } });
    expect(await create(home)).toBe("in");
    expect((await by(away, "applyImport", { params: { id: shown.id }, body: {} })).statusCode).toBe(200);
    await server.runJobs();
    expect(await look(shown.id)).toMatchObject({ status: "error", error: "import.outdated" });
  });
});
