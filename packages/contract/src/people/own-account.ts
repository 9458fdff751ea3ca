// Knows the routes of one's own account: where one is signed in, and all that the platform keeps about one.
import { DEVICE_KINDS } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, EMPTY, fileAnswer, jsonAnswer, SIGNED_IN } from "../ground/route.ts";

const openSessionSchema = z.object({
  id: z.string(),
  /** As people call them, `Firefox` and `Windows`; null where that is not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** What kind of device it is; null where that is not known. */
  kind: z.nullable(z.enum(DEVICE_KINDS)),
  /** ISO timestamps. */
  openedAt: z.string(),
  lastSeenAt: z.string(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});
/** Where somebody is signed in. */
export type OpenSessionAnswer = z.infer<typeof openSessionSchema>;
export const sessionListAnswer = jsonAnswer(z.object({ sessions: z.array(openSessionSchema) }));

/** Where one is signed in, the last seen first. */
export const listOwnSessions = defineRoute({
  method: "GET",
  path: "/api/me/sessions",
  summary: "Where one is signed in oneself.",
  admission: SIGNED_IN,
  answer: sessionListAnswer,
});
/**
 * Sign oneself out of one browser, which may be this one. Refuses with `not-found`, also for a session that is over.
 */
export const endOwnSession = defineRoute({
  method: "DELETE",
  path: "/api/me/sessions/{sessionId}",
  summary: "Sign oneself out of one browser.",
  admission: SIGNED_IN,
  params: z.object({ sessionId: z.string().check(z.maxLength(200)) }),
  answer: EMPTY,
});
/** Sign oneself out of every browser but this one. */
export const endOtherSessions = defineRoute({
  method: "DELETE",
  path: "/api/me/sessions",
  summary: "Sign oneself out of every browser but this one; the address of one's calendar ends.",
  admission: SIGNED_IN,
  answer: EMPTY,
});
export const attendanceSchema = z.object({
  /** Dates at which they have a place. */
  places: z.number(),
  /** Dates at which they signed, taught, or were marked as present or absent. */
  marks: z.number(),
});
/** What somebody has in classrooms. */
export type PersonAttendanceAnswer = z.infer<typeof attendanceSchema>;
/**
 * How many dates of classrooms know the caller: their places, which are given up with the account, and their
 * attendance, whose proof then stays without a name and a signature.
 */
export const readOwnAttendance = defineRoute({
  method: "GET",
  path: "/api/me/attendance",
  summary: "How many dates of classrooms one has a place at, or signed.",
  admission: SIGNED_IN,
  answer: jsonAnswer(attendanceSchema),
});
/**
 * All that the platform keeps about the caller, as one JSON file that is written while it is sent: an object of
 * tables, each a list of rows. Secrets are left out: the hash of a password, and what opens a session or a link; so
 * are the ids of others. Refuses with `own-data.too-many`: each person may download one at a time, and each server
 * serves a few.
 */
export const readOwnData = defineRoute({
  method: "GET",
  path: "/api/me/data",
  summary: "All that the platform keeps about oneself, as one JSON file.",
  admission: SIGNED_IN,
  answer: fileAnswer("application/json"),
});

/**
 * People who do more than learn, in person; also while they have to give a second factor before anything else opens.
 */
const GUARDING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_MANAGER", "ROLE_AUTHOR", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session", "second-factor"],
} as const;
/** As above, and people who only learn now but still have a second factor from before: they may remove it. */
const GUARDED = { ...SIGNED_IN, scopes: ["session", "second-factor"] } as const;
const proof = z.object({ password: z.string().check(z.maxLength(512)) });
const codesAnswer = jsonAnswer(z.object({ codes: z.array(z.string()) }));

/** Whether one's own account has a second factor, and whether one's organisation demands it. */
export const readSecondFactor = defineRoute({
  method: "GET",
  path: "/api/me/second-factor",
  summary: "Whether a second factor guards one's own account.",
  admission: GUARDED,
  answer: jsonAnswer(
    z.object({
      /** ISO timestamp; null: there is none. */
      since: z.nullable(z.string()),
      /** Recovery codes that are left. */
      codesLeft: z.number(),
      isDemanded: z.boolean(),
    }),
  ),
});
/**
 * Begin to set up a second factor: gives the secret for an app on another device, to be typed or read from the
 * address. It protects nothing until it is confirmed. Refuses with `password.wrong`, `login.too-many`;
 * `second-factor.on` where the account has one already.
 */
export const beginSecondFactor = defineRoute({
  method: "POST",
  path: "/api/me/second-factor",
  summary: "Begin to set up a second factor; it guards nothing until it is confirmed.",
  admission: GUARDING,
  body: proof,
  answer: jsonAnswer(
    z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://…` */
      address: z.string(),
    }),
  ),
});
/**
 * Confirm the second factor with a code of the app, and get ten recovery codes, each valid once: they are not shown
 * again. Sessions go on. Refuses with `second-factor.wrong`, `login.too-many`; `second-factor.off` before one was
 * begun, `second-factor.on` where the account has one already.
 */
export const confirmSecondFactor = defineRoute({
  method: "PUT",
  path: "/api/me/second-factor",
  summary: "Confirm a second factor with a code of the app, and take its recovery codes.",
  admission: GUARDING,
  body: z.object({ code: z.string().check(z.maxLength(20)) }),
  answer: codesAnswer,
});
/** Remove the second factor. Refuses with `password.wrong`, `login.too-many`, `second-factor.off`. */
export const removeSecondFactor = defineRoute({
  method: "DELETE",
  path: "/api/me/second-factor",
  summary: "Take one's own second factor away.",
  admission: SIGNED_IN,
  body: proof,
  answer: EMPTY,
});
/**
 * Ten new recovery codes, which replace those that are left. Refuses with `password.wrong`, `login.too-many`,
 * `second-factor.off`.
 */
export const renewRecoveryCodes = defineRoute({
  method: "POST",
  path: "/api/me/second-factor/codes",
  summary: "Ten other recovery codes in the place of those that are left.",
  admission: SIGNED_IN,
  body: proof,
  answer: codesAnswer,
});
/** Since when somebody's account has a second factor; null: it has none. Refuses as `resetSecondFactor` does. */
export const readSecondFactorOf = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/second-factor",
  summary: "Since when a second factor guards somebody's account.",
  admission: ADMINISTERING,
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  answer: jsonAnswer(z.object({ since: z.nullable(z.string()) })),
});
/**
 * Remove the second factor of somebody who lost it: they then sign in with their password only. It is recorded in the
 * account. Refuses with `not-found`, `role.refused` for somebody above the caller, `user.own-account`,
 * `second-factor.off`.
 */
export const resetSecondFactor = defineRoute({
  method: "DELETE",
  path: "/api/admin/user/{id}/second-factor",
  summary: "Take away the second factor of somebody who lost it.",
  admission: ADMINISTERING,
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  answer: EMPTY,
});
