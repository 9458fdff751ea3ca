// Knows where a player gets its course from: the server, or the package that it runs in.
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./trouble.ts";

/** A course with what is stored of the learner's progress, neither parsed. */
export interface LearnizToPlay {
  readonly perimeterSlug: string;
  readonly productSlug: string;
  readonly name: string;
  /** Unparsed: the engine reads it. */
  readonly config: unknown;
  /** Unparsed; null when nothing was saved yet. */
  readonly storedProgress: unknown;
  readonly documentFiles: readonly DocumentFile[];
  readonly markType: string;
  /** Strategies of the product's client, weakest last (decisions 5). */
  readonly scoreStrategies: readonly string[];
  readonly colors: Readonly<Record<string, string>>;
  readonly demo: boolean;
  /** Where "leave" goes. */
  readonly returnUrl: string | null;
}

/** Where a player gets its course from. */
export interface LearnizSource {
  load(): Promise<Result<LearnizToPlay, Trouble>>;
}
