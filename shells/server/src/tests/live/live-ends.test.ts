// Knows that a live stream ends when whoever opened it stands no more, long before its own token ends (decisions 3).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer, publishCourse } from "../../testing/author.ts";
import { type OpenedStream, openStream } from "../../testing/open-stream.ts";
import { inventPerson, ownPassword } from "../../testing/people.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let baseUrl: string;
let author: string;
let administrator: string;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  baseUrl = await server.listen();
  author = (await server.signIn("demo_author")).token;
  administrator = (await server.signIn("demo_superadmin")).token;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

interface Person {
  readonly user: Answered;
  readonly token: string;
  readonly refreshToken: string;
}
const ask = async (name: RouteName, sent: Sent, by = administrator) => {
  const answer = await call(server, name, { headers: bearer(by), ...sent });
  if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
  return answer;
};
const tokenOfStream = async (token: string): Promise<string> => (await ask("liveToken", {}, token)).json().token;
const listen = async (topic: string, token: string): Promise<OpenedStream> =>
  openStream(baseUrl, `topic=${topic}`, bearer(await tokenOfStream(token)));
async function settle(): Promise<Person> {
  const body = { ...inventPerson(), password: DEMO_PASSWORD };
  const user = await ownPassword(server, (await ask("createUser", { body })).json().user);
  return { user, ...(await server.signIn(user.identifier)) };
}
const sql = (statement: string) => lookout.find(statement);
const now = () => new Date(server.world.clock.now()).toISOString();
const homeOf = async (identifier: string) => (await server.world.users.findByIdentifier(identifier))?.clientId ?? "";

const FALLS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  closed: ({ user }) => ask("activateUser", { params: { id: user.id }, body: { active: false } }),
  "closed in the database": ({ user }) => sql(`update users set active = false where id = '${user.id}'`),
  deleted: ({ user }) => ask("deleteUser", { params: { id: user.id } }),
  "signed out": ({ user, token, refreshToken }) =>
    ask("logout", { body: { refreshToken, identifier: user.identifier } }, token),
  "signed out everywhere": async ({ user }) =>
    server.world.sessions.endOthers({ clientId: await homeOf(user.identifier) }, user.id, null, now()),
  "moved to another client": async ({ user }) =>
    sql(`begin; delete from sessions where user_id = '${user.id}'; delete from account_links where user_id = '${user.id}';
         delete from mails where user_id = '${user.id}'; delete from account_events where user_id = '${user.id}';
         update users set client_id = '${await homeOf("atelier_learner")}' where id = '${user.id}'; commit`),
};

test.each(Object.entries(FALLS))(
  "decisions 3: the stream of who was %s ends within seconds, and opens no more",
  { tags: "long" },
  async (_, fall) => {
    const person = await settle();
    const live = bearer(await tokenOfStream(person.token));
    const topic = `topic=${person.user.identifier}`;
    const [stream, other] = [
      await openStream(baseUrl, topic, live),
      await listen("demo_learner", (await server.signIn("demo_learner")).token),
    ];
    expect(stream.status).toBe(200);
    await fall(person);
    await stream.ended;
    const again = await openStream(baseUrl, topic, live);
    await again.ended;
    expect([again.status, again.headers.get("www-authenticate")]).toEqual([401, 'Bearer error="invalid_token"']);
    const name = `After ${person.user.identifier}`;
    await publishCourse(server, author, name);
    await other.until((text) => text.includes(name));
    other.leave();
  },
);

test("decisions 3: what is sent right after the end of a session reaches its stream no more", async () => {
  const person = await settle();
  const stream = await listen(person.user.identifier, person.token);
  await sql(`update sessions set ended_at = now() where user_id = '${person.user.id}'`);
  await publishCourse(server, author, "Too late for some");
  await stream.ended;
  expect(stream.text()).not.toContain("Too late for some");
});
