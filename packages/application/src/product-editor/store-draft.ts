// Knows how a draft is stored, and how the stored draft is published, previewed and copied.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import type { EditorContext, ProductEditorInput, StoredProduct } from "./product-editor.types.ts";

export const isUnsaved = ({ draft, savedDraft }: Pick<EditorContext<unknown>, "draft" | "savedDraft">): boolean =>
  draft !== savedDraft;

/** Stores it as based on `product`: a save by somebody else since then is a conflict. */
export async function saveDraft<Draft extends object>(
  { parse, write, saysTheSame }: Pick<EditorKind<Draft, never>, "parse" | "write" | "saysTheSame">,
  { ports: { library }, slug }: ProductEditorInput,
  draft: Draft,
  { updatedAt }: WrittenProduct,
): Promise<Result<StoredProduct, Trouble>> {
  const { name, content } = write(draft);
  let answer = await library.save(slug, { name, content: { ...content }, updatedAt });
  if (!answer.ok && answer.error.kind === "conflict") {
    // The other version may be our own save of a moment ago, whose answer was lost: then there is no conflict.
    const now = await library.read(slug);
    const stored = now.ok ? parse(now.value.name, now.value.content) : null;
    if (stored?.ok && saysTheSame(stored.value, draft)) answer = now;
  }
  return answer.ok ? { ok: true, value: { product: answer.value } } : answer;
}

function readStored<Draft>({ savedDraft, product }: EditorContext<Draft>) {
  if (!savedDraft || !product) throw new Error("nothing is stored");
  return { savedDraft, product };
}

/** Learners play the stored draft from now on. */
export const publishStored = (context: EditorContext<object>): Promise<Result<WrittenProduct, Trouble>> =>
  context.ports.library.publish(context.slug, readStored(context).product.updatedAt);

/** The server's answer to a publication. */
const NOTHING_TO_SHOW = { ok: false, error: { kind: "invalid", detail: "content.no-slides" } } as const;

export async function previewStored<Draft extends object>(
  { isEmpty }: Pick<EditorKind<Draft, never>, "isEmpty">,
  context: EditorContext<Draft>,
): Promise<Result<{ readonly url: string }, Trouble>> {
  if (isEmpty(readStored(context).savedDraft)) return NOTHING_TO_SHOW;
  return context.ports.library.openPreview(context.slug, context.previewAt ?? undefined);
}

/** A copy, and the draft that it was made from. */
export interface Copied<Draft> {
  readonly product: WrittenProduct;
  readonly draft: Draft;
}

/** Stores the author's version as a product of its own (decisions 13). */
export async function copyDraft<Draft extends object>(
  { copy, write }: Pick<EditorKind<Draft, never>, "copy" | "write">,
  { ports, draft }: EditorContext<Draft>,
): Promise<Result<Copied<Draft>, Trouble>> {
  if (!draft) throw new Error("nothing is open to be copied");
  const { name, content } = write(copy(draft));
  const answer = await ports.library.create(name, { ...content });
  return answer.ok ? { ok: true, value: { product: answer.value, draft } } : answer;
}
