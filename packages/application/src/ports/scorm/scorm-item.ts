// Knows the content of one item of an uploaded package, running: the API that it finds, and what it keeps.
import type { ItemData, NavigationRequest, ScormVersion } from "@academiz/domain/scorm";

/** What an item is run with. */
export interface RuntimeOrder {
  readonly version: ScormVersion;
  /** As `prepareItem` made it. */
  readonly data: ItemData;
  /** Seconds that the item has been open: what counts where the content says nothing of time. */
  readSeconds(): number;
}

/** A call that the content made. */
export interface RuntimeCall {
  /** `LMSSetValue`, `Commit` … */
  readonly name: string;
  readonly args: readonly string[];
  readonly result: string;
  /** The code of the error that it met; 0 without one. */
  readonly error: number;
}

/** What is heard of a content while it runs; all of it inside the content's own call. */
export interface RuntimeListener {
  onCall(call: RuntimeCall): void;
  /** It has written something. */
  onChange(): void;
  /** It wants what it wrote to be stored. True when it is safe: that is what the content is told. */
  onCommit(): boolean;
  /** It has said that it ends. `request`: where it wants the learner to go; null when it did not say. */
  onEnd(request: NavigationRequest | null): void;
}

/** The content of one item, running. */
export interface RunningItem {
  /** The name under which contents look for `api` on the windows above them. */
  readonly apiName: "API" | "API_1484_11";
  readonly api: Readonly<Record<string, (...args: unknown[]) => string>>;
  /** What it keeps at this moment. */
  read(): ItemData;
}
