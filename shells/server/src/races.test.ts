// Knows that different works at once on the same people, slots and products end as one after the other would, and that none of them is a fault of the server.
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "./testing/author.ts";
import { enrolIn, holdClass } from "./testing/hold-classes.ts";
import { call, type Sent } from "./testing/route-case.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

const ROUNDS = 12;
let server: TestServer;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config.dataDir);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

async function as(login: string) {
  const headers = bearer((await server.signIn(login)).token);
  return (name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers });
}
async function recruit(word: string) {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const person = { ...some, id: server.world.dice.createId(), login: word, identifier: `demo_${word}` };
  await server.world.users.add(person);
  return person;
}

test("§7.131 §7.87 a slot is signed, or its classiz is gone: never both, and never a fault", async () => {
  const [learner, author] = [await as("demo_learner"), await as("demo_author")];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slot, slug } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const [signed, deleted] = await Promise.all([
      learner("signSlot", { params: { slotId: slot } }),
      author("deleteProduct", { params: { type: "classiz", slug } }),
    ]);
    expect([200, 404]).toContain(signed.statusCode);
    expect(deleted.statusCode).toBe(204);
  }
});

test("§7.31 who is marked while their account is deleted is marked or gone, and whoever marks stays signed in", async () => {
  const admin = await as("demo_admin");
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slot } = await holdClass(server, 0);
    const { id, identifier } = await recruit(`gone${round}`);
    await enrolIn(server, slot, identifier);
    const [marked, deleted] = await Promise.all([
      admin("markPresence", { params: { slotId: slot, userId: id }, body: { isPresent: true, reason: "there" } }),
      admin("deleteUser", { params: { id } }),
    ]);
    expect([200, 403, 404]).toContain(marked.statusCode);
    expect(deleted.statusCode).toBe(204);
    expect((await admin("me")).statusCode).toBe(200);
  }
});

test("decisions 8: what is signed counts, whatever the learner saves at that moment, from a clock that is ahead too", async () => {
  const learner = await as("demo_learner");
  for (let round = 0; round < ROUNDS; round += 1) {
    const { slot, perimeter } = await holdClass(server, 0);
    await enrolIn(server, slot, "demo_learner");
    const save = (seconds: number) => {
      const eventDate = new Date(server.world.clock.now() + 1_000 * seconds).toISOString();
      return learner("saveClassizProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } });
    };
    const ahead = [60, 61, 62, 63, 64, 65, 66, 67];
    const answers = await Promise.all([learner("signSlot", { params: { slotId: slot } }), ...ahead.map(save)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { progress } = (await learner("playClassiz", { params: { slug: perimeter } })).json();
    expect(progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
  }
});

test("§7.3 who is held for a change signs in and refreshes meanwhile; who changes them too waits until it is done", async () => {
  const { id, clientId, identifier } = await recruit("held");
  const { refreshToken } = await server.signIn(identifier);
  const COUNT = "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'";
  /** What it answers, or that somebody waits for what another holds before it does. */
  async function raceWithLocks<T>(work: Promise<T>): Promise<T | "waits"> {
    let isOver = false;
    const see = async () => {
      while (!isOver) if ((await lookout.find(COUNT))[0]?.["waiting"] !== 0) break;
      return "waits" as const;
    };
    const seeing = see();
    const first = await Promise.race([work, seeing]);
    isOver = true;
    await seeing;
    return first;
  }
  const enter = async () => {
    await server.signIn(identifier);
    return (await call(server, "refresh", { body: { refreshToken } })).statusCode;
  };
  const changing = await server.world.transact({ clientId }, async (inside) => {
    await inside.users.hold({ clientId }, [id]);
    expect(await raceWithLocks(enter())).toBe(200);
    const changed = server.world.users.change({ clientId }, id, { firstname: "Other" });
    expect(await raceWithLocks(changed)).toBe("waits");
    return { changed };
  });
  expect(await changing.changed).toMatchObject({ firstname: "Other" });
});
