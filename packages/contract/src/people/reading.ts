// Knows the routes of how somebody wants to read, which is the same on all of their devices.
import { readingSchema } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, PLAYING } from "../ground/route.ts";

/** ISO timestamp. Not `z.iso.datetime`: each player would load its rules of calendars before its first page. */
const instant = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,20}(Z|[+-]\d\d:\d\d)$/),
  z.refine((at) => !Number.isNaN(Date.parse(at)), "expected an ISO timestamp"),
);

const readingAnswer = jsonAnswer(
  z.object({
    /** Null: nothing was chosen yet. */
    chosen: z.nullable(
      z.object({
        reading: readingSchema,
        /** ISO timestamp. */
        chosenAt: z.string(),
      }),
    ),
  }),
);

/** How the current user wants to read. */
export const readReading = defineRoute({
  method: "GET",
  path: "/api/me/reading",
  summary: "How one wants to read: text size, letters, room, light or dark, speed aloud.",
  admission: PLAYING,
  answer: readingAnswer,
});
/**
 * Store how the current user wants to read, and when they chose it: a later choice, made on another device, stays.
 * Answers what is stored now.
 */
export const writeReading = defineRoute({
  method: "PUT",
  path: "/api/me/reading",
  summary: "Keep how one wants to read; what was chosen later elsewhere stays.",
  admission: PLAYING,
  body: z.object({ reading: readingSchema, chosenAt: instant }),
  answer: readingAnswer,
});
