// Knows what a file of users does, what it never does, and to whom it is told.
// @module-tag wide
import { JOB_KINDS, runNextJob, type World } from "@academiz/backend";
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeZip } from "../../../../../adapters/archive/src/zip/testing/write-zip.ts";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { enrolIn, holdClass } from "../../testing/hold-classes.ts";
import { inventPerson, ownPassword, writeUserFile } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import type { SentForm } from "../../testing/write-form.ts";

const [SUPER, ADMIN] = ["demo_superadmin", "demo_admin"];

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

const ask = async (by: string, name: RouteName, sent: Sent = {}) =>
  call(server, name, { ...sent, headers: bearer((await server.signIn(by)).token) });
const told = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().detail];
const look = async (id: string, by = ADMIN): Promise<Answered> =>
  (await ask(by, "readImport", { params: { id } })).json().import;
const begin = async (form: SentForm, by = ADMIN): Promise<Answered> =>
  (await ask(by, "importUsers", { form })).json().import;
/** Sent and looked through. */
async function check(form: SentForm, by = ADMIN): Promise<Answered> {
  const { id } = await begin(form, by);
  expect(await server.runJobs()).toEqual([]);
  return look(id, by);
}
const confirm = (id: string, removals?: number, by = ADMIN) =>
  ask(by, "applyImport", { params: { id }, body: removals === undefined ? {} : { removals } });
async function apply(id: string, removals?: number, by = ADMIN): Promise<Answered> {
  expect((await confirm(id, removals, by)).statusCode).toBe(200);
  expect(await server.runJobs()).toEqual([]);
  return look(id, by);
}
const carry = async (people: Parameters<typeof writeUserFile>[0], fields = {}) =>
  apply((await check(writeUserFile(people, fields))).id);
const find = async (login: string, by = ADMIN): Promise<Answered> => {
  const { users } = (await ask(by, "listUsers", { query: { query: login, limit: "100" } })).json();
  return users.find((one: Answered) => one.login === login);
};
const fileOf = (text: string | Buffer, name = "people.csv", fields = {}): SentForm => ({
  fields,
  file: { name, bytes: Buffer.from(text as string) },
});
const download = async (format: string, by = ADMIN) => (await ask(by, "exportUsers", { query: { format } })).rawPayload;
const everyone = async () => {
  const rows = await lookout.find(
    "select id, login, email, firstname, lastname, roles, active, locale, type, admitted, affectations, criterias, trainer_means from users order by id",
  );
  return JSON.stringify(rows);
};
const mailsTo = async (email: string) =>
  (await lookout.find(`select id from mails where recipient = '${email}'`)).length;

describe("§7.36 an import", () => {
  test("shows first what it would do and changes nothing; applied, it does exactly that", async () => {
    const [kept, changed, made] = [inventPerson(), inventPerson(), inventPerson()];
    await carry([kept, changed]);
    const before = await everyone();
    const shown = await check(
      writeUserFile([kept, { ...changed, firstname: "Other" }, made, { ...made, login: "a b" }]),
    );
    expect(shown).toMatchObject({
      status: "ready",
      error: null,
      report: {
        nbUsersFile: 4,
        nbUsersNew: 1,
        nbUsersUpdate: 1,
        nbUsersUnchanged: 1,
        nbUsersRemoved: 0,
        nbUsersErrors: 1,
        creates: [{ row: 4, login: made.login }],
        changes: [{ row: 3, login: changed.login, columns: ["firstname"] }],
        errors: [{ row: 5, column: "login", code: "validation" }],
      },
    });
    expect(await everyone()).toBe(before);
    expect((await apply(shown.id)).status).toBe("success");
    expect((await find(changed.login)).firstname).toBe("Other");
    expect(await find(made.login)).toMatchObject({
      ...made,
      identifier: `demo_${made.login}`,
      active: true,
      locale: null,
    });
    expect(await find(kept.login)).toMatchObject(kept);
  });

  test("tells of each line whose address somebody else has, and takes it all the same", async () => {
    const [first, second] = [inventPerson(), inventPerson()];
    const { report, id } = await check(writeUserFile([first, { ...second, email: first.email.toUpperCase() }]));
    expect(report).toMatchObject({ nbUsersNew: 2, nbUsersErrors: 0, nbUsersTwins: 1 });
    expect(report.twins).toEqual([{ row: 3, login: second.login, other: first.login }]);
    expect((await apply(id)).report).toMatchObject({ nbUsersNew: 2, nbUsersTwins: 1 });
    const again = await check(writeUserFile([first, { ...second, email: first.email.toUpperCase() }]));
    expect(again.report).toMatchObject({ nbUsersUnchanged: 2, nbUsersTwins: 0, twins: [] });
  });

  test("§7.28 those who are new are mailed one link to activate their account, those who are closed none", async () => {
    const [made, closed] = [inventPerson(), inventPerson()];
    await carry([
      { ...made, active: "oui" },
      { ...closed, active: "non" },
    ]);
    await server.runJobs();
    expect([await mailsTo(made.email), await mailsTo(closed.email)]).toEqual([1, 0]);
    const { mails } = (await ask(SUPER, "listMails", { query: { limit: "100" } })).json();
    const mail = mails.find(({ to }: Answered) => to === made.email);
    const { text } = (await ask(SUPER, "readMail", { params: { mailId: mail.id } })).json();
    const token = /#token=(\S+)/.exec(text)?.[1] ?? "";
    const password = "Grand-Soleil7-2026";
    expect((await call(server, "resetPassword", { headers: bearer(token), body: { password } })).statusCode).toBe(204);
    const signed = await call(server, "login", { body: { login: `demo_${made.login}`, password } });
    expect(signed.statusCode).toBe(200);
    await carry([{ ...made, lastname: "Again" }]);
    await server.runJobs();
    expect(await mailsTo(made.email)).toBe(1);
  });

  test("§7.29 §7.30 closing an account by a file ends its sessions, another e-mail the links that were mailed", async () => {
    const person = { ...inventPerson(), password: DEMO_PASSWORD };
    const { user } = (await ask(ADMIN, "createUser", { body: person })).json();
    const { refreshToken } = await server.signIn(user.identifier);
    const { password: _, ...fields } = person;
    const before = await mailsTo(person.email);
    await carry([{ ...fields, email: "moved@example.org", active: "0" }]);
    expect((await call(server, "refresh", { body: { refreshToken } })).statusCode).toBe(401);
    const open = await lookout.find(`select id from account_links where user_id = '${user.id}' and used_at is null`);
    expect(open).toEqual([]);
    expect(await mailsTo(person.email)).toBe(before + 1);
    const written = await lookout.find(
      `select u.identifier from address_changes a join users u on u.id = a.changed_by where a.user_id = '${user.id}'`,
    );
    expect(written).toEqual([{ identifier: ADMIN }]);
  });

  test("decisions 3: a role that a file takes away ends the sessions that had it", async () => {
    const person = { ...inventPerson(), roles: ["ROLE_AUTHOR", "ROLE_TRAINER"], password: DEMO_PASSWORD };
    const { user } = (await ask(ADMIN, "createUser", { body: person })).json();
    const { refreshToken } = await server.signIn(user.identifier);
    const { password: _, ...fields } = person;
    await carry([{ ...fields, firstname: "Moved" }]);
    const going = await call(server, "refresh", { body: { refreshToken } });
    await carry([{ ...fields, roles: ["ROLE_AUTHOR"] }]);
    const ended = await call(server, "refresh", { body: { refreshToken: going.json().refreshToken } });
    expect([going.statusCode, ended.statusCode]).toEqual([200, 401]);
  });

  test("what a file has no column for stays, and an empty cell of a column empties what may be empty", async () => {
    const person = { ...inventPerson(), type: "internal", locale: "fr" };
    await carry([person]);
    const { type: _, ...rest } = person;
    await carry([{ ...rest, locale: "", firstname: "New" }]);
    expect(await find(person.login)).toMatchObject({ firstname: "New", type: "internal", locale: null });
  });

  test("§3.48 §3.49 places and criteria are named by their titles; one that the client does not have is an error of its line", async () => {
    const clientId = (await server.world.users.findByIdentifier(ADMIN))?.clientId ?? "";
    const place = (id: string, title: string, children: unknown[] = []) => ({ id, title, lvl: 0, children });
    await ask(ADMIN, "putOrganisation", {
      params: { id: clientId },
      body: {
        affectations: [place("n", "North", [place("s1", "Site")]), place("s", "South", [place("s2", "Site")])],
        criterias: [{ label: "Trade", children: [] }],
      },
    });
    const [good, bad] = [inventPerson(), inventPerson()];
    const shown = await check(
      writeUserFile([
        {
          ...good,
          affectations: ["south", "South/Site"].slice(1),
          criterias: ["Trade"],
          trainerMeans: ["abc/spring", "abc/autumn"],
        },
        { ...bad, affectations: "Site" },
        { ...inventPerson(), trainerMeans: ["abc/spring", "spring"] },
      ]),
    );
    expect(shown.report.errors).toMatchObject([
      { row: 3, column: "affectations", code: "place.unknown" },
      { row: 4, column: "trainerMeans", code: "validation" },
    ]);
    await apply(shown.id);
    expect(await find(good.login)).toMatchObject({
      affectations: ["s2"],
      criterias: ["Trade"],
      trainerMeans: ["abc/spring", "abc/autumn"],
    });
  });

  test("header=0 the columns stand in the order of the template", async () => {
    const { login, email, firstname, lastname } = inventPerson();
    const shown = await check(fileOf([login, email, firstname, lastname].join(","), "a.csv", { header: "0" }));
    expect(shown.report).toMatchObject({ nbUsersNew: 1, nbUsersInvited: 1, creates: [{ row: 1, login }] });
  });

  test("decisions 2: roles are given up to one's own, nobody above is changed, and one's own account is not closed", async () => {
    const person = inventPerson();
    const of = async (login: string) => ({ ...(await find(login, SUPER)) });
    const [above, own] = [await of("superadmin"), await of("admin")];
    const line = ({ login, email, firstname, lastname }: Answered) => ({ login, email, firstname, lastname });
    const shown = await check(
      writeUserFile([
        { ...person, roles: "super administrateur", active: "" },
        { ...line(above), roles: "apprenant", active: "" },
        { ...line(own), active: "non" },
      ]),
    );
    expect(shown.report.errors.map(({ row, code }: Answered) => [row, code])).toEqual([
      [2, "role.refused"],
      [3, "role.refused"],
      [4, "user.own-account"],
    ]);
  });

  test("what was shown is refused when the users changed since in a way that matters, and carried out when not", async () => {
    const [one, other] = [inventPerson(), inventPerson()];
    await carry([one]);
    const shown = await check(writeUserFile([{ ...one, firstname: "Changed" }]));
    const { id } = await find(one.login);
    const { login, email, lastname, roles } = one;
    await ask(ADMIN, "updateUser", { params: { id }, body: { login, email, firstname: "Meanwhile", lastname, roles } });
    const before = await everyone();
    expect(await apply(shown.id)).toMatchObject({ status: "error", error: "import.outdated" });
    expect(await everyone()).toBe(before);
    const again = await check(writeUserFile([{ ...one, firstname: "Changed" }]));
    await ask(ADMIN, "createUser", { body: other });
    expect(await apply(again.id)).toMatchObject({ status: "success" });
    expect((await find(one.login)).firstname).toBe("Changed");
  });

  test("somebody who changes in the very moment in which it is carried out is not written over", async () => {
    const person = inventPerson();
    await carry([person]);
    const shown = await check(writeUserFile([{ ...person, firstname: "Changed" }]));
    await confirm(shown.id);
    const { world } = server;
    const meanwhile: World = {
      ...world,
      transact: (tenancy, work) =>
        world.transact(tenancy, (inside) => {
          const hold: World["users"]["hold"] = async (...who) =>
            (await inside.users.hold(...who)).map((user) => ({ ...user, firstname: "Meanwhile" }));
          return work({ ...inside, users: { ...inside.users, hold } });
        }),
    };
    await runNextJob(meanwhile, { kinds: JOB_KINDS, isStopping: () => false, onFailure: () => undefined });
    expect(await look(shown.id)).toMatchObject({ status: "error", error: "import.outdated" });
    expect((await find(person.login)).firstname).toBe(person.firstname);
  });

  test("a client has one at a time; only the newest that was looked through is carried out, once", async () => {
    const first = await check(writeUserFile([inventPerson()]));
    const second = await begin(writeUserFile([inventPerson()]));
    expect(told(await ask(ADMIN, "importUsers", { form: writeUserFile([inventPerson()]) }))).toEqual([
      409,
      "import.running",
    ]);
    expect(told(await confirm(second.id))).toEqual([409, "import.not-ready"]);
    await server.runJobs();
    expect(told(await confirm(first.id))).toEqual([409, "import.not-ready"]);
    const both = await Promise.all([confirm(second.id), confirm(second.id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await server.runJobs();
    expect(told(await confirm(second.id))).toEqual([409, "import.not-ready"]);
    expect(told(await ask(ADMIN, "cancelImport", { params: { id: second.id }, body: {} }))).toEqual([
      409,
      "import.over",
    ]);
  });

  test("given up while it waits, it does nothing", async () => {
    const person = inventPerson();
    const shown = await check(writeUserFile([person]));
    await confirm(shown.id);
    await ask(ADMIN, "cancelImport", { params: { id: shown.id }, body: {} });
    await server.runJobs();
    expect(await look(shown.id)).toMatchObject({ status: "error", error: "import.cancelled" });
    expect(await find(person.login)).toBeUndefined();
    // What somebody gave up did not fail.
    const [{ text }] = (await ask(ADMIN, "listNotifications", { query: { limit: "1" } })).json().notifications;
    expect(text).toMatch(/abandonné|given up/);
  });

  test("whoever lost their rights before it ran imports nothing", async () => {
    const person = { ...inventPerson(), roles: ["ROLE_ADMIN"], password: DEMO_PASSWORD };
    const user = await ownPassword(server, (await ask(ADMIN, "createUser", { body: person })).json().user);
    const { id } = await begin(writeUserFile([inventPerson()]), user.identifier);
    const { login, email, firstname, lastname } = person;
    await ask(SUPER, "updateUser", {
      params: { id: user.id },
      body: { login, email, firstname, lastname, roles: ["ROLE_LEARNER"] },
    });
    await server.runJobs();
    expect(await look(id)).toMatchObject({ status: "error", error: "role.refused" });
  });
});

test.each(["looked through", "carried out"])(
  "decisions 2: whoever was closed before it is %s imports nothing, though they keep their roles",
  async (when) => {
    const person = { ...inventPerson(), roles: ["ROLE_ADMIN"], password: DEMO_PASSWORD };
    const user = await ownPassword(server, (await ask(ADMIN, "createUser", { body: person })).json().user);
    const made = inventPerson();
    const { id } = await begin(writeUserFile([made]), user.identifier);
    if (when === "carried out") {
      await server.runJobs();
      expect((await confirm(id, undefined, user.identifier)).statusCode).toBe(200);
    }
    const closed = await ask(ADMIN, "activateUser", { params: { id: user.id }, body: { active: false } });
    expect(closed.statusCode).toBe(200);
    await server.runJobs();
    expect(await look(id)).toMatchObject({ status: "error", error: "role.refused" });
    expect(await find(made.login)).toBeUndefined();
  },
);

describe("attack 71: files that are none", () => {
  const head = "login;email;firstname;lastname";
  test.each<[string, string | Buffer, string]>([
    ["another header", "a;b;c;d\n1;2;3;4", "can_access.wrong_column_headers"],
    ["a column that is missing", "login;email;firstname\na;b@c.d;e", "columns.mandatory.missing"],
    ["a quote that is not closed", `${head}\n"a;b@c.d;e;f\ng;h@i.j;k;l`, "file.unreadable"],
    ["1,000 columns", "x;".repeat(1_000), "can_access.wrong_column_headers"],
    ["10 MB in one cell", `${head}\n${"x".repeat(10_000_000)};b@c.d;e;f`, "file.too-large"],
    ["a header alone", head, "file.no-rows"],
    ["blank lines", "\n\n  \n;;\n", "file.no-rows"],
  ])("%s", async (_, content, code) => {
    const before = await everyone();
    const shown = await check(fileOf(content));
    expect(shown).toMatchObject({ status: "error", error: code, report: { codes: [code], nbUsersNew: 0 } });
    expect(told(await confirm(shown.id))).toEqual([409, "import.not-ready"]);
    expect(await everyone()).toBe(before);
  });

  test("one login twice, a NUL and a login of another client: the line is refused, or somebody of this client", async () => {
    const [one, nul] = [inventPerson(), inventPerson()];
    // A NUL at the beginning is no text at all.
    const others = Array.from({ length: 30 }, inventPerson);
    const theirs = await lookout.find("select * from users where identifier = 'atelier_learner'");
    const shown = await check(
      writeUserFile([
        ...others,
        one,
        { ...one, firstname: "Twice" },
        { ...nul, firstname: "a\u0000b" },
        { ...inventPerson(), login: "atelier_learner" },
      ]),
    );
    expect(shown.report).toMatchObject({ nbUsersNew: 32, nbUsersErrors: 2 });
    expect(shown.report.errors.map(({ row, code }: Answered) => [row, code])).toEqual([
      [33, "login.duplicate"],
      [34, "row.unreadable"],
    ]);
    await apply(shown.id);
    expect((await find("atelier_learner")).identifier).toBe("demo_atelier_learner");
    expect(await lookout.find("select * from users where identifier = 'atelier_learner'")).toEqual(theirs);
  });

  test.each([
    ["BOM and CR", (text: string) => Buffer.from(`\ufeff${text.replaceAll("\n", "\r")}`)],
    ["UTF-16", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["Latin-1 and CRLF", (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"), "latin1")],
  ])("is read as it was meant: %s", async (_, encode) => {
    const person = inventPerson();
    const text = Buffer.from(writeUserFile([person]).file?.bytes ?? []).toString();
    await apply((await check(fileOf(encode(text)))).id);
    expect(await find(person.login)).toMatchObject(person);
  });

  test("attack 72 a workbook with macros, one that is hostile, and what is no table at all", async () => {
    const empty = writeZip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml", content: "<workbook/>" }]);
    const macros = writeZip([
      { name: "[Content_Types].xml" },
      { name: "xl/workbook.xml" },
      { name: "xl/vbaProject.bin" },
    ]);
    expect(told(await ask(ADMIN, "importUsers", { form: fileOf(macros, "a.xlsx") }))).toEqual([
      422,
      "document.source.wrong_type",
    ]);
    expect(told(await ask(ADMIN, "importUsers", { form: fileOf("\x7fELF\x00\x01") }))).toEqual([
      422,
      "document.source.wrong_type",
    ]);
    expect(await check(fileOf(empty, "a.xlsx"))).toMatchObject({ status: "error", error: "file.unreadable" });
  });
});

describe("attack 73: deleteAbsent", () => {
  const absent = { deleteAbsent: "true" };
  test("a file that names few removes nobody before their exact number is said, and never who imports or stands above", async () => {
    await carry([inventPerson(), inventPerson()]);
    const shown = await check(writeUserFile([inventPerson()], absent));
    const { nbUsersRemoved, nbUsersKept, mustConfirm } = shown.report;
    expect([nbUsersRemoved > 2, nbUsersKept, mustConfirm]).toEqual([true, 2, true]);
    for (const removals of [undefined, 0, nbUsersRemoved - 1])
      expect(told(await confirm(shown.id, removals))).toEqual([409, "import.unconfirmed"]);
    expect(await find("learner")).toBeDefined();
    await ask(ADMIN, "cancelImport", { params: { id: shown.id }, body: {} });
  });

  test("confirmed, whom it does not name goes, and their results stay without a name", async () => {
    const gone = inventPerson();
    await carry([gone]);
    const [coming, { slot }] = [await holdClass(server, 60), await holdClass(server, 5)];
    for (const one of [coming.slot, slot]) await enrolIn(server, one, `demo_${gone.login}`);
    const text = (await download("csv")).toString();
    const without = text
      .split("\r\n")
      .filter((line) => !line.includes(gone.email))
      .join("\r\n");
    const shown = await check(fileOf(without, "a.csv", absent));
    expect(shown.report).toMatchObject({ nbUsersRemoved: 1, nbUsersUpdate: 0, removals: [{ login: gone.login }] });
    // §7.31 What classrooms lose with them is told before.
    expect(shown.report.attendance).toEqual({ places: 2, marks: 0 });
    expect((await apply(shown.id, 1)).status).toBe("success");
    expect(await find(gone.login)).toBeUndefined();
  });

  test("a line whose login cannot be read removes nobody: it may name anybody", async () => {
    const shown = await check(writeUserFile([inventPerson(), { ...inventPerson(), login: "" }], absent));
    expect(shown.report).toMatchObject({
      nbUsersRemoved: 0,
      mustConfirm: false,
      codes: ["import.absent-unclear", "validation"],
    });
  });
});

describe("attacks 74 and 86: places of the licence", () => {
  const limit = async (quantity: number | null) => {
    const id = (await server.world.users.findByIdentifier(ADMIN))?.clientId ?? "";
    const count = quantity === null ? [] : [{ unity: "nbUser", quantity }];
    const licenceContent = { licences: [{ licenceInformation: { count, licence: [] } }] };
    const answer = await ask(SUPER, "updateLicence", { params: { id }, body: { licenceContent } });
    expect(answer.statusCode).toBeLessThan(300);
  };
  const countUsers = async () =>
    Number(
      (
        await lookout.find("select count(*) from users u join clients c on c.id = u.client_id where c.slug = 'demo'")
      )[0]?.["count"],
    );

  test("§8.13 more people than there are places are told before, and are not made", async () => {
    await limit((await countUsers()) + 1);
    const shown = await check(writeUserFile([inventPerson(), inventPerson()]));
    expect(shown).toMatchObject({
      status: "error",
      error: "can_access.no_enough_place.nbUser",
      report: { licences: { wanted: 2, free: 1 }, codes: ["can_access.no_enough_place.nbUser"] },
    });
    await limit(null);
  });

  test("a place that is taken between the look and the confirmation is not taken twice", async () => {
    const before = await countUsers();
    await limit(before + 2);
    const shown = await check(writeUserFile([inventPerson(), inventPerson()]));
    expect(shown.report.licences).toEqual({ wanted: 2, free: 2 });
    await confirm(shown.id);
    const made = Promise.all(Array.from({ length: 5 }, () => ask(ADMIN, "createUser", { body: inventPerson() })));
    await Promise.all([server.runJobs(), made]);
    expect(await countUsers()).toBeLessThanOrEqual(before + 2);
    expect(await countUsers()).toBeGreaterThan(before);
    await limit(null);
  });
});

describe("§7.39 the export", () => {
  test.each(["csv", "xlsx"])(
    "changes nothing when it is imported, formulas and all: %s",
    { tags: "long" },
    async (format) => {
      const odd = {
        ...inventPerson(),
        firstname: "=1+1",
        lastname: '-"a"; b',
        type: "@SUM(A1)",
        trainerMeans: ["a\\|b/c", "+c/d"],
      };
      await carry([odd]);
      const bytes = await download(format);
      const before = await everyone();
      const shown = await check(fileOf(bytes, `users.${format}`, { deleteAbsent: "true" }));
      expect(shown.report).toMatchObject({ nbUsersNew: 0, nbUsersUpdate: 0, nbUsersRemoved: 0, nbUsersErrors: 0 });
      expect(shown.report.nbUsersUnchanged).toBe(shown.report.nbUsersFile);
      expect((await apply(shown.id)).status).toBe("success");
      expect(await everyone()).toBe(before);
      expect((await find(odd.login)).firstname).toBe("=1+1");
      if (format === "csv") expect(bytes.toString()).toContain(";'=1+1;");
    },
  );

  test("§5.24 §7.37 §7.38 files have names that can be saved; the template is a table that is understood, and its example nobody", async () => {
    const template = await ask(ADMIN, "importTemplate", { query: { format: "xlsx" } });
    expect(template.headers["content-disposition"]).toContain("modele-utilisateurs.xlsx");
    expect(await check(fileOf(template.rawPayload, "a:b?\u202e.xlsx"))).toMatchObject({
      file: "a-b-.xlsx",
      error: "file.no-rows",
    });
    const asText = await ask(ADMIN, "importTemplate", { query: { format: "csv" } });
    const [, example = ""] = asText.payload.split(/\r?\n/);
    expect(example).toContain("alex.martin@example.com");
    // Changed, it is a person like any other.
    const changed = Buffer.from(asText.payload.replaceAll("alex.martin", "sam.martin"));
    expect((await check(fileOf(changed, "a.csv"))).report).toMatchObject({ nbUsersNew: 1 });
    expect(await check(fileOf(template.rawPayload, "a.xlsx"))).toMatchObject({ error: "file.no-rows" });
    const last = await ask(ADMIN, "lastImportFile");
    expect(last.rawPayload.equals(template.rawPayload)).toBe(true);
    expect(told(await ask("atelier_author", "lastImportFile"))).toEqual([403, "role.refused"]);
  });
});

describe("§3.231 §7.40 who began an import is told of its end", () => {
  test("§4.165 §4.166 §4.167 by one notification each time, which can be marked as read", async () => {
    const newest = async () => (await ask(ADMIN, "listNotifications", { query: { limit: "2" } })).json().notifications;
    const list = async () => (await ask(ADMIN, "listImportNotifications", { query: { last: "true" } })).json();
    const { id } = await begin(writeUserFile([inventPerson()]));
    expect(await list()).toMatchObject([{ id, status: "checking", isLoading: true, slug: null }]);
    await server.runJobs();
    const [ready] = await newest();
    expect(ready).toMatchObject({
      type: "Import",
      isRead: false,
      info: { threadSlug: null, importStatus: "ready", importReport: [] },
    });
    expect(await list()).toMatchObject([
      { id, slug: ready.slug, status: "ready", isRead: false, nbUsersFile: 1, nbUsersNew: 1, errorMessage: null },
    ]);
    await apply(id);
    const [done] = await newest();
    expect(done.info.importStatus).toBe("success");
    await ask(ADMIN, "markNotification", { params: { slug: done.slug }, body: { isRead: true } });
    expect(await list()).toMatchObject([{ slug: done.slug, status: "success", isRead: true, isLoading: false }]);
    await check(fileOf("a;b\n1;2"));
    const [failed] = await newest();
    expect(failed.info).toEqual({
      threadSlug: null,
      importStatus: "error",
      importReport: ["can_access.wrong_column_headers"],
    });
    expect(await list()).toMatchObject([
      { status: "error", errorMessage: "can_access.wrong_column_headers", slug: failed.slug },
    ]);
    await server.world.livePublisher.settle();
    const topic = await lookout.find(
      `select data from live_updates where topic = '${ADMIN}' order by sequence desc limit 1`,
    );
    expect(JSON.parse(String(topic[0]?.["data"]))).toEqual(failed);
  });
});
