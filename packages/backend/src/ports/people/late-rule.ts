// Knows by what people are found who have something left to do after its date.
import type { Audience } from "@academiz/domain/clients";

/** What is late for whoever belongs to its audience and has not completed it. */
export interface LateRule {
  /** Of the perimeter. */
  readonly slug: string;
  readonly productSlug: string;
  /** With every place and criterion below those that it names; null: everybody of the client. */
  readonly among: Omit<Audience, "everyone"> | null;
  /** ISO timestamp of now: who was given a later moment than that is not late. */
  readonly at: string;
}
