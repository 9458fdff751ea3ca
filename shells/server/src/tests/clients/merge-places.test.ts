// Knows that a place goes into another one with all that hangs on it, and that it is told before what that does.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { employ, makeCourse, told } from "../../testing/librarian.ts";
import { inventPerson } from "../../testing/people.ts";
import { PNG } from "../../testing/pictures.ts";
import { publishProduct } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let holder: Lookout;
let witness: Lookout;
let admin: string;
let demo: string;
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const place = (id: string, children: readonly object[] = []) => ({
  ...{ id, title: id, lvl: 0 },
  children,
});

beforeAll(async () => {
  server = await startTestServer();
  [holder, witness] = [await openLookout(server.config), await openLookout(server.config)];
  admin = (await server.signIn("demo_admin")).token;
  demo = (await by(admin, "currentClient")).json().id;
});
beforeEach(async () => {
  const affectations = [place("west", [place("port", [place("quay")]), place("yard")]), place("east")];
  await by(admin, "putOrganisation", { params: { id: demo }, body: { affectations } });
});
afterAll(async () => {
  await Promise.all([holder.close(), witness.close()]);
  await server.close();
});

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

test("§3.48 §7.90 decisions 4: paths and sections that somebody could not end any more are named before a place is merged or removed", async () => {
  await add("port");
  const author = (await server.signIn("demo_author")).token;
  const offer = async (slug: string, everyone: boolean, ...affectations: readonly string[]) => {
    const audience = { everyone, affectations, criterias: [], users: [] };
    const body = { name: slug, audience, from: null, until: null };
    expect((await by(admin, "settlePerimeter", { params: { slug }, body })).statusCode).toBe(200);
  };
  const [ofWest, ofPort, free] = [
    await publishProduct(server, author, "attachment"),
    await publishProduct(server, author, "attachment"),
    await publishProduct(server, author, "attachment"),
  ];
  const section = async (name: string, slug: string, ...affectations: readonly string[]) => {
    const content = { context: { title: name }, sectionDetails: { productsSlugs: [{ slug }] } };
    const made = await publishProduct(server, author, "section", content);
    await offer(made.slug, affectations.length === 0, ...affectations);
    return made.slug;
  };
  const task = { slug: "a", type: "task", taskType: "attachment", productSlug: ofWest.slug, next: ["end"] };
  const path = await publishProduct(server, author, "coursiz", {
    context: { title: "A path" },
    nodes: [
      { slug: "start", type: "event", eventType: "START", next: ["a"] },
      task,
      { slug: "end", type: "event", eventType: "END" },
    ],
  });
  await offer(path.slug, false, "port");
  // Of these nobody is cut off: they lose both, or their product moves with them, or is everybody's.
  const lost = await section("Lost", ofWest.slug, "west");
  const moved = await section("Moved", ofPort.slug, "port");
  await section("Free", free.slug, "port");
  // Its people come to it by the merger, and its product does not.
  const gained = await section("Gained", ofWest.slug, "east");
  await offer(ofWest.slug, false, "west");
  await offer(ofPort.slug, false, "port");
  const { blocked } = (await merge("port", "east", true)).json();
  expect(blocked.map(({ slug }: Answered) => slug).toSorted()).toEqual([path.slug, gained].toSorted());
  const { leads } = (await by(admin, "readClientUse", { params: { id: demo } })).json();
  const leadsTo = (used: string) =>
    leads
      .filter((one: Answered) => one.used === used)
      .map(({ slug }: Answered) => slug)
      .toSorted();
  expect(leadsTo(ofWest.slug)).toEqual([path.slug, lost, gained].toSorted());
  expect([leadsTo(ofPort.slug), leadsTo(free.slug)]).toEqual([[moved], []]);
  await by(author, "withdrawProduct", { params: { type: "coursiz", slug: path.slug } });
  expect((await merge("port", "east", true)).json().blocked).toMatchObject([{ slug: gained }]);
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

test("§3.48 whoever names the place while it goes into another one names a place that is there", async () => {
  const waits = (count: number) =>
    vi.waitFor(
      async () => expect(await witness.find("select 1 as one from pg_locks where not granted")).toHaveLength(count),
      { timeout: 5_000 },
    );
  const librarian = await employ(server, "demo_admin");
  const { slug: picture } = await librarian.keep(PNG, { name: "cover.png" });
  const slug = await makeCourse(librarian, picture, true);
  const id = await add();
  const audience = { everyone: false, affectations: ["port"], criterias: [], users: [] };
  const settings = { name: "Some", audience, from: null, until: null };
  const body = { ...inventPerson(), affectations: ["port"], criterias: [] };
  /** Each has read the places; what it writes to is held until the place goes, or waits for it. */
  const works = [
    [`clients where id = '${demo}'`, () => by(admin, "createUser", { body })],
    [
      `users where id = '${id}'`,
      () => by(admin, "putUserOrganisation", { params: { id }, body: { affectations: ["port"] } }),
    ],
    [
      `perimeters where product_slug = '${slug}'`,
      () => by(admin, "settlePerimeter", { params: { slug }, body: settings }),
    ],
  ] as const;
  const lookFor = () =>
    witness.find(`select 'port' = any(affectations) as named from users where 'port' = any(affectations)
                  union all select true from perimeters where audience::text like '%"port"%'`);
  for (const [held, work] of works) {
    await by(admin, "putOrganisation", {
      params: { id: demo },
      body: { affectations: [place("port"), place("east")] },
    });
    await holder.find("begin");
    await holder.find(`select from ${held} for update`);
    // Whoever is asked first is first where both wait for the same.
    const isLast = held.startsWith("clients");
    const first = isLast ? merge("port", "east") : work();
    await waits(1);
    const second = isLast ? work() : merge("port", "east");
    await Promise.race([second, waits(2)]);
    await holder.find("commit");
    const [one, other] = await Promise.all([first, second]);
    expect([200, 422]).toContain((isLast ? other : one).statusCode);
    expect((isLast ? one : other).statusCode).toBe(200);
    expect([held, await lookFor()]).toEqual([held, []]);
  }
});
