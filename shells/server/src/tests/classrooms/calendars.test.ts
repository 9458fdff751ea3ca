// Knows that a trainer reads their own dates in another calendar, by an address that nobody else has; an address that
// was replaced, or whose owner no longer is a trainer, opens nothing.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { addSlot, holdClass } from "../../testing/hold-classes.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let trainerId: string;
beforeAll(async () => {
  server = await startTestServer();
  trainerId = (await server.world.users.findByIdentifier("demo_trainer"))?.id ?? "";
});
afterAll(() => server.close());

const ask = async (login: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) });
const make = async (login = "demo_trainer"): Promise<string> =>
  (await ask(login, "makeOwnCalendar")).json().address.split("/").at(-1);
const read = (secret: string) => call(server, "readCalendar", { params: { secret } });
const listUids = (file: string) => [...file.matchAll(/UID:(\S+?)@/g)].map(([, slug]) => slug);
const DAY = 24 * 60;

describe("decisions 11: a trainer's dates in a calendar of their own", () => {
  test("are theirs alone, from a month ago to a year from now, each with its name and page", async () => {
    const held = await holdClass(server, 60, { trainerId });
    const others = [
      await addSlot(server, held, 120, { trainerId: null }),
      await addSlot(server, held, -31 * DAY, { trainerId }),
      await addSlot(server, held, 400 * DAY, { trainerId }),
    ];
    const late = await addSlot(server, held, 300 * DAY, { trainerId });
    const answer = await read(await make());
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const uids = listUids(answer.body);
    expect(uids.filter((slug) => [held.slot, late, ...others].includes(slug ?? ""))).toEqual([held.slot, late]);
    expect(answer.body.replaceAll("\r\n ", "")).toContain(`/admin/sessions/${held.slot}`);
    const ofAdmin = listUids((await read(await make("demo_admin"))).body);
    for (const slug of [held.slot, ...others]) expect(ofAdmin).not.toContain(slug);
  });

  test("one address at a time: made anew the one before opens nothing, taken away none does", async () => {
    const first = await make();
    const second = await make();
    expect(first).not.toBe(second);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect(JSON.stringify((await ask("demo_trainer", "readOwnCalendar")).json())).not.toContain(second);
    await ask("demo_trainer", "removeOwnCalendar");
    expect((await read(second)).statusCode).toBe(404);
  });

  test("attack: what is no address, a learner who asks for one, and the hash that is kept open nothing", async () => {
    const secret = await make();
    const wrong = ["", "x", secret.slice(1), secret.toUpperCase(), `${secret}0`, server.world.digester.sha256(secret)];
    for (const one of wrong.filter(Boolean)) expect((await read(one)).statusCode).toBe(404);
    for (const name of ["makeOwnCalendar", "readOwnCalendar", "removeOwnCalendar"] as const)
      expect((await ask("demo_learner", name)).statusCode).toBe(403);
    expect((await ask("demo_trainer", "readOwnData")).body).not.toContain(server.world.digester.sha256(secret));
  });

  test("attack: an address that is right opens on a network that has no guess left, a wrong one does not", async () => {
    const secret = await make();
    const from = (url: string) => server.app.inject({ url, remoteAddress: "203.0.113.90" });
    const guess = () => from(`/api/calendar/${server.world.digester.sha256(server.world.dice.createId())}`);
    let last = await guess();
    for (let tries = 0; tries < 300 && last.statusCode === 404; tries += 1) last = await guess();
    expect(last.json()).toMatchObject({ status: 429, detail: "guesses.too-many" });
    expect((await from(`/api/calendar/${secret}`)).statusCode).toBe(200);
    expect((await guess()).statusCode).toBe(429);
  });

  test("nothing once its trainer runs nothing any more, or their account is closed", async () => {
    const some = await server.world.users.findByIdentifier("demo_trainer");
    if (!some) throw new Error("no trainer");
    const person = {
      ...some,
      id: server.world.dice.createId(),
      login: "t2",
      identifier: "demo_t2",
      email: "t2@x.example",
    };
    await server.world.users.add(person);
    const secret = await make(person.identifier);
    expect((await read(secret)).statusCode).toBe(200);
    for (const change of [{ roles: ["ROLE_LEARNER"] as const }, { active: false }]) {
      await server.world.users.change(person, person.id, { ...person, ...change });
      expect((await read(secret)).statusCode).toBe(404);
    }
  });

  describe("attack: an address that somebody else has ends with what ends their sessions, and stays ended", () => {
    /** A trainer of their own, with an address that opens. */
    const begin = async () => {
      const body = { ...inventPerson(), roles: ["ROLE_TRAINER"], password: DEMO_PASSWORD };
      const person = await ownPassword(server, (await ask("demo_admin", "createUser", { body })).json().user);
      const secret = await make(person.identifier);
      expect((await read(secret)).statusCode).toBe(200);
      return { ...person, secret };
    };
    const ends = {
      "another password": async ({ identifier }) => {
        const body = { password: "Grand-Soleil7-2026", currentPassword: DEMO_PASSWORD };
        await ask(identifier, "changePassword", { params: { id: identifier }, body });
      },
      "their own sign out everywhere else": ({ identifier }) => ask(identifier, "endOtherSessions"),
      "an administrator's sign out everywhere": ({ id }) => ask("demo_admin", "endPersonSessions", { params: { id } }),
      "a closed account, also once it is opened again": async ({ id }) => {
        for (const active of [false, true])
          await ask("demo_admin", "activateUser", { params: { id }, body: { active } });
      },
    } satisfies Record<string, (person: Awaited<ReturnType<typeof begin>>) => Promise<unknown>>;
    test.each(Object.entries(ends))("%s", async (_, end) => {
      const person = await begin();
      await end(person);
      expect((await read(person.secret)).statusCode).toBe(404);
    });

    test("one session that is signed out ends no address", async () => {
      const { identifier, secret } = await begin();
      const { refreshToken } = await server.signIn(identifier);
      await ask(identifier, "logout", { body: { refreshToken } });
      expect((await read(secret)).statusCode).toBe(200);
    });
  });
});
