// Knows how the state of a package's page stands in the address: reload, back and sharing show the same.

const SCORM_TABS = ["package", "attempts", "learners"] as const;
export type ScormTab = (typeof SCORM_TABS)[number];

/** What is usual is not said in the address. */
export interface ScormSearch {
  readonly tab?: Exclude<ScormTab, "package">;
  /** Looked for in the attempts. */
  readonly q?: string;
  readonly page?: number;
}

/** What cannot be read is passed over. */
export function readScormSearch(search: Readonly<Record<string, unknown>>): ScormSearch {
  const { tab, q, page } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(tab === "attempts" || tab === "learners" ? { tab } : {}),
    ...(text === "" ? {} : { q: text.slice(0, 200) }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {}),
  };
}
