// Knows how the address of the studio names what is being edited, so that a reload or a link comes back to it.
import type { Period } from "@academiz/domain/stats";
import { readPeriod } from "../../office/addresses/read-period.ts";
import { readWaiting, type WaitingSearch } from "../../office/addresses/waiting-search.ts";
import { readLearner } from "../../product/product-search.ts";

/** The id of the course itself in the outline; no slug contains a colon. */
export const COURSE = ":course";

export interface StudioSearch extends WaitingSearch {
  /** The slug of a chapter or a slide, or `COURSE`; absent: the first slide. */
  readonly at?: string;
  /** The open tab; absent: the content. */
  readonly tab?: "audience" | "learners" | "statistics" | "links" | "history";
  /** The identifier of the learner whose answers are open. */
  readonly learner?: string;
  /** The period of the statistics. */
  readonly period?: Period;
}

export function readStudioSearch(search: Readonly<Record<string, unknown>>): StudioSearch {
  const { at, tab, learner, period } = search;
  const isNamed = (typeof at === "string" && at !== "") || typeof at === "number";
  return {
    ...(isNamed ? { at: String(at) } : {}),
    ...((tab === "audience" || tab === "links" || tab === "history") && { tab }),
    ...(tab === "statistics" && { tab, ...readPeriod(period) }),
    ...(tab === "learners" && { tab, ...readLearner(learner), ...readWaiting(search) }),
  };
}
