// Knows how an editor opens: what is stored, what waits on this device, and which of the two the author goes on with.
import type { Result } from "@academiz/domain/kernel";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import type { JournaledDraft, Trouble, WrittenProduct } from "../ports/index.ts";
import type { Draft, ProductEditorInput } from "./product-editor.types.ts";
import { isStored } from "./same-draft.ts";

export interface OpenedProduct {
  readonly product: WrittenProduct;
  readonly draft: Draft;
  /** What the version said that the draft was made from; null where that is not known any more. */
  readonly base: Draft | null;
  readonly published: Learniz | null;
  /** The draft came from this device and is not stored yet. */
  readonly isRecovered: boolean;
  /** The device's draft was made from an older version than the one stored now. */
  readonly isConflicting: boolean;
}

export async function openProduct({ ports, slug }: ProductEditorInput): Promise<Result<OpenedProduct, Trouble>> {
  const answer = await ports.library.read(slug);
  if (!answer.ok) return answer;
  const product = answer.value;
  const stored = loadLearniz(product.content);
  if (!stored.ok) return { ok: false, error: { kind: "invalid", detail: `content.${stored.error.kind}` } };
  const published = product.published === null ? null : loadLearniz(product.published);
  const opened = { product, published: published?.ok ? published.value.learniz : null };
  const asStored: Draft = { name: product.name, learniz: stored.value.learniz };
  const waiting = ports.journal.read(slug);
  const recovered = waiting === null ? null : loadLearniz(waiting.config);
  const draft = waiting && recovered?.ok ? { name: waiting.name, learniz: recovered.value.learniz } : null;
  if (waiting === null || draft === null || isStored(draft, product)) {
    return {
      ok: true,
      value: { ...opened, draft: asStored, base: asStored, isRecovered: false, isConflicting: false },
    };
  }
  // Until the author has chosen, the draft stays one of the version that it was made from.
  const { updatedAt } = waiting;
  const isConflicting = updatedAt !== product.updatedAt;
  return {
    ok: true,
    value: {
      ...opened,
      product: { ...product, updatedAt },
      draft,
      base: isConflicting ? readBase(waiting) : asStored,
      isRecovered: true,
      isConflicting,
    },
  };
}

function readBase({ base }: JournaledDraft): Draft | null {
  const content = base ? loadLearniz(base.config) : null;
  return base && content?.ok ? { name: base.name, learniz: content.value.learniz } : null;
}
