// Knows the running content of one item of an uploaded package: the API that it finds, and what it keeps.
import type { ItemData, NavigationRequest, ScormVersion } from "@academiz/domain/scorm";

/** The input for running an item. */
export interface RuntimeOrder {
  readonly version: ScormVersion;
  /** As `prepareItem` made it. */
  readonly data: ItemData;
  /** Seconds that the item has been open: they count if the content does not report a time. */
  readSeconds(): number;
}

/** A call that the content made. */
export interface RuntimeCall {
  /** `LMSSetValue`, `Commit` … */
  readonly name: string;
  readonly args: readonly string[];
  readonly result: string;
  /** The code of its error; 0 without one. */
  readonly error: number;
}

/** The events of a running content; each happens inside the content's own call. */
export interface RuntimeListener {
  onCall(call: RuntimeCall): void;
  /** It has written something. */
  onChange(): void;
  /** It asks to store what it wrote. The answer, true if it is safe, goes to the content. */
  onCommit(): boolean;
  /** It has reported its end. `request`: where it wants the learner to go; null if it did not say. */
  onEnd(request: NavigationRequest | null): void;
}

/** The running content of one item. */
export interface RunningItem {
  /** The name under which contents look for `api` on the windows above them. */
  readonly apiName: "API" | "API_1484_11";
  readonly api: Readonly<Record<string, (...args: unknown[]) => string>>;
  /** What it keeps at this moment. */
  read(): ItemData;
}
