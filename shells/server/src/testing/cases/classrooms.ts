// Knows how the routes by which classrooms are planned are called in tests.
import type { classrooms } from "@academiz/contract";
import { expect } from "vitest";
import { enrolIn, holdClass, planSlot } from "../hold-classes.ts";
import type { CasesOf } from "../route-case.ts";

const ADMIN = "demo_admin";
const TIMES = [{ startAt: "2026-01-01T09:00:00Z", endAt: "2026-01-01T10:00:00Z" }];
const SERIES = { mean: "spring", times: TIMES, place: "Room", videoLink: null, trainerId: null, capacity: 3 };

export const CLASSROOM_CASES: CasesOf<typeof classrooms> = {
  listClassrooms: {
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug, slug: productSlug } = await holdClass(server, 60);
      const { classrooms: told } = await succeed("listClassrooms", ADMIN);
      expect(told).toContainEqual(
        expect.objectContaining({
          perimeterSlug,
          productSlug,
          means: expect.arrayContaining([{ slug: "spring", title: "Spring", mayPlan: true }]),
        }),
      );
    },
  },
  listTrainers: {
    async succeeds({ server, succeed }) {
      const some = await server.world.users.findByIdentifier("demo_learner");
      if (!some) throw new Error("no learner");
      const named = { firstname: "Tess", lastname: "Trainwell" };
      const add = (login: string, more: object) =>
        server.world.users.add({
          ...{ ...some, ...named, login, identifier: `demo_${login}`, id: server.world.dice.createId() },
          ...more,
        });
      await add("tess1", { roles: ["ROLE_TRAINER"], active: true });
      await add("tess2", { roles: ["ROLE_TRAINER"], active: false });
      await add("tess3", { roles: ["ROLE_LEARNER"], active: true });
      expect(await succeed("listTrainers", ADMIN, { query: { query: "trainwell" } })).toMatchObject({
        trainers: [named],
      });
    },
  },
  listCandidates: {
    params: ({ product: slotId }) => ({ slotId }),
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, 60);
      const find = () => succeed("listCandidates", ADMIN, { params: { slotId }, query: { query: "demo learner" } });
      expect(await find()).toMatchObject({ total: 1, people: [{ userId: scene.user, isEnrolled: false }] });
      await enrolIn(server, slotId, "demo_learner");
      expect(await find()).toMatchObject({ total: 1, people: [{ userId: scene.user, isEnrolled: true }] });
    },
  },
  findConflicts: {
    body: () => ({ times: TIMES, place: "Room", trainerId: null }),
    badBodies: [{ times: [] }, { times: [{ startAt: "x", endAt: "y" }] }],
    async succeeds({ server, succeed }) {
      const { slot } = await holdClass(server, 6_000, { place: "Hall of conflicts" });
      const { startAt, endAt } = planSlot(server, 6_030);
      const body = { times: [{ startAt, endAt }], place: "hall of CONFLICTS", trainerId: null };
      const ask = async (more: object = {}) =>
        (await succeed("findConflicts", ADMIN, { body: { ...body, ...more } })).conflicts;
      expect(await ask()).toMatchObject([{ at: 0, kind: "place", slug: slot }]);
      expect(await ask({ except: slot })).toEqual([]);
    },
  },
  createSeries: {
    body: ({ perimeter: perimeterSlug }) => ({ perimeterSlug, ...SERIES }),
    badBodies: [
      { perimeterSlug: "x", ...SERIES, capacity: 0 },
      { perimeterSlug: "x", ...SERIES, times: [] },
    ],
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug } = await holdClass(server, 60);
      const { startAt: _, endAt: __, ...plan } = planSlot(server, 0);
      const times = [120, 240]
        .map((minutes) => planSlot(server, minutes))
        .map(({ startAt, endAt }) => ({ startAt, endAt }));
      const { slots } = await succeed("createSeries", ADMIN, { body: { perimeterSlug, ...plan, times } });
      const listed = await succeed("listSlots", ADMIN, { query: { perimeter: perimeterSlug } });
      expect(listed.slots.slice(1)).toMatchObject(times.map((time, at) => ({ ...time, slug: slots[at] })));
    },
  },
  printSheet: {
    params: ({ product: slotId }) => ({ slotId }),
    async succeeds({ server, succeed }) {
      const { slot: slotId } = await holdClass(server, -5);
      await enrolIn(server, slotId, "demo_learner");
      const pdf = await succeed("printSheet", ADMIN, { params: { slotId }, query: { zone: "Europe/Paris" } });
      expect(pdf).toMatch(/^%PDF-1\.7/);
    },
  },
  printSessionSheet: {
    params: ({ perimeter: id1 }) => ({ id1, id2: "spring" }),
    async succeeds({ server, succeed }) {
      const { perimeter } = await holdClass(server, -5);
      const pdf = await succeed("printSessionSheet", ADMIN, { params: { id1: perimeter, id2: "spring" } });
      expect(pdf).toMatch(/^%PDF-1\.7/);
    },
  },
  printProgramme: {
    params: ({ perimeter: id1 }) => ({ id1, id2: "spring" }),
    async succeeds({ server, succeed }) {
      const { perimeter: id1 } = await holdClass(server, 60);
      const pdf = await succeed("printProgramme", "demo_author", { params: { id1, id2: "spring" } });
      expect(pdf).toMatch(/^%PDF-1\.7/);
    },
  },
  takeProgramme: {
    params: ({ perimeter: perimeterSlug }) => ({ perimeterSlug, meanSlug: "spring" }),
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug } = await holdClass(server, 60);
      const pdf = await succeed("takeProgramme", "demo_learner", {
        ...{ params: { perimeterSlug, meanSlug: "spring" }, query: { zone: "Europe/Paris" } },
      });
      expect(pdf).toMatch(/^%PDF-1\.7/);
    },
  },
};
