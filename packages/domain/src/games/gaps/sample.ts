// Knows the example that a new text with gaps comes with, in each language.
import { createSlug } from "../../kernel/index.ts";
import type { GameSample, SampleLanguage } from "../game/game-rules.ts";
import type { GapMode } from "./schema.ts";

interface Example {
  readonly title: string;
  readonly text: string;
  readonly gaps: readonly { readonly mode: GapMode; readonly wrong?: readonly string[]; readonly hint?: string }[];
  readonly decoys: readonly string[];
}

const EXAMPLES: { readonly [L in SampleLanguage]: Example } = {
  FR: {
    title: "Complétez le texte",
    text: "L’eau bout à [100] degrés au niveau de la mer. En altitude, elle bout plus [tôt], car la [pression] de l’air y est plus faible.",
    gaps: [{ mode: "type", hint: "Un nombre rond." }, { mode: "choose", wrong: ["tard", "fort"] }, { mode: "token" }],
    decoys: ["couleur", "vitesse"],
  },
  EN: {
    title: "Fill in the gaps",
    text: "Water boils at [100] degrees Celsius at sea level. On a mountain it boils [sooner], because the [pressure] of the air is lower there.",
    gaps: [
      { mode: "type", hint: "A round number." },
      { mode: "choose", wrong: ["later", "louder"] },
      { mode: "token" },
    ],
    decoys: ["colour", "speed"],
  },
};

/** A gap of each mode, all of it marked as an example. */
export function sampleGapText(local: SampleLanguage, random: () => number): GameSample {
  const { title, text, gaps, decoys } = EXAMPLES[local];
  const made = gaps.map(({ mode, wrong = [], hint = "" }) => ({
    ...{ slug: createSlug(random), mode, alternatives: [], wrong, hint },
  }));
  return { title, content: { text, gaps: made, decoys, explanation: "", sample: ["text"] } };
}
