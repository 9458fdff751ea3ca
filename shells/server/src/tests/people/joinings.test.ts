// Knows that whoever comes to a place or a criterion later is told of the products that are for it, by hand or by an
// import (§3.224, decisions 4).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, publishCourse } from "../../testing/author.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { fillContent } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [ADMIN, AUTHOR] = ["demo_admin", "demo_author"];

let server: TestServer;
let clientId: string;
beforeAll(async () => {
  server = await startTestServer();
  clientId = (await server.world.users.findByIdentifier(ADMIN))?.clientId ?? "";
  const place = (id: string, title: string, children: unknown[] = []) => ({ id, title, lvl: 0, children });
  await get("putOrganisation", {
    params: { id: clientId },
    body: {
      affectations: [
        place("n", "North", [place("t", "Town")]),
        place("s", "South"),
        place("w", "West", [place("v", "Village")]),
      ],
      criterias: ["Trade", "Craft"].map((label) => ({ label, children: [] })),
    },
  });
});
afterAll(() => server.close());

async function get(name: RouteName, sent: Sent = {}, by = ADMIN): Promise<Answered> {
  const answer = await call(server, name, { ...sent, headers: bearer((await server.signIn(by)).token) });
  if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 204 ? null : answer.json();
}
let count = 0;
/** Published, for some alone: whoever is there hears of it now. */
async function open(audience: object, type: ProductType = "learniz"): Promise<string> {
  count += 1;
  const name = `For some ${count}.`;
  const configDraft = await fillContent(server, (await server.signIn(AUTHOR)).token, type);
  const { slug, updatedAt } = await get(
    "createProduct",
    { params: { type }, body: { name, ...(configDraft && { configDraft }) } },
    AUTHOR,
  );
  const publish = async (since: string, visible: boolean): Promise<string> => {
    const sent = { params: { type, slug }, body: { updatedAt: since, visible } };
    return (await get("publishProduct", sent, AUTHOR)).updatedAt;
  };
  const hidden = await publish(updatedAt, false);
  const nobody = { everyone: false, affectations: [], criterias: [], users: [] };
  const body = { name, from: null, until: null, audience: { ...nobody, ...audience } };
  await get("settlePerimeter", { params: { slug }, body }, AUTHOR);
  await publish(hidden, true);
  return name;
}
const find = async (login: string): Promise<Answered> =>
  (await get("listUsers", { query: { query: login } })).users.find((one: Answered) => one.login === login);
async function hearNews(): Promise<void> {
  expect(await server.runJobs()).toEqual([]);
  await server.world.livePublisher.settle();
}
async function carry(people: Parameters<typeof writeUserFile>[0]): Promise<void> {
  const begun = (await get("importUsers", { form: writeUserFile(people) })).import;
  await server.runJobs();
  await get("applyImport", { params: { id: begun.id }, body: {} });
  await hearNews();
  expect((await get("readImport", { params: { id: begun.id } })).import.status).toBe("success");
}
/** Of which of these products somebody was told, and how often. */
async function toldOf(id: string, names: readonly string[]): Promise<number[]> {
  const { rows } = await server.world.notifications.list({ clientId }, id, 0, 100);
  return names.map((name) => rows.filter(({ text }) => text.includes(name)).length);
}

describe("a product for a place or a criterion", () => {
  test("is told whatever its type, a section too", async () => {
    const names = [await open({ affectations: ["s"] }, "section"), await open({ affectations: ["s"] })];
    const person = inventPerson();
    await carry([{ ...person, affectations: ["South"] }]);
    expect(await toldOf((await find(person.login)).id, names)).toEqual([1, 1]);
  });

  test("is told to those whom an import brings there, new or moved, each once; to nobody who stays or goes", {
    tags: "long",
  }, async () => {
    const [newcomer, moved, stays, goes, idle, late] = [1, 2, 3, 4, 5, 6].map(() => inventPerson()) as [
      Answered,
      Answered,
      Answered,
      Answered,
      Answered,
      Answered,
    ];
    await carry([
      moved,
      { ...stays, affectations: "North" },
      { ...goes, affectations: "North" },
      {
        ...late,
        affectations: "North",
        active: false,
      },
    ]);
    const names = [await open({ affectations: ["n"] }), await open({ criterias: ["Trade"] }), await open({})];
    await carry([
      { ...newcomer, affectations: "North/Town", criterias: "Trade" },
      { ...moved, affectations: "North" },
      { ...stays, firstname: "Other", affectations: "North/Town" },
      { ...goes, affectations: "South" },
      { ...idle, affectations: "North", active: false },
      { ...late, affectations: "North/Town", active: true },
    ]);
    const idOf = async ({ login }: Answered) => (await find(login)).id;
    const told = async (person: Answered) => toldOf(await idOf(person), names);
    expect(await told(newcomer)).toEqual([1, 1, 0]);
    expect(await told(moved)).toEqual([1, 0, 0]);
    // Whoever stood there when the product was opened heard of it then, if they could: no change lets them in.
    expect([await told(late), await told(stays), await told(goes), await told(idle)]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    await carry([{ ...moved, affectations: "South" }]);
    await carry([{ ...moved, affectations: "North" }]);
    expect(await told(moved)).toEqual([1, 0, 0]);
  });

  test("is told, live, to whoever is brought there by hand, new, changed or placed; what is for everyone is not", async () => {
    const baseUrl = await server.listen();
    await publishCourse(server, (await server.signIn(AUTHOR)).token, "For all who were there");
    const names = [
      await open({ affectations: ["w"] }),
      await open({ criterias: ["Craft"] }),
      "For all who were there.",
    ];
    const roles = ["ROLE_LEARNER"];
    const made = await get("createUser", { body: { ...inventPerson(), roles, affectations: ["v"] } });
    await hearNews();
    expect(await toldOf(made.user.id, names)).toEqual([1, 0, 0]);

    const sent = { ...inventPerson(), roles };
    const { id, identifier } = (await get("createUser", { body: sent })).user;
    expect(await toldOf(id, names)).toEqual([0, 0, 0]);
    const token = await server.world.live.tokens.issue(identifier, server.world.clock.now(), 3_600);
    const stream = await openStream(baseUrl, `topic=${identifier}`, bearer(token));
    await get("updateUser", { params: { id }, body: { ...sent, affectations: ["w"] } });
    await get("putUserOrganisation", { params: { id }, body: { affectations: ["w"], criterias: ["Craft"] } });
    await hearNews();
    const text = await stream.until((heard) => readData(heard).length > 1);
    stream.leave();
    expect(readData(text).map((data) => JSON.parse(data).type)).toEqual(["Session", "Session"]);
    expect(await toldOf(id, names)).toEqual([1, 1, 0]);
  });
});
