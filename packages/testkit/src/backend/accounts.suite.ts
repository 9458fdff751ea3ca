// Knows what clients, users, sessions and failed logins promise, whatever keeps them.
import type { UserSearch } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const BEFORE = "2025-01-01T00:00:00.000Z";
const NOW = "2026-01-01T00:00:00.000Z";
const LATER = "2026-01-01T00:00:05.000Z";
const MUCH_LATER = "2026-01-01T00:01:00.000Z";
const END = "2026-02-01T00:00:00.000Z";

type Waiting = NonNullable<UserSearch["waiting"]>;

export function suiteAccounts(open: () => Repositories): void {
  describe("clients and users", () => {
    test("§3.29 §3.16 what was added is read back, only by its own client", async () => {
      const [{ client, user, clientId }, other] = [await settle(open()), await settle(open())];
      expect(await open().clients.read({ clientId })).toEqual(client);
      expect(await open().clients.findBySlug(client.slug)).toEqual(client);
      expect(await open().users.read({ clientId }, user.id)).toEqual(user);
      expect(await open().users.findByIdentifier(user.identifier)).toEqual(user);
      expect(await open().users.read(other, user.id)).toBeNull();
      expect(await open().clients.areNone()).toBe(false);
    });

    test("§7.15 a change touches what it names, in its own client alone", async () => {
      const [{ user, clientId }, other] = [await settle(open()), await settle(open())];
      expect(await open().users.change(other, user.id, { firstname: "Eve" })).toBeNull();
      expect(await open().users.change({ clientId }, user.id, { firstname: "Eva" })).toEqual({
        ...user,
        firstname: "Eva",
      });
      expect(await open().users.change({ clientId }, user.id, {})).toEqual({ ...user, firstname: "Eva" });
    });
  });

  describe("the users of a client", () => {
    const all = {
      query: null,
      active: null,
      roles: [],
      types: [],
      affectations: [],
      criterias: [],
      except: null,
      sort: "name",
      descending: false,
      page: 1,
      limit: 10,
    } as const;

    test("§7.24 attack 39: are found by their words, only by their client, and no letter is a wildcard", async () => {
      const [{ user, clientId }, other] = [await settle(open()), await settle(open())];
      const find = async (search: object, of = { clientId }) =>
        (await open().users.search(of, { ...all, ...search })).rows.map(({ id }) => id);
      for (const query of ["ÁDA LOVE", "lovelace ada", "A@B.example"]) expect(await find({ query })).toEqual([user.id]);
      for (const query of ["A_a", "%", "\\"]) expect(await find({ query })).toEqual([]);
      expect(await find({ query: "ada" }, other)).toEqual([other.user.id]);
      const no = { roles: ["ROLE_ADMIN"] };
      for (const filter of [no, { types: ["x"] }, { affectations: ["x"] }, { criterias: ["x"] }, { active: false }])
        expect(await find(filter)).toEqual([]);
      const yes = { roles: ["ROLE_ADMIN", "ROLE_AUTHOR"], types: ["internal"], affectations: ["north"], active: true };
      expect(await find(yes)).toEqual([user.id]);
      expect(await find({ except: user.id })).toEqual([]);
    });

    test("§7.24 few of many and many of few are found alike: in the order asked for, page by page, counted past the end too", async () => {
      const { user, clientId } = await settle(open());
      const add = async (lastname: string, place: string) => {
        const [id, login] = [open().createId(), unique("login")];
        await open().users.add({ ...user, id, login, identifier: `x_${login}`, lastname, affectations: [place] });
        return id;
      };
      const south = [await add("Éloi", "south"), await add("Abel", "south"), await add("Zoé", "south")];
      for (let at = 0; at < 12; at += 1) await add("Elsewhere", "west");
      const [eloi, abel, zoe] = south;
      const find = async (search: object) => {
        const { rows, total } = await open().users.search({ clientId }, { ...all, limit: 2, ...search });
        return [total, ...rows.map(({ id }) => id)];
      };
      const place = { affectations: ["south"] };
      expect(await find(place)).toEqual([3, abel, eloi]);
      expect(await find({ ...place, page: 2 })).toEqual([3, zoe]);
      expect(await find({ ...place, descending: true })).toEqual([3, zoe, eloi]);
      expect(await find({ ...place, query: "ELOI" })).toEqual([1, eloi]);
      // Nobody is looked for in an order that no index has: all who match are found first.
      expect(await find({ ...place, sort: "admitted", page: 2 })).toEqual([3, south.toSorted().at(-1)]);
      expect(await find({ ...place, sort: "admitted", query: "zoe" })).toEqual([1, zoe]);
      for (const sort of ["name", "admitted"]) expect(await find({ ...place, sort, page: 90_000 })).toEqual([3]);
      expect(await find({ query: "elsewhere", page: 90_000 })).toEqual([12]);
    });

    test("§3.17 a login is known by its letters as they are written, in its client alone", async () => {
      const [{ user, clientId }, other] = [await settle(open()), await settle(open())];
      expect(await open().users.hasLogin({ clientId }, user.login)).toBe(true);
      expect(await open().users.hasLogin({ clientId }, user.login.toUpperCase())).toBe(false);
      expect(await open().users.hasLogin(other, user.login)).toBe(false);
    });

    test("decisions 4 people who have not begun are in the audience and have no progress in the product; by last name, only of the client", async () => {
      const { home, productSlug, perimeterSlug, user } = await openProductOf(open(), "learniz");
      const elsewhere = await openProductOf(open(), "learniz");
      const add = async (lastname: string, more: Partial<typeof user> = {}) => {
        const [id, login] = [open().createId(), unique("login")];
        await open().users.add({ ...user, id, login, identifier: `x_${login}`, lastname, ...more });
        return id;
      };
      const [zoe, abel] = [await add("Zoé", { affectations: ["south"], criterias: [] }), await add("Abel")];
      const closed = await add("Closed", { active: false });
      const begin = (userId: string) =>
        open().progress.save(home, {
          ...{ userId, perimeterSlug, eventDate: NOW, progress: {} },
          summary: { status: "STARTED", percentage: 0, score: null, time: 0 },
        });
      const find = async (among: Waiting["among"], search: object = {}, of = home, product = productSlug) => {
        const asked = { ...all, active: true, ...search, waiting: { productSlug: product, among } };
        const { rows, total } = await open().users.search(of, asked);
        return [total, ...rows.map(({ id }) => id)];
      };
      const north = { affectations: ["north"], criterias: [], users: [] };
      expect(await find(null)).toEqual([3, abel, user.id, zoe]);
      expect(await find(null, { page: 2, limit: 2 })).toEqual([3, zoe]);
      expect(await find(null, { query: "zoe" })).toEqual([1, zoe]);
      expect(await find(north)).toEqual([2, abel, user.id]);
      expect(await find({ ...north, users: [zoe, closed, elsewhere.userId] }, { limit: 2 })).toEqual([
        3,
        abel,
        user.id,
      ]);
      expect(await find({ affectations: [], criterias: [], users: [] })).toEqual([0]);
      expect(await begin(abel)).toBe(true);
      expect([await find(null), await find(north)]).toEqual([
        [2, user.id, zoe],
        [1, user.id],
      ]);
      // Progress elsewhere is not progress in this product.
      expect(await find(null, {}, home, elsewhere.productSlug)).toEqual([3, abel, user.id, zoe]);
      expect(await find(null, {}, elsewhere.home)).toEqual([1, elsewhere.userId]);
    });

    test("§7.31 are deleted with their results, which stay without a name", async () => {
      const [{ user, clientId }, other] = [await settle(open()), await settle(open())];
      const held = await open().users.hold({ clientId }, [user.id, other.user.id, "no id"]);
      expect(held).toEqual([user]);
      await open().users.remove({ clientId }, [user.id, other.user.id], open().createId);
      expect(await open().users.read({ clientId }, user.id)).toBeNull();
      expect(await open().users.read(other, other.user.id)).toEqual(other.user);
      expect(await open().users.hasLogin(other, other.user.login)).toBe(true);
    });
  });

  describe("sessions", () => {
    type Family = Parameters<ReturnType<typeof open>["sessions"]["open"]>[0];
    async function openFamily(
      scope: "session" | "link" | "preview" = "session",
      origin: Family | null = null,
      expiresAt = END,
    ) {
      const { userId, clientId } = origin ?? (await settleUser());
      const session = {
        id: open().createId(),
        clientId,
        userId,
        scope,
        binding: scope === "session" ? null : "p",
        expiresAt,
        activeClientId: null,
        originSessionId: origin?.id ?? null,
      } as const;
      const hash = unique("hash");
      await open().sessions.open(session, hash, expiresAt, NOW);
      return { session, hash };
    }
    const settleUser = async () => {
      const { user, clientId } = await settle(open());
      return { userId: user.id, clientId };
    };
    const rotate = (hash: string, successorHash: string, now: string, graceFrom: string) =>
      open().sessions.rotate({ hash, successorHash, now, graceFrom });

    test("decisions 3: a token gives its family once; within the grace the same successor is confirmed", async () => {
      const { session, hash } = await openFamily();
      const next = unique("hash");
      expect(await rotate(hash, next, NOW, BEFORE)).toMatchObject(session);
      expect(await rotate(hash, next, LATER, "2025-12-31T23:59:55.000Z")).toMatchObject(session);
      expect(await rotate(next, unique("hash"), LATER, NOW)).toMatchObject(session);
    });

    test.each([
      ["session", "the whole family ends"],
      ["link", "the token is refused and the family lives on"],
      ["preview", "the token is refused and the family lives on"],
    ] as const)("decisions 3: of a %s, used again after the grace: %s", async (scope, _outcome) => {
      const { session, hash } = await openFamily(scope);
      const next = unique("hash");
      await rotate(hash, next, NOW, NOW);
      expect(await rotate(hash, next, MUCH_LATER, LATER)).toBeNull();
      const after = await rotate(next, unique("hash"), MUCH_LATER, LATER);
      expect(after?.id).toBe(scope === "session" ? undefined : session.id);
    });

    test("decisions 3: of many exchanges at once all are answered, and the successor works", async () => {
      const { session, hash } = await openFamily();
      const next = unique("hash");
      const answers = await Promise.all(Array.from({ length: 8 }, () => rotate(hash, next, NOW, BEFORE)));
      expect(answers.every((answer) => answer?.id === session.id)).toBe(true);
      expect(await rotate(next, unique("hash"), LATER, NOW)).not.toBeNull();
    });

    test("§7.71 an exchange tells when its family was last seen: at its opening, then at the exchange before, in the grace too", async () => {
      const { session, hash } = await openFamily();
      const [second, third] = [unique("hash"), unique("hash")];
      const seen = async (one: string, next: string, now: string) =>
        (await rotate(one, next, now, "2025-12-31T23:59:55.000Z"))?.lastSeenAt;
      expect(await seen(hash, second, LATER)).toBe(NOW);
      expect(await seen(hash, second, LATER)).toBe(NOW);
      expect(await open().sessions.extend(session, session.id, third, LATER)).toBe(true);
      expect(await seen(third, unique("hash"), MUCH_LATER)).toBe(LATER);
      expect(await seen(second, unique("hash"), MUCH_LATER)).toBe(MUCH_LATER);
    });

    test("attack 90: to a clock that was put back since, a token that was used is not one of two tabs", async () => {
      const { hash } = await openFamily();
      expect(await rotate(hash, unique("hash"), MUCH_LATER, LATER)).not.toBeNull();
      expect(await rotate(hash, unique("hash"), NOW, "2025-12-31T23:59:50.000Z")).toBeNull();
    });

    test("decisions 3: nothing is given after the end, nor for an unknown token", async () => {
      const { hash } = await openFamily();
      expect(await rotate(hash, unique("hash"), END, END)).toBeNull();
      expect(await rotate("unknown", unique("hash"), NOW, NOW)).toBeNull();
    });

    test("§7.6 a family is ended by its own user alone, and is extended no more", async () => {
      const { session, hash } = await openFamily();
      const stranger = await settle(open());
      expect(await open().sessions.end(stranger, stranger.user.id, hash, NOW)).toBeNull();
      expect(await open().sessions.extend(session, session.id, unique("hash"), NOW)).toBe(true);
      expect(await open().sessions.extend(stranger, session.id, unique("hash"), NOW)).toBe(false);
      expect(await open().sessions.end(session, session.userId, hash, NOW)).toBe(session.id);
      expect(await open().sessions.end(session, session.userId, hash, LATER)).toBeNull();
      expect(await open().sessions.extend(session, session.id, unique("hash"), NOW)).toBe(false);
      expect(await rotate(hash, unique("hash"), NOW, NOW)).toBeNull();
    });

    /** Whether a family is still open, by each way of asking. */
    async function findOut({ session, hash }: Awaited<ReturnType<typeof openFamily>>, now: string) {
      const { sessions } = open();
      const stands = [
        (await sessions.readOpen(session, session.id, now)) !== null,
        (await sessions.listStanding(session, [session.id], now)).length === 1,
        await sessions.switchTo(session, session.id, null, now),
        await sessions.extend(session, session.id, unique("hash"), now),
        (await rotate(hash, unique("hash"), now, now)) !== null,
      ];
      expect(new Set(stands).size).toBe(1);
      return stands[0];
    }

    test("§7.6 what was opened from a family ends with it, exchanged or not, in whatever way that one ends; what another opened goes on", async () => {
      const { sessions } = open();
      const ends: readonly ((of: Awaited<ReturnType<typeof openFamily>>) => Promise<unknown>)[] = [
        ({ session, hash }) => sessions.end(session, session.userId, hash, NOW),
        ({ session }) => sessions.endOne(session, session.id, NOW),
        async ({ hash }) => {
          await rotate(hash, unique("hash"), NOW, NOW);
          await rotate(hash, unique("hash"), MUCH_LATER, LATER);
        },
      ];
      for (const end of ends) {
        const login = await openFamily();
        const other = await openFamily("session", null);
        const [fresh, used, foreign] = [
          await openFamily("link", login.session),
          await openFamily("preview", login.session),
          await openFamily("link", other.session),
        ];
        const next = unique("hash");
        expect(await rotate(used.hash, next, NOW, NOW)).not.toBeNull();
        await end(login);
        expect(await findOut(fresh, LATER)).toBe(false);
        expect(await findOut({ ...used, hash: next }, LATER)).toBe(false);
        expect(await findOut(foreign, LATER)).toBe(true);
      }
    });

    test("decisions 3: what was opened from a family that ran out goes on until its own end, also once that one is cleared away", async () => {
      const login = await openFamily("session", null, LATER);
      const link = await openFamily("link", login.session);
      await open().sessions.open(
        { ...login.session, id: open().createId(), expiresAt: END },
        unique("hash"),
        END,
        MUCH_LATER,
      );
      expect(await findOut(link, MUCH_LATER)).toBe(true);
    });
  });

  describe("misses", () => {
    test("attack 36: are counted for each caller, shared by all processes, and anew when the window is over or the clock was put back", async () => {
      const caller = unique("caller");
      const add = (now: string, who = caller) => open().guessCounts.add(who, now, 60_000);
      expect(await add("2026-03-01T10:00:00.000Z")).toEqual({ from: "2026-03-01T10:00:00.000Z", count: 1 });
      // The clock of another process may be a little behind.
      expect(await add("2026-03-01T09:59:59.000Z")).toEqual({ from: "2026-03-01T10:00:00.000Z", count: 2 });
      expect((await add("2026-03-01T10:00:30.000Z", unique("caller"))).count).toBe(1);
      expect((await add("2026-03-01T10:00:59.999Z")).count).toBe(3);
      expect(await add("2026-03-01T10:01:00.000Z")).toEqual({ from: "2026-03-01T10:01:00.000Z", count: 1 });
      expect(await add("2026-03-01T09:00:00.000Z")).toEqual({ from: "2026-03-01T09:00:00.000Z", count: 1 });
    });

    test("attack 36: what is counted in a short window forgets nothing that is counted in a long one", async () => {
      const caller = unique("caller");
      const LONG = 15 * 60_000;
      await open().guessCounts.add(caller, "2026-03-01T10:00:00.000Z", LONG);
      await open().guessCounts.add(unique("caller"), "2026-03-01T10:05:00.000Z", 60_000);
      expect((await open().guessCounts.add(caller, "2026-03-01T10:10:00.000Z", LONG)).count).toBe(2);
    });

    test("attack 36: a hundred at once are a hundred", async () => {
      const caller = unique("caller");
      const counted = await Promise.all(Array.from({ length: 100 }, () => open().guessCounts.add(caller, NOW, 60_000)));
      expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 100 }, (_, at) => at + 1),
      );
    });
  });

  describe("guesses at passwords", () => {
    const LONG_AGO = "2020-01-01T00:00:00.000Z";
    const guess = (
      identifier: string,
      address: string,
      now: string,
      since: string,
      bounds: readonly [number, number] = [2, 9],
      lostBefore = LONG_AGO,
    ) => open().loginFailures.begin({ identifier, address, now, since, lostBefore }, ...bounds);
    const fail = async (
      identifier: string,
      address: string,
      ...more: [now: string, since: string, bounds?: readonly [number, number]]
    ) => {
      const place = await guess(identifier, address, ...more);
      if (place === "open") await open().loginFailures.settle(identifier, address, "wrong");
      return place;
    };

    test("decisions 3: those that failed are counted per identifier and address, forgotten with the window or a right one", async () => {
      const [identifier, address] = [unique("login"), unique("address")];
      expect([await fail(identifier, address, NOW, BEFORE), await fail(identifier, address, LATER, BEFORE)]).toEqual([
        "open",
        "open",
      ]);
      expect(await fail(identifier, address, LATER, BEFORE)).toEqual({ over: true, oldest: NOW });
      expect(await fail(identifier, unique("address"), LATER, BEFORE)).toBe("open");
      expect(await guess(identifier, address, MUCH_LATER, LATER)).toBe("open");
      await open().loginFailures.settle(identifier, address, "right");
      expect([await fail(identifier, address, LATER, BEFORE), await fail(identifier, address, LATER, BEFORE)]).toEqual([
        "open",
        "open",
      ]);
    });

    test("attack 18: counted per address as well, whatever the identifiers; those with a blank apart from those without", async () => {
      const address = unique("address");
      const of = (identifier: string, now: string, since: string, from = address) =>
        fail(unique(identifier), from, now, since, [2, 3]);
      for (const one of ["a", "b", "c"]) expect(await of(one, NOW, BEFORE)).toBe("open");
      expect(await of("d", LATER, BEFORE)).toEqual({ over: true, oldest: NOW });
      expect(await of("link a", LATER, BEFORE)).toBe("open");
      expect(await of("d", LATER, BEFORE, unique("address"))).toBe("open");
      expect(await of("d", MUCH_LATER, LATER)).toBe("open");
    });

    test("decisions 3: one that is under way has not failed yet; no more are under way than may fail, and a lost one counts", async () => {
      const [identifier, address] = [unique("login"), unique("address")];
      const many = () => Promise.all(Array.from({ length: 5 }, () => guess(identifier, address, NOW, BEFORE)));
      expect((await many()).toSorted()).toEqual(["full", "full", "full", "open", "open"]);
      await open().loginFailures.settle(identifier, address, "none");
      expect((await many()).toSorted()).toEqual(["full", "full", "full", "full", "open"]);
      await open().loginFailures.settle(identifier, address, "right");
      await open().loginFailures.settle(identifier, address, "wrong");
      expect(await guess(identifier, address, LATER, BEFORE)).toBe("open");
      expect(await guess(identifier, address, LATER, BEFORE)).toBe("full");
      expect(await guess(identifier, address, MUCH_LATER, BEFORE, [2, 9], MUCH_LATER)).toEqual({
        over: true,
        oldest: NOW,
      });
    });
  });
}
