// Knows that each chapter is one record, and that the host's values are read before it is written.
import type { Records } from "./records.ts";
import type { Objective } from "./report.ts";
import { createStanding, type Sifted, type Standing } from "./standing.ts";

export interface ObjectiveTeller {
  /** What the host handed back. `countsAnew`: another publication counts its scores. */
  recall(objectives: readonly Objective[], countsAnew: boolean): void;
  tell(objectives: readonly Objective[]): void;
}

type Field = readonly [field: string, value: string];

/** How a version writes a chapter. */
export interface ObjectiveWords {
  readonly status: "status" | "completion_status";
  /** Null where the version has none. */
  readonly measure: "progress_measure" | null;
  describe(objective: Objective, sifted: Sifted): readonly Field[];
}

/** @param records null where the host keeps none. */
export function createObjectiveTeller(records: Records | null, words: ObjectiveWords): ObjectiveTeller {
  const standings = new Map<string, Standing>();
  /** The chapter as the host told it before this visit wrote it. */
  function stand(id: string): Standing {
    const read = (field: string) => records?.read(id, field) ?? "";
    const standing =
      standings.get(id) ??
      createStanding({
        status: read(words.status),
        score: read("score.raw"),
        measure: words.measure && read(words.measure),
      });
    standings.set(id, standing);
    return standing;
  }
  return {
    recall(objectives, countsAnew) {
      for (const one of objectives) stand(one.id).goOnFrom(one, countsAnew);
    },
    tell(objectives) {
      for (const one of objectives) records?.write(one.id, words.describe(one, stand(one.id).sift(one)));
    },
  };
}
