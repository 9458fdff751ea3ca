// Knows what the editor remembers of an outcome: what is stored, what still waits on this device, what is published.
import { loadLearniz } from "@academiz/domain/learniz";
import { keepDraft } from "./keep-draft.ts";
import type { Draft, ProductEditorContext } from "./product-editor.types.ts";
import type { Outcome, Stored } from "./store-draft.ts";

type Memory = Partial<ProductEditorContext>;

/** What was written while the save was on its way waits on, as made from the version stored now. */
function settleJournal(context: ProductEditorContext, stored: Stored): void {
  const { ports, slug, draft } = context;
  if (!draft || draft === stored.draft) ports.journal.forget(slug);
  else keepDraft(context, { product: stored.product, draft, base: stored.draft });
}

/** What failed for want of a connection is no news once there is one. */
export const forgetOffline = ({ actionTrouble }: ProductEditorContext): Memory =>
  actionTrouble?.kind === "offline" ? { actionTrouble: null } : {};

export function rememberStored(context: ProductEditorContext, { stored }: Outcome): Memory {
  if (!stored) return {};
  settleJournal(context, stored);
  const { product, draft } = stored;
  context.ports.windows?.tell({ slug: context.slug, eventDate: product.updatedAt });
  const savedAt = context.ports.clock.now();
  return { product, savedDraft: draft, savedAt, saveTrouble: null, failedSaves: 0, ...forgetOffline(context) };
}

/** What is published now is what the author sees, unless something was changed meanwhile. */
export function rememberPublished(context: ProductEditorContext, outcome: Outcome): Memory {
  const remembered = rememberStored(context, outcome);
  const content = outcome.stored && loadLearniz(outcome.stored.product.published);
  if (!outcome.stored || !content?.ok) return remembered;
  const published = content.value.learniz;
  if (context.draft !== outcome.stored.draft) return { ...remembered, published };
  const draft: Draft = { name: outcome.stored.product.name, learniz: published };
  return { ...remembered, published, draft, savedDraft: draft, lastChange: null };
}

export function rememberFailedSave(context: ProductEditorContext, { answer }: Outcome): Memory {
  if (answer.ok) return {};
  // What was to follow the save is not done behind the author's back minutes later: it is told now.
  const told = context.wanted === null ? {} : { wanted: null, actionTrouble: answer.error };
  return { saveTrouble: answer.error, failedSaves: context.failedSaves + 1, ...told };
}
