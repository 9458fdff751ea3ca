// Knows what the runtimes of both versions have in common, whichever words they answer to.
import type { ItemData } from "@academiz/domain/scorm";

/** The eight calls of a runtime, without the prefix of SCORM 1.2. */
export interface Engine {
  readonly calls: Readonly<Record<EngineCall, (...args: string[]) => string>>;
  /** Its data model, by element. A value that is not a text is an empty collection. */
  getFlattenedCMI(): Readonly<Record<string, unknown>>;
  clearError(): void;
  /** Whether a content that ends without setting its status is complete. */
  completesSilence(): boolean;
  /** The initial data that it did not accept. */
  readonly refused: readonly Refusal[];
}
/** A value that an engine did not accept, and its error code. */
export interface Refusal {
  readonly element: string;
  readonly value: string;
  readonly error: number;
}
/** Named as SCORM 2004 does. */
export type EngineCall = (typeof ENGINE_CALLS)[number];
export const ENGINE_CALLS = [
  "Initialize",
  "Terminate",
  "GetValue",
  "SetValue",
  "Commit",
  "GetLastError",
  "GetErrorString",
  "GetDiagnostic",
] as const;

/** Called inside a commit: answers true when the data is stored safely. */
export type CommitHandler = () => boolean;
/** Makes a runtime that nobody has initialised, with this data in it. */
export type EngineMaker = (data: ItemData, onCommit: CommitHandler) => Engine;

/** Silences what a runtime would write to a console. */
export const SILENT = 5;

/**
 * It stores and sends nothing itself: what is committed is read from the runtime. `refusal` is the version's code for a
 * commit that failed.
 */
export const answerCommits = (onCommit: CommitHandler, refusal: number) => ({
  processHttpRequest: () => (onCommit() ? { result: "true", errorCode: 0 } : { result: "false", errorCode: refusal }),
  updateSettings: () => undefined,
});
