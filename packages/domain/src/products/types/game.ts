// Knows a game as a product of its own (§3.87–§3.95, §4.129, §4.133).
import * as z from "zod/mini";
import {
  GAME_TYPES,
  gameConfigSchema,
  isGrave,
  listFlaws,
  listUnwritten,
  readGame,
  sampleGame,
  scoreGame,
  solveGame,
  tellGameVersion,
} from "../../games/index.ts";
import { isTitled, isTouched, PARTS_VERSION, partsSchema, rate } from "../kind/parts.ts";
import type { ProductKind } from "../kind/product-kind.ts";
import { readParts } from "../kind/read-parts.ts";

const text = z.optional(z.string());
const gameSchema = z.extend(partsSchema, {
  config: z.looseObject({
    ...gameConfigSchema.shape,
    local: text,
    difficulty: z.optional(z.unknown()),
    displayMode: text,
    graphicsConfig: z.optional(z.unknown()),
    soundConfig: z.optional(
      z.looseObject({
        gameMusic: z.optional(z.unknown()),
        deactivateAmbianceSound: z.optional(z.boolean()),
        deactivateGameSound: z.optional(z.boolean()),
      }),
    ),
  }),
  content: z.optional(z.looseObject({})),
});

/**
 * The step content is done where there is something to play; validated, where it can be scored and the author has
 * replaced every example. A new one has the given type, or the first, with its examples.
 */
export const gameKind: ProductKind = {
  read: readParts({
    schema: gameSchema,
    subType: ({ config }) => config.gameType,
    findGap: (content) => (isPlayable(content) ? findEndingGap(content) : "game"),
    judgeSteps: (content) => ({
      isTouched: isTouched(content),
      params: rate(isTitled(content)),
      validation: rate(isWritten(content)),
    }),
  }),
  create({ title, local, author, strategy, gameType = GAME_TYPES[0] }, random) {
    return {
      version: PARTS_VERSION,
      context: { title, ...(author && { author }) },
      config: { gameType, ...tellGameVersion(gameType), strategy, local, displayMode: "STANDARD" },
      content: sampleGame(gameType, local, random).content,
      editionInfo: { paramsStatus: "TOUCHED" },
    };
  },
};

function isWritten(params: z.infer<typeof gameSchema>): boolean {
  const game = readGame({ params });
  return game.ok && listUnwritten(game.value).length === 0 && !listFlaws(game.value).some(isGrave);
}

/** Of a type that is unknown here, nothing is known. */
function findEndingGap(params: z.infer<typeof gameSchema>): "ending" | null {
  const game = readGame({ params });
  if (!game.ok) return null;
  if (listFlaws(game.value).some(isGrave)) return "ending";
  // What belongs nowhere yet cannot be put right by anybody: that is told by itself.
  if (listUnwritten(game.value).some(({ kind }) => kind === "place")) return null;
  return scoreGame(game.value, solveGame(game.value)).status === "COMPLETE" ? null : "ending";
}

/** Of a type that cannot be scored it is only known that its params exist. */
function isPlayable(params: z.infer<typeof gameSchema>): boolean {
  const game = readGame({ params });
  if (game.ok) return scoreGame(game.value, null).items.length > 0;
  return game.error.kind === "unknown-game-type" && Object.keys(params.content ?? {}).length > 0;
}
