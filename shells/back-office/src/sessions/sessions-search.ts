// Knows how the filters of the sessions stand in the address: reload, back and sharing show the same.
import type { SlotCriteria } from "@academiz/application/ports";
import { addDays } from "@academiz/ui/calendar";
import { readMoment } from "./planning/local-times.ts";
import { readSession } from "./planning/session-key.ts";

export const SESSION_VIEWS = ["agenda", "day", "week", "month"] as const;
export type SessionsView = (typeof SESSION_VIEWS)[number];

/** Default values are left out of the address. */
export interface SessionsSearch {
  readonly view?: Exclude<SessionsView, "agenda">;
  /** The day of the calendar, `YYYY-MM-DD`; today by default. */
  readonly at?: string;
  /** A perimeter. */
  readonly product?: string;
  /** A perimeter and a session of it. */
  readonly session?: string;
  /** Id. */
  readonly trainer?: string;
  /** The first and last day of an agenda, `YYYY-MM-DD`. From today by default. */
  readonly from?: string;
  readonly until?: string;
  readonly page?: number;
}

const readText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 200 ? value : undefined;
const readDayText = (value: unknown): string | undefined =>
  typeof value === "string" && readMoment(value, "00:00") !== null ? value : undefined;

/** Values that cannot be read are ignored. */
export function readSessionsSearch(search: Readonly<Record<string, unknown>>): SessionsSearch {
  const { view, at, product, session, trainer, from, until, page } = search;
  const known = SESSION_VIEWS.find((one) => one === view);
  const texts = Object.entries({
    ...{ product: readText(product), session: readText(session), trainer: readText(trainer) },
    ...{ at: readDayText(at), from: readDayText(from), until: readDayText(until) },
  }).filter(([, value]) => value !== undefined);
  return {
    ...(known && known !== "agenda" && { view: known }),
    ...Object.fromEntries(texts),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}

/** The slots that begin on these days, including the last; null: without an end. */
export function readSlotCriteria(
  { product, session, trainer, page }: SessionsSearch,
  days: { readonly from: string | null; readonly until: string | null },
): SlotCriteria {
  const chosen = session === undefined ? null : readSession(session);
  return {
    perimeter: chosen?.perimeterSlug ?? product ?? null,
    mean: chosen?.mean ?? null,
    trainer: trainer ?? null,
    from: days.from && readMoment(days.from, "00:00"),
    until: days.until && readMoment(addDays(days.until, 1), "00:00"),
    order: "startAt",
    page: page ?? 1,
  };
}
