// Knows how a draft is stored, published, previewed and copied, and what was stored even when the step after failed.

import { nameCopy, retitleCopy } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { Draft, ProductEditorContext } from "./product-editor.types.ts";
import { isStored } from "./same-draft.ts";

export interface Stored {
  readonly product: WrittenProduct;
  readonly draft: Draft;
}

export interface Outcome<T = unknown> {
  /** Null when nothing new was stored. */
  readonly stored: Stored | null;
  readonly answer: Result<T, Trouble>;
}

function readOpen({ draft, product }: ProductEditorContext): Stored {
  if (!draft || !product) throw new Error("nothing is open to be stored");
  return { draft, product };
}

export const isUnsaved = ({ draft, savedDraft }: Pick<ProductEditorContext, "draft" | "savedDraft">): boolean =>
  draft !== savedDraft;

export async function saveDraft(context: ProductEditorContext): Promise<Outcome<Stored>> {
  const { draft, product } = readOpen(context);
  const { library } = context.ports;
  const changes = { name: draft.name, content: { ...draft.learniz }, updatedAt: product.updatedAt };
  let answer = await library.save(context.slug, changes);
  if (!answer.ok && answer.error.kind === "conflict") {
    // It may be our own save of a moment ago, whose answer was lost on the way: then nobody is in conflict.
    const now = await library.read(context.slug);
    if (now.ok && isStored(draft, now.value)) answer = now;
  }
  if (!answer.ok) return { stored: null, answer };
  const stored = { product: answer.value, draft };
  return { stored, answer: { ok: true, value: stored } };
}

/** A publication or a preview shows what the author sees now. */
async function saveFirst(context: ProductEditorContext): Promise<Outcome<Stored>> {
  if (isUnsaved(context)) return saveDraft(context);
  return { stored: null, answer: { ok: true, value: readOpen(context) } };
}

export async function publishDraft(context: ProductEditorContext): Promise<Outcome<WrittenProduct>> {
  const { stored, answer } = await saveFirst(context);
  if (!answer.ok) return { stored, answer };
  const { product, draft } = answer.value;
  const published = await context.ports.library.publish(context.slug, product.updatedAt);
  return published.ok
    ? { stored: { product: published.value, draft }, answer: published }
    : { stored, answer: published };
}

/** As the server says of a publication. */
const NOTHING_TO_SHOW = { ok: false, error: { kind: "invalid", detail: "content.no-slides" } } as const;

export async function previewDraft(context: ProductEditorContext): Promise<Outcome<{ readonly url: string }>> {
  const { stored, answer } = await saveFirst(context);
  if (!answer.ok) return { stored, answer };
  const { chapters } = answer.value.draft.learniz;
  if (chapters.every(({ slides }) => slides.length === 0)) return { stored, answer: NOTHING_TO_SHOW };
  return { stored, answer: await context.ports.library.openPreview(context.slug, context.previewAt ?? undefined) };
}

/** The author's own version, as a product of its own (decisions 13). */
export async function copyDraft(context: ProductEditorContext): Promise<Outcome<Stored>> {
  const { draft } = readOpen(context);
  const { local } = draft.learniz;
  const answer = await context.ports.library.create(nameCopy(draft.name, local), {
    ...retitleCopy(draft.learniz, local),
  });
  return { stored: null, answer: answer.ok ? { ok: true, value: { product: answer.value, draft } } : answer };
}
