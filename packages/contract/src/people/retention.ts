// Knows the routes by which a client says for how long it keeps what is written down.
import { LEAST_KEPT } from "@academiz/domain/clients";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, jsonAnswer } from "../ground/route.ts";

const sentDays = z.nullable(z.number().check(z.int(), z.gte(LEAST_KEPT), z.lte(100_000)));
/** Null: kept as long as the account. */
const daysSchema = z.object({ notifications: sentDays, visits: sentDays, events: sentDays, launches: sentDays });
const days = z.nullable(z.number());
const toldDaysSchema = z.object({ notifications: days, visits: days, events: days, launches: days });
const retentionSchema = z.object({
  /** How long each kind is kept now. */
  days: toldDaysSchema,
  /** The longest that can be chosen: the operator may name less than is usual. */
  most: toldDaysSchema,
  /** The shortest, of each kind. */
  least: z.number(),
});

/** For how many days the client keeps notifications, visits, events of accounts and logs of packages. */
export const readRetention = defineRoute({
  method: "GET",
  path: "/api/admin/retention",
  summary: "For how many days the client keeps what is written down.",
  admission: ADMINISTERING,
  answer: jsonAnswer(retentionSchema),
});
/**
 * Count what is older than these days now, and would be deleted. Refuses with `validation` beyond what can be chosen.
 */
export const countForgotten = defineRoute({
  method: "POST",
  path: "/api/admin/retention/count",
  summary: "How much would be removed if these were the days.",
  admission: ADMINISTERING,
  body: z.object({ days: daysSchema }),
  answer: jsonAnswer(
    z.object({
      forgotten: z.object({
        notifications: z.number(),
        visits: z.number(),
        events: z.number(),
        launches: z.number(),
      }),
    }),
  ),
});
/**
 * Choose the days: older data is deleted within the hour, for good. `before` holds the days that the caller saw.
 * Refuses with `validation` beyond what can be chosen, and with `organisation.changed` where other days are stored by
 * now.
 */
export const writeRetention = defineRoute({
  method: "PUT",
  path: "/api/admin/retention",
  summary: "Choose for how many days the client keeps what is written down.",
  admission: ADMINISTERING,
  body: z.object({ days: daysSchema, before: daysSchema }),
  answer: jsonAnswer(retentionSchema),
});
