// Knows the routes by which classrooms are planned and run: the classrooms, the people who can be in them, conflicts,
// series of slots, and sheets.
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { type Admission, defineRoute, fileAnswer, jsonAnswer } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
/** ISO date and time with an offset. */
const instant = z.string().check(z.maxLength(40));
/** As those of slots: administrators every one of the client, trainers their own; in person. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;

/** Slots that are asked about, or made, at once. */
export const SERIES_LENGTH = 100;
const times = z.array(z.object({ startAt: instant, endAt: instant })).check(z.minLength(1), z.maxLength(SERIES_LENGTH));
const person = { firstname: z.string(), lastname: z.string() };

/**
 * The classrooms of the client that were published, by name, 500 at most; of each the sessions that the caller may
 * run, those that are written and not published yet too. A trainer also has those of which they hold a slot.
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
          /** False: slots of it are seen, and none is made. */
          means: z.array(z.object({ slug: z.string(), title: z.string(), mayPlan: z.boolean() })),
        }),
      ),
    }),
  ),
});

/** The trainers of the client whose account is open, by name: those whose name, login or e-mail has the query, 20. */
export const listTrainers = defineRoute({
  method: "GET",
  path: "/api/admin/trainer",
  summary: "The trainers of the client, found by a part of their name.",
  admission: RUNNING,
  query: z.object({ query: z._default(text, "") }),
  answer: jsonAnswer(z.object({ trainers: z.array(z.object({ id: z.string(), ...person })) })),
});

/**
 * People of the client whose account is open, by name: those whose name, login or e-mail has the query, 20 of them.
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
      people: z.array(z.object({ userId: z.string(), identifier: z.string(), ...person, isEnrolled: z.boolean() })),
    }),
  ),
});

/**
 * Other slots at these times that the trainer holds already, or that are in the same place; `at` says at which of the
 * times, from 0. Nothing is refused because of them. A trainer asks about themselves (`role.refused`). Refuses with
 * `validation`.
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
    /** Slug of the slot that is planned anew. */
    except: z._default(z.nullable(text), null),
  }),
  answer: jsonAnswer(
    z.object({
      conflicts: z.array(
        z.object({
          at: z.number(),
          kind: z.enum(["trainer", "place"]),
          slug: z.string(),
          startAt: z.string(),
          endAt: z.string(),
          productName: z.string(),
        }),
      ),
    }),
  ),
});

/**
 * Make slots of a session that differ in their times alone, all or none. Refuses as `POST /api/admin/slot` does; the
 * paths of faults of a time begin with `times` and its number from 0.
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

/** Where whoever reads the sheet is, as the names of time zones are written: `Europe/Paris`. Unknown: UTC. */
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
 * The attendance sheets of the slots of a session in one PDF: `id1` is the perimeter, `id2` the session; of a trainer
 * their own slots. Refuses with `not-found`, also for a session without slots, and `sheet.too-long` for one of more
 * than 100 slots or 5,000 people in them.
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
