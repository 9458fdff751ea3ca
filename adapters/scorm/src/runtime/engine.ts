// Knows what the runtimes of both versions have in common, whichever words they answer to.
import type { ItemData } from "@academiz/domain/scorm";

/** The eight calls of a runtime, without the prefix of SCORM 1.2. */
export interface Engine {
  readonly calls: Readonly<Record<EngineCall, (...args: string[]) => string>>;
  /** Its data model, by element. What is no text there is an empty collection. */
  getFlattenedCMI(): Readonly<Record<string, unknown>>;
  clearError(): void;
  /** Whether a content that ends without a word on its status is complete. */
  completesSilence(): boolean;
  /** What it did not take of what it was made with. */
  readonly refused: readonly Refusal[];
}
/** What an engine did not take, and the code that it has for it. */
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

/** Asked inside a commit: true when what it holds is safe. */
export type CommitHandler = () => boolean;
/** Makes a runtime that nobody has initialised, with this data in it. */
export type EngineMaker = (data: ItemData, onCommit: CommitHandler) => Engine;

/** Nothing of what a runtime would tell a console. */
export const SILENT = 5;

/**
 * Keeps nothing and sends nothing: what is committed is read from the runtime itself. `refusal` is the version's code
 * for a commit that failed.
 */
export const answerCommits = (onCommit: CommitHandler, refusal: number) => ({
  processHttpRequest: () => (onCommit() ? { result: "true", errorCode: 0 } : { result: "false", errorCode: refusal }),
  updateSettings: () => undefined,
});
