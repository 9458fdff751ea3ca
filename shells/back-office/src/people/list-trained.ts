// Knows which sessions somebody can be given as their trainer (§3.23): those that there are, and theirs that are gone.
import type { Classroom } from "@academiz/application/ports";
import { keyMean } from "@academiz/domain/classiz";

export interface TrainedSession {
  /** As accounts name it. */
  readonly key: string;
  readonly title: string;
  /** Null for a session that is in no published classroom: it can only be given back. */
  readonly classroom: string | null;
}

export function listTrained(classrooms: readonly Classroom[], theirs: readonly string[]): readonly TrainedSession[] {
  const known = classrooms.flatMap(({ productSlug, name, means }) =>
    means.map(({ slug, title }) => ({ key: keyMean(productSlug, slug), title, classroom: name })),
  );
  const gone = theirs.filter((key) => !known.some((one) => one.key === key));
  return [...known, ...gone.map((key) => ({ key, title: key, classroom: null }))];
}
