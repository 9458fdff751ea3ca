// Knows undo and redo: they keep whole drafts with shared structure, and quick changes of one field are one step.
import type { EditorContext } from "./product-editor.types.ts";

const STEPS_KEPT = 200;
const ONE_STEP_MS = 1_000;

export type Memory<Draft> = Pick<EditorContext<Draft>, "draft" | "past" | "future" | "lastChange">;

export function changeDraft<Draft>(
  memory: Memory<Draft>,
  field: string,
  change: (draft: Draft) => Draft,
  now: number,
): Memory<Draft> {
  const { draft, past, lastChange } = memory;
  if (!draft) return memory;
  const next = change(draft);
  if (next === draft) return memory;
  const continues = lastChange !== null && lastChange.field === field && now - lastChange.at < ONE_STEP_MS;
  return {
    draft: next,
    past: continues ? past : [...past, draft].slice(-STEPS_KEPT),
    future: [],
    lastChange: { field, at: now },
  };
}

export function undo<Draft>({ draft, past, future, ...rest }: Memory<Draft>): Memory<Draft> {
  const previous = past.at(-1);
  if (!draft || !previous) return { draft, past, future, ...rest };
  return { draft: previous, past: past.slice(0, -1), future: [draft, ...future], lastChange: null };
}

export function redo<Draft>({ draft, past, future, ...rest }: Memory<Draft>): Memory<Draft> {
  const next = future[0];
  if (!draft || !next) return { draft, past, future, ...rest };
  return { draft: next, past: [...past, draft], future: future.slice(1), lastChange: null };
}
