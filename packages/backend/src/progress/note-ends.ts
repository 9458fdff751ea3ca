// Knows how what the server sees end enters the history of its learner (§3.218–§3.222).
import type { ProductType } from "@academiz/domain/catalog";
import { nameEnd } from "@academiz/domain/plays";
import { toIso } from "../ground/time.ts";
import type { Repositories } from "../ground/world.ts";
import type { ProgressSummary, Tenancy } from "../ports/index.ts";

export interface EndedPlay {
  readonly userId: string;
  /** Of the product, or of the go that ended in it: each enters once. */
  readonly slug: string;
  readonly summary: ProgressSummary;
  /** When it ended, in milliseconds; absent: now. */
  readonly at?: number | undefined;
}

/** In the transaction that stores them; what has not ended enters nothing. `now` in milliseconds. */
export async function noteEnds(
  { histories }: Pick<Repositories, "histories">,
  tenancy: Tenancy,
  { perimeterSlug, type }: { readonly perimeterSlug: string; readonly type: ProductType },
  plays: readonly EndedPlay[],
  now: number,
): Promise<void> {
  const kind = nameEnd(type);
  if (kind === null) return;
  const ends = plays.flatMap(({ userId, slug, summary: { status, score, percentage, time }, at = now }) =>
    status === "COMPLETE" || status === "FAILED"
      ? [
          {
            userId,
            entry: {
              ...{ slug, productPerimeterSlug: perimeterSlug, type: kind, badge: null },
              ...{ status, score, percentage, time, eventDate: toIso(at) },
            },
          },
        ]
      : [],
  );
  await histories.addEnds(tenancy, perimeterSlug, ends);
}
