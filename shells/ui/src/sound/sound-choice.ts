// Knows whether somebody wants to hear the sounds of games in this browser.
import { createKeptChoice } from "../brand/kept-choice.ts";

const choice = createKeptChoice(
  "academiz.SOUND",
  (kept) => kept !== "off",
  (isOn) => (isOn ? "on" : "off"),
);
export const chooseSound = choice.choose;
/** True until it was switched off. */
export const useSoundChoice = choice.use;
