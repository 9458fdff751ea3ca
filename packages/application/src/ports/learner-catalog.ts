// Knows what the front office asks of the server: the learner's products and the way into a player.
import type { Result } from "@academiz/domain/kernel";
import type { ProgressStatus } from "@academiz/domain/progress";
import type { Trouble } from "./trouble.ts";

/** A product that a learner may play, with how far the learner is; times are seconds, dates ISO timestamps. */
export interface MyProduct {
  readonly perimeterSlug: string;
  readonly title: string;
  readonly description: string | null;
  readonly language: "FR" | "EN";
  /** Seconds; null when the author gave none. */
  readonly duration: number | null;
  readonly pictureUrl: string | null;
  readonly demo: boolean;
  readonly publishedAt: string;
  readonly progress: {
    readonly status: ProgressStatus;
    readonly percentage: number;
    readonly score: number | null;
    readonly time: number;
    readonly eventDate: string;
  } | null;
}

/** The products of a learner and the way into their players. */
export interface LearnerCatalog {
  list(): Promise<Result<readonly MyProduct[], Trouble>>;
  findPlayerLink(perimeterSlug: string): Promise<Result<{ readonly link: string }, Trouble>>;
}
