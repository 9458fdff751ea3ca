// Knows the way from stored JSON to a game that can be played: content, strategy, what is stored, what waits on the
// device.
import { bringGames, type Game, readGame, scoreGame } from "@academiz/domain/games";
import { readModeEffects } from "@academiz/domain/identity";
import type { Notice, Result } from "@academiz/domain/kernel";
import { loadGamePlay } from "@academiz/domain/plays";
import { readGameIntro } from "@academiz/domain/products";
import { readStrategy } from "@academiz/domain/scoring";
import type { GameToPlay, Trouble } from "../ports/index.ts";
import type { GamePlayerInput, LoadedGame } from "./game-player.types.ts";

/** The result of a loading, and its notices for a console. */
export interface Loading {
  readonly loaded: Result<LoadedGame, Trouble>;
  readonly notices: readonly Notice[];
}

/**
 * `invalid` for what is no game that can be played (`content.no-game`, §8.32), and for one that asks nothing
 * (`content.no-question`).
 */
export async function loadGame(input: GamePlayerInput): Promise<Loading> {
  const answer = await input.ports.source.load();
  if (!answer.ok) return { loaded: answer, notices: [] };
  const toPlay = answer.value;
  if (!(await bringGames(toPlay.config)))
    return { loaded: { ok: false, error: { kind: "offline", detail: "late-rules" } }, notices: [] };
  return openGame(input, toPlay);
}

/** As `loadGame`, of what was read already. */
export function openGame(input: GamePlayerInput, toPlay: GameToPlay): Loading {
  const content = readContent(toPlay.config);
  const game = readGame({ params: content });
  if (!game.ok) {
    const lost: Notice = { code: "game.not-found", level: "error", text: `Game not found : '${toPlay.productSlug}'` };
    return { loaded: refuse("content.no-game"), notices: [lost] };
  }
  if (scoreGame(game.value, null).items.length === 0) return { loaded: refuse("content.no-question"), notices: [] };
  const { strategy, notices } = readStrategy(game.value.config.strategy, ...toPlay.scoreStrategies);
  return { loaded: { ok: true, value: stand(input, toPlay, content, game.value, strategy) }, notices };
}

type Content = LoadedGame["rules"]["content"];

function stand(
  input: GamePlayerInput,
  toPlay: GameToPlay,
  content: Content,
  game: Game,
  strategy: LoadedGame["rules"]["strategy"],
): LoadedGame {
  const { perimeterSlug: slug, storedProgress: stored } = toPlay;
  const rules = { content, strategy };
  const publishedDate = typeof content["publishedDate"] === "string" ? content["publishedDate"] : "";
  const pending = readModeEffects(input).keepsProgress ? input.ports.journal.readPending(slug) : null;
  const play = loadGamePlay(rules, { slug, publishedDate }, { stored, pending });
  return { toPlay, game, intro: readGameIntro(content), rules, play };
}

const refuse = (detail: string) => ({ ok: false, error: { kind: "invalid", detail } }) as const;

const readContent = (config: unknown): Content => (typeof config === "object" && config !== null ? { ...config } : {});
