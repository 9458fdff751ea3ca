// Knows what the page of a product shows.
import { type PackageReport, readPackageReport } from "@academiz/domain/products";
import { type CompletionRule, readCompletionRule } from "@academiz/domain/scorm";
import type { SnapshotFrom } from "xstate";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { productPageMachine } from "./product-page.machine.ts";

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
  readonly conflict: { readonly isTitle: boolean } | null;
  readonly isSavingTitle: boolean;
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
  const { product, trouble, actionTrouble, refused, action } = snapshot.context;
  const isActing = snapshot.matches("acting");
  const isConflict = !isActing && refused !== null;
  return {
    phase: snapshot.matches("failed") ? "failed" : product ? "ready" : "loading",
    product,
    report: product && readPackageReport(product.content),
    trouble,
    actionTrouble: isConflict ? null : actionTrouble,
    conflict: isConflict ? { isTitle: refused.type === "title.saved" } : null,
    isSavingTitle: isActing && action === "title.saved",
    completion: readCompletionRule(product?.content["completion"]),
    isSavingCompletion: isActing && action === "completion.saved",
    isPublishing: isActing && action === "publication.confirmed",
    isWithdrawing: isActing && action === "withdrawal.confirmed",
    isOpeningPreview: isActing && action === "preview.asked",
    isRemoving: isActing && action === "removal.confirmed",
  };
}
