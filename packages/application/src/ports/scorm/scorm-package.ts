// Knows a package that is played by its own rules: they open and close its items, choose the next one and judge the
// whole.
import type { ItemResult, OpenWays, PackageRules, ScormActivity } from "@academiz/domain/scorm";
import type { RunningItem, RuntimeListener, RuntimeOrder } from "./scorm-item.ts";

/** What a package with rules is begun with. */
export interface PackageOrder {
  readonly rules: PackageRules;
  readonly items: readonly ScormActivity[];
  /** As `readState` told it at the last launch; null at the first. */
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
      /** It begins anew: what it kept of another attempt is not its own. */
      readonly isFresh: boolean;
    }
  | { readonly kind: "stay" | "over" };

/** A package that is played by its own rules. Nothing of it throws. */
export interface RunningPackage {
  /** Opens it: where the learner left, else where it starts. `isNew`: everything begins anew. */
  begin(): { readonly step: PackageStep; readonly isNew: boolean };
  /**
   * Says where the learner goes when the content that is open ends: its own end then means this, not what it asks for.
   */
  wish(request: PackageRequest): void;
  /** Ends what has not ended by itself, as was wished. */
  settle(): void;
  /** Where the rules led since it was last asked. */
  takeStep(): PackageStep;
  /** Runs the content of the item that was delivered last. */
  start(order: RuntimeOrder, listener: RuntimeListener): RunningItem;
  /** As they would be if the open content ended now. */
  readWays(): OpenWays;
  /** What the rules say of the whole, as if the learner left now. */
  readResult(): Pick<ItemResult, "status" | "score" | "percentage">;
  readState(): string;
}
