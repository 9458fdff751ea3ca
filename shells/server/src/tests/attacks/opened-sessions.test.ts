// Knows that signing out ends every session that was opened from the ended one, and that none outlives its origin.
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, type PublishedCourse, publishCourse, readSession } from "../../testing/author.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let lookout: Lookout;
let course: PublishedCourse;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  course = await publishCourse(server, (await server.signIn("demo_author")).token, "Doors");
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}
const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const refresh = (refreshToken: string) => call(server, "refresh", { body: { refreshToken } });
const signOut = ({ token, refreshToken }: Pair, identifier: string) =>
  by(token, "logout", { body: { refreshToken, identifier } });
const readLink = (link: string): Pair => {
  const { searchParams } = new URL(link);
  return { token: searchParams.get("token") ?? "", refreshToken: searchParams.get("refreshToken") ?? "" };
};

const openPlayer = async (token: string): Promise<Pair> =>
  readLink((await by(token, "playerLink", { params: { slug: course.slug } })).json().link);
/** Every way in which one session opens another. */
const DOORS: Readonly<Record<string, (token: string) => Promise<Pair>>> = {
  "the link of a learner": openPlayer,
  "the link of an author into a publication": async (token) => {
    const body = { mode: "NORMAL", productPerimeterSlug: course.perimeter };
    return readLink(
      (await by(token, "linkProduct", { params: { type: "learniz", slug: course.slug }, body })).json().link,
    );
  },
  "the link of an author into a draft": async (token) => {
    const params = { type: "learniz", slug: course.slug };
    return readLink((await by(token, "linkProduct", { params, body: { mode: "PREVIEW" } })).json().link);
  },
  "a preview": async (token) =>
    (await by(token, "previewProduct", { params: { type: "learniz", slug: course.slug } })).json(),
};

const playsBy = async (token: string, slug: string) =>
  told(await by(token, "playLearniz", { params: { perimeterSlug: slug } }));
const CLOSED = [401, "token.invalid"];
const GONE = [401, "refresh.invalid"];

test.each(Object.entries(DOORS))(
  "§7.6 decisions 3: signing out closes %s, followed or not; another session's goes on",
  async (name, open) => {
    const slug = /draft|preview/.test(name) ? course.slug : course.perimeter;
    const [mine, other] = [await server.signIn("demo_author"), await server.signIn("demo_author")];
    const [fresh, followed, foreign] = [await open(mine.token), await open(mine.token), await open(other.token)];
    const inside: Pair = (await refresh(followed.refreshToken)).json();
    expect(await playsBy(inside.token, slug)).toEqual([200, undefined]);
    await signOut(mine, "demo_author");
    for (const one of [fresh, inside]) {
      expect(await playsBy(one.token, slug)).toEqual(CLOSED);
      expect(told(await refresh(one.refreshToken))).toEqual(GONE);
    }
    expect(await playsBy(foreign.token, slug)).toEqual([200, undefined]);
    expect((await refresh(foreign.refreshToken)).statusCode).toBe(200);
  },
);

test("§7.4 decisions 3: a stolen refresh token that is used again closes what its session opened", async () => {
  const mine = await server.signIn("demo_learner");
  const inside: Pair = (await refresh((await openPlayer(mine.token)).refreshToken)).json();
  expect((await refresh(mine.refreshToken)).statusCode).toBe(200);
  server.advance(11_000);
  expect(told(await refresh(mine.refreshToken))).toEqual(GONE);
  expect(await playsBy(inside.token, course.perimeter)).toEqual(CLOSED);
  expect(told(await refresh(inside.refreshToken))).toEqual(GONE);
});

test("decisions 3: whoever leaves a player by signing out there stays signed in where they came from", async () => {
  const mine = await server.signIn("demo_learner");
  const inside: Pair = (await refresh((await openPlayer(mine.token)).refreshToken)).json();
  await signOut(inside, "demo_learner");
  expect(await playsBy(inside.token, course.perimeter)).toEqual(CLOSED);
  expect((await by(mine.token, "me")).statusCode).toBe(200);
});

const borrow = async (): Promise<Pair> => {
  const { token } = await server.signIn("demo_admin");
  const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
  return (await by(token, "impersonate", { body })).json();
};
test.each([
  ["leaves", async ({ token }: Pair) => by(token, "leaveImpersonation")],
  ["signs out", async (pair: Pair) => signOut(pair, "demo_learner")],
] as const)(
  "§7.11 attack 16: a stand-in who %s leaves no player open behind, and their record says when",
  async (_, end) => {
    const borrowed: Pair = (await refresh((await borrow()).refreshToken)).json();
    const [fresh, followed] = [await openPlayer(borrowed.token), await openPlayer(borrowed.token)];
    const inside: Pair = (await refresh(followed.refreshToken)).json();
    expect(await playsBy(inside.token, course.perimeter)).toEqual([200, undefined]);
    await end(borrowed);
    for (const one of [fresh, inside]) {
      expect(await playsBy(one.token, course.perimeter)).toEqual(CLOSED);
      expect(told(await refresh(one.refreshToken))).toEqual(GONE);
    }
    const ids = [borrowed, fresh, inside].map(({ token }) => `'${readSession(token)}'`);
    const records = await lookout.find(`select ended_at from impersonations where session_id in (${ids.join(", ")})`);
    expect(records).toEqual(ids.map(() => ({ ended_at: expect.any(Date) })));
  },
);
