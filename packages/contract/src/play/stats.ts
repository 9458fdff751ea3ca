// Knows the routes of navigation statistics (§7.144, §3.237–§3.244).
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { ADMINISTERING, defineRoute, EMPTY, jsonAnswer, PLAYING } from "../ground/route.ts";

const text = lineField();
const url = z.string().check(z.maxLength(2_000));
/** At most 50 names. */
const named = z._default(
  z
    .record(z.string().check(z.maxLength(100)), z.unknown())
    .check(z.refine((record) => Object.keys(record).length <= 50, "more than 50 names")),
  {},
);

/**
 * Record the visit of a page (§7.144), one entry a call. It is kept for thirteen months, by the user's id alone. Of an
 * address only its path is kept, of its other parameters only the names, of route parameters only slugs and numbers.
 */
export const noteVisit = defineRoute({
  method: "POST",
  path: "/api/stats/navigation",
  summary: "Note the visit of a page.",
  admission: PLAYING,
  body: z.object({
    toUrl: url,
    toName: text,
    fromUrl: z._default(z.nullable(url), null),
    fromName: z._default(z.nullable(text), null),
    appName: text,
    slug: z._default(z.nullable(text), null),
    navigationEventId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Seconds. */
    pageDuration: z.number().check(z.gte(0), z.lte(86_400)),
    routeData: z._default(z.object({ queryParams: named, params: named, data: named }), {
      queryParams: {},
      params: {},
      data: {},
    }),
  }),
  answer: EMPTY,
});
/** The 100 pages that the people of the client visited most in the last `days`: `time` in seconds, over all visits. */
export const countVisits = defineRoute({
  method: "GET",
  path: "/api/admin/stats/navigation",
  summary: "The pages that the people of the client visited most.",
  admission: ADMINISTERING,
  query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(396)), 30) }),
  answer: jsonAnswer(
    z.object({
      pages: z.array(z.object({ appName: z.string(), toName: z.string(), visits: z.number(), time: z.number() })),
    }),
  ),
});
