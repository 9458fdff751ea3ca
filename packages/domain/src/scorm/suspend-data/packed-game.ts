// Knows how suspend data hold a game that is a product (§4.116): as a course with one chapter, one slide and one
// interactivity.
import { type Game, listAnswers } from "../../games/index.ts";
import type { Json } from "../../kernel/index.ts";
import type { PackedProgress } from "./code-progress.ts";
import { type Interaction, nameInteraction } from "./interactions.ts";
import { findSlugs, type Outline } from "./outline.ts";

/** What a host keeps of a game: the result that counts (§3.178), and when it was played. */
export interface PackedGame {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE" | "FAILED";
  /** 0–100. */
  readonly percentage: number;
  /** 0–100; absent without one. */
  readonly score?: number;
  /** Seconds. */
  readonly time: number;
  /** The answers, in the form of the game's type. */
  readonly data?: unknown;
  /** Number of the newest attempt that ended. */
  readonly attempt?: number;
  /** Attempts that ended. */
  readonly nbTimeDone: number;
  /** ISO timestamps; that of the publication is empty where it was never published. */
  readonly publishedDate: string;
  readonly eventDate?: string;
}

/** The slug of the only part, at each depth. */
const PART = "game";

/** The outline of a game's publication: equal for the same statements, so that what it packed is read with it. */
export const makeGameOutline = ({ gameType, content }: Game): Outline => ({
  chapters: [
    {
      slug: PART,
      slides: [
        {
          slug: PART,
          interactivities: [{ slug: PART, type: "game", gameType, words: [...new Set(findSlugs(content))] }],
        },
      ],
    },
  ],
});

/** A game as `codeProgress` walks it along its outline. */
export function packGame({ gameType }: Game, kept: PackedGame): PackedProgress {
  const { status, percentage, score, time, data, attempt, nbTimeDone, publishedDate, eventDate } = kept;
  const place = { slug: PART, status };
  const interactivity = {
    ...{ ...place, interactivityIndex: 0, type: "game" as const, gameType, nbTimeDone },
    ...(attempt !== undefined && { attempt }),
    ...(score !== undefined && { score }),
    ...(data !== undefined && { data: data as Json }),
  };
  const slide = { ...place, slideIndex: 0, scrolled: false, interactivities: [interactivity] };
  return {
    ...{ publishedDate, status, percentage, time },
    ...{ currentChapterIndex: 0, currentChapterSlug: PART, currentSlideIndex: 0, currentSlideSlug: PART },
    ...(eventDate !== undefined && { eventDate }),
    chapters: [{ ...place, chapterIndex: 0, percentage, slides: [slide] }],
  };
}

/** The packed game; null for any other progress. */
export function unpackGame({
  status,
  percentage,
  time,
  publishedDate,
  eventDate,
  chapters,
}: PackedProgress): PackedGame | null {
  const one = chapters[0]?.slides[0]?.interactivities[0];
  if (one?.type !== "game" || status === "LOCKED") return null;
  const { score, data, attempt, nbTimeDone } = one;
  return {
    ...{ status, percentage, time, publishedDate, nbTimeDone },
    ...(score !== undefined && { score }),
    ...(data !== undefined && { data }),
    ...(attempt !== undefined && { attempt }),
    ...(eventDate !== undefined && { eventDate }),
  };
}

/** Every item that has an answer, in the order of the game; `slug` names the game in the host. */
export const listGameInteractions = (game: Game, slug: string, data: unknown): readonly Interaction[] =>
  listAnswers(game, data).map((item) => ({ ...item, id: nameInteraction(slug, item.slug) }));
