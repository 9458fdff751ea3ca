// Knows what the storage of jobs and of many users at a time promises on every database.
import { randomUUID } from "node:crypto";
import type { HeldJob, NewJob, RosterPlace, Tenancy, UserRecord } from "@academiz/backend/ports";
import { createClientRecord } from "@academiz/testkit/backend";
import { beforeAll, describe, expect, test } from "vitest";
import * as repositories from "../repositories/index.ts";
import type { Tenants, Transactions } from "../tenancy/tenants.ts";

const bindJobs = (tenants: Tenants) => ({
  jobs: repositories.createJobs(tenants),
  roster: repositories.createRoster(tenants),
});
async function addHome(tenants: Tenants): Promise<Tenancy> {
  const clientId = randomUUID();
  await repositories.createClients(tenants).add(createClientRecord(clientId));
  return { clientId };
}
const NOW = "2026-01-01T00:00:00.000Z";
const LATER = "2026-01-01T00:01:00.000Z";
const MUCH_LATER = "2026-01-01T00:02:00.000Z";

export function suiteJobs(open: () => Transactions): void {
  let home: Tenancy;
  beforeAll(async () => {
    home = await addHome(open());
  });
  const make = (more: Partial<NewJob> = {}): NewJob => ({
    id: randomUUID(),
    clientId: home.clientId,
    type: "test",
    lane: null,
    askerId: randomUUID(),
    askerClientId: home.clientId,
    input: { a: [1] },
    fileKey: null,
    ...more,
  });
  const add = async (more: Partial<NewJob> = {}) => {
    const job = make(more);
    expect(await bindJobs(open()).jobs.add(job, NOW)).toBe(true);
    return job;
  };
  const claim = (at = NOW, until = LATER) => bindJobs(open()).jobs.claim(randomUUID(), at, until);
  const drain = async () => {
    for (let held = await claim("2100-01-01T00:00:00.000Z"); held; held = await claim("2100-01-01T00:00:00.000Z"))
      await finish(held);
  };
  const finish = (held: HeldJob, state: "done" | "failed" = "done") =>
    bindJobs(open()).jobs.finish(
      held,
      state === "done" ? { state, result: { b: 1 } } : { state, error: "x", result: null },
      NOW,
    );

  describe("decisions 15: jobs", () => {
    test("each is in the hands of one runner, until its lease ends; whoever lost it finishes nothing", async () => {
      const { jobs } = bindJobs(open());
      await drain();
      const all = await Promise.all(Array.from({ length: 6 }, () => add()));
      const claimed = await Promise.all(Array.from({ length: 12 }, () => claim()));
      const held = claimed.flatMap((one) => one ?? []);
      expect(held.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
      const [lost] = held;
      if (!lost) throw new Error("nothing was claimed");
      for (const one of held.slice(1)) expect(await jobs.renew(one, MUCH_LATER, 1, 2)).toBe(true);
      const taken = await claim("2026-01-01T00:01:30.000Z", MUCH_LATER);
      expect(taken).toMatchObject({ id: lost.id, attempts: 2 });
      expect([await jobs.renew(lost, MUCH_LATER, 9, 9), await finish(lost)]).toEqual([false, false]);
      expect((await jobs.read(home, lost.id))?.state).toBe("running");
      expect(taken && (await finish(taken))).toBe(true);
      expect(await jobs.read(home, lost.id)).toMatchObject({ state: "done", result: { b: 1 }, finishedAt: NOW });
    });

    test("those that wait are counted, of all clients; those that run or have ended are not", async () => {
      const { jobs } = bindJobs(open());
      await drain();
      const elsewhere = await addHome(open());
      for (const at of [home, elsewhere, elsewhere]) await add(at);
      expect(await jobs.countQueued()).toBe(3);
      const held = await claim();
      expect(await jobs.countQueued()).toBe(2);
      if (held) await finish(held);
      expect(await jobs.countQueued()).toBe(2);
      await drain();
      expect(await jobs.countQueued()).toBe(0);
    });

    test("an effect and its end stand or fall together", async () => {
      await drain();
      const job = await add();
      const held = await claim();
      if (!held) throw new Error("nothing was claimed");
      const other = make();
      const broken = open().transact(home, async (inside) => {
        await bindJobs(inside).jobs.add(other, NOW);
        expect(await bindJobs(inside).jobs.finish(held, { state: "done", result: {} }, NOW)).toBe(true);
        throw new Error("killed");
      });
      await expect(broken).rejects.toThrow("killed");
      const { jobs } = bindJobs(open());
      expect([await jobs.read(home, other.id), (await jobs.read(home, job.id))?.state]).toEqual([null, "running"]);
      await finish(held);
    });

    test("a client has one of a lane that waits or runs; another client has its own", async () => {
      await drain();
      const { jobs } = bindJobs(open());
      const elsewhere = await addHome(open());
      const lane = "l";
      const first = await add({ lane });
      const races = await Promise.all([make({ lane }), make({ lane })].map((job) => jobs.add(job, NOW)));
      expect(races).toEqual([false, false]);
      expect(await jobs.add(make({ lane, ...elsewhere }), NOW)).toBe(true);
      const held = [await claim(), await claim()].find((one) => one?.id === first.id);
      if (held) await finish(held);
      const second = await add({ lane });
      expect(await jobs.again(home, first.id, {}, NOW)).toBe(false);
      await jobs.cancel(home, second.id, "cancelled", NOW);
      expect(await jobs.again(home, first.id, { more: true }, NOW)).toBe(true);
      expect(await jobs.read(home, first.id)).toMatchObject({
        state: "queued",
        input: { more: true },
        result: { b: 1 },
      });
      await drain();
    });

    test("a job that is given back is taken again, counted or not; a cancelled one belongs to nobody", async () => {
      await drain();
      const { jobs } = bindJobs(open());
      const { id } = await add();
      const [first] = [await claim()];
      if (!first) throw new Error("nothing was claimed");
      await jobs.release(first, NOW, false);
      const second = await claim();
      expect(second?.attempts).toBe(1);
      if (second) await jobs.release(second, LATER, true);
      expect(await claim()).toBeNull();
      const third = await claim(LATER, MUCH_LATER);
      expect(third?.attempts).toBe(2);
      await jobs.cancel(home, id, "cancelled", NOW);
      expect([third && (await finish(third)), await claim(MUCH_LATER)]).toEqual([false, null]);
      await add();
      expect(await claim(NOW, MUCH_LATER)).not.toBeNull();
      await jobs.reclaim(NOW);
      expect(await claim()).not.toBeNull();
      await drain();
    });

    test("an end is reported once; old ones are deleted, but for the newest of a kind that is kept", async () => {
      await drain();
      const { jobs } = bindJobs(open());
      const job = await add({ type: "told" });
      const held = await claim();
      if (held) await finish(held, "failed");
      const tell = () =>
        open().transactAbove(async (inside) => {
          const bound = bindJobs(inside).jobs;
          const untold = await bound.takeUntold(["told"]);
          // Long enough for the others to look as well.
          for (let n = 0; n < 30; n += 1) await bound.takeUntold(["nothing"]);
          if (untold) await bound.setTold(untold.id, randomUUID());
          return untold;
        });
      const told = (await Promise.all([tell(), tell(), tell()])).flatMap((one) => one ?? []);
      expect(told).toMatchObject([{ id: job.id, clientId: home.clientId, askerId: job.askerId }]);
      expect(await tell()).toBeNull();
      await jobs.prune(NOW, []);
      expect(await jobs.read(home, job.id)).not.toBeNull();
      await jobs.prune(LATER, ["told"]);
      expect(await jobs.read(home, job.id)).not.toBeNull();
      await jobs.prune(LATER, []);
      expect(await jobs.read(home, job.id)).toBeNull();
    });

    test("decisions 8: one's own are found by what they are about, page by page, until they ended long ago; what one made is its file", async () => {
      const { jobs } = bindJobs(open());
      await drain();
      const askerId = randomUUID();
      const about = (slug: string) => add({ type: "found", askerId, input: { slug, input: { draft: true } } });
      const [one, other] = [await about("a"), await about("b")];
      await add({ type: "found", input: { slug: "a" } });
      await add({ type: "other", askerId, input: { slug: "a" } });
      const find = async (more: object = {}) => {
        const search = { type: "found", askerId, endedAfter: NOW, page: 1, limit: 10, ...more };
        const { total, rows } = await jobs.search(home, search);
        return [total, rows.map(({ id }) => id).sort()] as const;
      };
      expect(await find()).toEqual([2, [one.id, other.id].sort()]);
      expect(await find({ input: { slug: "a" } })).toEqual([1, [one.id]]);
      const pages = [await find({ limit: 1 }), await find({ limit: 1, page: 2 }), await find({ limit: 1, page: 3 })];
      expect(pages.map(([total]) => total)).toEqual([2, 2, 2]);
      expect(pages.flatMap(([, ids]) => ids).sort()).toEqual([one.id, other.id].sort());

      const held = await claim();
      if (!held) throw new Error("nothing is due");
      // More bytes than 32 bits count.
      expect(await jobs.renew(held, LATER, 5_000_000_000, 6_000_000_000)).toBe(true);
      expect(await jobs.read(home, held.id)).toMatchObject({
        done: 5_000_000_000,
        total: 6_000_000_000,
        fileKey: null,
      });
      const made = { state: "done", result: {}, fileKey: "a key" } as const;
      expect(await jobs.finish(held, made, LATER)).toBe(true);
      expect(await jobs.read(home, held.id)).toMatchObject({ done: 6_000_000_000, fileKey: "a key" });
      const left = held.id === one.id ? other.id : one.id;
      expect(await find()).toEqual([2, [one.id, other.id].sort()]);
      expect(await find({ endedAfter: LATER })).toEqual([1, [left]]);
      await jobs.pruneType("other", MUCH_LATER);
      await jobs.pruneType("found", LATER);
      expect(await jobs.read(home, held.id)).not.toBeNull();
      await jobs.pruneType("found", MUCH_LATER);
      expect(await find()).toEqual([1, [left]]);
      await jobs.remove(home, left);
      await jobs.remove(home, "no id");
      expect(await find()).toEqual([0, []]);
      await drain();
    });

    test("another client's job looks as if it did not exist", async () => {
      const { jobs } = bindJobs(open());
      const job = await add();
      const elsewhere = await addHome(open());
      expect([await jobs.read(elsewhere, job.id), await jobs.list(elsewhere, "test", 10)]).toEqual([null, []]);
      await jobs.remove(elsewhere, job.id);
      const search = { type: "test", askerId: job.askerId, endedAfter: NOW, page: 1, limit: 10 };
      expect(await jobs.search(elsewhere, search)).toEqual({ total: 0, rows: [] });
      expect((await jobs.search(home, search)).rows.map(({ id }) => id)).toEqual([job.id]);
      await drain();
    });
  });

  describe("§7.36 many users at a time", () => {
    const person = (at: number): UserRecord => ({
      id: randomUUID(),
      clientId: home.clientId,
      identifier: randomUUID(),
      login: `many-${at}`,
      email: `many-${at}@example.org`,
      firstname: `"Zoé", {NULL} \\ ${at}`,
      lastname: at % 2 === 0 ? "NULL" : "",
      locale: at % 2 === 0 ? null : "fr",
      roles: ["ROLE_LEARNER", "ROLE_TRAINER"],
      active: at % 3 !== 0,
      hasAcceptedCgu: false,
      admitted: at % 2 === 0 ? null : NOW,
      type: at % 2 === 0 ? "a,b" : null,
      trainerMeans: at % 2 === 0 ? [] : ['a"b', "c\\d", "{e}", "NULL", "", "f,g"],
      affectations: ["n"],
      criterias: [],
      passwordHash: "",
    });
    const readAll = async () => {
      const { roster } = bindJobs(open());
      const all: UserRecord[] = [];
      let place: RosterPlace | null = null;
      do {
        const page: Awaited<ReturnType<typeof roster.walk>> = await roster.walk(home, place, 3);
        all.push(...page.rows);
        place = page.next;
      } while (place);
      return all.filter(({ login }) => login.startsWith("many-"));
    };
    const byLogin = (one: UserRecord, other: UserRecord) => (one.login < other.login ? -1 : 1);

    test("whatever stands in them, they are kept as they are, walked through each once, and changed", async () => {
      const { roster } = bindJobs(open());
      const people = Array.from({ length: 8 }, (_, at) => person(at));
      await roster.addMany(home, people);
      expect((await readAll()).sort(byLogin)).toEqual(people);
      const changes = people
        .slice(0, 3)
        .map((one, at) => ({ ...person(at + 1), id: one.id, login: "not read", identifier: "not read" }));
      expect(await roster.changeMany(home, changes)).toBe(3);
      const changed = people.map((one, at) =>
        at < 3 ? { ...person(at + 1), id: one.id, login: one.login, identifier: one.identifier } : one,
      );
      expect((await readAll()).sort(byLogin)).toEqual(changed);
      const elsewhere = await addHome(open());
      expect(await roster.changeMany(elsewhere, changes)).toBe(0);
    });

    test("each invitation is taken once, and comes back when its transaction is undone", async () => {
      const { roster } = bindJobs(open());
      const people = await readAll();
      await roster.invite(
        home,
        people.map(({ id }) => id),
        NOW,
      );
      const undone = open().transact(home, async (inside) => {
        expect(await bindJobs(inside).roster.takeInvited(home, 5)).toHaveLength(5);
        throw new Error("killed");
      });
      await expect(undone).rejects.toThrow("killed");
      const portions = await Promise.all([3, 3, 3].map((limit) => roster.takeInvited(home, limit)));
      expect(portions.flat().sort(byLogin)).toEqual(people.sort(byLogin));
      expect(await roster.takeInvited(home, 3)).toEqual([]);
    });
  });
}
