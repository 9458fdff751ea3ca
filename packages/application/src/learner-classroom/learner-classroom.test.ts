// Knows that a signature is kept until it is answered, whatever the network does, and what a learner sees meanwhile.
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { OFFLINE } from "@academiz/testkit/clients";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import type { KeptSignature, LearnerClassroom, LearnerSlot, SentSignature, Trouble } from "../ports/index.ts";
import { connectLearnerClassroom, learnerClassroomMachine } from "./index.ts";

const START = Date.parse("2026-03-02T09:00:00.000Z");
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();
const slotOf = (slug: string, minutes: number, more: Partial<LearnerSlot> = {}): LearnerSlot => ({
  ...{ slug, mean: "spring", startAt: at(minutes), endAt: at(minutes + 60), place: "Room 1", videoLink: null },
  ...{ trainer: null, capacity: 10, placesLeft: 5, isEnrolled: true, canSign: false, mark: null },
  ...{ signableFrom: at(minutes - 15), signableUntil: at(minutes + 90), signing: "code", enrolment: "open" },
  ...{ waitingPlace: null, waiting: 0 },
  ...more,
});
const classroomOf = (own: readonly LearnerSlot[], coming: readonly LearnerSlot[] = []): LearnerClassroom => ({
  ...{
    name: "First aid",
    titles: { spring: "Gestures" },
    descriptions: { spring: "Loose clothes" },
    lateHours: 24,
    own,
    coming,
    comingTotal: coming.length,
    documents: [],
  },
});
const WRONG: Trouble = { kind: "conflict", detail: "slot.code-wrong" };

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function open(classroom: LearnerClassroom, kept: readonly KeptSignature[] = []) {
  const journal = new Map(kept.map((one) => [one.slotSlug, one]));
  const sent: KeptSignature[] = [];
  let answer: () => Result<SentSignature, Trouble> = () => succeed({ signedAt: at(0), sentLate: false });
  let read: () => Result<LearnerClassroom, Trouble> = () => succeed(classroom);
  let moved: () => Result<undefined, Trouble> = () => succeed(undefined);
  const page = createActor(learnerClassroomMachine, {
    input: {
      perimeterSlug: "p",
      clock: { now: () => Date.now() },
      classrooms: {
        read: async () => read(),
        listNear: async () => succeed([]),
        attest: async () => succeed({ name: "", bytes: new Uint8Array() }),
        takeProgramme: async () => succeed({ name: "", bytes: new Uint8Array() }),
        readSurveys: async () => succeed({ questions: [], surveys: [] }),
        answerSurvey: async () => succeed(undefined),
        join: async () => moved(),
        leave: async () => moved(),
        async sign(signature) {
          sent.push(signature);
          return answer();
        },
      },
      journal: {
        keep: (signature) => void journal.set(signature.slotSlug, signature),
        readPending: () => [...journal.values()],
        forget: ({ slotSlug }) => void journal.delete(slotSlug),
      },
    },
  }).start();
  return {
    page,
    sent,
    journal,
    view: () => connectLearnerClassroom(page.getSnapshot()),
    settle: () => vi.advanceTimersByTimeAsync(0),
    answers: (next: () => Result<SentSignature, Trouble>) => {
      answer = next;
    },
    reads: (next: () => Result<LearnerClassroom, Trouble>) => {
      read = next;
    },
    moves: (next: () => Result<undefined, Trouble>) => {
      moved = next;
    },
  };
}
const sign = (slug: string, code: string | null = "ABCDEFGH") =>
  ({ type: "slot.signed", slug, code, drawing: null }) as const;

test("decisions 11: each session whose dates are shown has a programme, once, in the order of the dates", async () => {
  const later = [slotOf("c", 600, { mean: "autumn", isEnrolled: false }), slotOf("b", 300, { isEnrolled: false })];
  const { view, settle } = open(classroomOf([slotOf("a", -600)], later));
  await settle();
  expect(view().sessions).toEqual([
    { mean: "spring", title: "Gestures" },
    { mean: "autumn", title: "First aid" },
  ]);
});

describe("decisions 11: signing", () => {
  test("a signature that the server accepts counts at once, though an earlier reading does not have it", async () => {
    const { page, view, settle, journal } = open(classroomOf([slotOf("a", 0)]));
    await settle();
    expect(view().now.map(({ standing }) => standing)).toEqual(["signable"]);
    page.send(sign("a"));
    expect(journal.size).toBe(1);
    await settle();
    expect([journal.size, view().outcome]).toEqual([0, { slotSlug: "a", kind: "signed" }]);
    expect(view().past).toMatchObject([{ slug: "a", standing: "signed", mark: { sentLate: false } }]);
  });

  test("without a network it is kept, sent again by itself, and told as sent later", async () => {
    const { page, view, settle, answers, sent, journal } = open(classroomOf([slotOf("a", 0)]));
    await settle();
    answers(() => fail(OFFLINE));
    page.send(sign("a"));
    await settle();
    expect(view()).toMatchObject({ kept: 1, waitingTrouble: OFFLINE, outcome: null });
    expect(view().now).toMatchObject([{ standing: "kept" }]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([sent.length, journal.size]).toEqual([2, 1]);
    answers(() => succeed({ signedAt: at(0), sentLate: true }));
    page.send({ type: "network.returned" });
    await settle();
    expect([sent.length, journal.size, view().outcome]).toEqual([3, 0, { slotSlug: "a", kind: "late" }]);
    expect(new Set(sent.map(({ code, madeAt }) => `${code} ${madeAt}`)).size).toBe(1);
  });

  test("signatures that an earlier page left are sent when it is opened, one after the other", async () => {
    const kept = ["a", "b"].map((slotSlug) => ({ slotSlug, code: "ABCDEFGH", drawing: null, madeAt: at(-5) }));
    const { settle, sent, journal } = open(classroomOf([slotOf("a", 0), slotOf("b", 0)]), kept);
    await settle();
    expect([sent.map(({ slotSlug }) => slotSlug), journal.size]).toEqual([["a", "b"], 0]);
  });

  test("a refused signature is told, no longer kept, and can be given again", async () => {
    const { page, view, settle, answers, journal } = open(classroomOf([slotOf("a", 0)]));
    await settle();
    answers(() => fail(WRONG));
    page.send(sign("a"));
    await settle();
    expect([journal.size, view().outcome]).toEqual([0, { slotSlug: "a", kind: "refused", trouble: WRONG }]);
    expect(view().now).toMatchObject([{ standing: "signable" }]);
    page.send({ type: "outcome.dismissed" });
    expect(view().outcome).toBeNull();
  });

  test("after too many tries the pause that the server asks for is kept", async () => {
    const { page, settle, answers, sent } = open(classroomOf([slotOf("a", 0)]));
    await settle();
    answers(() => fail({ kind: "too-many", detail: "slot.code-tries", retryAfterSeconds: 40 }));
    page.send(sign("a"));
    await settle();
    await vi.advanceTimersByTimeAsync(39_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
  });

  test("whatever the network does, each signature leaves the device once it is answered, and no sooner", async () => {
    const outcome = fc.constantFrom<"offline" | "taken" | "refused" | "away">("offline", "taken", "refused", "away");
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { maxLength: 6 }), async (outcomes) => {
        const { page, settle, answers, journal, sent } = open(classroomOf([slotOf("a", 0), slotOf("b", 0)]));
        await settle();
        const left = [...outcomes];
        let answered = 0;
        answers(() => {
          const next = left.shift() ?? "taken";
          if (next === "offline") return fail(OFFLINE);
          if (next === "away") return fail({ kind: "maintenance", detail: "maintenance" });
          answered += 1;
          return next === "refused" ? fail(WRONG) : succeed({ signedAt: at(0), sentLate: false });
        });
        page.send(sign("a"));
        page.send(sign("b"));
        for (let tries = 0; tries < 10; tries += 1) {
          await vi.advanceTimersByTimeAsync(15_000);
          expect(journal.size).toBe(2 - answered);
        }
        expect([journal.size, answered, sent.length]).toEqual([
          0,
          2,
          2 + outcomes.filter((one, index) => isPassing(one) && index < sent.length).length,
        ]);
        page.stop();
      }),
      { numRuns: 40 },
    );
  });
});
const isPassing = (one: string) => one === "offline" || one === "away";

describe("§3.196 what a learner sees", () => {
  test("slots that can be signed first, then their dates, the others, and those that are over", async () => {
    const mark = { kind: "SIGNED", isThere: true, at: at(-2_000), sentLate: false } as const;
    const waiting = slotOf("waiting", 300, { isEnrolled: false, waitingPlace: 2, waiting: 2, placesLeft: 0 });
    const own = [
      slotOf("now", 0),
      slotOf("later", 200, { enrolment: "trainer" }),
      waiting,
      slotOf("signed", -2_000, { mark }),
      slotOf("missed", -3_000),
      slotOf("absent", -4_000, { mark: { ...mark, kind: "ABSENT", isThere: false } }),
    ];
    const others = [
      slotOf("open", 400, { isEnrolled: false }),
      slotOf("full", 500, { isEnrolled: false, placesLeft: 0, waiting: 3 }),
      slotOf("theirs", 600, { isEnrolled: false, enrolment: "trainer" }),
      slotOf("begun", -5, { isEnrolled: false }),
    ];
    const { view, settle } = open(classroomOf(own, [...own, ...others]));
    await settle();
    const tell = (slots: readonly { slug: string; standing: string; canJoin: boolean; canLeave: boolean }[]) =>
      slots.map(({ slug, standing, canJoin, canLeave }) => [slug, standing, canJoin, canLeave]);
    expect(tell(view().now)).toEqual([["now", "signable", false, false]]);
    expect(tell(view().own)).toEqual([
      ["later", "enrolled", false, false],
      ["waiting", "waiting", false, true],
    ]);
    expect(tell(view().others)).toEqual([
      ["begun", "closed", false, false],
      ["open", "open", true, false],
      ["full", "full", true, false],
      ["theirs", "closed", false, false],
    ]);
    expect(tell(view().past)).toEqual([
      ["signed", "signed", false, false],
      ["missed", "over", false, false],
      ["absent", "absent", false, false],
    ]);
    expect(view().now[0]).toMatchObject({ title: "Gestures" });
  });

  test("it can be signed when its time comes, without network too", async () => {
    const { view, settle, reads } = open(classroomOf([slotOf("a", 20)]));
    await settle();
    reads(() => fail(OFFLINE));
    expect(view().now).toEqual([]);
    await vi.advanceTimersByTimeAsync(5.1 * MINUTE);
    expect(view().now).toMatchObject([{ slug: "a", standing: "signable" }]);
    expect(view().phase).toBe("ready");
  });

  test("a place that is taken, refused or given back is told", async () => {
    const { page, view, settle, reads, moves } = open(classroomOf([], [slotOf("a", 100, { isEnrolled: false })]));
    await settle();
    moves(() => fail({ kind: "conflict", detail: "slot.waiting-full" }));
    page.send({ type: "slot.joined", slug: "a" });
    expect(view().others).toMatchObject([{ isMoving: true }]);
    await settle();
    expect(view()).toMatchObject({ actionTrouble: { detail: "slot.waiting-full" }, others: [{ isMoving: false }] });
    moves(() => succeed(undefined));
    reads(() => succeed(classroomOf([slotOf("a", 100)])));
    page.send({ type: "slot.joined", slug: "a" });
    await settle();
    expect(view()).toMatchObject({ actionTrouble: null, others: [], own: [{ slug: "a", canLeave: true }] });
  });

  test("one that cannot be read says so, and is read again when the network is back", async () => {
    const { page, view, settle, reads } = open(classroomOf([]));
    reads(() => fail(OFFLINE));
    page.send({ type: "page.looked" });
    await settle();
    reads(() => succeed(classroomOf([slotOf("a", 0)])));
    if (view().phase === "failed") page.send({ type: "network.returned" });
    await settle();
    expect(view().phase).toBe("ready");
  });
});
