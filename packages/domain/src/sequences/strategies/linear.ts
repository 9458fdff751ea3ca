// Knows the strategy LINEAR: every question, in the order of its author (decisions 9).
import type { SequenceContent } from "../content.ts";
import { STAYED, type Way } from "./way.ts";

export function walkLinear({ sequences }: SequenceContent): Way {
  const all = sequences.flatMap((theme) => theme.questions.map((question) => ({ theme, question })));
  let at = 0;
  return {
    next: () => all[at] ?? null,
    take() {
      at += 1;
      return STAYED;
    },
    readThemes: () => null,
    readAbility: () => null,
    readScore: () => null,
    most: all.length,
  };
}
