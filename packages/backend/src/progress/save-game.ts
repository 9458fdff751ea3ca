// Knows how a learner's go at a game is saved (§7.125, decisions 8).
import { type EndedAttempt, listGoAttempts } from "@academiz/domain/answers";
import { allowMore } from "@academiz/domain/games";
import { type GameSave, impossible, isPlayOfItsDay, judgeGame, readGameResult } from "@academiz/domain/plays";
import { isSameBeginning } from "@academiz/domain/progress";
import { readStrategy, type ScoreStrategy } from "@academiz/domain/scoring";
import type { Outcome } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ClientRecord, PerimeterRecord, StoredConfig, StoredProgress } from "../ports/index.ts";
import { type Guarding, guardProgress, type Judgement, type SavedProgress, summarize } from "./guard-progress.ts";

type Shelf = Pick<World, "products" | "clients">;
export interface SentGame extends GameSave {
  readonly eventDate: string;
  /** Of the publication that it was played in; absent: of the present one. */
  readonly publishedDate?: string | undefined;
  /** The reset after which it was played (ISO timestamp); absent: there was none. */
  readonly resetAt?: string | undefined;
}

/**
 * Judged by what is served now. A go that was begun at an earlier publication, before that was replaced
 * (`isPlayOfItsDay`), is judged by the content of its day, so that nobody loses what they did offline; but which go
 * counts, and how many there are, is what is served now. Who has saved at what is served now plays that. What cannot be
 * is answered with what is stored, unaccepted: the learner can do nothing about it.
 */
export const saveGame = (stage: Guarding & Shelf, actor: Actor, slug: string, sent: SentGame): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "game",
    sent: { ...sent },
    isFromBefore: (stored) => !isSameBeginning(stored, sent),
    async open({ perimeter, moreAttempts }) {
      const isPresent = sent.publishedDate === undefined || sent.publishedDate === perimeter.publishedAt;
      const [served, earlier, client] = await Promise.all([
        readServed(stage, perimeter, moreAttempts),
        isPresent ? null : readEarlier(stage, perimeter, sent.publishedDate, moreAttempts),
        stage.clients.read(perimeter),
      ]);
      if (!served) return null;
      const content = served;
      const strategy = readGameStrategy(served, client);
      const played = isPresent ? served : earlier?.content;
      return { judge, listAttempts };

      function judge(stored: StoredProgress | null): Judgement {
        const verdict = isPresent
          ? judgeGame(content, readGameResult(stored), sent, strategy)
          : judgeEarlier({ served: content, earlier, strategy }, perimeter, stored);
        if (!verdict.possible) return isPresent ? verdict : { ...verdict, otherwise: stored ?? begin(slug, perimeter) };
        const { result } = verdict;
        const publishedDate = sent.publishedDate ?? perimeter.publishedAt;
        return { possible: true, progress: { slug, publishedDate, ...result }, summary: summarize(result) };
      }

      /** One without a number is the one that was counted with it; told too late, it has none. */
      function listAttempts(_: StoredProgress | null, verdict: Judgement | null): readonly EndedAttempt[] {
        const counted = verdict?.possible ? Number(verdict.progress["nbTimeDone"]) : 0;
        return played ? listGoAttempts(played, perimeter.productSlug, sent, sent.attempt ?? counted) : [];
      }

      function judgeEarlier(
        { served, earlier, strategy }: EarlierStage,
        { publishedAt }: PerimeterRecord,
        stored: StoredProgress | null,
      ) {
        if (!earlier) return impossible("it is of no publication of this product");
        const { replacedAt, content } = earlier;
        const play = { at: readInstant(sent.eventDate) ?? 0, time: sent.time, replacedAt, now: stage.clock.now() };
        if (stored?.["publishedDate"] === publishedAt || !isPlayOfItsDay(play))
          return impossible("its content had been replaced when it was begun");
        return judgeGame(content, readGameResult(stored), sent, strategy, served);
      }
    },
  });

interface Earlier {
  readonly content: StoredConfig;
  /** Milliseconds. */
  readonly replacedAt: number;
}
interface EarlierStage {
  readonly served: StoredConfig;
  readonly earlier: Earlier | null;
  readonly strategy: ScoreStrategy;
}

/** What there is of a game that nobody played. */
const begin = (slug: string, { publishedAt }: PerimeterRecord) => ({
  slug,
  publishedDate: publishedAt,
  status: "NOT_STARTED",
  percentage: 0,
  time: 0,
  badge: null,
  nbTimeDone: 0,
});

async function readServed(
  { products }: Shelf,
  perimeter: PerimeterRecord,
  moreAttempts: number,
): Promise<StoredConfig | null> {
  const config = (await products.read(perimeter, perimeter.productSlug))?.config ?? null;
  return config && allowMore(config, moreAttempts);
}

async function readEarlier(
  { products }: Shelf,
  perimeter: PerimeterRecord,
  publishedDate: unknown,
  moreAttempts: number,
): Promise<Earlier | null> {
  const instant = readInstant(publishedDate);
  if (instant === null || toIso(instant) !== publishedDate) return null;
  const [content, replacement] = await Promise.all([
    products.readPublication(perimeter, perimeter.productSlug, publishedDate),
    products.findReplacement(perimeter, perimeter.productSlug, publishedDate),
  ]);
  const replacedAt = readInstant(replacement);
  return content && replacedAt !== null ? { content: allowMore(content, moreAttempts), replacedAt } : null;
}

/** Which go counts: the game's own word, else the client's of games, else the client's. */
export const readGameStrategy = (
  content: StoredConfig,
  client: Pick<ClientRecord, "gameScoreStrategy" | "strategy"> | null,
): ScoreStrategy => readStrategy(readOwnStrategy(content), client?.gameScoreStrategy, client?.strategy).strategy;

function readOwnStrategy(content: StoredConfig | null): string | undefined {
  const config = content?.["config"];
  const strategy = typeof config === "object" && config !== null && "strategy" in config ? config.strategy : undefined;
  return typeof strategy === "string" ? strategy : undefined;
}
