// Knows undo and redo of a path: whole paths, quick changes of one field as one step.
import type { Path } from "@academiz/domain/paths";

/** What can be taken back, and what was. */
export interface PathHistory {
  readonly draft: Path;
  readonly past: readonly Path[];
  readonly future: readonly Path[];
  readonly lastChange: { readonly field: string; readonly at: number } | null;
}
/** Nothing has been changed yet. */
export const beginHistory = (draft: Path): PathHistory => ({ draft, past: [], future: [], lastChange: null });

const STEPS_KEPT = 200;
const ONE_STEP_MS = 1_000;

/** `field` null: a step of its own in any case. */
export function putDraft(history: PathHistory, draft: Path, field: string | null, now: number): PathHistory {
  if (draft === history.draft) return history;
  const { lastChange, past } = history;
  const continues = field !== null && lastChange?.field === field && now - lastChange.at < ONE_STEP_MS;
  return {
    draft,
    past: continues ? past : [...past, history.draft].slice(-STEPS_KEPT),
    future: [],
    lastChange: field === null ? null : { field, at: now },
  };
}

export function undoDraft({ draft, past, future, lastChange }: PathHistory): PathHistory {
  const before = past.at(-1);
  if (!before) return { draft, past, future, lastChange };
  return { draft: before, past: past.slice(0, -1), future: [draft, ...future], lastChange: null };
}

export function redoDraft({ draft, past, future, lastChange }: PathHistory): PathHistory {
  const [after, ...rest] = future;
  if (!after) return { draft, past, future, lastChange };
  return { draft: after, past: [...past, draft], future: rest, lastChange: null };
}
