// Knows the routes by which classrooms are planned and run: the classrooms, the people who can be in them, conflicts,
// series of slots, sheets and programmes.
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { type Admission, defineRoute, fileAnswer, jsonAnswer, SIGNED_IN } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
/** ISO date and time with an offset. */
const instant = z.string().check(z.maxLength(40));
/** As the routes of slots: administrators all of the client, trainers their own; in person. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;

/** The most slots that one call asks about, or makes. */
export const SERIES_LENGTH = 100;
const times = z.array(z.object({ startAt: instant, endAt: instant })).check(z.minLength(1), z.maxLength(SERIES_LENGTH));
const person = { firstname: z.string(), lastname: z.string() };

/**
 * The published classrooms of the client by name, 500 at most; of each the sessions that the caller may run, also those
 * that are not published yet. A trainer also gets the sessions in which they hold a slot.
 */
export const listClassrooms = defineRoute({
  method: "GET",
  path: "/api/admin/classroom",
  summary: "The classrooms of the client, with the sessions that one may run.",
  admission: RUNNING,
  answer: jsonAnswer(
    z.object({
      classrooms: z.array(
        z.object({
          perimeterSlug: z.string(),
          productSlug: z.string(),
          name: z.string(),
          /** False: its slots are shown, but none can be made. */
          means: z.array(z.object({ slug: z.string(), title: z.string(), mayPlan: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** Trainers of the client with an open account whose name, login or e-mail contains the query, by name; 20 at most. */
export const listTrainers = defineRoute({
  method: "GET",
  path: "/api/admin/trainer",
  summary: "The trainers of the client, found by a part of their name.",
  admission: RUNNING,
  query: z.object({ query: z._default(text, "") }),
  answer: jsonAnswer(z.object({ trainers: z.array(z.object({ id: z.string(), ...person })) })),
});

/**
 * People of the client with an open account whose name, login or e-mail contains the query, by name; 20 at most.
 * `isOpen`: the classroom is open when the slot begins; `isMeant`: it is then open to this person, who can be enrolled.
 * Refuses with `not-found`.
 */
export const listCandidates = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/candidates",
  summary: "People of the client who can be enrolled in a slot.",
  admission: RUNNING,
  params: z.object({ slotId: text }),
  query: z.object({ query: z._default(text, "") }),
  answer: jsonAnswer(
    z.object({
      total: z.number(),
      isOpen: z.boolean(),
      people: z.array(
        z.object({
          ...{ userId: z.string(), identifier: z.string(), ...person },
          isEnrolled: z.boolean(),
          isMeant: z.boolean(),
        }),
      ),
    }),
  ),
});

/**
 * Other slots at these times that the trainer already holds, that are in the same place, or in which people of the slot
 * that is changed have a place (`people`: how many, and the first of them by name); `at` is the index of the time, from
 * 0. They are only a warning: a slot in conflict can be made. A trainer asks about themselves
 * (`role.refused`). Refuses with `validation`.
 */
export const findConflicts = defineRoute({
  method: "POST",
  path: "/api/admin/slot/conflicts",
  summary: "What stands in the way of slots at these times.",
  admission: RUNNING,
  body: z.object({
    times,
    trainerId: z._default(z.nullable(text), null),
    place: z._default(z.nullable(lineField()), null),
    /** Slug of the slot that is being changed, which is no conflict with itself. */
    except: z._default(z.nullable(text), null),
  }),
  answer: jsonAnswer(
    z.object({
      conflicts: z.array(
        z.object({
          at: z.number(),
          kind: z.enum(["trainer", "place", "people"]),
          slug: z.string(),
          startAt: z.string(),
          endAt: z.string(),
          productName: z.string(),
          /** Of the kind `people` only. */
          people: z.optional(z.object({ count: z.number(), names: z.array(z.object(person)) })),
        }),
      ),
    }),
  ),
});

/**
 * Make slots of a session that differ only in their times, all or none. Refuses as `POST /api/admin/slot` does; the
 * path of a fault in a time begins with `times` and the index of the time.
 */
export const createSeries = defineRoute({
  method: "POST",
  path: "/api/admin/slot/series",
  summary: "Make slots of a session that differ in their times alone.",
  admission: RUNNING,
  body: z.object({
    perimeterSlug: text,
    mean: text,
    times,
    place: z._default(z.nullable(lineField()), null),
    /** https. */
    videoLink: z._default(z.nullable(lineField(500)), null),
    trainerId: z._default(z.nullable(text), null),
    capacity: z.int().check(z.gte(1), z.lte(10_000)),
  }),
  answer: jsonAnswer(z.object({ slots: z.array(z.string()) })),
});

/** The reader's time zone, such as `Europe/Paris`; UTC for an unknown one. */
const zone = z.object({ zone: z._default(text, "UTC") });
/**
 * The attendance sheet of a slot as tagged PDF, in the caller's language. Refuses with `not-found`.
 */
export const printSheet = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/sheet",
  summary: "The attendance sheet of a slot, a PDF.",
  admission: RUNNING,
  params: z.object({ slotId: text }),
  query: zone,
  answer: fileAnswer("application/pdf"),
});
/**
 * The attendance sheets of the slots of a session in one PDF: `id1` is the perimeter, `id2` the session; for a trainer
 * only their own slots. Refuses with `not-found`, also for a session without slots, and `sheet.too-long` for one of
 * more than 100 slots or 5,000 people in them.
 */
export const printSessionSheet = defineRoute({
  method: "GET",
  path: "/api/admin/mean/sheet/{id1}/{id2}",
  summary: "The attendance sheets of the slots of a session, one PDF.",
  admission: RUNNING,
  params: z.object({ id1: text, id2: text }),
  query: zone,
  answer: fileAnswer("application/pdf"),
});

const programme = { query: zone, answer: fileAnswer("application/pdf") } as const;
/**
 * The programme of a session as tagged PDF, in the caller's language: what it is about, with whom, and all of its
 * dates; `id1` is the perimeter, `id2` the session. Authors and administrators get those of the client, trainers those
 * of sessions of which they run a slot. Refuses with `not-found`, `programme.no-date`; with `programme.too-long` for
 * more than 400 dates.
 */
export const printProgramme = defineRoute({
  ...programme,
  method: "GET",
  path: "/api/admin/mean/programme/{id1}/{id2}",
  summary: "The programme of a session, a PDF.",
  admission: { ...RUNNING, roles: ["ROLE_TRAINER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"] },
  params: z.object({ id1: text, id2: text }),
});
/** The same for a learner of the classroom. Refuses as `printProgramme`; with `scope.refused` as `listTimeslots`. */
export const takeProgramme = defineRoute({
  ...programme,
  method: "GET",
  path: "/api/classiz/{perimeterSlug}/{meanSlug}/programme",
  summary: "The programme of a session, for its learners: a PDF.",
  admission: { ...SIGNED_IN, scopes: ["session", "link", "impersonation", "impersonation-link"] },
  params: z.object({ perimeterSlug: text, meanSlug: text }),
});
