// Knows the other version of a conflict: how it is read, and how the author's own replaces it.
import type { EditorKind } from "./editor-kind.ts";
import { keepDraft } from "./keep-draft.ts";
import { readPublished } from "./open-product.ts";
import type { EditorContext, ProductEditorInput, Theirs } from "./product-editor.types.ts";

/** Null if it cannot be loaded: then it is not replaced. */
export async function readTheirs<Draft extends object>(
  { parse }: Pick<EditorKind<Draft, never>, "parse">,
  { ports, slug }: ProductEditorInput,
): Promise<Theirs<Draft> | null> {
  const answer = await ports.library.read(slug);
  const read = answer.ok ? parse(answer.value.name, answer.value.content) : null;
  return answer.ok && read?.ok ? { product: answer.value, draft: read.value } : null;
}

/** From here on the draft is based on their version: a version that is stored after that is a conflict again. */
export function putOverTheirs<Draft extends object>(
  kind: Pick<EditorKind<Draft, never>, "parse" | "write">,
  context: EditorContext<Draft>,
): Partial<EditorContext<Draft>> {
  const { draft, theirs } = context;
  if (!draft || !theirs) return {};
  const { product, draft: savedDraft } = theirs;
  keepDraft(kind, context, { product, draft, base: savedDraft });
  return { product, published: readPublished(kind, product), savedDraft, theirs: null, saveTrouble: null };
}
