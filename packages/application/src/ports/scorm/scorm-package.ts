// Knows a package that is played by its own rules: they open and close its items, choose the next one and judge the
// whole.
import type { ItemResult, OpenWays, PackageRules, ScormActivity } from "@academiz/domain/scorm";
import type { RunningItem, RuntimeListener, RuntimeOrder } from "./scorm-item.ts";

/** The input for beginning a package with rules. */
export interface PackageOrder {
  readonly rules: PackageRules;
  readonly items: readonly ScormActivity[];
  /** The answer of `readState` at the last launch; null at the first. */
  readonly state: string | null;
}

/** What a learner, or a platform for them, asks for. */
export type PackageRequest =
  | { readonly kind: "continue" | "previous" | "suspendAll" }
  | { readonly kind: "choice"; readonly identifier: string };

/** Where the rules lead: `stay` nowhere, `over` out of the package. */
export type PackageStep =
  | {
      readonly kind: "deliver";
      readonly identifier: string;
      /** It begins a new attempt: data of an earlier attempt do not belong to it. */
      readonly isFresh: boolean;
    }
  | { readonly kind: "stay" | "over" };

/** A package that is played by its own rules. None of its methods throws. */
export interface RunningPackage {
  /** Opens it where the learner left, else at its start. `isNew`: everything begins anew. */
  begin(): { readonly step: PackageStep; readonly isNew: boolean };
  /** Sets where the learner goes when the open content ends: this counts, not what the content asks for at its end. */
  wish(request: PackageRequest): void;
  /** Ends the content if it has not ended by itself, and follows that wish. */
  settle(): void;
  /** Where the rules led since the last call. */
  takeStep(): PackageStep;
  /** Runs the content of the last delivered item. */
  start(order: RuntimeOrder, listener: RuntimeListener): RunningItem;
  /** The open ways, as if the open content ended now. */
  readWays(): OpenWays;
  /** The result by the rules, as if the learner left now. */
  readResult(): Pick<ItemResult, "status" | "score" | "percentage">;
  readState(): string;
}
