// Knows how a learner's go at a game is saved (§7.125, decisions 8).
import { type GameSave, judgeGame, readGameResult } from "@academiz/domain/plays";
import { readStrategy } from "@academiz/domain/scoring";
import type { Outcome } from "../outcome.ts";
import type { Actor, PerimeterRecord, StoredConfig } from "../ports/index.ts";
import { readInstant, toIso } from "../time.ts";
import type { World } from "../world.ts";
import { type Guarding, guardProgress, type SavedProgress, summarize } from "./guard-progress.ts";

type Shelf = Pick<World, "products" | "clients">;
export interface SentGame extends GameSave {
  readonly eventDate: string;
  /** Of the publication that it was played in; absent: of the present one. */
  readonly publishedDate?: string | undefined;
}

/** A go at an earlier publication is judged by the content of its day; what cannot be is answered with what is stored, unaccepted. */
export const saveGame = (stage: Guarding & Shelf, actor: Actor, slug: string, sent: SentGame): Outcome<SavedProgress> =>
  guardProgress(stage, actor, {
    slug,
    type: "game",
    sent: { ...sent },
    async open(perimeter) {
      const isPresent = sent.publishedDate === undefined || sent.publishedDate === perimeter.publishedAt;
      const [content, client] = await Promise.all([
        isPresent ? readPresent(stage, perimeter) : readEarlier(stage, perimeter, sent.publishedDate),
        stage.clients.read(perimeter),
      ]);
      if (isPresent && !content) return null;
      const { strategy } = readStrategy(readOwnStrategy(content), client?.gameScoreStrategy, client?.strategy);
      return (stored) => {
        const verdict = content
          ? judgeGame(content, readGameResult(stored), sent, strategy)
          : ({ possible: false, reason: "it is of no publication of this product" } as const);
        if (!verdict.possible) return isPresent ? verdict : { ...verdict, otherwise: stored ?? begin(slug, perimeter) };
        const { result } = verdict;
        const publishedDate = sent.publishedDate ?? perimeter.publishedAt;
        return { possible: true, progress: { slug, publishedDate, ...result }, summary: summarize(result) };
      };
    },
  });

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

async function readPresent({ products }: Shelf, perimeter: PerimeterRecord): Promise<StoredConfig | null> {
  return (await products.read(perimeter, perimeter.productSlug))?.config ?? null;
}

async function readEarlier(
  { products }: Shelf,
  perimeter: PerimeterRecord,
  publishedDate: unknown,
): Promise<StoredConfig | null> {
  const instant = readInstant(publishedDate);
  if (instant === null || toIso(instant) !== publishedDate) return null;
  return products.readPublication(perimeter, perimeter.productSlug, publishedDate);
}

function readOwnStrategy(content: StoredConfig | null): string | undefined {
  const config = content?.["config"];
  const strategy = typeof config === "object" && config !== null && "strategy" in config ? config.strategy : undefined;
  return typeof strategy === "string" ? strategy : undefined;
}
