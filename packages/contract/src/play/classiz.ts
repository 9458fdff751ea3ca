// Knows the routes of classroom sessions: their slots, who is enrolled, and who was there (§7.112–§7.115, §7.130,
// §7.131).
import { DOCUMENT_TIMES, LONGEST_DRAWING, MARK_KINDS } from "@academiz/domain/classiz";
import * as z from "zod/mini";
import { lineField, lines } from "../ground/fields.ts";
import {
  type Admission,
  AUTHORING,
  defineRoute,
  EMPTY,
  fileAnswer,
  jsonAnswer,
  PLAYING,
  SIGNED_IN,
} from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
/** The words about a session that learners see. */
const WATCHING = {
  ...SIGNED_IN,
  scopes: ["session", "link", "impersonation", "impersonation-link"],
} as const satisfies Admission;
/**
 * Who runs sessions: administrators all sessions of the client, trainers their own; in person, because marks are
 * evidence.
 */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;

const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);
const upTo = (limit: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), limit);
/** Which part of a list, from 1 (§3.250). */
const paging = z.object({ page, limit: upTo(20) });
const meta = z.object({ totalItems: z.number(), page: z.number(), limit: z.number() });

/** A document of a classroom, and when it is shown: before a session, from its beginning on, or once it is over. */
const sessionDocument = {
  slug: z.string(),
  when: z.enum(DOCUMENT_TIMES),
  /** Name of the file, as its owner gave it. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
};

const slotParam = z.object({ slotId: text });
/** ISO date and time with an offset. */
const instant = z.string().check(z.maxLength(40));

/** A slot as a learner sees it. */
const learnerSlot = z.object({
  slug: z.string(),
  mean: z.string(),
  /** ISO timestamps. */
  startAt: z.string(),
  endAt: z.string(),
  place: z.nullable(z.string()),
  /** Only for a learner who is enrolled, from 15 minutes before the start. */
  videoLink: z.nullable(z.string()),
  trainer: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  capacity: z.number(),
  placesLeft: z.number(),
  isEnrolled: z.boolean(),
  canSign: z.boolean(),
  /** The newest mark of the current user. */
  mark: z.nullable(
    z.object({
      kind: z.enum(MARK_KINDS),
      isThere: z.boolean(),
      at: z.string(),
      /** It was made without a network, and arrived later. */
      sentLate: z.boolean(),
    }),
  ),
  /** How it is signed: with its code, or without one. */
  signing: z.enum(["code", "free"]),
  /** ISO timestamps between which it can be signed. */
  signableFrom: z.string(),
  signableUntil: z.string(),
  /** Who enrols: learners themselves, or only whoever runs it. */
  enrolment: z.enum(["open", "trainer"]),
  /** The current user's place in the waiting list, from 1; null: they do not wait. */
  waitingPlace: z.nullable(z.number()),
  /** How many people wait. */
  waiting: z.number(),
});
/**
 * The slots of a session as a learner sees them (§7.130), by their start: nothing of other people but how many places
 * are left, and the video link only for those who are enrolled. `canSign` is true while the slot can be signed. At most
 * a hundred a page. Refuses with `not-found`; with `scope.refused` when the token is of another product.
 */
export const listTimeslots = defineRoute({
  method: "GET",
  path: "/api/classiz/{classizPerimeterSlug}/{meanSlug}/timeslot",
  summary: "The slots of a session as a learner sees them.",
  admission: WATCHING,
  params: z.object({ classizPerimeterSlug: text, meanSlug: text }),
  query: z.object({ page, limit: upTo(100) }),
  answer: jsonAnswer(z.object({ meta, slots: z.array(learnerSlot) })),
});
/** By which its learners recognise a classroom; absent: it has the colour of its organisation. */
const color = z.optional(z.object({ light: z.string(), dark: z.string() }));
const classroomSchema = z.object({
  name: z.string(),
  /** Its pages say that it is a demonstration (§9.63). */
  demo: z.optional(z.boolean()),
  color,
  /** Titles of the sessions, by their slugs; a session without a title has no entry. */
  titles: z.record(z.string(), z.string()),
  /** Their descriptions for learners, as `titles`. */
  descriptions: z.record(z.string(), z.string()),
  /** Hours within which a signature that was made without a network is accepted. */
  lateHours: z.number(),
  own: z.array(learnerSlot),
  coming: z.object({ meta, slots: z.array(learnerSlot) }),
  /** In the author's order. `url` is null until the learner may open the document. */
  documents: z.array(z.object({ ...sessionDocument, url: z.nullable(z.string()) })),
});
const classroomParam = z.object({ perimeterSlug: text });
/**
 * All that the classroom page shows: the newest hundred slots in which the learner has a place or waits for one, and
 * those of all sessions that have not ended, by their start, a hundred a page. Refuses as `listTimeslots`.
 */
export const readClassroom = defineRoute({
  method: "GET",
  path: "/api/classiz/{perimeterSlug}/slot",
  summary: "The slots of a classiz as a learner sees them: their own, and those to come.",
  admission: WATCHING,
  params: classroomParam,
  query: z.object({ page, limit: upTo(100) }),
  answer: jsonAnswer(classroomSchema),
});
/**
 * The draft of a classroom as a learner without a place will see it, with the dates that are planned. Every document
 * has its `url`. Refuses with `not-found`.
 */
export const previewClassroom = defineRoute({
  method: "GET",
  path: "/api/admin/classiz/{slug}/classroom",
  summary: "A classiz as a learner will see it, for its author.",
  admission: AUTHORING,
  params: z.object({ slug: text }),
  answer: jsonAnswer(
    z.extend(classroomSchema, {
      /** In the author's order. */
      sessions: z.array(
        z.object({ slug: z.string(), signing: learnerSlot.shape.signing, enrolment: learnerSlot.shape.enrolment }),
      ),
    }),
  ),
});
/** A slot of the learner, with its classroom and the title of its session. */
export const ownSlotSchema = z.object({
  perimeterSlug: z.string(),
  name: z.string(),
  color,
  title: z.string(),
  slot: learnerSlot,
});
/**
 * The learner's own slots in all classrooms that can still be signed or begin within a week, by their start; twenty at
 * most.
 */
export const listNearSlots = defineRoute({
  method: "GET",
  path: "/api/slot",
  summary: "The learner's own slots of this week, of every classroom.",
  admission: WATCHING,
  answer: jsonAnswer(z.object({ slots: z.array(ownSlotSchema) })),
});
const enrolmentRoute = {
  path: "/api/classiz/{perimeterSlug}/slot/{slotId}/enrolment",
  admission: PLAYING,
  params: z.object({ perimeterSlug: text, slotId: text }),
  answer: jsonAnswer(z.object({ slug: z.string(), isEnrolled: z.boolean(), waitingPlace: z.nullable(z.number()) })),
} as const;
/**
 * Take a place in a slot, until it begins, where its session lets learners do so; when all are taken, wait for one.
 * Repeating it changes nothing. Refuses with `not-found`, `slot.enrolment-closed`, `slot.begun`, `slot.waiting-full`,
 * `slot.own` for its trainer.
 */
export const joinSlot = defineRoute({
  ...enrolmentRoute,
  method: "PUT",
  summary: "Take a place in a slot, or wait for one.",
});
/**
 * Give a place back, or leave the waiting list, until the slot begins. Whoever has waited the longest gets the place,
 * and is told. Repeating it changes nothing. Refuses with `not-found`, `slot.begun`; with `slot.enrolment-closed` for a
 * place that was given by whoever runs the session.
 */
export const leaveSlot = defineRoute({
  ...enrolmentRoute,
  method: "DELETE",
  summary: "Give a place in a slot back, or wait no longer.",
});
/**
 * Sign that one attends (§7.131). Learners who are enrolled sign for themselves, from 15 minutes before the start until
 * 30 minutes after the end (the client may set other times). They sign once: a further call answers the first
 * signature. Refuses with `not-found`, `slot.not-enrolled`, `slot.own`, `slot.closed`, `slot.marked-absent`; with
 * `slot.code-required` where the session is signed with a code.
 */
export const signSlot = defineRoute({
  method: "PUT",
  path: "/api/slot/{slotId}/auto-sign",
  summary: "Sign that one is there, once, while the slot can be signed.",
  admission: PLAYING,
  params: slotParam,
  answer: jsonAnswer(z.object({ slug: z.string(), signedAt: z.string() })),
});

/** Strokes or a typed name, as `readDrawing` of the domain reads it. */
const drawing = z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_DRAWING)));
/**
 * Sign that one attends, with the code of the slot and a drawn signature: as `signSlot`, and up to 24 hours later (the
 * client's `config.signingLateHours`) with a code that was shown while the slot could be signed: then `signedAt` is
 * when it was shown, and `sentLate` is true. A session that is signed freely needs no code. Refuses as `signSlot` does;
 * with `slot.code-wrong` for a code that is not of this slot, `slot.code-old` for one that comes too late,
 * `slot.code-tries` after five tries within a minute, `validation` for an invalid drawing.
 */
export const signByCode = defineRoute({
  method: "PUT",
  path: "/api/slot/{slotId}/signature",
  summary: "Sign that one is there, by the code of the slot.",
  admission: PLAYING,
  params: slotParam,
  body: z.object({ code: z.optional(z.string().check(z.maxLength(40))), drawing }),
  answer: jsonAnswer(z.object({ slug: z.string(), signedAt: z.string(), sentLate: z.boolean() })),
});

const plan = {
  mean: text,
  startAt: instant,
  endAt: instant,
  place: z._default(z.nullable(lineField()), null),
  /** https. */
  videoLink: z._default(z.nullable(lineField(500)), null),
  /** Id of a trainer of the client. */
  trainerId: z._default(z.nullable(text), null),
  capacity: z.int().check(z.gte(1), z.lte(10_000)),
};
const slotRow = {
  slug: z.string(),
  perimeterSlug: z.string(),
  productSlug: z.string(),
  productName: z.string(),
  mean: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  place: z.nullable(z.string()),
  videoLink: z.nullable(z.string()),
  trainerId: z.nullable(z.string()),
  /** Null where the slot names nobody, or somebody whose account was deleted. */
  trainer: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  capacity: z.number(),
};
const mark = {
  kind: z.enum(MARK_KINDS),
  at: z.string(),
  reason: z.nullable(z.string()),
  /** When it arrived, where it was made without a network and sent later; null otherwise. */
  arrivedAt: z.nullable(z.string()),
};
/** A slot with some of its people, by name; `meta` counts them. */
const slotWithPeople = {
  ...slotRow,
  meta,
  people: z.array(
    z.object({
      userId: z.string(),
      identifier: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      enrolledAt: z.string(),
      /** False: the classroom is not open to them when the slot begins; they keep their place and their marks. */
      isMeant: z.boolean(),
      /** The newest mark; null until there is one. */
      mark: z.nullable(z.object(mark)),
    }),
  ),
};
const answerSlot = jsonAnswer(z.object(slotWithPeople));

/**
 * The slots of the client, for a trainer only their own; `from` and `until` (exclusive) are ISO timestamps of their
 * start.
 */
export const listSlots = defineRoute({
  method: "GET",
  path: "/api/admin/slot",
  summary: "Slots of the client, of a trainer their own.",
  admission: RUNNING,
  query: z.object({
    perimeter: z.optional(text),
    mean: z.optional(text),
    /** Id. */
    trainer: z.optional(text),
    from: z.optional(instant),
    until: z.optional(instant),
    order: z._default(z.enum(["startAt", "-startAt"]), "startAt"),
    page,
    limit: upTo(20),
  }),
  answer: jsonAnswer(
    z.object({
      meta,
      slots: z.array(z.object({ ...slotRow, enrolled: z.number() })),
    }),
  ),
});
/**
 * One slot; `page` and `limit` say which of its people are listed, as in every answer of a slot. `isIntact` is true
 * when no mark of its chain was changed or removed since; otherwise `brokenAt` is the number of the first mark that was
 * changed or is missing. Refuses with `not-found`, also for one that a trainer does not run.
 */
export const getSlot = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}",
  summary: "One slot, with who is enrolled and who was there.",
  admission: RUNNING,
  params: slotParam,
  query: paging,
  answer: jsonAnswer(
    z.object({
      ...slotWithPeople,
      isIntact: z.boolean(),
      brokenAt: z.nullable(z.number()),
      /** ISO timestamps between which it can be signed. */
      opensAt: z.string(),
      closesAt: z.string(),
      /**
       * The current user may sign that they taught, because the slot names them, or nobody. `hasTaught`: they have
       * signed.
       */
      mayTeach: z.boolean(),
      hasTaught: z.boolean(),
      /** People who wait for a place, the longest first; 100 at most. */
      waiting: z.array(z.object({ userId: z.string(), firstname: z.string(), lastname: z.string() })),
      /** The documents of its classroom, in the author's order: whoever runs it may open each at any time. */
      documents: z.array(z.object({ ...sessionDocument, url: z.string() })),
    }),
  ),
});
/**
 * The marks of a slot in the order of their chain, `number` from 1, also those of people whose account was deleted.
 * Refuses with `not-found`.
 */
export const listSignatures = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/signatures",
  summary: "The marks of a slot in the order of their chain.",
  admission: RUNNING,
  params: slotParam,
  query: paging,
  answer: jsonAnswer(
    z.object({
      meta,
      signatures: z.array(
        z.object({
          number: z.number(),
          userId: z.string(),
          byId: z.string(),
          /** Last name first; null for somebody whose account was deleted. */
          name: z.nullable(z.string()),
          byName: z.nullable(z.string()),
          hash: z.string(),
          /** As `readDrawing` of the domain reads it. */
          drawing: z.nullable(z.string()),
          ...mark,
        }),
      ),
    }),
  ),
});
/**
 * The code with which a slot is signed at this moment; it changes every half minute. Refuses with `not-found`, also for
 * a slot that a trainer does not run; with `slot.closed` while it cannot be signed.
 */
export const readSigningCode = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/code",
  summary: "The code by which a slot is signed at this moment.",
  admission: RUNNING,
  params: slotParam,
  answer: jsonAnswer(z.object({ code: z.string(), validUntil: z.string(), secondsLeft: z.number() })),
});
/**
 * Sign that one taught: for the trainer whom the slot names or, where it names nobody, for whoever runs it, while the
 * slot can be signed. It is signed once: a further call answers the first signature. Refuses with `not-found`,
 * `role.refused`, `slot.closed`, `validation`.
 */
export const signAsTrainer = defineRoute({
  method: "PUT",
  path: "/api/admin/slot/{slotId}/signature",
  summary: "Sign that one taught in a slot.",
  admission: RUNNING,
  params: slotParam,
  body: z.object({ drawing }),
  answer: jsonAnswer(z.object({ slug: z.string(), signedAt: z.string() })),
});
/**
 * Make a slot of a session of a classiz; a trainer makes it for themselves, of a session that they run. Refuses with
 * `not-found`, `validation`, `slots.too-many`, `role.refused`.
 */
export const createSlot = defineRoute({
  method: "POST",
  path: "/api/admin/slot",
  summary: "Make a slot of a session.",
  admission: RUNNING,
  body: z.object({ perimeterSlug: text, ...plan }),
  answer: answerSlot,
});
/**
 * Change a slot; once it has marks, its session and times stay (`slot.signed`). Refuses with `not-found`, `validation`,
 * `role.refused`, `slot.full` when more are enrolled.
 */
export const changeSlot = defineRoute({
  method: "PUT",
  path: "/api/admin/slot/{slotId}",
  summary: "Plan a slot anew.",
  admission: RUNNING,
  params: slotParam,
  query: paging,
  body: z.object(plan),
  answer: answerSlot,
});
/** Cancel a slot. Refuses with `not-found`; with `slot.signed` once it has marks. */
export const removeSlot = defineRoute({
  method: "DELETE",
  path: "/api/admin/slot/{slotId}",
  summary: "Call a slot off that nobody signed.",
  admission: RUNNING,
  params: slotParam,
  answer: EMPTY,
});
/**
 * Enrol people of the client, all or none. Refuses with `slot.full` when there are not as many places, `slot.own`
 * for the trainer of the slot, `slot.not-meant` for people whom the classroom is not for, `slot.classroom-closed` when
 * it is not open at the beginning of the slot, and `not-found`.
 */
export const enrol = defineRoute({
  method: "POST",
  path: "/api/admin/slot/{slotId}/enrolments",
  summary: "Enrol people in a slot, all or none.",
  admission: RUNNING,
  params: slotParam,
  query: paging,
  body: z.object({ userIds: z.array(text).check(z.minLength(1), z.maxLength(500)) }),
  answer: answerSlot,
});
/** Take somebody out of a slot. Refuses with `not-found`; with `slot.signed` once the person was marked. */
export const withdraw = defineRoute({
  method: "DELETE",
  path: "/api/admin/slot/{slotId}/enrolments/{userId}",
  summary: "Take somebody out of a slot who was not marked.",
  admission: RUNNING,
  params: z.object({ slotId: text, userId: text }),
  query: paging,
  answer: answerSlot,
});
/**
 * Mark somebody as present or absent, from the start of the slot on, with the reason why they do not sign themselves.
 * Refuses with `not-found`, `slot.closed`, `slot.own` for oneself.
 */
export const markPresence = defineRoute({
  method: "PUT",
  path: "/api/admin/slot/{slotId}/presence/{userId}",
  summary: "Say that somebody was there or not, with a reason.",
  admission: RUNNING,
  params: z.object({ slotId: text, userId: text }),
  query: paging,
  body: z.object({
    isPresent: z.boolean(),
    reason: lines(500),
  }),
  answer: answerSlot,
});

/** Slugs of a perimeter, and of a session. */
const presential = z.object({ id1: text, id2: text });
/**
 * The attendance of a session (§7.113): `id1` is the perimeter, `id2` the session. CSV, or a workbook where `format` is
 * `xlsx`, in the caller's language; for a trainer only their own slots. Refuses with `not-found`, also for an unknown
 * session.
 */
export const exportPresences = defineRoute({
  method: "GET",
  path: "/api/admin/mean/export/presential/{id1}/{id2}",
  summary: "Who was in the slots of a session, as CSV.",
  admission: RUNNING,
  params: presential,
  query: z.object({ format: z._default(z.enum(["csv", "xlsx"]), "csv") }),
  answer: fileAnswer("text/csv"),
});
/**
 * Import a file of attendance (§7.114), CSV or xlsx as the export writes it, all of it or nothing. A mark that exists
 * already is not made again. Refuses with `validation` (paths are lines and columns; the path is `upload` for more than
 * 20,000 lines), `not-found`.
 */
export const importPresences = defineRoute({
  method: "POST",
  path: "/api/admin/mean/import/presential/{id1}/{id2}",
  summary: "Take back a file of who was there, all of it or nothing.",
  admission: RUNNING,
  params: presential,
  form: { fields: z.object({ header: z.literal("1") }), file: "upload", limit: 5_242_880 },
  answer: jsonAnswer(z.object({ lines: z.number(), changed: z.number(), unchanged: z.number() })),
});
/** What depends on a session of a classiz (§7.115): `id` is the session. Refuses with `not-found`. */
export const meanUse = defineRoute({
  method: "GET",
  path: "/api/admin/product/{slug}/classiz/{id}/used",
  summary: "What hangs on a session of a classiz.",
  admission: AUTHORING,
  params: z.object({ slug: text, id: text }),
  answer: jsonAnswer(
    z.object({ used: z.boolean(), slots: z.number(), enrolments: z.number(), signatures: z.number() }),
  ),
});
