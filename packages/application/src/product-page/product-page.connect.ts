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
  viewAttachment,
} from "@academiz/domain/products";
import { type CompletionRule, readCompletionRule } from "@academiz/domain/scorm";
import type { SnapshotFrom } from "xstate";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { OtherSave, productPageMachine } from "./product-page.machine.ts";

/** What is shown of a product, a package or a game. */
export interface ProductPageView {
  readonly phase: "loading" | "failed" | "ready";
  readonly product: WrittenProduct | null;
  /** The package of the draft; null if there is none, and for a game. */
  readonly report: PackageReport | null;
  /** Why it could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last action failed, unless the reason was a conflict. */
  readonly actionTrouble: Trouble | null;
  /** The action that was refused because somebody else saved meanwhile; null if there is none. */
  readonly conflict: { readonly of: "changes" | "else"; readonly theirs: OtherSave | null } | null;
  /** The steps of its making; null until it is loaded. */
  readonly steps: StepStatuses | null;
  /** What its content lacks for a publication; null if nothing. */
  readonly gap: ContentGap | null;
  /** False until it is loaded, and if its content is not of its type. */
  readonly isReadable: boolean;
  /** Its author's description, beside the title. */
  readonly settings: ProductSettings;
  readonly isSavingSettings: boolean;
  readonly isSavingContent: boolean;
  readonly isMarking: boolean;
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
    gap: product && findGap(product, content),
    isReadable: content !== null,
    settings: readSettings(product?.content ?? {}),
    isSavingSettings: isActing && action === "settings.saved",
    isSavingContent: isActing && action === "content.saved",
    isMarking: isActing && action === "demo.marked",
    completion: readCompletionRule(product?.content["completion"]),
    isSavingCompletion: isActing && action === "completion.saved",
    isPublishing: isActing && action === "publication.confirmed",
    isWithdrawing: isActing && action === "withdrawal.confirmed",
    isOpeningPreview: isActing && action === "preview.asked",
    isRemoving: isActing && action === "removal.confirmed",
  };
}

/** The save that was refused, which can be done on top of somebody else's. */
const CHANGES: readonly string[] = ["settings.saved", "content.saved", "completion.saved"];

/** What the content lacks, or the library of what it names. */
function findGap({ type, content: written, documentFiles }: WrittenProduct, content: ProductContent | null) {
  if (content === null || content.gap !== null) return content?.gap ?? null;
  return type === "attachment" && viewAttachment(written, documentFiles).kind === "gone" ? "file" : null;
}

/** The steps that the server reports for the stored product; its content is not done while anything is missing. */
function judgeSteps(product: WrittenProduct, content: ProductContent | null) {
  const { type, publishedAt, hasConfigDraft } = product;
  const isPublished = publishedAt !== null && !hasConfigDraft;
  return computeSteps(type, {
    ...content?.judgeSteps(),
    ...(findGap(product, content) === "file" && { content: "UNDONE" }),
    publication: isPublished ? "DONE" : "UNDONE",
  });
}
