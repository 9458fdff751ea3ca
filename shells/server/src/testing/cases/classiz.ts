// Knows how the routes of classroom sessions are called in tests.
import type { classiz } from "@academiz/contract";
import { expect } from "vitest";
import { enrolIn, holdClass, holdOpenClass, planSlot } from "../hold-classes.ts";
import type { Answered, CasesOf, Scene } from "../route-case.ts";

const [ADMIN, LEARNER] = ["demo_admin", "demo_learner"];
const nowhere = ({ product: slotId }: Scene) => ({ slotId });
const somebody = ({ product: slotId, user: userId }: Scene) => ({ slotId, userId });
const presential = ({ perimeter: id1 }: Scene) => ({ id1, id2: "spring" });
const DATES = { startAt: "2026-01-01T09:00:00Z", endAt: "2026-01-01T10:00:00Z" };
const PLAN = { mean: "spring", ...DATES, place: "Room", videoLink: null, trainerId: null, capacity: 3 };
const CSV = Buffer.from("slot,login,presence,reason\r\n");

const PAGES = [{ limit: "0" }, { limit: "101" }, { page: "0" }, { page: "1.5" }, { page: "x" }];

export const CLASSIZ_CASES: CasesOf<typeof classiz> = {
  listTimeslots: {
    badQueries: PAGES,
    params: ({ perimeter }) => ({ classizPerimeterSlug: perimeter, meanSlug: "spring" }),
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, 60);
      const params = { classizPerimeterSlug: perimeter, meanSlug: "spring" };
      const { slots } = await succeed("listTimeslots", LEARNER, { params });
      expect(slots).toMatchObject([{ slug: slot, isEnrolled: false, canSign: false, placesLeft: 10, mark: null }]);
    },
  },
  readClassroom: {
    badQueries: PAGES,
    params: ({ perimeter: perimeterSlug }) => ({ perimeterSlug }),
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, 60);
      await enrolIn(server, slot, LEARNER);
      const { own, coming, titles } = await succeed("readClassroom", LEARNER, { params: { perimeterSlug: perimeter } });
      expect([own, coming.slots]).toMatchObject([[{ slug: slot, isEnrolled: true }], [{ slug: slot }]]);
      expect(titles).toEqual({ spring: "Spring" });
    },
  },
  previewClassroom: {
    params: ({ product: slug }) => ({ slug }),
    async succeeds({ server, succeed }) {
      const { slug: product, slot } = await holdClass(server, 60);
      const { own, coming, titles, sessions } = await succeed("previewClassroom", "demo_author", {
        params: { slug: product },
      });
      expect([own, coming.slots]).toMatchObject([[], [{ slug: slot, isEnrolled: false }]]);
      expect(titles).toEqual({ spring: "Spring" });
      expect(sessions[0]).toEqual({ slug: "spring", signing: "free", enrolment: "trainer" });
    },
  },
  listNearSlots: {
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, 60);
      await enrolIn(server, slot, LEARNER);
      const { slots } = await succeed("listNearSlots", LEARNER, {});
      expect(slots.filter((one: Answered) => one.perimeterSlug === perimeter)).toMatchObject([
        { title: "Spring", slot: { slug: slot, isEnrolled: true } },
      ]);
    },
  },
  joinSlot: {
    params: ({ perimeter: perimeterSlug, product: slotId }) => ({ perimeterSlug, slotId }),
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug, slot: slotId } = await holdOpenClass(server, 60, { capacity: 1 });
      const params = { perimeterSlug, slotId };
      const joined = await succeed("joinSlot", ADMIN, { params });
      expect(joined).toEqual({ slug: slotId, isEnrolled: true, waitingPlace: null });
      expect(await succeed("joinSlot", LEARNER, { params })).toMatchObject({ waitingPlace: 1 });
      expect((await succeed("getSlot", ADMIN, { params: { slotId } })).people).toMatchObject([{ identifier: ADMIN }]);
    },
  },
  leaveSlot: {
    params: ({ perimeter: perimeterSlug, product: slotId }) => ({ perimeterSlug, slotId }),
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug, slot: slotId } = await holdOpenClass(server, 60);
      const params = { perimeterSlug, slotId };
      await succeed("joinSlot", LEARNER, { params });
      expect(await succeed("leaveSlot", LEARNER, { params })).toMatchObject({ isEnrolled: false });
      expect((await succeed("getSlot", ADMIN, { params: { slotId } })).people).toEqual([]);
    },
  },
  signSlot: {
    params: nowhere,
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, 5);
      await enrolIn(server, slot, LEARNER);
      const signed = await succeed("signSlot", LEARNER, { params: { slotId: slot } });
      expect(signed.slug).toBe(slot);
      const { progress } = await succeed("getProgress", LEARNER, { params: { slug: perimeter } });
      expect(progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
    },
  },
  signByCode: {
    params: nowhere,
    body: () => ({ code: "ABCDEFGH", drawing: "M1 1L2 2" }),
    badBodies: [{ code: "A".repeat(41) }, { drawing: "" }, { code: 5 }],
    async succeeds({ server, succeed }) {
      const { perimeter, slot: slotId } = await holdClass(server, 5);
      await enrolIn(server, slotId, LEARNER);
      const { code } = await succeed("readSigningCode", ADMIN, { params: { slotId } });
      const body = { code, drawing: "M1 1L2 2" };
      const signed = await succeed("signByCode", LEARNER, { params: { slotId }, body });
      expect(signed).toMatchObject({ slug: slotId, sentLate: false });
      const { progress } = await succeed("getProgress", LEARNER, { params: { slug: perimeter } });
      expect(progress).toMatchObject({ status: "COMPLETE", percentage: 100 });
    },
  },
  readSigningCode: {
    params: nowhere,
    async succeeds({ server, succeed }) {
      const { slot: slotId } = await holdClass(server, 0);
      const shown = await succeed("readSigningCode", ADMIN, { params: { slotId } });
      expect(shown.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      expect(shown.secondsLeft).toBeLessThanOrEqual(30);
      expect(Date.parse(shown.validUntil)).toBeGreaterThan(server.world.clock.now() - 30_000);
    },
  },
  signAsTrainer: {
    params: nowhere,
    body: () => ({ drawing: "M1 1L2 2" }),
    badBodies: [{ drawing: "" }],
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, 0);
      await enrolIn(server, slotId, LEARNER);
      await succeed("signAsTrainer", ADMIN, { params: { slotId }, body: { drawing: "typed:Ada" } });
      const { signatures } = await succeed("listSignatures", ADMIN, { params: { slotId } });
      expect(signatures).toMatchObject([{ kind: "TRAINER", drawing: "typed:Ada" }]);
      const { people } = await succeed("getSlot", ADMIN, { params: { slotId } });
      expect(people).toMatchObject([{ userId: scene.user, mark: null }]);
    },
  },
  listSlots: {
    badQueries: [{ limit: "0" }, { order: "mean" }, { from: "yesterday" }, { until: "x" }, { page: "1.5" }],
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, 60);
      const listed = await succeed("listSlots", ADMIN, { query: { perimeter, mean: "spring" } });
      expect(listed).toMatchObject({ meta: { totalItems: 1 }, slots: [{ slug: slot, enrolled: 0 }] });
    },
  },
  getSlot: {
    params: nowhere,
    badQueries: PAGES,
    async succeeds({ server, succeed }) {
      const { slot } = await holdClass(server, 60);
      expect(await succeed("getSlot", ADMIN, { params: { slotId: slot } })).toMatchObject({
        slug: slot,
        people: [],
        meta: { totalItems: 0, page: 1, limit: 20 },
        isIntact: true,
        brokenAt: null,
      });
    },
  },
  listSignatures: {
    params: nowhere,
    badQueries: PAGES,
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, 0);
      await enrolIn(server, slotId, LEARNER);
      await succeed("signSlot", LEARNER, { params: { slotId } });
      expect(await succeed("listSignatures", ADMIN, { params: { slotId } })).toMatchObject({
        meta: { totalItems: 1, page: 1, limit: 20 },
        signatures: [{ number: 1, userId: scene.user, byId: scene.user, kind: "SIGNED" }],
      });
    },
  },
  createSlot: {
    body: ({ perimeter: perimeterSlug }) => ({ perimeterSlug, ...PLAN }),
    badBodies: [{ perimeterSlug: "x", ...PLAN, capacity: 0 }],
    async succeeds({ server, succeed }) {
      const { perimeter: perimeterSlug } = await holdClass(server, 60);
      const made = await succeed("createSlot", ADMIN, { body: { perimeterSlug, ...planSlot(server, 120) } });
      expect(await succeed("getSlot", ADMIN, { params: { slotId: made.slug } })).toMatchObject({
        ...made,
        isIntact: true,
        brokenAt: null,
      });
    },
  },
  changeSlot: {
    params: nowhere,
    body: () => PLAN,
    badBodies: [{ ...PLAN, capacity: 10_001 }],
    async succeeds({ server, succeed }) {
      const { slot: slotId } = await holdClass(server, 60);
      const body = planSlot(server, 90, { place: "Room 2", capacity: 4 });
      const changed = await succeed("changeSlot", ADMIN, { params: { slotId }, body });
      expect(changed).toMatchObject({ place: "Room 2", capacity: 4, startAt: body.startAt });
      expect(await succeed("getSlot", ADMIN, { params: { slotId } })).toMatchObject({
        ...changed,
        isIntact: true,
        brokenAt: null,
      });
    },
  },
  removeSlot: {
    params: nowhere,
    async succeeds({ server, succeed }) {
      const { slot: slotId } = await holdClass(server, 60);
      await succeed("removeSlot", ADMIN, { params: { slotId } });
      await expect(succeed("getSlot", ADMIN, { params: { slotId } })).rejects.toThrow("not-found");
    },
  },
  enrol: {
    params: nowhere,
    body: ({ user }) => ({ userIds: [user] }),
    badBodies: [{ userIds: [] }],
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, 60);
      const body = { userIds: [scene.user] };
      const enrolled = await succeed("enrol", ADMIN, { params: { slotId }, body });
      expect(enrolled.people).toMatchObject([{ userId: scene.user, identifier: LEARNER, mark: null }]);
    },
  },
  withdraw: {
    params: somebody,
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, 60);
      await enrolIn(server, slotId, LEARNER);
      const params = { slotId, userId: scene.user };
      expect((await succeed("withdraw", ADMIN, { params })).people).toEqual([]);
    },
  },
  markPresence: {
    params: somebody,
    body: () => ({ isPresent: true, reason: "no phone" }),
    badBodies: [{ isPresent: true, reason: "  " }],
    async succeeds({ server, succeed, scene }) {
      const { slot: slotId } = await holdClass(server, -5);
      await enrolIn(server, slotId, LEARNER);
      const params = { slotId, userId: scene.user };
      const marked = await succeed("markPresence", ADMIN, { params, body: { isPresent: false, reason: "ill" } });
      expect(marked).toMatchObject({ people: [{ mark: { kind: "ABSENT", reason: "ill" } }] });
      expect(await succeed("getSlot", ADMIN, { params: { slotId } })).toMatchObject({
        ...marked,
        isIntact: true,
        brokenAt: null,
      });
    },
  },
  exportPresences: {
    params: presential,
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, -5);
      await enrolIn(server, slot, LEARNER);
      const csv = await succeed("exportPresences", ADMIN, { params: { id1: perimeter, id2: "spring" } });
      expect(csv).toContain(`${slot};`);
      expect(csv).toContain(";learner;");
    },
  },
  importPresences: {
    params: presential,
    form: () => ({ fields: { header: "1" }, file: { name: "p.csv", bytes: CSV } }),
    async succeeds({ server, succeed }) {
      const { perimeter, slot } = await holdClass(server, -5);
      await enrolIn(server, slot, LEARNER);
      const bytes = Buffer.from(`slot,login,presence,reason\r\n${slot},learner,present,seen\r\n`);
      const form = { fields: { header: "1" }, file: { name: "p.csv", bytes } };
      const imported: Answered = await succeed("importPresences", ADMIN, {
        params: { id1: perimeter, id2: "spring" },
        form,
      });
      expect(imported).toEqual({ lines: 1, changed: 1, unchanged: 0 });
      const { people } = await succeed("getSlot", ADMIN, { params: { slotId: slot } });
      expect(people).toMatchObject([{ mark: { kind: "PRESENT", reason: "seen" } }]);
    },
  },
  meanUse: {
    params: ({ product: slug }) => ({ slug, id: "spring" }),
    async succeeds({ server, succeed }) {
      const { slug, slot } = await holdClass(server, 60);
      await enrolIn(server, slot, LEARNER);
      const read = (id: string) => succeed("meanUse", "demo_author", { params: { slug, id } });
      expect(await read("spring")).toEqual({ used: true, slots: 1, enrolments: 1, signatures: 0 });
      expect(await read("autumn")).toEqual({ used: false, slots: 0, enrolments: 0, signatures: 0 });
    },
  },
};
