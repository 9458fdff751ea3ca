// Knows how an editor opens: with the stored draft, or with the one that waits on this device.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import type { ProductEditorInput } from "./product-editor.types.ts";

export interface OpenedProduct<Draft> {
  readonly product: WrittenProduct;
  readonly draft: Draft;
  /** The content of the version that the draft was made from; null if it is no longer known. */
  readonly base: Draft | null;
  readonly published: Draft | null;
  /** The draft came from this device and is not stored yet. */
  readonly isRecovered: boolean;
  /** True if the device's draft was made from an older version than the one stored now. */
  readonly isConflicting: boolean;
}

type Reads<Draft extends object> = Pick<EditorKind<Draft, never>, "parse" | "saysTheSame">;

export async function openProduct<Draft extends object>(
  kind: Reads<Draft>,
  { ports, slug }: ProductEditorInput,
): Promise<Result<OpenedProduct<Draft>, Trouble>> {
  const answer = await ports.library.read(slug);
  if (!answer.ok) return answer;
  const product = answer.value;
  const stored = kind.parse(product.name, product.content);
  if (!stored.ok) return { ok: false, error: { kind: "invalid", detail: `content.${stored.error.kind}` } };
  const opened = { product, published: readPublished(kind, product) };
  const waiting = ports.journal.read(slug);
  const draft = waiting && readDraft(kind, waiting);
  if (waiting === null || draft === null || kind.saysTheSame(stored.value, draft)) {
    return {
      ok: true,
      value: { ...opened, draft: stored.value, base: stored.value, isRecovered: false, isConflicting: false },
    };
  }
  // Until the author has chosen, the draft belongs to the version that it was made from.
  const { updatedAt, base } = waiting;
  const isConflicting = updatedAt !== product.updatedAt;
  return {
    ok: true,
    value: {
      ...opened,
      product: { ...product, updatedAt },
      draft,
      base: isConflicting ? (base ? readDraft(kind, base) : null) : stored.value,
      isRecovered: true,
      isConflicting,
    },
  };
}

function readDraft<Draft extends object>(
  { parse }: Pick<Reads<Draft>, "parse">,
  { name, config }: { readonly name: string; readonly config: unknown },
): Draft | null {
  const read = parse(name, config);
  return read.ok ? read.value : null;
}

/** The published content; null if nothing readable is published. */
export function readPublished<Draft extends object>(
  kind: Pick<Reads<Draft>, "parse">,
  { name, published }: WrittenProduct,
): Draft | null {
  return published === null ? null : readDraft(kind, { name, config: published });
}
