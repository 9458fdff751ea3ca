import { succeed } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import type { ClassroomDraft, CurrentUser, LearnerSlot } from "../ports/index.ts";
import { tryClassroom } from "./index.ts";

const NOW = Date.parse("2026-03-02T09:30:00.000Z");
const clock = { now: () => NOW };
const author = { client: {} } as CurrentUser;
const session = { slug: "spring", signing: "code", enrolment: "open" } as const;
const slot = (slug: string, more: Partial<LearnerSlot> = {}): LearnerSlot => ({
  ...{ slug, mean: "spring", startAt: "2026-03-09T09:00:00.000Z", endAt: "2026-03-09T12:00:00.000Z", place: null },
  ...{ videoLink: null, trainer: null, capacity: 2, placesLeft: 1, isEnrolled: false, canSign: false, mark: null },
  ...{ signing: "code", signableFrom: "2026-03-09T08:45:00.000Z", signableUntil: "2026-03-09T12:30:00.000Z" },
  ...{ enrolment: "open", waitingPlace: null, waiting: 0 },
  ...more,
});
const draft = (coming: readonly LearnerSlot[]): ClassroomDraft => ({
  classroom: {
    ...{ name: "First aid", titles: {}, descriptions: {}, lateHours: 24, own: [], coming, comingTotal: coming.length },
    documents: (["before", "during"] as const).map((when) => ({
      ...{ slug: when, when, name: when, type: "text/plain", size: 1, url: `/files/${when}` },
    })),
  },
  sessions: [session],
  author,
});
const open = async (coming: readonly LearnerSlot[]) => {
  const tried = tryClassroom({ read: async () => succeed(draft(coming)) }, clock);
  const read = async () => {
    const found = await tried.classrooms.read("room");
    if (!found.ok) throw new Error("not read");
    return found.value;
  };
  return { tried, read, first: await read() };
};

test("§4.77 §7.88 an author takes a place, waits where it is full, and gives it back; nothing is asked of the server", async () => {
  const { tried, read, first } = await open([slot("free"), slot("full", { placesLeft: 0 })]);
  expect([first.own, tried.hasExamples(), tried.findAuthor()]).toEqual([[], false, author]);
  await tried.classrooms.join("room", "free");
  await tried.classrooms.join("room", "full");
  expect((await read()).own).toMatchObject([
    { slug: "free", isEnrolled: true, placesLeft: 0, waitingPlace: null },
    { slug: "full", isEnrolled: false, placesLeft: 0, waitingPlace: 1 },
  ]);
  await tried.classrooms.leave("room", "free");
  expect((await read()).own.map(({ slug }) => slug)).toEqual(["full"]);
});

test("§4.77 where no date is coming each session has two examples: one that goes on, with its documents, and one in a week", async () => {
  const { tried, read, first } = await open([]);
  expect(tried.hasExamples()).toBe(true);
  expect(first.coming.map(({ isEnrolled, startAt }) => [isEnrolled, startAt])).toEqual([
    [true, "2026-03-02T09:00:00.000Z"],
    [false, "2026-03-09T09:00:00.000Z"],
  ]);
  expect(first.documents.map(({ url }) => url)).toEqual(["/files/before", "/files/during"]);
  const [now] = first.own;
  const madeAt = new Date(NOW).toISOString();
  const signature = { slotSlug: now?.slug ?? "", code: "ABCDEFGH", drawing: null, madeAt };
  tried.journal.keep(signature);
  expect(tried.journal.readPending()).toEqual([signature]);
  expect(await tried.classrooms.sign(signature)).toEqual(succeed({ signedAt: madeAt, sentLate: false }));
  tried.journal.forget(signature);
  expect([tried.journal.readPending(), (await read()).own[0]?.mark?.kind]).toEqual([[], "SIGNED"]);
});
