// Knows undo and redo of what an author writes: whole drafts, quick changes of one field as one step.

/** What can be taken back, and what was. */
export interface DraftHistory<D> {
  readonly draft: D;
  readonly past: readonly D[];
  readonly future: readonly D[];
  readonly lastChange: { readonly field: string; readonly at: number } | null;
}

/** Nothing has been changed yet. */
export const beginHistory = <D>(draft: D): DraftHistory<D> => ({ draft, past: [], future: [], lastChange: null });

const STEPS_KEPT = 200;
const ONE_STEP_MS = 1_000;

/** `field` null: a step of its own in any case. */
export function putDraft<D>(history: DraftHistory<D>, draft: D, field: string | null, now: number): DraftHistory<D> {
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

export function undoDraft<D>({ draft, past, future, lastChange }: DraftHistory<D>): DraftHistory<D> {
  const before = past.at(-1);
  if (before === undefined) return { draft, past, future, lastChange };
  return { draft: before, past: past.slice(0, -1), future: [draft, ...future], lastChange: null };
}

export function redoDraft<D>({ draft, past, future, lastChange }: DraftHistory<D>): DraftHistory<D> {
  const [after, ...rest] = future;
  if (after === undefined) return { draft, past, future, lastChange };
  return { draft: after, past: [...past, draft], future: rest, lastChange: null };
}
