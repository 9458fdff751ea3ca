// Knows where a player gets its course from: the server, or the package that it runs in.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./ground/trouble.ts";

/** A course with the learner's stored progress, both unparsed. */
export interface LearnizToPlay {
  /** Names the product as it is made available to the learner: progress is kept under it. */
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly name: string;
  /** The course, unparsed: `loadLearniz` reads content of any version. */
  readonly config: unknown;
  /** Unparsed: `loadProgress` reads it; null when nothing was saved yet. */
  readonly storedProgress: unknown;
  /**
   * Unparsed: the progress that the device still keeps of the finished course, if the keeper of progress hands nothing
   * back. Absent if there is none.
   */
  readonly finished?: unknown;
  /** The addresses of the files that the content names by `document:<slug>`. */
  readonly documentFiles: readonly DocumentFile[];
  /** How scores are shown, as `formatMark` reads it; an unknown name is out of 100. */
  readonly markType: string;
  /**
   * Names of score strategies of the product's client, the weakest last, as `readStrategy` reads them; the course's own
   * comes before them (decisions 5).
   */
  readonly scoreStrategies: readonly string[];
  /** The client's look, unparsed: `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** The client's own texts, unparsed: `settleTexts` reads them; absent where there are none. */
  readonly defaultTexts?: unknown;
  /** Seconds without a sign of the learner after which it pauses (§4.169); absent or null: never. */
  readonly idleSeconds?: number | null | undefined;
  /** Shown as a demonstration (§9.63). */
  readonly demo: boolean;
  /** Where "leave" goes; null when there is nowhere to go. */
  readonly returnUrl: string | null;
}

/** Where a player gets its course from: the server, or the package that it runs in. */
export interface LearnizSource {
  /** The course as it is played now. Never throws: a failure is the result's. */
  load(): Promise<Result<LearnizToPlay, Trouble>>;
}

/**
 * A game that is a product, in the same form as a course: the game's player reads its content and its stored progress.
 */
export type GameToPlay = LearnizToPlay;

/** Where a player gets its game from: the server, or the package that it runs in. */
export interface GameSource {
  /** The game as it is played now. Never throws: a failure is the result's. */
  load(): Promise<Result<GameToPlay, Trouble>>;
}

/** A file or an address that is a product, in the same form as a course: its page reads what it leads to. */
export type AttachmentToPlay = LearnizToPlay;

/** Where the page of an attachment gets it from. */
export interface AttachmentSource {
  /** As it is published now. Never throws: a failure is the result's. */
  load(): Promise<Result<AttachmentToPlay, Trouble>>;
}
