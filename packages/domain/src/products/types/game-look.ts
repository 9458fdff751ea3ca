// Knows how a game that is a product is shown (§3.92, §3.94): all that it asks at once or one question after the other,
// and on which picture.
import { readRecord } from "../kind/retitle-product.ts";

/** How the questions of a game are shown (§3.92). */
export const GAME_DISPLAYS = ["STANDARD", "ONE_BY_ONE"] as const;
export type GameDisplay = (typeof GAME_DISPLAYS)[number];

/** How a game is shown. */
export interface GameLook {
  readonly display: GameDisplay;
  /** `document:<slug>` or an absolute https address of a picture behind the game; null for none. */
  readonly background: string | null;
}

const isPicture = (src: unknown): src is string =>
  typeof src === "string" && /^(document:[\w-]+$|https:\/\/)/u.test(src);

/** Reads settings of any shape: an unreadable picture is null, an unknown display STANDARD. */
export function readGameLook(config: unknown): GameLook {
  const { displayMode, graphicsConfig } = readRecord(config);
  const { background } = readRecord(graphicsConfig);
  const src = typeof background === "string" ? background : readRecord(background)["src"];
  return {
    display: GAME_DISPLAYS.find((one) => one === displayMode) ?? "STANDARD",
    background: isPicture(src) ? src : null,
  };
}

/** The settings with this look; its other graphics stay. */
export function writeGameLook(
  config: unknown,
  { display, background }: GameLook,
): { readonly displayMode: GameDisplay; readonly graphicsConfig: Readonly<Record<string, unknown>> } {
  const { background: _, ...others } = readRecord(readRecord(config)["graphicsConfig"]);
  return {
    displayMode: display,
    graphicsConfig: { ...others, ...(background !== null && { background: { src: background } }) },
  };
}

/** Types that ask several questions which do not depend on each other. */
const QUESTIONS = ["VRAI_FAUX", "CHOICE", "ORDERING", "SHORT_ANSWER"];

/** True where a game of this type can be shown one question after the other. */
export const asksOneByOne = (gameType: string): boolean => QUESTIONS.includes(gameType);
