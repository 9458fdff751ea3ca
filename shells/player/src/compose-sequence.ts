// Knows which adapter keeps which promise when the platform plays a smart sequence.
import type { ProgressJournal, SequencePlay } from "@academiz/application/ports";
import type { SequencePlayerPorts } from "@academiz/application/sequence-player";
import { createSequenceGateway, createSequenceSource } from "@academiz/http";
import type { Ground } from "./compose.ts";

/** By the slug of its perimeter; in a preview by that of its product. */
export function composeSequence(ground: Ground, slug: string, identifier: string): SequencePlayerPorts {
  const { journal, clock } = ground.keep(identifier);
  return {
    source: createSequenceSource(ground.api, { slug, ...ground.enter("smart-sequence") }),
    gateway: createSequenceGateway(ground.api),
    journal: journal satisfies ProgressJournal<SequencePlay>,
    clock,
    dice: ground.dice,
  };
}
