// Knows how undo and redo go on where an editor is opened again in the same tab.
import { loadLearniz } from "@academiz/domain/learniz";
import type { EditSteps, KeptStep } from "../ports/index.ts";
import type { Draft, ProductEditorContext } from "./product-editor.types.ts";
import { saysTheSame } from "./same-draft.ts";

/** To be called when the page of an editor goes: nothing happens before its product is open. */
export function keepSteps({ context }: { readonly context: ProductEditorContext }): void {
  const { ports, slug, draft, past, future } = context;
  if (!draft) return;
  ports.steps?.keep(slug, { now: writeStep(draft), past: past.map(writeStep), future: future.map(writeStep) });
}

/** None where the product was changed since: what is undone then would undo what somebody else did. */
export function readSteps(
  steps: EditSteps | undefined,
  slug: string,
  draft: Draft,
): Pick<ProductEditorContext, "past" | "future"> {
  const kept = steps?.read(slug);
  const now = kept && readStep(kept.now);
  if (!kept || !now || !saysTheSame(now, draft)) return { past: [], future: [] };
  return { past: readAll(kept.past.toReversed()).toReversed(), future: readAll(kept.future) };
}

const writeStep = ({ name, learniz }: Draft): KeptStep => ({ name, config: learniz });

function readStep({ name, config }: KeptStep): Draft | null {
  const content = loadLearniz(config);
  return content.ok ? { name, learniz: content.value.learniz } : null;
}

/** From the nearest on, up to the first that cannot be read. */
function readAll(steps: readonly KeptStep[]): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const step of steps) {
    const draft = readStep(step);
    if (!draft) break;
    drafts.push(draft);
  }
  return drafts;
}
