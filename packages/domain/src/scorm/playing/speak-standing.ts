// Knows how the score of a package's result is put into words (§9.13): as its client's mark, with the required mark
// beside a score that failed.
import { reaches, type SpokenScore, speakScore, speakThreshold } from "../../scoring/index.ts";
import type { PackageStanding } from "./describe-standing.ts";

/** Null: not shown. */
export interface SpokenStanding {
  readonly mark: SpokenScore | null;
  readonly asked: SpokenScore | null;
}

export interface MarkOrder {
  /** 0–100; null where it is not known. */
  readonly asked: number | null;
  /** As `formatMark` takes it. */
  readonly markType: string;
}

/** A result that failed with a sufficient score failed for another reason: no required score is shown. */
export function speakStanding(standing: PackageStanding, { asked, markType }: MarkOrder): SpokenStanding {
  if (standing.key !== "finished" && standing.key !== "failed") return { mark: null, asked: null };
  const { key, score } = standing;
  if (score === null) return { mark: null, asked: null };
  if (key === "finished" || asked === null || reaches(score, asked))
    return { mark: speakScore(score, markType), asked: null };
  const said = speakThreshold(score, asked, markType);
  return { mark: said.reached, asked: said.asked };
}
