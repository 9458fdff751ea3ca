// Knows who of a client is found, made, changed, closed and deleted by whom, and what that begins and ends.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, beginProgress, publishCourse } from "../../testing/author.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [SUPER, ADMIN] = ["demo_superadmin", "demo_admin"];

let server: TestServer;
let lookout: Lookout;
let demo: string;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  demo = await clientOf(ADMIN);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const clientOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.clientId ?? "";
const idOf = async (login: string) => (await server.world.users.findByIdentifier(login))?.id ?? "";
const ask = async (by: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(by)).token) });
const told = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().detail];
const create = (more: object = {}, by = ADMIN) => ask(by, "createUser", { body: { ...inventPerson(), ...more } });
const make = async (more: object = {}, by = ADMIN): Promise<Answered> => (await create(more, by)).json().user;
/** Somebody who is in: with a password that is their own. */
const settle = async (more: object = {}): Promise<Answered> =>
  ownPassword(server, await make({ password: DEMO_PASSWORD, ...more }));
const toSent = ({ login, email, firstname, lastname, roles }: Answered) => ({
  login,
  email,
  firstname,
  lastname,
  roles,
});
const update = (by: string, user: Answered, change: object) =>
  ask(by, "updateUser", { params: { id: user.id }, body: { ...toSent(user), ...change } });
const activate = (by: string, id: string, active: boolean) =>
  ask(by, "activateUser", { params: { id }, body: { active } });
/** The query is written as it stands: a key may come more than once. */
async function list(query: string, by = ADMIN): Promise<{ names: string[]; total: number; status: number }> {
  const headers = bearer((await server.signIn(by)).token);
  const answer = await server.app.inject({ method: "GET", url: `/api/admin/user?limit=100&${query}`, headers });
  const { users = [], meta } = answer.json();
  return { names: users.map((one: Answered) => one.login), total: meta?.totalItems, status: answer.statusCode };
}
async function mailsTo(address: string): Promise<string[]> {
  await server.carryMails();
  const { mails } = (await ask(SUPER, "listMails", { query: { limit: "100" } })).json();
  const own = mails.filter(({ to }: { to: string }) => to === address);
  const read = own.map(({ id }: { id: string }) => ask(SUPER, "readMail", { params: { mailId: id } }));
  return (await Promise.all(read)).map((answer) => answer.json().text);
}
const linkIn = (mail: string | undefined) => /#token=(\S+)/.exec(mail ?? "")?.[1] ?? "";

test("§1.4 learners, trainers, collaborators and administrators belong to one client, and are found by it alone", async () => {
  const place = { id: "belonging", title: "Belonging", lvl: 0, children: [] };
  await ask(ADMIN, "putOrganisation", { params: { id: demo }, body: { affectations: [place] } });
  const of = (roles: readonly string[]) => settle({ roles, affectations: [place.id] });
  const [boss, learner, trainer, admin] = [
    await of(["ROLE_MANAGER"]),
    await of(["ROLE_LEARNER"]),
    await of(["ROLE_LEARNER", "ROLE_TRAINER"]),
    await of(["ROLE_ADMIN"]),
  ];
  // A manager's collaborators are the learners among their own people.
  const { users } = (await ask(boss.identifier, "listCollaborators", { query: {} })).json();
  expect(users.map(({ id }: Answered) => id)).toEqual(expect.arrayContaining([learner.id, trainer.id]));
  const atelier = await clientOf("atelier_author");
  for (const { id, login } of [boss, learner, trainer, admin]) {
    expect((await server.world.users.read({ clientId: demo }, id))?.clientId).toBe(demo);
    expect(await server.world.users.read({ clientId: atelier }, id)).toBeNull();
    expect((await list(`query=${login}`)).names).toContain(login);
    expect((await ask(admin.identifier, "getUser", { params: { id } })).statusCode).toBe(200);
  }
  const stranger = await idOf("atelier_author");
  expect(told(await ask(admin.identifier, "getUser", { params: { id: stranger } }))).toEqual([404, "not-found"]);
  expect(told(await ask(learner.identifier, "getUser", { params: { id: trainer.id } }))).toEqual([403, "role.refused"]);
});

describe("§7.24 finding users", () => {
  test("§7.24 a search finds names in both orders, logins and e-mails, whatever the accents and capitals", async () => {
    const { login } = await make({ firstname: "Éloïse", lastname: "D’Ângelo", email: "Eloise@Example.org" });
    for (const query of ["eloise", "ÉLOÏSE d’angelo", "D’ANGELO élo", "eloise@example", login.toUpperCase()])
      expect([query, (await list(`query=${encodeURIComponent(query)}`)).names]).toEqual([query, [login]]);
    expect((await list("query=eloisa")).names).toEqual([]);
  });

  test("attack 39: a wildcard in a search is the letter that it is", async () => {
    const { login } = await make({ firstname: "100%", lastname: "a_b\\c" });
    for (const query of ["100%", "a_b", "b\\c"]) {
      expect((await list(`query=${encodeURIComponent(query)}`)).names).toEqual([login]);
    }
    for (const query of ["1%%", "a_bc", "％％"])
      expect((await list(`query=${encodeURIComponent(query)}`)).names).toEqual([]);
  });

  test("§7.24 §3.28 a filter lets through who has one of its values, several filters who passes all", async () => {
    const family = "Filterson";
    const one = await make({ lastname: family, type: "in", roles: ["ROLE_TRAINER"] });
    const two = await make({ lastname: family, type: "out", roles: ["ROLE_AUTHOR", "ROLE_LEARNER"] });
    const three = await make({ lastname: family });
    await activate(ADMIN, three.id, false);
    const sorted = (...who: Answered[]) => who.map(({ login }) => login).sort();
    const found = async (filters: string) => (await list(`query=${family}&${filters}`)).names.sort();
    expect(await found("roles[]=ROLE_TRAINER&roles[]=ROLE_AUTHOR")).toEqual(sorted(one, two));
    expect(await found("roles[]=ROLE_LEARNER")).toEqual(sorted(two, three));
    expect(await found("roles[]=ROLE_LEARNER&active[]=inactive")).toEqual(sorted(three));
    expect(await found("active[]=active&active[]=inactive")).toEqual(sorted(one, two, three));
    expect(await found("type[]=in&type[]=out&roles[]=ROLE_LEARNER")).toEqual(sorted(two));
    expect(await found(`client[]=${demo}`)).toEqual(sorted(one, two, three));
  });

  test("§7.24 pages follow each other in the order that is asked for, and none is met twice", async () => {
    for (const lastname of ["pagée", "Pageb", "PAGEA", "paged", "Pagec"]) await make({ firstname: "Page", lastname });
    const pages = [];
    for (const page of [1, 2, 3]) {
      const answer = await ask(ADMIN, "listUsers", { query: { query: "page page", limit: "2", page: String(page) } });
      pages.push(answer.json().users.map((one: Answered) => one.lastname));
      expect(answer.json().meta).toEqual({ totalItems: 5, page, limit: 2 });
    }
    expect(pages).toEqual([["PAGEA", "Pageb"], ["Pagec", "paged"], ["pagée"]]);
    const last = await ask(ADMIN, "listUsers", { query: { query: "page page", limit: "1", order: "-name" } });
    expect(last.json().users[0].lastname).toBe("pagée");
  });

  test("attack 31: a filter that names another client lets nobody through, beside one's own nobody else", async () => {
    const atelier = await clientOf("atelier_author");
    expect(await list(`client[]=${atelier}`)).toMatchObject({ names: [], total: 0 });
    const both = await list(`client[]=${atelier}&client[]=${demo}&query=learner`);
    expect(both.names).toEqual(["learner"]);
  });

  test("attack 40: ten thousand values of a filter, and keys that no schema has, are refused or passed over", async () => {
    expect((await list("roles[]=ROLE_LEARNER&".repeat(5_000))).status).toBe(422);
    expect((await list("__proto__[x]=1&constructor[prototype][x]=1&a[b][c]=1&query=learner")).names).toEqual([
      "learner",
    ]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });
});

describe("§7.28 making users", () => {
  test("§7.28 a new user is mailed a link, chooses a password with it and signs in; before that nobody does", async () => {
    const user = await make();
    expect(user.identifier).toBe(`demo_${user.login}`);
    const tries = ["", "x", DEMO_PASSWORD].map((password) =>
      call(server, "login", { body: { login: user.identifier, password } }),
    );
    expect((await Promise.all(tries)).map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
    const [mail] = await mailsTo(user.email);
    expect(mail).toContain("type=active-account");
    const sent = { body: { password: DEMO_PASSWORD }, headers: bearer(linkIn(mail)) };
    expect((await call(server, "resetPassword", sent)).statusCode).toBe(204);
    expect((await ask(user.identifier, "me")).json().identifier).toBe(user.identifier);
  });

  test("§2.41 decisions 2 the first link leads whoever works in the back office there, and learners to their site", async () => {
    const leadsTo = async (roles: readonly string[], more: object = {}) => {
      const { email } = await make({ roles, ...more });
      return /urlToRedirect=([^&#]+)/.exec((await mailsTo(email))[0] ?? "")?.[1] ?? null;
    };
    for (const roles of [["ROLE_ADMIN"], ["ROLE_LEARNER", "ROLE_AUTHOR"], ["ROLE_TRAINER"], ["ROLE_MANAGER"]])
      expect([roles, await leadsTo(roles)]).toEqual([roles, "%2Fadmin%2F"]);
    expect(await leadsTo(["ROLE_AUTHOR"], { password: "Given-By-1-Other" })).toBe("%2Fadmin%2F");
    for (const roles of [["ROLE_LEARNER"], ["ROLE_LEARNER", "ROLE_MANAGER"]])
      expect([roles, await leadsTo(roles)]).toEqual([roles, null]);
  });

  test("§3.10 the link of a mail says which of three it is: an account's first, one for a password that somebody else chose, or for a forgotten one", async () => {
    const typeOf = (mail: string | undefined) => /[?]type=([^#]+)#/.exec(mail ?? "")?.[1];
    const [invited, given] = [await make(), await make({ password: "Given-By-1-Other" })];
    expect((await mailsTo(invited.email)).map(typeOf)).toEqual(["active-account"]);
    expect((await mailsTo(given.email)).map(typeOf)).toEqual(["temporary-password"]);
    server.advance(60_000);
    const params = { clientSlug: "demo", login: given.login };
    expect((await call(server, "askAccountLink", { params })).statusCode).toBe(204);
    expect((await mailsTo(given.email)).map(typeOf).sort()).toEqual(["forgotten-password", "temporary-password"]);
  });

  test("§4.26 a temporary password lets in, is asked to be replaced, and keeps the rules of passwords", async () => {
    expect(told(await create({ password: "short" }))).toEqual([422, "password.invalid"]);
    const user = await make({ password: DEMO_PASSWORD });
    expect((await mailsTo(user.email))[0]).toContain("type=temporary-password");
    const change = await ask(user.identifier, "changeTemporaryPassword", {
      params: { id: user.identifier },
      body: { password: "Grand-Soleil7-2026" },
    });
    expect(change.statusCode).toBe(204);
  });

  test("§3.17 two users of a client have two logins; another client may have the same", async () => {
    const { login } = await make();
    expect(told(await create({ login }))).toEqual([409, "user.login-taken"]);
    const [one, two] = [await make(), inventPerson()];
    expect(told(await update(ADMIN, one, { login }))).toEqual([409, "user.login-taken"]);
    const answers = await Promise.all([1, 2, 3].map(() => create({ login: two.login })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test("attack 86: of fifty who want the last place of a licence exactly one gets it", { tags: "long" }, async () => {
    const used = (await list("")).total;
    const license = async (quantity: number | null) => {
      const count = quantity === null ? [] : [{ unity: "nbUser", quantity }];
      const licenceContent = { licences: [{ licenceInformation: { count, licence: [] } }] };
      await ask(SUPER, "updateLicence", { params: { id: demo }, body: { licenceContent } });
    };
    await license(used + 1);
    try {
      const headers = bearer((await server.signIn(ADMIN)).token);
      const all = await Promise.all(
        Array.from({ length: 50 }, () => call(server, "createUser", { body: inventPerson(), headers })),
      );
      const outcomes = all.map((answer) => (answer.statusCode === 200 ? "in" : answer.json().detail));
      expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
      expect(outcomes.filter((one) => one === "can_access.no_enough_place.nbUser")).toHaveLength(49);
      expect((await list("")).total).toBe(used + 1);
      const [closed] = all.filter((answer) => answer.statusCode === 200);
      await activate(ADMIN, closed?.json().user.id, false);
      expect(told(await create())).toEqual([409, "can_access.no_enough_place.nbUser"]);
      await ask(ADMIN, "deleteUser", { params: { id: closed?.json().user.id } });
      expect((await create()).statusCode).toBe(200);
    } finally {
      await license(null);
    }
  });

  test("attack 30: what is no field of a user is passed over, and what is the platform's is not taken", async () => {
    const more = {
      clientId: await clientOf("atelier_author"),
      identifier: "atelier_x",
      passwordHash: "x",
      active: false,
    };
    const user = await make({ ...more, hasAcceptedCgu: true, client: { id: "x" } });
    expect(user).toMatchObject({ active: true, hasAcceptedCgu: false, client: { id: demo } });
    expect(user.identifier).toBe(`demo_${user.login}`);
    const changed = (await update(ADMIN, user, more)).json().user;
    expect(changed).toEqual(user);
  });
});

describe("decisions 2: whom an administrator reaches", () => {
  test("§7.29 nobody gives a role above their own, and nobody changes who stands above them", async () => {
    expect(told(await create({ roles: ["ROLE_SUPER_ADMIN"] }))).toEqual([403, "role.refused"]);
    expect(told(await create({ roles: ["ROLE_LEARNER", "ROLE_SUPER_ADMIN"] }))).toEqual([403, "role.refused"]);
    const equal = await make({ roles: ["ROLE_ADMIN"] });
    expect(told(await update(ADMIN, equal, { roles: ["ROLE_SUPER_ADMIN"] }))).toEqual([403, "role.refused"]);
    const above = await make({ roles: ["ROLE_SUPER_ADMIN"] }, SUPER);
    expect(told(await update(ADMIN, above, { roles: ["ROLE_LEARNER"] }))).toEqual([403, "role.refused"]);
    expect(told(await activate(ADMIN, above.id, false))).toEqual([403, "role.refused"]);
    expect(told(await ask(ADMIN, "deleteUser", { params: { id: above.id } }))).toEqual([403, "role.refused"]);
    const place = { params: { id: above.id }, body: { affectations: [] } };
    expect(told(await ask(ADMIN, "putUserOrganisation", place))).toEqual([403, "role.refused"]);
    const mixed = { body: { ids: [equal.id, above.id] } };
    expect(told(await ask(ADMIN, "deleteUsers", mixed))).toEqual([403, "role.refused"]);
    expect((await ask(SUPER, "deleteUsers", mixed)).statusCode).toBe(204);
  });

  test("§7.30 §7.31 nobody closes or deletes their own account here", async () => {
    const id = await idOf(ADMIN);
    const other = await make();
    expect(told(await activate(ADMIN, id, false))).toEqual([409, "user.own-account"]);
    expect(told(await ask(ADMIN, "deleteUser", { params: { id } }))).toEqual([409, "user.own-account"]);
    const both = { body: { ids: [other.id, id] } };
    expect(told(await ask(ADMIN, "deleteUsers", both))).toEqual([409, "user.own-account"]);
    expect((await ask(ADMIN, "getUser", { params: { id: other.id } })).statusCode).toBe(200);
  });

  test("attack 26: of users of two clients none is deleted, nor of one that is nobody", async () => {
    const [own, foreign] = [await make(), await idOf("atelier_learner")];
    for (const stranger of [foreign, "00000000-0000-4000-8000-00000000000f", "x"]) {
      const answer = await ask(ADMIN, "deleteUsers", { body: { ids: [own.id, stranger] } });
      expect(told(answer)).toEqual([404, "not-found"]);
    }
    expect((await ask(ADMIN, "getUser", { params: { id: own.id } })).statusCode).toBe(200);
    expect(await idOf("atelier_learner")).toBe(foreign);
  });
});

describe("what a change ends", () => {
  test("attack 11, 12: §7.30 closing an account ends its sessions and links at once; opening it lets in again", async () => {
    const user = await settle();
    const { token, refreshToken } = await server.signIn(user.identifier);
    const link = linkIn((await mailsTo(user.email))[0]);
    await activate(ADMIN, user.id, false);
    expect(told(await call(server, "refresh", { body: { refreshToken } }))).toEqual([401, "refresh.invalid"]);
    expect(told(await call(server, "me", { headers: bearer(token) }))).toEqual([401, "token.invalid"]);
    const reset = { headers: bearer(link), body: { password: "Grand-Soleil7-2026" } };
    expect(told(await call(server, "resetPassword", reset))).toEqual([410, "link.invalid"]);
    await expect(server.signIn(user.identifier)).rejects.toThrow("bad-credentials");
    // Whatever an access token still opens, it is over after 15 minutes.
    server.advance(15 * 60_000);
    expect(told(await call(server, "listMyProducts", { headers: bearer(token) }))).toEqual([401, "token.expired"]);
    await activate(ADMIN, user.id, true);
    expect((await server.signIn(user.identifier)).token).toBeTruthy();
    expect(told(await call(server, "refresh", { body: { refreshToken } }))).toEqual([401, "refresh.invalid"]);
  });

  test("an account that was closed before it was activated is opened by no mail", async () => {
    const user = await make();
    const [first] = await mailsTo(user.email);
    await activate(ADMIN, user.id, false);
    server.advance(60_000);
    await call(server, "askAccountLink", { params: { clientSlug: "demo", login: user.login } });
    expect(await mailsTo(user.email)).toEqual([first]);
    const reset = { headers: bearer(linkIn(first)), body: { password: DEMO_PASSWORD } };
    expect(told(await call(server, "resetPassword", reset))).toEqual([410, "link.invalid"]);
  });

  test("§7.29 another login is another identifier, and ends the sessions of the first", async () => {
    const user = await settle();
    const { refreshToken } = await server.signIn(user.identifier);
    const { login } = inventPerson();
    const changed = (await update(ADMIN, user, { login })).json().user;
    expect(changed.identifier).toBe(`demo_${login}`);
    expect(told(await call(server, "refresh", { body: { refreshToken } }))).toEqual([401, "refresh.invalid"]);
    await expect(server.signIn(user.identifier)).rejects.toThrow("bad-credentials");
    expect((await server.signIn(changed.identifier)).token).toBeTruthy();
    const { refreshToken: kept } = await server.signIn(changed.identifier);
    await update(ADMIN, changed, { firstname: "Renamed" });
    expect((await call(server, "refresh", { body: { refreshToken: kept } })).statusCode).toBe(200);
  });

  test("§7.29 a link that was sent to the former e-mail opens nothing any more", async () => {
    const user = await make();
    const link = linkIn((await mailsTo(user.email))[0]);
    await update(ADMIN, user, { email: "new@example.org" });
    const reset = { headers: bearer(link), body: { password: DEMO_PASSWORD } };
    expect(told(await call(server, "resetPassword", reset))).toEqual([410, "link.invalid"]);
  });

  test("§7.29 another e-mail is written down with who changed it, and told to the former one, by the name and in the language of before", async () => {
    for (const [locale, other, words] of [
      ["fr", "en", "Un administrateur a changé l’adresse e-mail"],
      ["en", "fr", "An administrator has changed the e-mail address"],
    ] as const) {
      const user = await settle({ locale });
      await update(ADMIN, user, { firstname: "Renamed" });
      const before = await mailsTo(user.email);
      const stranger = { firstname: "Stranger", locale: other };
      await update(ADMIN, user, { ...stranger, email: `moved-${user.email}` });
      const [mail, ...others] = (await mailsTo(user.email)).filter((one) => !before.includes(one));
      expect(others).toEqual([]);
      expect(mail).toContain(words);
      expect(mail).toMatch(/(Bonjour|Hello) Renamed,/);
      expect(mail).not.toMatch(/https?:/);
      const written = await lookout.find(
        `select changed_by, changed_by_client_id, client_id from address_changes where user_id = '${user.id}'`,
      );
      const home = await clientOf(ADMIN);
      expect(written).toEqual([{ changed_by: await idOf(ADMIN), changed_by_client_id: home, client_id: home }]);
    }
  });

  test("§7.29 of what may be absent, what is left out stays, and null clears it", async () => {
    const given = { type: "in", locale: "en", admitted: "2026-01-01T00:00:00.000Z", trainerMeans: ["abc/spring"] };
    const user = await make(given);
    expect((await update(ADMIN, user, {})).json().user).toMatchObject(given);
    const refused = await update(ADMIN, user, { trainerMeans: ["abc/autumn", "spring"] });
    expect([refused.statusCode, refused.json().faults]).toEqual([
      422,
      [{ path: ["trainerMeans", 1], message: "not product/session" }],
    ]);
    expect((await update(ADMIN, user, {})).json().user).toMatchObject(given);
    const cleared = { type: null, locale: null, admitted: null, trainerMeans: [] };
    expect((await update(ADMIN, user, cleared)).json().user).toMatchObject(cleared);
  });

  test("§7.31 decisions 3: with a user goes all that is theirs; what they reached stays, of nobody", async () => {
    const user = await settle();
    const course = await publishCourse(server, (await server.signIn("demo_author")).token, "Kept");
    const params = { perimeterSlug: course.perimeter };
    const { product } = (await ask(user.identifier, "playLearniz", { params })).json();
    const { progress } = beginProgress(product.config, course.perimeter);
    const eventDate = new Date(server.world.clock.now()).toISOString();
    const body = { progress: { ...progress, time: 42, eventDate } };
    expect((await ask(user.identifier, "saveLearnizProgress", { params, body })).json().accepted).toBe(true);
    expect((await ask(ADMIN, "deleteUser", { params: { id: user.id } })).statusCode).toBe(204);
    const learners = (
      await ask("demo_author", "listLearners", { params: { type: "learniz", slug: course.slug } })
    ).json();
    expect(learners).toEqual({ learners: [] });
    const kept = await lookout.find(`select * from nameless_results where perimeter_slug = '${course.perimeter}'`);
    expect(kept).toMatchObject([{ status: progress.status, time: 42 }]);
    expect(kept[0]?.["day"]).toEqual(new Date(`${eventDate.slice(0, 10)}T00:00:00.000Z`));
    expect(JSON.stringify(kept)).not.toContain(user.id);
    expect(await mailsTo(user.email)).toEqual([]);
  });
});

test("decisions 15: users who are changed, closed and deleted at once by several hands block nobody for ever", {
  tags: "long",
}, async () => {
  const course = await publishCourse(server, (await server.signIn("demo_author")).token, "Busy");
  const params = { perimeterSlug: course.perimeter };
  const headers = bearer((await server.signIn(ADMIN)).token);
  const hurry = (name: RouteName, sent: Sent) => call(server, name, { ...sent, headers });
  for (let round = 0; round < 8; round += 1) {
    const user = await settle();
    const { product } = (await ask(user.identifier, "playLearniz", { params })).json();
    const { progress } = beginProgress(product.config, course.perimeter);
    const eventDate = new Date(server.world.clock.now()).toISOString();
    await ask(user.identifier, "saveLearnizProgress", { params, body: { progress: { ...progress, eventDate } } });
    const one = { params: { id: user.id } };
    const answers = await Promise.all([
      hurry("updateUser", { ...one, body: { ...toSent(user), firstname: "Hurried" } }),
      hurry("activateUser", { ...one, body: { active: false } }),
      hurry("deleteUser", one),
      hurry("updateUser", { ...one, body: { ...toSent(user), login: inventPerson().login } }),
      hurry("deleteUsers", { body: { ids: [user.id] } }),
      hurry("createUser", { body: inventPerson() }),
    ]);
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  }
});

test("§7.25 a manager sees who stands where they do or below, with what those reached; who stands nowhere sees nobody", async () => {
  const place = (id: string, children: object[] = []) => ({ id, title: id, lvl: 0, children });
  const affectations = [place("east", [place("east-1", [place("east-2")])]), place("west")];
  await ask(ADMIN, "putOrganisation", { params: { id: demo }, body: { affectations } });
  const manager = await settle({ roles: ["ROLE_MANAGER"], affectations: ["east-1"] });
  const team = [await make({ affectations: ["east-1"] }), await make({ affectations: ["west", "east-2"] })];
  for (const elsewhere of [["east"], ["west"], []]) await make({ affectations: elsewhere });
  const seen = async (query: Record<string, string> = {}) => {
    const { users, meta } = (await ask(manager.identifier, "listCollaborators", { query })).json();
    return { names: users.map(({ identifier }: Answered) => identifier).sort(), total: meta.totalItems };
  };
  const identifiers = team.map(({ identifier }) => identifier).sort();
  expect(await seen()).toEqual({ names: identifiers, total: 2 });
  expect(await seen({ "affectations[]": "east-2" })).toEqual({ names: [team[1].identifier], total: 1 });
  expect(await seen({ "affectations[]": "west" })).toEqual({ names: [], total: 0 });
  await ask(ADMIN, "putUserOrganisation", { params: { id: manager.id }, body: { affectations: [] } });
  expect(await seen()).toEqual({ names: [], total: 0 });
});

test("§7.35 a place that the client gave up is nobody's any more", async () => {
  const kept = { id: "kept", title: "Kept", lvl: 0, children: [] };
  const organise = (affectations: object[]) =>
    ask(ADMIN, "putOrganisation", { params: { id: demo }, body: { affectations } });
  await organise([kept, { ...kept, id: "given-up" }]);
  const user = await make({ affectations: ["given-up", "kept"] });
  await organise([kept]);
  const read = (await ask(ADMIN, "getUser", { params: { id: user.id } })).json().user;
  expect(read.affectations).toEqual(["kept"]);
  const placed = (await ask(ADMIN, "getUserOrganisation", { params: { id: user.id } })).json();
  expect(placed.affectations).toEqual([kept]);
});
