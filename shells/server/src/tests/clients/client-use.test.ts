// Knows that the people of a place are listed before it is deleted, and that a renamed criterion is renamed for all its
// people.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { inventPerson } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let admin: string;
let demo: string;
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const place = (id: string, children: readonly object[] = []) => ({ id, title: id, lvl: 0, children });

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.signIn("demo_admin")).token;
  demo = (await by(admin, "currentClient")).json().id;
  const affectations = [place("west", [place("port"), place("yard")]), place("east")];
  const criterias = [{ label: "Trade", children: [{ label: "Welder", children: [] }] }];
  await by(admin, "putOrganisation", { params: { id: demo }, body: { affectations, criterias } });
});
afterAll(() => server.close());

async function add(affectations: readonly string[], criterias: readonly string[]): Promise<string> {
  const answer = await by(admin, "createUser", { body: { ...inventPerson(), affectations, criterias } });
  expect(answer.statusCode).toBe(200);
  return answer.json().user.id;
}
const readUse = async () => (await by(admin, "readClientUse", { params: { id: demo } })).json() as Answered;

describe("§3.48 §3.49 the people of a tree", () => {
  test("are counted where they stand and in all above it, nobody twice", async () => {
    await add(["port", "yard"], []);
    await add(["yard"], []);
    await add(["west"], []);
    const { places, people, peopleWithin } = await readUse();
    const sorted = places.toSorted((one: Answered, other: Answered) => (one.id < other.id ? -1 : 1));
    expect(sorted).toEqual([
      { id: "port", here: 1, within: 1 },
      { id: "west", here: 1, within: 3 },
      { id: "yard", here: 2, within: 2 },
    ]);
    expect(people).toBe((await by(admin, "listUsers")).json().meta.totalItems);
    expect(peopleWithin).toBe(people);
  });

  test("§3.49 meet a criterion by its new name; one that another has is not taken", async () => {
    const id = await add([], ["Welder", "Trade"]);
    const rename = (from: string, to: string) =>
      by(admin, "renameCriterion", { params: { id: demo }, body: { from, to } });
    expect((await rename("Welder", "trade")).json().detail).toBe("criterion.label-taken");
    expect((await rename("Nobody", "Else")).statusCode).toBe(404);
    expect((await rename("Welder", "Smith")).json().criterias).toEqual([
      { label: "Trade", children: [{ label: "Smith", children: [] }] },
    ]);
    expect((await by(admin, "getUser", { params: { id } })).json().user.criterias).toEqual(["Smith", "Trade"]);
    expect((await readUse()).criteria).toContainEqual({ id: "Smith", here: 1, within: 1 });
  });

  test("§3.49 a criterion that takes the name of one that was deleted takes nobody with it who met that", async () => {
    const write = (...labels: readonly string[]) =>
      by(admin, "putOrganisation", {
        params: { id: demo },
        body: { criterias: labels.map((label) => ({ label, children: [] })) },
      });
    await write("Intern", "Solderer");
    const id = await add([], ["Intern"]);
    await write("Solderer");
    const renamed = await by(admin, "renameCriterion", {
      params: { id: demo },
      body: { from: "Solderer", to: "Intern" },
    });
    expect(renamed.statusCode).toBe(200);
    expect((await by(admin, "getUser", { params: { id } })).json().user.criterias).toEqual([]);
    expect((await readUse()).criteria).toEqual([]);
  });

  test("§7.56 of two who change one tree at once, one is told that it is another one by now, and nothing is lost", async () => {
    const before = { affectations: [place("west"), place("east")] };
    await by(admin, "putOrganisation", { params: { id: demo }, body: before });
    const answers = await Promise.all(
      ["one", "two"].map((id) =>
        by(admin, "putOrganisation", {
          params: { id: demo },
          body: { affectations: [place(id), ...before.affectations], before },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json().detail).toBe("organisation.changed");
    const { affectations } = (await by(admin, "currentClient")).json();
    expect(affectations.map(({ id }: Answered) => id).sort()).toEqual(
      ["east", answers[0]?.statusCode === 200 ? "one" : "two", "west"].sort(),
    );
  });

  test("§7.48 a closed client lets nobody in, and nobody closes the one where they are", async () => {
    const owner = (await server.signIn("demo_superadmin")).token;
    const body = { active: false };
    expect((await by(owner, "activateClient", { params: { id: demo }, body })).json().detail).toBe("client.in-use");
    expect((await by(admin, "activateClient", { params: { id: demo }, body })).statusCode).toBe(403);
  });

  test("§7.24 of a client of one's own are told to nobody of another", async () => {
    const owner = (await server.signIn("demo_superadmin")).token;
    const made = await by(owner, "createClient", { body: { slug: "elsewhere", name: "Elsewhere", parentId: null } });
    const { id } = made.json();
    expect((await by(owner, "readClientUse", { params: { id } })).json()).toMatchObject({ people: 0, places: [] });
    expect((await by(admin, "readClientUse", { params: { id } })).statusCode).toBe(404);
  });
});
