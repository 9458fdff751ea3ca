// Knows what goes at sequences, slots, attendance and visits promise, whatever keeps them.
import type { AttemptRecord } from "@academiz/backend/ports";
import { describe, expect, test } from "vitest";
import { type Repositories, settle, unique } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const CARD = { title: "T", description: null, language: "FR", duration: null, picture: null } as const;

export function suitePlays(open: () => Repositories): void {
  /** A user, and an open perimeter of a product of their client. */
  async function openProduct(type: "classiz" | "smart-sequence") {
    const { clientId, user } = await settle(open());
    const [slug, perimeterSlug] = [unique("product"), unique("perimeter")];
    const product = await open().products.add(
      { clientId },
      {
        type,
        slug,
        name: "Name",
        subType: null,
        template: false,
        shareable: true,
        demo: false,
        folderProduct: null,
        configDraft: {},
        named: { documents: [], products: [] },
        now: at(0),
      },
    );
    await open().products.publish({ clientId }, slug, {
      config: {},
      named: { documents: [], products: [] },
      card: CARD,
      visible: true,
      publishedAt: at(0),
      basedOn: product.updatedAt,
      firstPerimeterSlug: perimeterSlug,
    });
    return { home: { clientId }, user, productSlug: slug, perimeterSlug, userId: user.id };
  }
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
    test("decisions 8: what was judged against something else is not written", async () => {
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

  describe("goes at a smart sequence", () => {
    const begin = (home: { clientId: string }, owner: { userId: string; perimeterSlug: string }, minute: number) =>
      open().attempts.begin(home, owner, { slug: unique("go"), publishedAt: at(0), createdAt: at(minute) });

    test("§3.209 what was begun and changed is read back, in its order, by its own user alone", async () => {
      const { home, ...owner } = await openProduct("smart-sequence");
      const first = await begin(home, owner, 1);
      expect(first).toMatchObject({ status: "NOT_STARTED", finishedAt: null, sequences: [], stat: null });
      const sequences = [{ uuid: "s", questionsAnswered: [{ uuid: "q", answers: ["a"], time: 1 }] }];
      const counts = { questions: 1, answered: 1, judged: 1, right: 1 };
      const stat = { ...counts, score: 100, time: 1, sequences: [{ uuid: "s", ...counts }] };
      const change = { status: "COMPLETE", finishedAt: at(2), sequences, stat } as const;
      await open().attempts.change(home, first.slug, change);
      const second = await begin(home, owner, 3);
      const { sequences: _, ...totals } = stat;
      const outline = ({ slug, status, createdAt, finishedAt }: AttemptRecord) => ({
        slug,
        status,
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
      expect(await open().attempts.hold(home, owner, first.slug)).toEqual({ ...first, ...change });
      expect(await open().attempts.count(home, owner, at(2))).toEqual({ all: 2, recent: [at(3)], isWaiting: true });
      const other = { ...owner, userId: await addUser(home, "other") };
      expect(await open().attempts.list(home, other, 10)).toEqual([]);
      expect(await open().attempts.read(home, other, [first.slug])).toEqual([]);
      expect(await open().attempts.hold(home, other, first.slug)).toBeNull();
      expect(await open().attempts.count(home, other, at(0))).toEqual({ all: 0, recent: [], isWaiting: false });
      expect(await open().attempts.list(await settle(open()), owner, 10)).toEqual([]);
    });

    test("§7.133 of those that were not begun there is one, however often and at once it is asked for", async () => {
      const { home, ...owner } = await openProduct("smart-sequence");
      const begun = await Promise.all([1, 1, 1, 1, 1].map((minute) => begin(home, owner, minute)));
      expect(new Set(begun.map(({ slug }) => slug)).size).toBe(1);
      const later = { slug: unique("go"), publishedAt: at(5), createdAt: at(5) };
      expect(await open().attempts.begin(home, owner, later)).toMatchObject({
        slug: begun[0]?.slug,
        publishedAt: at(5),
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
      await open().slots.add(home, { ...slot, ...more });
      return slot.slug;
    }
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

    test("decisions 11: what was planned is read back and changed, by its own client alone", async () => {
      const { home, slot, perimeterSlug, productSlug } = await addSlot(0);
      const stored = await open().slots.read(home, slot);
      expect(stored).toMatchObject({ ...plan, slug: slot, perimeterSlug, productSlug, startAt: at(0), endAt: at(30) });
      expect(await open().slots.findClassiz(home, perimeterSlug)).toEqual({ productSlug });
      const stranger = await settle(open());
      expect(await open().slots.read(stranger, slot)).toBeNull();
      expect(await open().slots.hold(stranger, slot)).toBeNull();
      expect(await open().slots.findClassiz(stranger, perimeterSlug)).toBeNull();
      const { perimeterSlug: sequence, home: other } = await openProduct("smart-sequence");
      expect(await open().slots.findClassiz(other, sequence)).toBeNull();
      const trainerId = open().createId();
      const changed = { ...plan, startAt: at(5), endAt: at(6), place: null, videoLink: "https://a.example", trainerId };
      await open().slots.change(home, slot, changed);
      expect(await open().slots.hold(home, slot)).toMatchObject(changed);
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
      expect(await find({ run: { trainerId, means: ["autumn"] } })).toEqual([2, later, autumn]);
      const listed = await open().slots.listOfMean(made.home, made.perimeterSlug, "spring");
      expect(listed.map(({ slug, enrolled }) => [slug, enrolled])).toEqual([
        [made.slot, 0],
        [later, 0],
      ]);
    });

    test("people are enrolled once, counted, and withdrawn", async () => {
      const { home, slot, userId, perimeterSlug, productSlug } = await addSlot(0);
      const second = await addUser(home, "second");
      await open().slots.enrol(home, slot, [userId], at(1));
      await open().slots.enrol(home, slot, [userId, second], at(2));
      const enrolled = await open().slots.listEnrolled(home, slot);
      expect(new Map(enrolled.map((one) => [one.userId, one.enrolledAt]))).toEqual(
        new Map([
          [userId, at(1)],
          [second, at(2)],
        ]),
      );
      expect((await open().slots.listOfMean(home, perimeterSlug, "spring"))[0]?.enrolled).toBe(2);
      expect(await open().slots.listOf(home, perimeterSlug, second)).toEqual([
        { slug: slot, startAt: at(0), endAt: at(30) },
      ]);
      expect(await open().slots.countUses(home, productSlug, "spring")).toEqual({
        slots: 1,
        enrolments: 2,
        signatures: 0,
      });
      expect(await open().slots.withdraw(home, slot, second)).toBe(true);
      expect(await open().slots.withdraw(home, slot, second)).toBe(false);
      expect(await open().slots.listOf(home, perimeterSlug, second)).toEqual([]);
      expect(await open().slots.listEnrolled(await settle(open()), slot)).toEqual([]);
    });

    test("decisions 11: marks are read in the order of their chain, outlive accounts, and no two have one number", async () => {
      const { home, slot, userId, productSlug } = await addSlot(0);
      const mark = { userId, kind: "SIGNED", byId: userId, at: at(1), reason: null } as const;
      await open().slots.addMark(home, slot, { ...mark, number: 1, hash: "one" });
      await open().slots.addMark(home, slot, { ...mark, kind: "ABSENT", reason: "left", number: 2, hash: "two" });
      await expect(open().slots.addMark(home, slot, { ...mark, number: 2, hash: "three" })).rejects.toThrow();
      await open().users.remove(home, [userId], open().createId);
      const marks = await open().slots.listMarks(home, [slot, "none"]);
      expect(marks.get(slot)?.map(({ number, kind, hash }) => [number, kind, hash])).toEqual([
        [1, "SIGNED", "one"],
        [2, "ABSENT", "two"],
      ]);
      expect(marks.get("none")).toEqual([]);
      expect((await open().slots.listMarks(await settle(open()), [slot])).get(slot)).toEqual([]);
      expect(await open().slots.countUses(home, productSlug, "spring")).toMatchObject({ signatures: 2 });
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
    test("§7.144 they are counted by page, the most visited first, and go by their age", async () => {
      const { clientId, user } = await settle(open());
      const home = { clientId };
      const add = (minute: number, toName: string, keptSince = at(0)) => {
        const visit = {
          id: open().createId(),
          userId: user.id,
          at: at(minute),
          stat: { ...stat, toName, appName: "front" },
        };
        return open().navigationStats.add(home, visit, keptSince);
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
    });
  });
}
