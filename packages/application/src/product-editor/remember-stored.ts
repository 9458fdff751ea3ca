// Knows what the editor remembers after an action: what is stored, what still waits on this device, what is published.
import type { WrittenProduct } from "../ports/index.ts";
import type { SavingAnswer } from "../saving/index.ts";
import type { EditorKind } from "./editor-kind.ts";
import { keepDraft } from "./keep-draft.ts";
import { readPublished } from "./open-product.ts";
import type { EditorContext, StoredProduct } from "./product-editor.types.ts";

type Memory<Draft> = Partial<EditorContext<Draft>>;
type Keeps<Draft extends object> = Pick<EditorKind<Draft, never>, "parse" | "write">;

/** Changes made during the save still wait, now based on the version that is stored. */
function settleJournal<Draft extends object>(
  kind: Keeps<Draft>,
  context: EditorContext<Draft>,
  product: WrittenProduct,
  stored: Draft,
): void {
  const { ports, slug, draft } = context;
  if (!draft || draft === stored) ports.journal.forget(slug);
  else keepDraft(kind, context, { product, draft, base: stored });
}

const tellWindows = ({ ports, slug }: EditorContext<object>, { updatedAt }: WrittenProduct): void =>
  ports.windows?.tell({ slug, eventDate: updatedAt });

/** A failure for lack of a connection is no longer shown once there is one. */
export const forgetOffline = ({
  actionTrouble,
}: Pick<EditorContext<object>, "actionTrouble">): Pick<EditorContext<object>, "actionTrouble"> => ({
  actionTrouble: actionTrouble?.kind === "offline" ? null : actionTrouble,
});

/** The failure of a save; what a publication waits for is shown until the opposite is known. */
export function rememberAnswer<Draft extends object>(
  kind: Keeps<Draft>,
  context: EditorContext<Draft>,
  answer: SavingAnswer<Draft, StoredProduct>,
): Memory<Draft> {
  const { fact: savedDraft, result } = answer;
  if (!result.ok) return { answer, saveTrouble: result.error };
  const { product } = result.value;
  settleJournal(kind, context, product, savedDraft);
  tellWindows(context, product);
  return {
    answer,
    product,
    savedDraft,
    savedAt: context.ports.clock.now(),
    saveTrouble: null,
    ...(!context.awaitsPublication && forgetOffline(context)),
  };
}

/** The visible draft is now published, unless something was changed meanwhile. */
export function rememberPublished<Draft extends object>(
  kind: Keeps<Draft>,
  context: EditorContext<Draft>,
  product: WrittenProduct,
): Memory<Draft> {
  const { savedDraft } = context;
  if (savedDraft) settleJournal(kind, context, product, savedDraft);
  tellWindows(context, product);
  const remembered = { product, savedAt: context.ports.clock.now(), saveTrouble: null, actionTrouble: null };
  const published = readPublished(kind, product);
  if (!published) return remembered;
  if (context.draft !== savedDraft) return { ...remembered, published };
  return { ...remembered, published, draft: published, savedDraft: published, lastChange: null };
}
