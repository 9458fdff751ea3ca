// Knows undo and redo: whole drafts, shared structure, quick changes of one field as one step.
import type { Draft, ProductEditorContext } from "./product-editor.types.ts";

const STEPS_KEPT = 200;
const ONE_STEP_MS = 1_000;

type Memory = Pick<ProductEditorContext, "draft" | "past" | "future" | "lastChange">;

export function changeDraft(memory: Memory, field: string, change: (draft: Draft) => Draft, now: number): Memory {
  const { draft, past, lastChange } = memory;
  if (!draft) return memory;
  const next = change(draft);
  if (next === draft || (next.name === draft.name && next.learniz === draft.learniz)) return memory;
  const continues = lastChange !== null && lastChange.field === field && now - lastChange.at < ONE_STEP_MS;
  return {
    draft: next,
    past: continues ? past : [...past, draft].slice(-STEPS_KEPT),
    future: [],
    lastChange: { field, at: now },
  };
}

export function undo({ draft, past, future, ...rest }: Memory): Memory {
  const previous = past.at(-1);
  if (!draft || !previous) return { draft, past, future, ...rest };
  return { draft: previous, past: past.slice(0, -1), future: [draft, ...future], lastChange: null };
}

export function redo({ draft, past, future, ...rest }: Memory): Memory {
  const next = future[0];
  if (!draft || !next) return { draft, past, future, ...rest };
  return { draft: next, past: [...past, draft], future: future.slice(1), lastChange: null };
}
