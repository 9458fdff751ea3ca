// Knows how notes are kept: what a learner writes for themselves about the pages of a course.
import type { Result } from "@academiz/domain/kernel";
import type { Note } from "@academiz/domain/notes";
import type { Tenancy } from "../people/tenancy.ts";

export interface NotesOwner {
  readonly userId: string;
  readonly perimeterSlug: string;
}

export interface Notes {
  /** In the order of their writing. */
  list(tenancy: Tenancy, owner: NotesOwner): Promise<readonly Note[]>;
  /**
   * `decide` sees the learner's notes as nobody else can change them meanwhile; what it answers takes their place, and
   * a failure changes nothing.
   */
  change<E>(
    tenancy: Tenancy,
    owner: NotesOwner,
    decide: (notes: readonly Note[]) => Result<readonly Note[], E>,
  ): Promise<Result<readonly Note[], E>>;
}
