// Knows who is told as invited, and that who never came in is mailed their way in once more (§7.28, decisions 3).
// @module-tag wide
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const MINUTE = 60_000;
type Caller = { readonly authorization: string };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** In a session of its own: a minute that passes ends none of them. */
const ask = async (name: Parameters<typeof call>[1], sent: Sent, headers?: Caller) =>
  call(server, name, { ...sent, headers: headers ?? bearer((await server.signIn("demo_admin")).token) });
const make = async (more: object = {}): Promise<Answered> =>
  (await ask("createUser", { body: { ...inventPerson(), ...more } })).json().user;
const told = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().detail];
const invite = ({ id }: Answered, by?: Caller) => ask("inviteUser", { params: { id } }, by);
const isInvited = async ({ id, login }: Answered) => {
  const { user } = (await ask("getUser", { params: { id } })).json();
  const { users } = (await ask("listUsers", { query: { query: login } })).json();
  const listed = users.find((one: Answered) => one.id === id);
  expect(listed.isInvited).toBe(user.isInvited);
  return user.isInvited;
};
/** The tokens of what was mailed to them, the newest first. */
async function readTokens({ email }: Answered): Promise<readonly string[]> {
  // An administrator reads them without their links.
  const reader = bearer((await server.signIn("demo_superadmin")).token);
  const { mails } = (await ask("listMails", {}, reader)).json();
  const theirs = mails.filter(({ to }: Answered) => to === email);
  const texts = await Promise.all(
    theirs.map(async ({ id }: Answered) => (await ask("readMail", { params: { mailId: id } }, reader)).json().text),
  );
  return texts.map((text: string) => /#token=(\S+)/.exec(text)?.[1] ?? "");
}
const choose = (token: string) => ask("resetPassword", { body: { password: "Grand-Soleil7-2026" } }, bearer(token));

test("§7.28 who has an account and no password of their own is invited, until they choose one", async () => {
  const [mailed, temporary] = [await make(), await make({ password: DEMO_PASSWORD })];
  expect([mailed.isInvited, temporary.isInvited]).toEqual([true, true]);
  expect([await isInvited(mailed), await isInvited(temporary)]).toEqual([true, true]);
  const [token = ""] = await readTokens(mailed);
  expect((await choose(token)).statusCode).toBeLessThan(300);
  expect(await isInvited(mailed)).toBe(false);
  const admin = await server.world.users.findByIdentifier("demo_admin");
  expect(await isInvited(admin as Answered)).toBe(false);
});

test("decisions 3 an invitation that is sent again opens what the one before it opens no more, and is written down", async () => {
  const user = await make();
  server.advance(MINUTE);
  expect((await invite(user)).json()).toEqual({ mails: "stay" });
  const [second = "", first = "", ...more] = await readTokens(user);
  expect(more).toEqual([]);
  expect(told(await choose(first))).toEqual([410, "link.invalid"]);
  expect((await choose(second)).statusCode).toBeLessThan(300);
  const { events } = (await ask("listPersonEvents", { params: { id: user.id } })).json();
  const sent = events.find(({ kind }: Answered) => kind === "link-sent");
  expect(sent).toMatchObject({ detail: "active-account", by: { isThemselves: false } });
});

test("§4.26 who was given a temporary password is mailed the link that replaces it", async () => {
  const user = await make({ password: DEMO_PASSWORD });
  server.advance(MINUTE);
  expect((await invite(user)).statusCode).toBe(200);
  const { events } = (await ask("listPersonEvents", { params: { id: user.id } })).json();
  expect(events.find(({ kind }: Answered) => kind === "link-sent")).toMatchObject({ detail: "temporary-password" });
});

test("decisions 3 one mail a minute leaves, however many ask at once", async () => {
  const user = await make();
  expect(told(await invite(user))).toEqual([409, "invitation.too-soon"]);
  server.advance(MINUTE);
  const answers = await Promise.all([invite(user), invite(user), invite(user)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await readTokens(user)).toHaveLength(2);
});

test("decisions 2 nobody is invited who came in, whose account is closed, who is elsewhere or stands above", async () => {
  const [learner, elsewhere, above] = await Promise.all(
    ["demo_learner", "atelier_learner", "demo_superadmin"].map((one) => server.world.users.findByIdentifier(one)),
  );
  expect(told(await invite(learner as Answered))).toEqual([409, "invitation.taken-up"]);
  expect(told(await invite(elsewhere as Answered))).toEqual([404, "not-found"]);
  expect(told(await invite(above as Answered))).toEqual([403, "role.refused"]);
  const closed = await make();
  await ask("activateUser", { params: { id: closed.id }, body: { active: false } });
  server.advance(MINUTE);
  expect(told(await invite(closed))).toEqual([409, "invitation.unreachable"]);
  for (const login of ["demo_author", "demo_manager"])
    expect(told(await invite(closed, bearer((await server.signIn(login)).token)))).toEqual([403, "role.refused"]);
});

test("decisions 3 where there is no address, no mail is written", async () => {
  const user = await make();
  const known = await server.world.users.findByIdentifier(user.identifier);
  await server.world.users.change({ clientId: known?.clientId ?? "" }, user.id, { email: "" });
  server.advance(MINUTE);
  expect(told(await invite(user))).toEqual([409, "invitation.unreachable"]);
});
