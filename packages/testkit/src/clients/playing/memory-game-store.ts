// Knows the store of a game's results, in memory: judged as on the server, the newest wins, and each attempt is kept
// once.
import type { Attempt, HistoryGateway, ProgressGateway, ProgressReceipt, Trouble } from "@academiz/application/ports";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { type GameGo, type GamePlay, type GameResult, type GameRules, judgeGame } from "@academiz/domain/plays";
import type { NetworkLine } from "../network/network-line.ts";

type StoredGame = GameResult & { readonly slug: string; readonly publishedDate: string; readonly eventDate: string };

/** The gateways of a game player, with what arrived through them. */
export interface MemoryGameStore {
  readonly gateway: ProgressGateway<GamePlay>;
  readonly histories: HistoryGateway;
  /** What arrived, in order, accepted or not. */
  readonly sent: readonly GameGo[];
  /** What a closing page sent; it is not stored. */
  readonly left: readonly GamePlay[];
  /** Every reported attempt, once each. */
  readonly attempts: readonly Attempt[];
  /** What is stored now; null before the first save. */
  stored(): StoredGame | null;
  /** What is stored from here on, as if another device had saved it. */
  put(game: StoredGame): void;
}

/**
 * A store without a game. A go that its content cannot give is `progress.impossible`; an older or repeated save is
 * answered, unaccepted.
 */
export function createMemoryGameStore(line: NetworkLine, { content, strategy }: GameRules): MemoryGameStore {
  let stored: StoredGame | null = null;
  const [sent, left]: [GameGo[], GamePlay[]] = [[], []];
  const attempts = new Map<string, Attempt>();
  const receive = (accepted: boolean): ProgressReceipt => ({ accepted, storedEventDate: stored?.eventDate ?? "" });
  function take(slug: string, go: GameGo): Result<ProgressReceipt, Trouble> {
    sent.push(go);
    if (stored && go.eventDate <= stored.eventDate) return succeed(receive(false));
    const verdict = judgeGame(content, stored, go, strategy);
    if (!verdict.possible) return fail({ kind: "invalid", detail: "progress.impossible" });
    stored = { ...verdict.result, slug, publishedDate: go.publishedDate, eventDate: go.eventDate };
    return succeed(receive(true));
  }
  return {
    sent,
    left,
    get attempts() {
      return [...attempts.values()];
    },
    stored: () => stored,
    put(game) {
      stored = game;
    },
    gateway: {
      send: ({ slug, goes }) =>
        line.pass("send", () => {
          let receipt: Result<ProgressReceipt, Trouble> = succeed(receive(true));
          for (const go of goes) receipt = take(slug, go);
          return receipt;
        }),
      sendLeaving: (play) => void left.push(play),
    },
    histories: {
      add: (added) =>
        line.pass("add", () => {
          for (const one of added) attempts.set(`${one.slug} ${one.eventDate}`, one);
          return succeed(undefined);
        }),
    },
  };
}
