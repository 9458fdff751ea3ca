// Knows the routes of push notifications: which of one's browsers get them, and one's quiet hours.
import { DAY_MINUTES, isTimeZone } from "@academiz/domain/notifications";
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, SIGNED_IN } from "../ground/route.ts";

const minute = z.number().check(z.int(), z.gte(0), z.lt(DAY_MINUTES));
const quietHoursSchema = z
  .object({ from: minute, to: minute, timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone)) })
  .check(z.refine(({ from, to }) => from !== to));

const pushSchema = z.object({
  /** What a browser subscribes with, base64url; null: this platform pushes nothing. */
  key: z.nullable(z.string()),
  devices: z.array(
    z.object({
      id: z.string(),
      /** As people call them, `Firefox` and `Windows`; null where that is not known. */
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      /** ISO timestamp. */
      addedAt: z.string(),
      /** True for the browser of the session that asks. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Minutes of a day in a time zone; null: none. */
  quietHours: z.nullable(z.object({ from: z.number(), to: z.number(), timeZone: z.string() })),
});
const pushAnswer = jsonAnswer(pushSchema);

/** Which browsers get notifications, and the quiet hours of the current user. */
export const readPush = defineRoute({
  method: "GET",
  path: "/api/me/push",
  summary: "Which of one's browsers are told of notifications, and one's quiet hours.",
  admission: SIGNED_IN,
  answer: pushAnswer,
});
/**
 * Send notifications to the browser of this session from now on, until the session ends: the subscription as the
 * browser gives it. Refuses with `push.off` where the platform pushes nothing, `push.refused` for a push service that
 * the operator did not name, or invalid keys.
 */
export const addPushDevice = defineRoute({
  method: "PUT",
  path: "/api/me/push/device",
  summary: "Tell the browser of this session of notifications.",
  admission: SIGNED_IN,
  body: z.object({
    endpoint: z.string().check(z.minLength(1), z.maxLength(1_000)),
    keys: z.object({
      p256dh: z.string().check(z.regex(/^[\w-]{80,100}={0,2}$/)),
      auth: z.string().check(z.regex(/^[\w-]{16,32}={0,2}$/)),
    }),
  }),
  answer: pushAnswer,
});
/** Send nothing more to one browser. Refuses with `not-found`. */
export const removePushDevice = defineRoute({
  method: "DELETE",
  path: "/api/me/push/devices/{deviceId}",
  summary: "Tell one browser of notifications no more.",
  admission: SIGNED_IN,
  params: z.object({ deviceId: z.string().check(z.maxLength(200)) }),
  answer: pushAnswer,
});
/** Notifications in quiet hours are pushed when these end. Null: none. */
export const writeQuietHours = defineRoute({
  method: "PUT",
  path: "/api/me/push/quiet-hours",
  summary: "Set or end one's quiet hours.",
  admission: SIGNED_IN,
  body: z.object({ quietHours: z.nullable(quietHoursSchema) }),
  answer: pushAnswer,
});
