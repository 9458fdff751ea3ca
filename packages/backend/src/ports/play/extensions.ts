// Knows how it is stored what one person is given beyond what everybody has of a product: time, or attempts.
import type { Tenancy } from "../people/tenancy.ts";
import type { LearnerPlace } from "./resets.ts";

export interface Extension {
  /** A later end (ISO); null: that of the perimeter. */
  readonly closesAt: string | null;
  /** A later moment by which it is to be done (ISO); null: that of the perimeter. */
  readonly dueAt: string | null;
  /** Attempts beyond those that its author allows. */
  readonly attempts: number;
}
export interface ExtensionRecord extends Extension {
  readonly reason: string;
  readonly byId: string;
  /** ISO timestamp. */
  readonly at: string;
}

export interface Extensions {
  /** Null where there is none. */
  read(tenancy: Tenancy, place: LearnerPlace): Promise<ExtensionRecord | null>;
  /** What this learner is given at these places, in any order. */
  readMany(
    tenancy: Tenancy,
    userId: string,
    perimeterSlugs: readonly string[],
  ): Promise<readonly (ExtensionRecord & Pick<LearnerPlace, "perimeterSlug">)[]>;
  /** In place of an earlier one. */
  grant(tenancy: Tenancy, place: LearnerPlace, extension: ExtensionRecord): Promise<void>;
  /** False where there was none. */
  withdraw(tenancy: Tenancy, place: LearnerPlace): Promise<boolean>;
}
