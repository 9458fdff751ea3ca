// Knows how the score of a package's result is said (§9.13): as its client's mark, with what is asked beside what was
// failed under it.
import { reaches, type SpokenScore, speakScore, speakThreshold } from "../../scoring/index.ts";
import type { PackageStanding } from "./describe-standing.ts";

/** Null: not said. */
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

/** What was failed with enough was failed for another reason: nothing is asked beside it. */
export function speakStanding(standing: PackageStanding, { asked, markType }: MarkOrder): SpokenStanding {
  if (standing.key !== "finished" && standing.key !== "failed") return { mark: null, asked: null };
  const { key, score } = standing;
  if (score === null) return { mark: null, asked: null };
  if (key === "finished" || asked === null || reaches(score, asked))
    return { mark: speakScore(score, markType), asked: null };
  const said = speakThreshold(score, asked, markType);
  return { mark: said.reached, asked: said.asked };
}
