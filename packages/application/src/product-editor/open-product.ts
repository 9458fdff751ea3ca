// Knows how an editor opens: what is stored, what waits on this device, and which of the two the author goes on with.
import type { Result } from "@academiz/domain/kernel";
import { type Learniz, loadLearniz } from "@academiz/domain/learniz";
import type { EditedProduct, Trouble } from "../ports/index.ts";
import type { Draft, ProductEditorInput } from "./product-editor.types.ts";

export interface OpenedProduct {
  readonly product: EditedProduct;
  readonly draft: Draft;
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
  const stored = loadLearniz(product.data);
  if (!stored.ok) return { ok: false, error: { kind: "invalid", detail: `content.${stored.error.kind}` } };
  const published = product.published === null ? null : loadLearniz(product.published);
  const opened = { product, published: published?.ok ? published.value.learniz : null };
  const waiting = ports.journal.read(slug);
  const recovered = waiting === null ? null : loadLearniz(waiting.config);
  if (waiting === null || !recovered?.ok) {
    const draft = { name: product.name, learniz: stored.value.learniz };
    return { ok: true, value: { ...opened, draft, isRecovered: false, isConflicting: false } };
  }
  const draft = { name: waiting.name, learniz: recovered.value.learniz };
  return {
    ok: true,
    value: { ...opened, draft, isRecovered: true, isConflicting: waiting.updatedAt !== product.updatedAt },
  };
}
