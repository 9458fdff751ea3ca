// Knows that a place goes into another one with all that hangs on it, and that it is told before what that does.
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { employ, makeCourse, told } from "../../testing/librarian.ts";
import { inventPerson } from "../../testing/people.ts";
import { PNG } from "../../testing/pictures.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let admin: string;
let demo: string;
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const place = (id: string, children: readonly object[] = []) => ({
  ...{ id, title: id, lvl: 0 },
  children,
});

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn("demo_admin")).token;
  demo = (await by(admin, "currentClient")).json().id;
});
beforeEach(async () => {
  const affectations = [place("west", [place("port", [place("quay")]), place("yard")]), place("east")];
  await by(admin, "putOrganisation", { params: { id: demo }, body: { affectations } });
});
afterAll(() => server.close());

async function add(...affectations: readonly string[]): Promise<string> {
  const answer = await by(admin, "createUser", { body: { ...inventPerson(), affectations, criterias: [] } });
  expect(answer.statusCode).toBe(200);
  return answer.json().user.id;
}
const placesOf = async (id: string): Promise<string[]> =>
  (await by(admin, "getUser", { params: { id } })).json().user.affectations.toSorted();
const countAt = async (id: string) => {
  const { places } = (await by(admin, "readClientUse", { params: { id: demo } })).json();
  return places.find((one: Answered) => one.id === id)?.here ?? 0;
};
const merge = (from: string, into: string, dryRun = false, token = admin, id = demo) =>
  by(token, "mergePlaces", { params: { id }, body: { from, into, dryRun } });

test("§3.48 decisions 4: people, what stands below and offers go along; who gains and who loses is told before", async () => {
  const [inPort, inBoth, inEast, inQuay] = [
    await add("port"),
    await add("port", "east"),
    await add("east"),
    await add("quay"),
  ];
  const librarian = await employ(server, "demo_admin");
  const { slug: picture } = await librarian.keep(PNG, { name: "cover.png" });
  const offer = async (...affectations: readonly string[]): Promise<string> => {
    const slug = await makeCourse(librarian, picture, true);
    const audience = { everyone: false, affectations, criterias: [], users: [] };
    const saved = await by(admin, "settlePerimeter", {
      params: { slug },
      body: { name: slug, audience, from: null, until: null },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return slug;
  };
  const [ofPort, ofBoth, ofWest, ofYard] = [
    await offer("port"),
    await offer("port", "east"),
    await offer("west"),
    await offer("yard"),
  ];
  const [atPort, atEast] = [await countAt("port"), await countAt("east")];
  expect([atPort, atEast]).toEqual([2, 2]);

  const first = (await merge("port", "east", true)).json();
  expect(first).toMatchObject({ people: 2, below: 1 });
  const shifts = Object.fromEntries(
    first.offers.map(({ productSlug, gaining, losing }: Answered) => [productSlug, [gaining, losing]]),
  );
  expect(shifts).toEqual({ [ofPort]: [1, 0], [ofBoth]: [0, 0], [ofWest]: [0, 3] });
  expect(shifts).not.toHaveProperty(ofYard);
  // Nothing was done.
  expect([await countAt("port"), await placesOf(inBoth)]).toEqual([2, ["east", "port"]]);

  expect((await merge("port", "east")).json()).toEqual(first);
  expect([await countAt("port"), await countAt("east")]).toEqual([0, 3]);
  expect(await Promise.all([inPort, inBoth, inEast, inQuay].map(placesOf))).toEqual([
    ["east"],
    ["east"],
    ["east"],
    ["quay"],
  ]);
  const { affectations } = (
    await by(admin, "getOrganisation", { params: { id: demo }, query: { type: "full" } })
  ).json();
  expect(affectations).toEqual([
    { id: "east", title: "east", lvl: 0, children: [{ id: "quay", title: "quay", lvl: 1, children: [] }] },
    { id: "west", title: "west", lvl: 0, children: [{ id: "yard", title: "yard", lvl: 1, children: [] }] },
  ]);
  const audienceOf = async (slug: string) =>
    (await by(admin, "productPerimeter", { params: { slug } })).json().audience.affectations;
  expect(await Promise.all([ofPort, ofBoth, ofWest].map(audienceOf))).toEqual([["east"], ["east"], ["west"]]);
  const { id } = (await server.world.users.findByIdentifier("demo_admin")) ?? { id: "" };
  const { events: noted } = (await by(admin, "listPersonEvents", { params: { id } })).json();
  expect(noted[0]).toMatchObject({ kind: "places-merged", detail: "port → east" });
});

test("§3.48 a place goes neither into itself, nor into what stands in it, nor into another client's", async () => {
  const before = (await by(admin, "currentClient")).json().affectations;
  for (const into of ["port", "quay"]) expect((await merge("port", into)).statusCode).toBe(422);
  for (const [from, into] of [
    ["port", "nowhere"],
    ["nowhere", "port"],
  ] as const)
    expect(told(await merge(from, into))).toEqual([404, "not-found"]);
  const atelier = (await server.world.users.findByIdentifier("atelier_author"))?.clientId ?? "";
  expect(told(await merge("port", "east", false, admin, atelier))).toEqual([404, "not-found"]);
  const author = (await server.signIn("demo_author")).token;
  expect((await merge("port", "east", true, author)).statusCode).toBe(403);
  expect((await by(admin, "currentClient")).json().affectations).toEqual(before);
});
