// Knows what a learner sees of a classroom: what they can sign now, their dates, the other dates, and what they signed.
import type { SnapshotFrom } from "xstate";
import type { LearnerClassroom, LearnerDocument, LearnerSlot, SentSignature, Trouble } from "../ports/index.ts";
import type { learnerClassroomMachine, SigningOutcome } from "./learner-classroom.machine.ts";

/** A slot with what its learner can do there. */
export interface LearnerSlotView extends LearnerSlot {
  /** The title of the session of the slot, or else of the classroom. */
  readonly title: string;
  /** The description of its session; empty without one. */
  readonly description: string;
  /** `kept`: signed on this device, and not sent yet. */
  readonly standing:
    | "signed"
    | "absent"
    | "kept"
    | "signable"
    | "enrolled"
    | "waiting"
    | "open"
    | "full"
    | "closed"
    | "over";
  readonly canJoin: boolean;
  readonly canLeave: boolean;
  readonly isMoving: boolean;
}
/** What the page of a classroom shows. */
export interface LearnerClassroomView {
  readonly phase: "loading" | "failed" | "ready";
  readonly name: string;
  /** Shown as a demonstration (§9.63). */
  readonly isDemo: boolean;
  /** Its own colour; undefined: that of its organisation. */
  readonly color: LearnerClassroom["color"];
  /** Slots that can be signed now, or whose signatures wait to be sent: shown first. */
  readonly now: readonly LearnerSlotView[];
  /** Their other slots to come, the next first. */
  readonly own: readonly LearnerSlotView[];
  /** Slots in which they have no place, the next first. */
  readonly others: readonly LearnerSlotView[];
  /** There are more of the other dates than are shown. */
  readonly hasMore: boolean;
  /** The learner's slots that are over or signed, the newest first. */
  readonly past: readonly LearnerSlotView[];
  /** Sessions that are over and that the learner attended: they can get attestations of these. */
  readonly attested: readonly { readonly mean: string; readonly title: string }[];
  /** The sessions whose dates are shown, in the order of these: each has a programme. */
  readonly sessions: readonly { readonly mean: string; readonly title: string }[];
  /** In the author's order; a document has no address until the learner may open it. */
  readonly documents: readonly LearnerDocument[];
  readonly trouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
  /** The number of signatures that wait on this device. */
  readonly kept: number;
  /** Hours within which these must be sent. */
  readonly lateHours: number;
  /** Why signatures wait, for the network or for the server; null while they are being sent. */
  readonly waitingTrouble: Trouble | null;
  readonly outcome: SigningOutcome | null;
}

/** The view of a snapshot of `learnerClassroomMachine`. Pure. */
export function connectLearnerClassroom(snapshot: SnapshotFrom<typeof learnerClassroomMachine>): LearnerClassroomView {
  const { classroom, trouble, actionTrouble, action, pending, waitingTrouble, outcome, taken, now } = snapshot.context;
  const ground = { now, kept: new Set(pending.map(({ slotSlug }) => slotSlug)), moving: action?.slug ?? null };
  const views = classroom
    ? listSlots(classroom).map((slot) => viewSlot(classroom, addTaken(slot, taken[slot.slug]), ground))
    : [];
  const isNow = ({ standing }: LearnerSlotView) => standing === "signable" || standing === "kept";
  const isPast = ({ standing }: LearnerSlotView) => ["signed", "absent", "over"].includes(standing);
  const isOwn = (slot: LearnerSlotView) => slot.isEnrolled || slot.waitingPlace !== null;
  const rest = views.filter((slot) => !isNow(slot));
  return {
    phase: classroom ? "ready" : snapshot.matches({ page: "failed" }) ? "failed" : "loading",
    name: classroom?.name ?? "",
    isDemo: classroom?.demo === true,
    color: classroom?.color,
    now: views.filter(isNow),
    own: rest.filter((slot) => isOwn(slot) && !isPast(slot)),
    others: rest.filter((slot) => !isOwn(slot) && !isPast(slot)),
    hasMore: classroom !== null && classroom.comingTotal > classroom.coming.length,
    past: rest.filter((slot) => isOwn(slot) && isPast(slot)).reverse(),
    attested: listAttested(views, now),
    sessions: [...new Map(views.map(({ mean, title }) => [mean, title]))].map(([mean, title]) => ({ mean, title })),
    documents: classroom?.documents ?? [],
    trouble,
    actionTrouble,
    kept: pending.length,
    lateHours: classroom?.lateHours ?? 0,
    waitingTrouble,
    outcome,
  };
}

/** The same rule as the server's: the learner attended one of their dates, and the last of these has ended. */
function listAttested(views: readonly LearnerSlotView[], now: number): LearnerClassroomView["attested"] {
  const own = views.filter(({ isEnrolled }) => isEnrolled);
  const isOpen = (mean: string) => own.some((slot) => slot.mean === mean && Date.parse(slot.endAt) > now);
  const titles = new Map(own.filter(({ mark }) => mark?.isThere).map(({ mean, title }) => [mean, title]));
  return [...titles].flatMap(([mean, title]) => (isOpen(mean) ? [] : [{ mean, title }]));
}

/** Each slot once, by its start. */
function listSlots({ own, coming }: LearnerClassroom): readonly LearnerSlot[] {
  const mine = new Set(own.map(({ slug }) => slug));
  return [...own, ...coming.filter(({ slug }) => !mine.has(slug))].toSorted((one, other) =>
    one.startAt === other.startAt ? (one.slug < other.slug ? -1 : 1) : one.startAt < other.startAt ? -1 : 1,
  );
}

const addTaken = (slot: LearnerSlot, taken: SentSignature | undefined): LearnerSlot =>
  taken && slot.mark === null
    ? { ...slot, mark: { kind: "SIGNED", isThere: true, at: taken.signedAt, sentLate: taken.sentLate } }
    : slot;

interface Ground {
  readonly now: number;
  readonly kept: ReadonlySet<string>;
  readonly moving: string | null;
}

function viewSlot(
  { titles, descriptions, name }: LearnerClassroom,
  slot: LearnerSlot,
  { now, kept, moving }: Ground,
): LearnerSlotView {
  const standing = findStanding(slot, now, kept);
  const hasBegun = now >= Date.parse(slot.startAt);
  return {
    ...slot,
    title: titles[slot.mean] ?? name,
    description: descriptions[slot.mean] ?? "",
    standing,
    canJoin: standing === "open" || standing === "full",
    canLeave:
      !hasBegun && (slot.waitingPlace !== null || (slot.isEnrolled && slot.enrolment === "open" && slot.mark === null)),
    isMoving: moving === slot.slug,
  };
}

function findStanding(slot: LearnerSlot, now: number, kept: ReadonlySet<string>): LearnerSlotView["standing"] {
  const { mark, isEnrolled, waitingPlace, enrolment, placesLeft, waiting } = slot;
  if (mark) return mark.isThere ? "signed" : "absent";
  if (kept.has(slot.slug)) return "kept";
  const [from, until] = [Date.parse(slot.signableFrom), Date.parse(slot.signableUntil)];
  // The slot is open by either clock: without a network there is only the device's, and the server decides in the end.
  if (isEnrolled && (slot.canSign || (now >= from && now <= until))) return "signable";
  if (now >= Date.parse(slot.endAt)) return "over";
  if (isEnrolled) return "enrolled";
  if (waitingPlace !== null) return "waiting";
  if (now >= Date.parse(slot.startAt) || enrolment === "trainer") return "closed";
  return placesLeft > 0 && waiting === 0 ? "open" : "full";
}
