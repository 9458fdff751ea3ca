// Knows what somebody's play stands on, asked for at once: opening a course and saving a progress are what is done
// most.
import type { ClientRecord } from "../people/clients.ts";
import type { Tenancy } from "../people/tenancy.ts";
import type { PerimeterRecord } from "./perimeters.ts";

export interface OpenPlay {
  readonly perimeter: PerimeterRecord;
  /** When the perimeter was made (ISO): nothing was played in it before. */
  readonly madeAt: string;
  /** What the learner has reached, JSON as it is stored; null: nothing. */
  readonly progress: string | null;
  /** Attempts that the learner has beyond those that its author allows. */
  readonly moreAttempts: number;
  /** What its author says makes a package complete, unparsed; null where nothing is said. */
  readonly completion: unknown;
  /** How the client has plays look and count. */
  readonly look: Pick<ClientRecord, "markType" | "strategy" | "colors" | "font" | "theme" | "favicon" | "defaultTexts">;
}

export interface Plays {
  /**
   * All as it stands at one moment. Null where the perimeter is not open at `now` (ISO); whether it admits the user is
   * not asked here.
   */
  find(
    tenancy: Tenancy,
    place: { readonly userId: string; readonly perimeterSlug: string },
    now: string,
  ): Promise<OpenPlay | null>;
}
