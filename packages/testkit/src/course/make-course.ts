// Knows how to write a small course in a line of a test.
import type { GameInteractivity, Interactivity, Learniz, Slide } from "@academiz/domain/learniz";

/** A course of these slides, chapter by chapter, without rules; its chapters are `c0`, `c1`, … */
export const makeCourse = (chapters: readonly (readonly Slide[])[]): Learniz => ({
  version: "1.11.0",
  local: "EN",
  publishedDate: "2026-01-01T00:00:00.000Z",
  context: { title: "A course" },
  params: {},
  validationConditions: {},
  validators: [],
  chapters: chapters.map((slides, c) => ({
    slug: `c${c}`,
    title: `Chapter ${c}`,
    validators: [],
    requirements: [],
    slides: [...slides],
  })),
});

/** A slide without rules, titled `Page {slug}`. */
export const makeSlide = (slug: string, interactivities: readonly Interactivity[] = []): Slide => ({
  slug,
  description: `Page ${slug}`,
  validators: [],
  requirements: [],
  interactivities: [...interactivities],
});

/**
 * A true/false game of one statement, `one`, which is true.
 * @param weight its share in averages; without one it is left out of them.
 */
export const makeGame = (slug: string, weight?: number): GameInteractivity => wrapGame(slug, weight, SOUND);

const SOUND = {
  config: { gameType: "VRAI_FAUX" },
  content: { statements: [{ slug: "one", text: "One is one.", correct: true, explanation: "" }] },
};

/** The oddity of a game → the params of its media; undefined for one without a media. */
const ODD_GAMES = {
  /** Without a media that could hold a game: it cannot be played. */
  "no-media": undefined,
  /** Without a type: it cannot be played. */
  "no-type": { ...SOUND, config: {} },
  /** It names a type that is not played yet (§9.18). */
  "unknown-type": { ...SOUND, config: { gameType: "FUTURE" } },
  /** It names a type that is played, but its content has another shape. */
  unreadable: { ...SOUND, content: { statements: "none" } },
  /** Playable, but passed only from a score above 100 on, which nobody reaches. */
  impassable: { ...SOUND, config: { gameType: "VRAI_FAUX", victoryThreshold: 101 } },
  /** Playable, and passed with everything right only. */
  strict: { ...SOUND, config: { gameType: "VRAI_FAUX", victoryThreshold: 100 } },
  /** Playable, but with nothing to answer: done at a press, without a score. */
  empty: { ...SOUND, content: { statements: [] } },
} as const satisfies Readonly<Record<string, Record<string, unknown> | undefined>>;

/** What can be odd about a game. */
export type GameOddity = keyof typeof ODD_GAMES;
/** Every way in which `makeOddGame` makes a game odd. */
export const GAME_ODDITIES = Object.keys(ODD_GAMES) as readonly GameOddity[];

/**
 * An unusual true/false game: one that cannot be played, that nobody passes, that only full marks pass, or that asks
 * nothing.
 * @param weight as `makeGame` takes it.
 */
export const makeOddGame = (slug: string, oddity: GameOddity, weight?: number): GameInteractivity =>
  wrapGame(slug, weight, ODD_GAMES[oddity]);

function wrapGame(
  slug: string,
  weight: number | undefined,
  params: Record<string, unknown> | undefined,
): GameInteractivity {
  return {
    slug,
    type: "game",
    data: {},
    ...(weight === undefined ? {} : { weight }),
    medias: params ? [{ slug: `${slug}-media`, params }] : [],
  };
}

/** A text box in which nothing is written. */
export const makeTextBox = (slug: string): Interactivity => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [] },
});

/** An interactivity with nothing to open (§3.132): cards without a card, or a list of files without a file. */
export function makeUnshown(slug: string, type: "flip-card" | "card-modal" | "attachment"): Interactivity {
  if (type === "attachment") return { slug, type, medias: [], data: { attachments: [], direction: "HORIZONTAL" } };
  return { slug, type, medias: [], data: { cardRows: [], cardSize: "m" } };
}

/**
 * An interactivity with three parts that are opened one by one, `one`, `two` and `three`, all of which have to be
 * (§3.132).
 * @param criteria of cards: how many have to be (§3.138).
 */
export function makeParts(
  slug: string,
  type: "flip-card" | "card-modal" | "attachment",
  criteria?: unknown,
): Interactivity {
  const slugs = ["one", "two", "three"];
  if (type === "attachment") {
    const attachments = slugs.map((own) => ({ slug: own, name: `File ${own}`, src: `document:${own}` }));
    return { slug, type, medias: [], data: { attachments, direction: "HORIZONTAL" } };
  }
  const back = [{ type: "paragraph" as const, children: [{ text: "What stands behind." }] }];
  const cards = slugs.map((own) => ({ slug: own, title: `Card ${own}`, back }));
  const asked = criteria === undefined ? {} : { validationCriteria: criteria };
  return { slug, type, medias: [], data: { cardRows: [cards], cardSize: "m", ...asked } };
}
