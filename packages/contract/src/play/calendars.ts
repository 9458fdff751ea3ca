// Knows the routes of the calendars in which those who run sessions read their dates, outside the platform.
import * as z from "zod/mini";
import { type Admission, defineRoute, EMPTY, jsonAnswer, PUBLIC, textAnswer } from "../ground/route.ts";

/** The people who run slots, in person. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;

/**
 * When the address of one's calendar was made; null: there is none. Only `makeOwnCalendar` answers the address itself.
 */
export const readOwnCalendar = defineRoute({
  method: "GET",
  path: "/api/admin/calendar",
  summary: "Whether there is an address of the caller's calendar, and since when.",
  admission: RUNNING,
  answer: jsonAnswer(z.object({ madeAt: z.nullable(z.string()) })),
});
/** Make the address of one's calendar; the former one no longer works. */
export const makeOwnCalendar = defineRoute({
  method: "PUT",
  path: "/api/admin/calendar",
  summary: "Make the address of the caller's calendar; the one before opens nothing any more.",
  admission: RUNNING,
  answer: jsonAnswer(z.object({ madeAt: z.string(), address: z.string() })),
});
/** Remove the address of one's calendar. Repeating it changes nothing. */
export const removeOwnCalendar = defineRoute({
  method: "DELETE",
  path: "/api/admin/calendar",
  summary: "Take the address of the caller's calendar away.",
  admission: RUNNING,
  answer: EMPTY,
});
/**
 * The dates that a trainer runs, for a calendar that has the address: from 30 days ago to a year from now, 500 at most.
 * Refuses with `not-found`, also once the trainer made another address, no longer runs sessions, has another password,
 * or was signed out everywhere.
 */
export const readCalendar = defineRoute({
  method: "GET",
  path: "/api/calendar/{secret}",
  summary: "The dates that a trainer runs, as a calendar file, for whoever has its address.",
  admission: PUBLIC,
  params: z.object({ secret: z.string().check(z.maxLength(200)) }),
  answer: textAnswer("text/calendar"),
});
