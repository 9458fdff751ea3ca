// Knows how undo and redo go on when an editor is opened again in the same tab.
import type { EditSteps, KeptStep } from "../ports/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import type { EditorContext } from "./product-editor.types.ts";

/** Does nothing before its product is open. */
export function writeSteps<Draft extends object>(
  { write }: Pick<EditorKind<Draft, never>, "write">,
  { ports, slug, draft, past, future }: EditorContext<Draft>,
): void {
  if (!draft) return;
  const writeStep = (one: Draft): KeptStep => {
    const { name, content } = write(one);
    return { name, config: content };
  };
  ports.steps?.keep(slug, { now: writeStep(draft), past: past.map(writeStep), future: future.map(writeStep) });
}

/** None if the product was changed since: undo would then undo somebody else's changes. */
export function readSteps<Draft extends object>(
  { parse, saysTheSame }: Pick<EditorKind<Draft, never>, "parse" | "saysTheSame">,
  steps: EditSteps | undefined,
  slug: string,
  draft: Draft,
): Pick<EditorContext<Draft>, "past" | "future"> {
  const readStep = ({ name, config }: KeptStep): Draft | null => {
    const read = parse(name, config);
    return read.ok ? read.value : null;
  };
  const kept = steps?.read(slug);
  const now = kept && readStep(kept.now);
  if (!kept || !now || !saysTheSame(now, draft)) return { past: [], future: [] };
  return {
    past: readAll(readStep, kept.past.toReversed()).toReversed(),
    future: readAll(readStep, kept.future),
  };
}

/** The steps from the nearest on, up to the first that cannot be read. */
function readAll<Draft>(readStep: (step: KeptStep) => Draft | null, steps: readonly KeptStep[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const step of steps) {
    const draft = readStep(step);
    if (!draft) break;
    drafts.push(draft);
  }
  return drafts;
}
