// Knows the contract for goes at sequences, slots, attendance and visits.
import type { AttemptRecord } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();

export function suitePlays(open: () => Repositories): void {
  const openProduct = (type: "classiz" | "smart-sequence") => openProductOf(open(), type);
  const addUser = async (home: { clientId: string }, login: string) => {
    const found = await open().users.search(home, {
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
      limit: 1,
    });
    const [some] = found.rows;
    if (!some) throw new Error("nobody");
    const id = open().createId();
    await open().users.add({ ...some, id, login, identifier: `${some.identifier}-${login}` });
    return id;
  };

  describe("progress that is judged before it is written", () => {
    test("decisions 8: a result that was judged against another state is not written", async () => {
      const { home, userId, perimeterSlug } = await openProduct("classiz");
      const save = (minute: number, basedOn?: string | null) =>
        open().progress.save(home, {
          userId,
          perimeterSlug,
          eventDate: at(minute),
          progress: { minute },
          summary: { status: "STARTED", percentage: 0, score: null, time: 0 },
          ...(basedOn !== undefined && { basedOn }),
        });
      expect(await save(1, null)).toBe(true);
      expect(await save(2, null)).toBe(false);
      expect(await save(2, at(0))).toBe(false);
      expect(await save(2, at(1))).toBe(true);
      expect(await save(2, at(2))).toBe(false);
      expect(await save(3)).toBe(true);
      expect(await open().progress.read(home, userId, perimeterSlug)).toEqual({ minute: 3 });
    });
  });

  describe("progress whose time is added to", () => {
    test("§3.182 keeps its date; a result that was judged before time was added is judged again", async () => {
      const { home, userId, perimeterSlug } = await openProduct("classiz");
      const amend = (time: number | null) =>
        open().progress.amend(home, { userId, perimeterSlug }, (stored) =>
          time === null ? null : { progress: { ...stored, time }, time },
        );
      const save = (minute: number, basedOn: string | null, basedOnTime?: number) =>
        open().progress.save(home, {
          userId,
          perimeterSlug,
          eventDate: at(minute),
          progress: { minute },
          summary: { status: "STARTED", percentage: 0, score: null, time: 1.1 },
          basedOn,
          basedOnTime,
        });
      const read = () => open().progress.read(home, userId, perimeterSlug);
      await amend(5);
      expect(await read()).toBeNull();
      expect(await save(1, null)).toBe(true);
      await amend(null);
      expect(await read()).toEqual({ minute: 1 });
      await amend(60.25);
      expect(await read()).toEqual({ minute: 1, time: 60.25 });
      expect(await save(2, at(1), 1.1)).toBe(false);
      expect(await save(2, at(1), 60.25)).toBe(true);
      expect(await save(3, at(2))).toBe(true);
      expect((await open().progress.listResults(home, [userId]))[0]?.time).toBe(1.1);
    });
  });

  describe("progress of many at once", () => {
    test("decisions 8: each is written where it is based on what is stored, and no other", async () => {
      const { home, userId, perimeterSlug } = await openProduct("classiz");
      const [second, third] = [await addUser(home, "second"), await addUser(home, "third")];
      const save = (userId: string, minute: number, basedOn: string | null) => ({
        userId,
        eventDate: at(minute),
        basedOn,
        progress: { minute, text: 'a"b\\c{},é' },
        summary: { status: "STARTED", percentage: 12.5, score: null, time: 1 } as const,
      });
      const many = (...saves: readonly ReturnType<typeof save>[]) =>
        open().progress.saveMany(home, perimeterSlug, saves);
      const people = [userId, second, third];
      const dates = () => open().progress.listDates(home, perimeterSlug, people);
      expect(await many()).toEqual(new Set());
      expect(await dates()).toEqual(new Map());
      expect(await many(save(userId, 1, null), save(second, 1, null))).toEqual(new Set([userId, second]));
      const written = await many(save(userId, 2, at(1)), save(second, 2, at(0)), save(third, 2, null));
      expect(written).toEqual(new Set([userId, third]));
      expect(await many(save(userId, 3, null), save(second, 1, at(1)), save(third, 3, at(1)))).toEqual(new Set());
      expect(await dates()).toEqual(
        new Map([
          [userId, at(2)],
          [second, at(1)],
          [third, at(2)],
        ]),
      );
      expect(await open().progress.read(home, userId, perimeterSlug)).toEqual(save(userId, 2, null).progress);
      expect(await open().progress.listResults(home, [third])).toMatchObject([{ percentage: 12.5, score: null }]);
      expect(await open().progress.saveMany(home, "none", [save(userId, 9, null)])).toEqual(new Set());
    });
  });

  describe("goes at a smart sequence", () => {
    const rules = { strategy: "MASTERY", right: 3, last: 4, most: 10 } as const;
    const begin = (home: { clientId: string }, owner: { userId: string; perimeterSlug: string }, minute: number) =>
      open().attempts.begin(home, owner, { slug: unique("go"), publishedAt: at(0), createdAt: at(minute), rules });

    test("§3.209 what was begun and changed is read back, in its order, by its own user alone", async () => {
      const { home, userId, perimeterSlug, productSlug } = await openProduct("smart-sequence");
      const owner = { userId, perimeterSlug };
      const first = await begin(home, owner, 1);
      expect(first).toMatchObject({
        status: "NOT_STARTED",
        finishedAt: null,
        rules: { ...rules, seed: first.slug },
        sequences: [],
        stat: null,
      });
      const sequences = [{ uuid: "s", questionsAnswered: [{ uuid: "q", answers: ["a"], time: 1 }] }];
      const counts = { questions: 1, answered: 1, judged: 1, right: 1 };
      const stat = { ...counts, score: 100, time: 1, sequences: [{ uuid: "s", ...counts }] };
      const change = { status: "COMPLETE", finishedAt: at(2), sequences, stat } as const;
      await open().attempts.change(home, first.slug, change);
      const second = await begin(home, owner, 3);
      const { sequences: _, ...totals } = stat;
      const outline = ({ slug, status, publishedAt, createdAt, finishedAt }: AttemptRecord) => ({
        slug,
        status,
        publishedAt,
        createdAt,
        finishedAt,
      });
      const outlines = [
        { ...outline({ ...first, ...change }), stat: totals },
        { ...outline(second), stat: null },
      ];
      expect(await open().attempts.list(home, owner, 10)).toEqual(outlines);
      expect(await open().attempts.list(home, owner, 1)).toEqual(outlines.slice(1));
      expect(await open().attempts.read(home, owner, [first.slug, "none"])).toEqual([{ ...first, ...change }]);
      expect(await open().attempts.read(home, owner, [])).toEqual([]);
      expect(await open().attempts.hold(home, owner, first.slug)).toEqual({ ...first, ...change, number: 1 });
      expect(await open().attempts.count(home, owner, at(2))).toEqual({ all: 2, recent: [at(3)], isWaiting: true });
      const other = { ...owner, userId: await addUser(home, "other") };
      expect(await open().attempts.list(home, other, 10)).toEqual([]);
      expect(await open().attempts.read(home, other, [first.slug])).toEqual([]);
      expect(await open().attempts.hold(home, other, first.slug)).toBeNull();
      expect(await open().attempts.count(home, other, at(0))).toEqual({ all: 0, recent: [], isWaiting: false });
      expect(await open().attempts.list(await settle(open()), owner, 10)).toEqual([]);
      expect(await open().attempts.listOwners(home, null, 10)).toContainEqual({ ...owner, productSlug });
      expect(await open().attempts.listOwners(home, owner, 10)).not.toContainEqual({ ...owner, productSlug });
    });

    test("§7.133 there is only one go without an answer, however often and at once it is asked for", async () => {
      const { home, ...owner } = await openProduct("smart-sequence");
      const begun = await Promise.all([1, 1, 1, 1, 1].map((minute) => begin(home, owner, minute)));
      expect(new Set(begun.map(({ slug }) => slug)).size).toBe(1);
      const others = { strategy: "LINEAR" } as const;
      const later = { slug: unique("go"), publishedAt: at(5), createdAt: at(5), rules: others };
      expect(await open().attempts.begin(home, owner, later)).toMatchObject({
        slug: begun[0]?.slug,
        publishedAt: at(5),
        rules: { ...others, seed: begun[0]?.slug },
      });
    });
  });

  describe("slots", () => {
    const plan = { mean: "spring", place: "Room", videoLink: null, trainerId: null, capacity: 2 };
    async function addSlot(minute: number, more: object = {}) {
      const made = await openProduct("classiz");
      return { ...made, slot: await join(made, minute, more) };
    }
    async function join(
      { home, perimeterSlug }: Awaited<ReturnType<typeof openProduct>>,
      minute: number,
      more: object = {},
    ) {
      const slot = {
        ...plan,
        slug: unique("slot"),
        perimeterSlug,
        startAt: at(minute),
        endAt: at(minute + 30),
        createdAt: at(0),
      };
      await open().slots.add(home, { ...slot, ...more }, 100);
      return slot.slug;
    }
    const all = { page: 1, limit: 1_000 };
    const search = {
      perimeterSlug: null,
      mean: null,
      run: null,
      from: null,
      until: null,
      descending: false,
      page: 1,
      limit: 10,
    };

    test("decisions 11: there are no more than allowed, however many are made at once", async () => {
      const made = await openProduct("classiz");
      const { home, perimeterSlug } = made;
      const add = (at: number) => {
        const day = { startAt: "2026-01-01T09:00:00.000Z", endAt: "2026-01-01T10:00:00.000Z" };
        const slot = { ...plan, ...day, slug: unique(`slot${at}`), perimeterSlug, createdAt: day.startAt };
        return open().slots.add(home, slot, 3);
      };
      const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(add));
      expect(answers.filter((isAdded) => isAdded)).toHaveLength(3);
      expect((await open().slots.search(home, { ...search, perimeterSlug })).total).toBe(3);
    });

    test("decisions 11: what was planned is read back and changed, by its own client alone", async () => {
      const { home, slot, perimeterSlug, productSlug } = await addSlot(0);
      const stored = await open().slots.read(home, slot);
      expect(stored).toMatchObject({ ...plan, slug: slot, perimeterSlug, productSlug, startAt: at(0), endAt: at(30) });
      expect(await open().slots.findClassiz(home, perimeterSlug)).toEqual({ productSlug });
      const stranger = await settle(open());
      expect(await open().slots.read(stranger, slot)).toBeNull();
      expect(await open().slots.hold(stranger, [slot])).toEqual([]);
      expect(await open().slots.findClassiz(stranger, perimeterSlug)).toBeNull();
      const { perimeterSlug: sequence, home: other } = await openProduct("smart-sequence");
      expect(await open().slots.findClassiz(other, sequence)).toBeNull();
      const trainerId = open().createId();
      const changed = { ...plan, startAt: at(5), endAt: at(6), place: null, videoLink: "https://a.example", trainerId };
      await open().slots.change(home, slot, changed);
      expect(await open().slots.hold(home, [slot, "none"])).toMatchObject([changed]);
      await open().slots.remove(home, slot);
      expect(await open().slots.read(home, slot)).toBeNull();
    });

    test("they are found by perimeter, session, time and who runs them", async () => {
      const made = await addSlot(0);
      const trainerId = open().createId();
      const later = await join(made, 10, { trainerId });
      const autumn = await join(made, 20, { mean: "autumn" });
      const find = async (more: object) => {
        const { rows, total } = await open().slots.search(made.home, { ...search, ...more });
        return [total, ...rows.map(({ slug }) => slug)];
      };
      expect(await find({})).toEqual([3, made.slot, later, autumn]);
      expect(await find({ descending: true, limit: 1 })).toEqual([3, autumn]);
      expect(await find({ page: 2, limit: 2 })).toEqual([3, autumn]);
      expect(await find({ mean: "spring" })).toEqual([2, made.slot, later]);
      expect(await find({ perimeterSlug: "other" })).toEqual([0]);
      expect(await find({ from: at(10), until: at(20) })).toEqual([1, later]);
      expect(await find({ run: { trainerId, means: [] } })).toEqual([1, later]);
      expect(await find({ run: { trainerId, means: [`${made.productSlug}/autumn`] } })).toEqual([2, later, autumn]);
      expect(await find({ run: { trainerId, means: ["autumn", "other/autumn"] } })).toEqual([1, later]);
    });

    test("a slot tells the name of its trainer, as long as that user exists", async () => {
      const { home, slot, userId } = await addSlot(0);
      const read = async () => (await open().slots.read(home, slot))?.trainer;
      const { firstname, lastname } = (await open().users.read(home, userId)) ?? {};
      expect(await read()).toBeNull();
      await open().slots.change(home, slot, { ...plan, startAt: at(0), endAt: at(30), trainerId: userId });
      expect(await read()).toEqual({ firstname, lastname });
      await open().users.remove(home, [userId], open().createId);
      expect(await read()).toBeNull();
    });

    test("people are enrolled once, counted, and withdrawn", async () => {
      const { home, slot, userId, perimeterSlug, productSlug } = await addSlot(0);
      const second = await addUser(home, "second");
      await open().slots.enrol(home, slot, [userId], at(1));
      await open().slots.enrol(home, slot, [userId, second], at(2));
      const enrolled = await open().slots.listEnrolled(home, slot, all);
      expect(new Map(enrolled.map((one) => [one.userId, one.enrolledAt]))).toEqual(
        new Map([
          [userId, at(1)],
          [second, at(2)],
        ]),
      );
      const pages = [1, 2].map((page) => open().slots.listEnrolled(home, slot, { page, limit: 1 }));
      expect((await Promise.all(pages)).flat()).toEqual(enrolled);
      expect(new Set(await open().slots.listEnrolledIds(home, slot))).toEqual(new Set([userId, second]));
      expect((await open().slots.read(home, slot))?.enrolled).toBe(2);
      const there = { slug: slot, mean: "spring", startAt: at(0), endAt: at(30), mark: null };
      expect(await open().slots.listOf(home, perimeterSlug, [second])).toEqual([{ userId: second, ...there }]);
      expect(await open().slots.listOf(home, perimeterSlug, [userId, second, "no id"])).toHaveLength(2);
      expect(await open().slots.findEnrolled(home, slot, [second, open().createId()])).toEqual([
        { userId: second, mark: null },
      ]);
      const named = [
        { slotSlug: slot, login: "second" },
        { slotSlug: "none", login: "second" },
        { slotSlug: slot, login: "nobody" },
      ];
      expect(await open().slots.findLogins(home, named)).toEqual([
        { slotSlug: slot, login: "second", userId: second, mark: null },
      ]);
      const uses = { slots: 1, enrolments: 2, signatures: 0 };
      expect(await open().slots.countUses(home, productSlug, "spring")).toEqual(uses);
      expect(await open().slots.countUses(home, productSlug, null)).toEqual(uses);
      expect(await open().slots.countUses(home, productSlug, "autumn")).toMatchObject({ slots: 0 });
      expect(await open().slots.withdraw(home, slot, second)).toBe(true);
      expect(await open().slots.withdraw(home, slot, second)).toBe(false);
      expect(await open().slots.listOf(home, perimeterSlug, [second])).toEqual([]);
      expect(await open().slots.listEnrolled(await settle(open()), slot, all)).toEqual([]);
    });

    test("decisions 11: marks are read in the order of their chain, outlive accounts, and no two have one number", async () => {
      const { home, slot, userId, productSlug } = await addSlot(0);
      const mark = { slotSlug: slot, userId, kind: "SIGNED", byId: userId, at: at(1), reason: null } as const;
      const second = { ...mark, kind: "ABSENT", at: at(2), reason: "left", number: 2, hash: "two" } as const;
      const chain = async () => (await open().slots.readChains(home, [slot, "none"])).get(slot);
      expect(await chain()).toEqual({ head: null, last: 0 });
      await open().slots.enrol(home, slot, [userId], at(0));
      await open().slots.addMarks(home, [{ ...mark, number: 1, hash: "one" }, second]);
      await expect(open().slots.addMarks(home, [{ ...second, hash: "three" }])).rejects.toThrow();
      expect(await chain()).toEqual({ head: { number: 2, hash: "two" }, last: 2 });
      const newest = { kind: "ABSENT", at: at(2), reason: "left", arrivedAt: null };
      expect(await open().slots.findEnrolled(home, slot, [userId])).toEqual([{ userId, mark: newest }]);
      // Two marks at one date are one attendance; another client knows nothing of it.
      expect(await open().slots.countAttendance(home, [userId])).toEqual({ places: 1, marks: 1 });
      expect(await open().slots.countAttendance(home, [])).toEqual({ places: 0, marks: 0 });
      const elsewhere = await settle(open());
      expect(await open().slots.countAttendance(elsewhere, [userId])).toEqual({ places: 0, marks: 0 });
      expect(await open().slots.listEnrolled(home, slot, all)).toMatchObject([{ mark: newest }]);
      await open().users.remove(home, [userId], open().createId);
      const { rows, total } = await open().slots.listMarks(home, slot, all);
      expect([total, ...rows.map(({ number, kind, hash }) => [number, kind, hash])]).toEqual([
        2,
        [1, "SIGNED", "one"],
        [2, "ABSENT", "two"],
      ]);
      expect(await open().slots.listMarks(home, slot, { page: 2, limit: 1 })).toEqual({
        rows: rows.slice(1),
        total: 2,
      });
      expect(await open().slots.walkMarks(home, slot, 0, 1)).toEqual(rows.slice(0, 1));
      expect(await open().slots.walkMarks(home, slot, 1, 5)).toEqual(rows.slice(1));
      const stranger = await settle(open());
      expect(await open().slots.listMarks(stranger, slot, all)).toEqual({ rows: [], total: 0 });
      expect(await open().slots.readChains(stranger, [slot])).toEqual(new Map());
      expect(await open().slots.countUses(home, productSlug, "spring")).toMatchObject({ signatures: 2 });
    });

    test("§7.31 of several people each counts, also at one date", async () => {
      const { home, slot, userId } = await addSlot(0);
      const second = await addUser(home, "second");
      await open().slots.enrol(home, slot, [userId, second], at(0));
      const mark = { slotSlug: slot, kind: "SIGNED", at: at(1), reason: null } as const;
      const marks = [userId, second].map((id, index) => ({
        ...{ ...mark, userId: id, byId: id },
        ...{ number: index + 1, hash: `of ${index}` },
      }));
      await open().slots.addMarks(home, marks);
      expect(await open().slots.countAttendance(home, [userId, second])).toEqual({ places: 2, marks: 2 });
    });

    test("decisions 11: late arrival and a drawing are read back; the drawing goes with its person, its hash stays", async () => {
      const { home, slot, userId } = await addSlot(0);
      await open().slots.enrol(home, slot, [userId], at(0));
      const own = { slotSlug: slot, userId, byId: userId, reason: null } as const;
      const more = { arrivedAt: at(9), drawing: "M0 0L1 1", drawingHash: "drawn" };
      const signed = { ...own, ...more, kind: "SIGNED", at: at(1), number: 1, hash: "one" } as const;
      const taught = { ...own, kind: "TRAINER", at: at(2), number: 2, hash: "two" } as const;
      await open().slots.addMarks(home, [signed, taught]);
      const { slotSlug: _, ...kept } = signed;
      expect((await open().slots.walkMarks(home, slot, 0, 1))[0]).toEqual(kept);
      const mark = { kind: "SIGNED", at: at(1), reason: null, arrivedAt: at(9) };
      expect(await open().slots.findEnrolled(home, slot, [userId])).toEqual([{ userId, mark }]);
      expect(await open().slots.findTaught(home, slot, userId)).toBe(at(2));
      expect(await open().slots.findTaught(await settle(open()), slot, userId)).toBeNull();
      await open().users.remove(home, [userId], open().createId);
      expect((await open().slots.walkMarks(home, slot, 0, 1))[0]).toEqual({ ...kept, drawing: null });
    });

    test("decisions 11: marks are not deleted with a slot or a product", async () => {
      const { home, slot, userId, productSlug } = await addSlot(0);
      const mark = { slotSlug: slot, userId, kind: "SIGNED", byId: userId, at: at(1), reason: null } as const;
      await open().slots.addMarks(home, [{ ...mark, number: 1, hash: "one" }]);
      await expect(open().slots.remove(home, slot)).rejects.toThrow();
      await expect(open().products.remove(home, productSlug)).rejects.toThrow();
      expect((await open().slots.listMarks(home, slot, all)).total).toBe(1);
    });
  });

  describe("visits of pages", () => {
    const stat = {
      toUrl: "/",
      fromUrl: null,
      fromName: null,
      slug: null,
      navigationEventId: "e",
      pageDuration: 3,
      routeData: { queryParams: [], params: {}, data: [] },
    };
    test("§7.144 they are counted by page, the most visited first, and deleted by age and number", async () => {
      const { clientId, user } = await settle(open());
      const home = { clientId };
      const add = (minute: number, toName: string, keptSince = at(0), kept = 100) => {
        const visit = {
          id: open().createId(),
          userId: user.id,
          at: at(minute),
          stat: { ...stat, toName, appName: "front" },
        };
        return open().navigationStats.add(home, visit, keptSince, kept);
      };
      for (const [minute, name] of [
        [1, "b"],
        [2, "a"],
        [3, "b"],
      ] as const)
        await add(minute, name);
      const count = (since: number, most = 10) => open().navigationStats.countVisits(home, at(since), most);
      expect(await count(0)).toEqual([
        { appName: "front", toName: "b", visits: 2, time: 6 },
        { appName: "front", toName: "a", visits: 1, time: 3 },
      ]);
      expect(await count(0, 1)).toHaveLength(1);
      expect(await count(3)).toMatchObject([{ toName: "b", visits: 1 }]);
      expect(await open().navigationStats.countVisits(await settle(open()), at(0), 10)).toEqual([]);
      await add(4, "c", at(3));
      expect((await count(0)).map(({ toName }) => toName)).toEqual(["b", "c"]);
      await add(5, "d", at(0), 2);
      expect((await count(0)).map(({ toName }) => toName)).toEqual(["c", "d"]);
    });
  });
}
