// Knows which answers a host has not heard yet: each is told once, with the moment at which it was given.
import type { Clock } from "@academiz/application/ports";
import { describeInteraction, type Interaction, type ScormVersion } from "@academiz/domain/scorm";
import type { Records } from "./records.ts";

export interface InteractionTeller {
  /** The answers of earlier launches, which those launches reported. */
  recall(interactions: readonly Interaction[]): void;
  tell(interactions: readonly Interaction[]): void;
}

export function createInteractionTeller(
  records: Records | null,
  version: ScormVersion,
  clock: Clock,
): InteractionTeller {
  const told = new Map<string, string>();
  return {
    recall(interactions) {
      for (const { id, answer } of interactions) told.set(id, JSON.stringify(answer));
    },
    tell(interactions) {
      for (const one of interactions) {
        const answer = JSON.stringify(one.answer);
        if (told.get(one.id) === answer) continue;
        if (records?.write(one.id, describeInteraction(version, one, new Date(clock.now()))) !== false)
          told.set(one.id, answer);
      }
    },
  };
}
