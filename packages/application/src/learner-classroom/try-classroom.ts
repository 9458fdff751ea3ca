// Knows how an author tries a classroom as its learner: they take places and sign, and nothing is sent.
import { findOpenTimes } from "@academiz/domain/classiz";
import { type Result, succeed } from "@academiz/domain/kernel";
import type {
  ClassroomDraft,
  ClassroomDrafts,
  Clock,
  CurrentUser,
  KeptSignature,
  LearnerClassroom,
  LearnerClassrooms,
  LearnerSlot,
  SignatureJournal,
  Trouble,
} from "../ports/index.ts";

/** The classroom of a learner who does not exist; each trial begins anew. */
export interface TriedClassroom {
  readonly classrooms: LearnerClassrooms;
  /** For the signatures of the trial, which no device keeps. */
  readonly journal: SignatureJournal;
  /** The author; null until their account was read. */
  findAuthor(): CurrentUser | null;
  /** No date is coming, as when none is planned or all are past: examples stand in the place of dates. */
  hasExamples(): boolean;
}

const [MINUTE, HOUR, WEEK] = [60_000, 3_600_000, 604_800_000];
/** Minutes before the start, and after the end, within which an example can be signed. */
const [BEFORE, AFTER] = [15, 30];
const PLACES = 12;

/** Reading the classroom again takes the present draft; places and signatures of the trial stay. */
export function tryClassroom(drafts: ClassroomDrafts, clock: Clock): TriedClassroom {
  let known: ClassroomDraft | null = null;
  const places = new Map<string, boolean>();
  const signed = new Map<string, string>();
  let pending: readonly KeptSignature[] = [];
  const begunAt = clock.now();

  const hasExamples = () => known !== null && known.classroom.comingTotal === 0 && known.sessions.length > 0;
  const listSlots = ({ classroom, sessions }: ClassroomDraft): readonly LearnerSlot[] =>
    hasExamples() ? sessions.flatMap((session) => makeExamples(session, begunAt)) : classroom.coming;

  function describe(draft: ClassroomDraft): LearnerClassroom {
    const slots = listSlots(draft).map(follow);
    const own = slots.filter(({ isEnrolled, waitingPlace }) => isEnrolled || waitingPlace !== null);
    const open = findOpenTimes(
      own.filter(({ isEnrolled }) => isEnrolled),
      clock.now(),
    );
    const { classroom } = draft;
    return {
      ...classroom,
      own,
      coming: slots,
      comingTotal: Math.max(classroom.comingTotal, slots.length),
      documents: classroom.documents.map((one) => ({ ...one, url: open.has(one.when) ? one.url : null })),
    };
  }
  function follow(slot: LearnerSlot): LearnerSlot {
    const isIn = places.get(slot.slug) ?? slot.isEnrolled;
    const isFull = slot.placesLeft === 0 || slot.waiting > 0;
    const at = signed.get(slot.slug);
    const isEnrolled = isIn && (slot.isEnrolled || !isFull);
    const taken = Number(isEnrolled) - Number(slot.isEnrolled);
    return {
      ...slot,
      isEnrolled,
      placesLeft: slot.placesLeft - taken,
      waitingPlace: isIn && !isEnrolled ? slot.waiting + 1 : null,
      waiting: slot.waiting + Number(isIn && !isEnrolled),
      mark: at === undefined ? null : { kind: "SIGNED", isThere: true, at, sentLate: false },
    };
  }
  const move = async (slug: string, isIn: boolean): Promise<Result<undefined, Trouble>> => {
    places.set(slug, isIn);
    return succeed(undefined);
  };
  const unknown = { ok: false, error: { kind: "not-found", detail: "preview" } } as const;
  return {
    findAuthor: () => known?.author ?? null,
    hasExamples,
    journal: {
      keep: (signature) => {
        pending = [...pending, signature];
      },
      readPending: () => pending,
      forget: (signature) => {
        pending = pending.filter((one) => one !== signature);
      },
    },
    classrooms: {
      async read(slug) {
        const read = await drafts.read(slug);
        if (!read.ok) return read;
        known = read.value;
        return succeed(describe(read.value));
      },
      listNear: async () => succeed([]),
      join: (_, slug) => move(slug, true),
      leave: (_, slug) => move(slug, false),
      // What is attested, and asked about, comes after a session.
      attest: async () => unknown,
      takeProgramme: async () => unknown,
      readSurveys: async () => succeed({ questions: [], surveys: [] }),
      answerSurvey: async () => unknown,
      async sign({ slotSlug, madeAt }) {
        signed.set(slotSlug, madeAt);
        return succeed({ signedAt: madeAt, sentLate: false });
      },
    },
  };
}

/** One that goes on, in which the learner has a place, and one in a week. */
function makeExamples(session: ClassroomDraft["sessions"][number], now: number): readonly LearnerSlot[] {
  const hour = Math.floor(now / HOUR) * HOUR;
  return [hour, hour + WEEK].map((start, at) => {
    const end = start + 3 * HOUR;
    const write = (instant: number) => new Date(instant).toISOString();
    return {
      ...{ slug: `example-${session.slug}-${at}`, mean: session.slug, startAt: write(start), endAt: write(end) },
      ...{ place: null, videoLink: null, trainer: null, capacity: PLACES, placesLeft: PLACES - 1 },
      ...{ isEnrolled: at === 0, canSign: false, mark: null, waitingPlace: null, waiting: 0 },
      ...{ signing: session.signing, enrolment: session.enrolment },
      ...{ signableFrom: write(start - BEFORE * MINUTE), signableUntil: write(end + AFTER * MINUTE) },
    };
  });
}
