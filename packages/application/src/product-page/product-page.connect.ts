// Knows what the page of a product shows.
import { computeSteps, type StepStatuses } from "@academiz/domain/catalog";
import {
  type ContentGap,
  type PackageReport,
  PRODUCT_KINDS,
  type ProductContent,
  type ProductSettings,
  readPackageReport,
  readSettings,
} from "@academiz/domain/products";
import { type CompletionRule, readCompletionRule } from "@academiz/domain/scorm";
import type { SnapshotFrom } from "xstate";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { OtherSave, productPageMachine } from "./product-page.machine.ts";

/** What is shown of a product, a package or a game. */
export interface ProductPageView {
  readonly phase: "loading" | "failed" | "ready";
  readonly product: WrittenProduct | null;
  /** Of the package that is written; null where there is none, and for a game. */
  readonly report: PackageReport | null;
  /** Why it could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last action failed, unless somebody else's work was in its way. */
  readonly actionTrouble: Trouble | null;
  /** What was refused because somebody else saved meanwhile; null when nothing was. */
  readonly conflict: { readonly of: "changes" | "else"; readonly theirs: OtherSave | null } | null;
  /** How far its making is, step by step; null until it is there. */
  readonly steps: StepStatuses | null;
  /** What its content lacks to be published; null when it lacks nothing. */
  readonly gap: ContentGap | null;
  /** False while it is not there, and where its content is not of its type. */
  readonly isReadable: boolean;
  /** What its author says of it beside the title. */
  readonly settings: ProductSettings;
  readonly isSavingSettings: boolean;
  readonly isSavingContent: boolean;
  /** What makes a package complete. */
  readonly completion: CompletionRule;
  readonly isSavingCompletion: boolean;
  readonly isPublishing: boolean;
  readonly isWithdrawing: boolean;
  readonly isOpeningPreview: boolean;
  readonly isRemoving: boolean;
}

/** The view of a snapshot of `productPageMachine`. Pure. */
export function connectProductPage(snapshot: SnapshotFrom<typeof productPageMachine>): ProductPageView {
  const { product, trouble, actionTrouble, refused, theirs, action } = snapshot.context;
  const isActing = snapshot.matches("acting") || snapshot.matches("reviewing");
  const isConflict = !isActing && refused !== null;
  const read = product && PRODUCT_KINDS[product.type].read(product.content);
  const content = read?.ok ? read.value : null;
  return {
    phase: snapshot.matches("failed") ? "failed" : product ? "ready" : "loading",
    product,
    report: product && readPackageReport(product.content),
    trouble,
    actionTrouble: isConflict ? null : actionTrouble,
    conflict: isConflict ? { of: CHANGES.includes(refused.type) ? "changes" : "else", theirs } : null,
    steps: product && judgeSteps(product, content),
    gap: content?.gap ?? null,
    isReadable: content !== null,
    settings: readSettings(product?.content ?? {}),
    isSavingSettings: isActing && action === "settings.saved",
    isSavingContent: isActing && action === "content.saved",
    completion: readCompletionRule(product?.content["completion"]),
    isSavingCompletion: isActing && action === "completion.saved",
    isPublishing: isActing && action === "publication.confirmed",
    isWithdrawing: isActing && action === "withdrawal.confirmed",
    isOpeningPreview: isActing && action === "preview.asked",
    isRemoving: isActing && action === "removal.confirmed",
  };
}

/** What was being saved, and can be saved on top of what somebody else saved. */
const CHANGES: readonly string[] = ["settings.saved", "content.saved", "completion.saved"];

/** As the server tells them of what is stored. */
function judgeSteps({ type, publishedAt, hasConfigDraft }: WrittenProduct, content: ProductContent | null) {
  const isPublished = publishedAt !== null && !hasConfigDraft;
  return computeSteps(type, { ...content?.judgeSteps(), publication: isPublished ? "DONE" : "UNDONE" });
}
