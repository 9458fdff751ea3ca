// Knows which sounds of games somebody wants to hear in this browser.
import { createKeptChoice } from "../brand/kept-choice.ts";

interface HeardSounds {
  readonly music: boolean;
  /** The short sounds, such as at the end of a game. */
  readonly effects: boolean;
}

/** Neither is "off": so are both kept of somebody who switched all sound off when it was one choice. */
const choice = createKeptChoice<HeardSounds>(
  "academiz.SOUND",
  (kept) => ({
    music: kept === null || kept === "on" || kept === "music",
    effects: kept !== "off" && kept !== "music",
  }),
  ({ music, effects }) => (music ? (effects ? "on" : "music") : effects ? "effects" : "off"),
);
export const chooseSounds = choice.choose;
/** Both are heard until they were switched off. */
export const useSoundChoice = choice.use;
