// Knows the facts by which reported attempts at one play are judged.
import type { KnownPlay, PlayedThing } from "@academiz/domain/plays";
import type { World } from "../ground/world.ts";
import type { Actor, OpenPlay, StoredProgress } from "../ports/index.ts";
import { knowPlay } from "../progress/know-play.ts";

export interface ToldPlay {
  readonly played: PlayedThing;
  readonly stored: StoredProgress | null;
  readonly known: KnownPlay;
  /** Milliseconds since the epoch: nothing that counts was played before. */
  readonly madeAt: number;
  /** For a package: how many launches are kept. */
  readonly launches: number;
}

export async function knowToldPlay(
  { launches, clock }: Pick<World, "launches" | "clock">,
  actor: Actor,
  { perimeter, progress, madeAt }: OpenPlay,
): Promise<ToldPlay> {
  const { slug: perimeterSlug, productSlug, productType } = perimeter;
  const played = { perimeterSlug, productSlug, productType };
  const stored = progress === null ? null : (JSON.parse(progress) as StoredProgress);
  const known = { ...knowPlay(stored, clock.now()), time: 0 };
  const told = { played, stored, known, madeAt: Date.parse(madeAt), launches: 0 };
  if (productType !== "scorm") return told;
  const { many, since } = await launches.survey(actor.home, { userId: actor.userId, perimeterSlug });
  // Counting starts at the earliest launch that is kept; where none is, at the beginning of the play.
  const begun = since === null ? known.since : Date.parse(since);
  return { ...told, madeAt: Math.max(told.madeAt, begun), launches: many };
}
