// Knows the contract for launches of packages and their keys.
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const LIMITS = { calls: 10, characters: 10_000 };
/** A report without news of the learner. */
const QUIET = { seconds: 0, standing: null };
const callAt = (moment: number, result = "true") => ({
  at: moment,
  item: "i",
  name: "LMSGetValue",
  args: ["cmi.core.entry"],
  result,
  error: 0,
});

export function suiteLaunches(open: () => Repositories): void {
  const openLaunch = async (ofPlace = 50, ofPerson = 500) => {
    const { home, ...rest } = await openProductOf(open(), "scorm");
    const { userId, perimeterSlug, productSlug } = rest;
    const begin = (minute: number) =>
      open().launches.begin(
        home,
        { id: open().createId(), userId, perimeterSlug, productSlug, startedAt: at(minute) },
        { ofPlace, ofPerson },
      );
    return { home, ...rest, begin };
  };

  describe("decisions 7: launches of packages", () => {
    test("are counted for a learner and perimeter, the newest stay", async () => {
      const { begin, home } = await openLaunch(2);
      const all = [await begin(1), await begin(2), await begin(3)];
      expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
      const found = await Promise.all(all.map(({ id }) => open().launches.read(home, id)));
      expect(found.map((one) => one?.number ?? null)).toEqual([null, 2, 3]);
      const { begin: elsewhere } = await openLaunch(2);
      expect(await elsewhere(4)).toMatchObject({ number: 1, seenAt: at(4), endedAt: null, calls: 0, errors: 0 });
    });

    test("are counted for a learner too, wherever they are: the newest stay", async () => {
      const { begin, home } = await openLaunch(50, 2);
      const all = [await begin(1), await begin(2), await begin(3)];
      const found = await Promise.all(all.map(({ id }) => open().launches.read(home, id)));
      expect(found.map((one) => one?.number ?? null)).toEqual([null, 2, 3]);
    });

    test("are surveyed by learner and perimeter, as far as they are kept", async () => {
      const { begin, home, userId, perimeterSlug } = await openLaunch(2);
      const survey = () => open().launches.survey(home, { userId, perimeterSlug });
      expect(await survey()).toEqual({ many: 0, since: null });
      for (const minute of [1, 2, 3]) await begin(minute);
      expect(await survey()).toEqual({ many: 2, since: at(2) });
      const hasBegun = (minute: number, slug = perimeterSlug) =>
        open().launches.hasBegun(home, { userId, perimeterSlug: slug }, at(minute));
      expect([await hasBegun(1), await hasBegun(2), await hasBegun(4)]).toEqual([false, true, false]);
      expect(await hasBegun(2, "another")).toBe(false);
    });

    test("begin one after the other, whatever the clock says", async () => {
      const { begin, home } = await openLaunch();
      const all = [await begin(5), await begin(5), await begin(1), await begin(6)];
      const beginnings = all.map(({ startedAt }) => startedAt);
      expect(new Set(beginnings).size).toBe(4);
      expect(beginnings).toEqual(beginnings.toSorted());
      expect([beginnings[0], beginnings[3]]).toEqual([at(5), at(6)]);
      expect((await open().launches.read(home, all[2]?.id ?? ""))?.startedAt).toBe(beginnings[2]);
    });

    test("keep the newest reports, and count all of them; a reported end stays", async () => {
      const { begin, home } = await openLaunch();
      const { id } = await begin(1);
      const note = (minute: number, moments: readonly number[], more: object = {}) =>
        open().launches.note(
          home,
          id,
          {
            now: at(minute),
            told: moments.length,
            errors: 1,
            calls: moments.map((one) => callAt(one)),
            isEnd: false,
            ...QUIET,
            ...more,
          },
          LIMITS,
        );
      await note(2, [1, 2, 3, 4]);
      await note(3, [5, 6, 7, 8]);
      await note(4, [], { isEnd: true, errors: 0 });
      await note(5, [9, 10, 11, 12], { isEnd: true });
      const list = async (most: number) => (await open().launches.listCalls(home, id, most)).map((one) => one.at);
      expect(await list(100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await list(3)).toEqual([10, 11, 12]);
      await note(6, [13, 14, 15, 16]);
      expect(await list(100)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
      expect(await open().launches.read(home, id)).toMatchObject({
        calls: 16,
        errors: 4,
        seenAt: at(6),
        endedAt: at(4),
      });
      const long = { calls: [callAt(17, "x".repeat(9_990))], told: 1 };
      await note(7, [17], long);
      expect(await list(100)).toEqual([17]);
    });

    test("§3.182 last as long as was ever reported, and have the state that was reported last", async () => {
      const { begin, home } = await openLaunch();
      const { id } = await begin(1);
      expect(await open().launches.listAnswers(home, id)).toEqual([]);
      const [answer] = [
        { item: "a", id: "q", description: "", type: "choice", answer: "a", right: "b", result: "wrong", latency: "" },
      ];
      const note = (
        seconds: number,
        standing: Parameters<ReturnType<typeof open>["launches"]["note"]>[2]["standing"],
      ) =>
        open().launches.note(
          home,
          id,
          { now: at(2), told: 0, errors: 0, calls: [], isEnd: false, seconds, standing },
          LIMITS,
        );
      const said = { status: "FAILED", score: 40, percentage: 100, attempt: 2 } as const;
      await note(90, { ...said, answers: [answer] });
      await note(60, null);
      expect(await open().launches.read(home, id)).toMatchObject({ ...said, time: 90, seenAt: at(2) });
      expect(await open().launches.listAnswers(home, id)).toEqual([answer]);
      await note(91.5, { ...said, status: "COMPLETE", score: null, answers: [] });
      expect(await open().launches.read(home, id)).toMatchObject({ status: "COMPLETE", score: null, time: 91.5 });
      expect(await open().launches.listAnswers(home, id)).toEqual([]);
      const other = { clientId: (await settle(open())).clientId };
      expect(await open().launches.listAnswers(other, id)).toEqual([]);
    });

    test("are found by names whatever their accents, the newest first, and are their client's alone", async () => {
      const { begin, home, user, productSlug } = await openLaunch();
      const [first, second] = [await begin(1), await begin(2)];
      const search = { productSlug, query: null, page: 1, limit: 10 };
      const found = await open().launches.search(home, search);
      expect([found.total, found.rows.map(({ id }) => id)]).toEqual([2, [second.id, first.id]]);
      expect(await open().launches.search(home, { ...search, page: 2, limit: 1 })).toMatchObject({
        total: 2,
        rows: [{ id: first.id }],
      });
      const query = `${user.lastname} ${user.firstname}`.toUpperCase();
      expect((await open().launches.search(home, { ...search, query })).total).toBe(2);
      expect((await open().launches.search(home, { ...search, query: "nobody_" })).total).toBe(0);
      expect((await open().launches.search(home, { ...search, query: user.identifier })).total).toBe(2);
      expect((await open().launches.search(home, { ...search, query: user.identifier.slice(0, -1) })).total).toBe(0);
      const other = { clientId: (await settle(open())).clientId };
      expect((await open().launches.search(other, search)).total).toBe(0);
      expect(await open().launches.read(other, first.id)).toBeNull();
      expect(await open().launches.read(home, "none")).toBeNull();
      const news = { now: at(9), told: 1, errors: 0, calls: [callAt(1)], isEnd: true, ...QUIET };
      await open().launches.note(other, first.id, news, LIMITS);
      expect(await open().launches.read(home, first.id)).toEqual({
        ...first,
        firstname: user.firstname,
        lastname: user.lastname,
      });
      expect(await open().launches.listCalls(home, first.id, 10)).toEqual([]);
    });

    test("are removed with their user, and by age for every client", async () => {
      const { begin, home, userId } = await openLaunch();
      const [old, young] = [await begin(1), await begin(30)];
      await open().launches.prune(at(30));
      expect([await open().launches.read(home, old.id), (await open().launches.read(home, young.id))?.id]).toEqual([
        null,
        young.id,
      ]);
      await open().launches.note(
        home,
        young.id,
        { now: at(31), told: 1, errors: 0, calls: [callAt(1)], isEnd: false, ...QUIET },
        LIMITS,
      );
      await open().users.remove(home, [userId], open().createId);
      expect(await open().launches.listCalls(home, young.id, 10)).toEqual([]);
    });
  });

  test("decisions 7: bytes are a package's where some client keeps them as one", async () => {
    const { clientId } = await settle(open());
    const [pack, other] = [unique("key"), unique("key")];
    const add = (key: string, type: string) =>
      open().documents.add({ clientId }, { slug: unique("document"), name: "a.zip", type, size: 1, key }, at(0));
    await add(other, "application/zip");
    expect([await open().packageKeys.has(pack), await open().packageKeys.has(other)]).toEqual([false, false]);
    await add(other, "application/scorm+zip");
    expect([await open().packageKeys.has(pack), await open().packageKeys.has(other)]).toEqual([false, true]);
  });
}
