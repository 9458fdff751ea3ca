// Knows that each chapter is one record, and that what a host holds of one is read before it is told.
import type { Records } from "./records.ts";
import type { Objective } from "./report.ts";
import { createStanding, type Sifted, type Standing } from "./standing.ts";

export interface ObjectiveTeller {
  /** What the host handed back. `countsAnew`: another publication counts its scores. */
  recall(objectives: readonly Objective[], countsAnew: boolean): void;
  tell(objectives: readonly Objective[]): void;
}

type Field = readonly [field: string, value: string];

/** What a version has to say of a chapter. */
export interface ObjectiveWords {
  readonly status: "status" | "completion_status";
  /** Null where the version has none. */
  readonly measure: "progress_measure" | null;
  describe(objective: Objective, sifted: Sifted): readonly Field[];
}

/** @param records null where the host keeps none. */
export function createObjectiveTeller(records: Records | null, words: ObjectiveWords): ObjectiveTeller {
  const standings = new Map<string, Standing>();
  /** As the host told the chapter before this visit said a word of it. */
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
