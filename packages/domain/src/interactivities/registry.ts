// Knows every kind of interactivity (§3.129–§3.141): a new kind is a new folder and its lines here.
import type { Game, UsedMedia } from "../games/index.ts";
import { applyEdits, type EditText, fail, type Notice, type Result } from "../kernel/index.ts";
import { attachment } from "./attachment/rules.ts";
import { attachmentWriting } from "./attachment/writing.ts";
import { cardModal } from "./card-modal/rules.ts";
import { cardModalWriting } from "./card-modal/writing.ts";
import { flipCard } from "./flip-card/rules.ts";
import { flipCardWriting } from "./flip-card/writing.ts";
import { game } from "./game/rules.ts";
import { gameWriting } from "./game/writing.ts";
import type {
  BestResult,
  KindRules,
  KindWriting,
  StoredData,
  UnplayableGame,
  UnwrittenPart,
} from "./kind/kind-rules.ts";
import type { Parts } from "./kind/parts.ts";
import { type Interactivity, type InteractivityType, isKind, type Kinds, type Of } from "./kinds.ts";
import type { PlainBlock } from "./rich-text/rich-text.ts";
import { textBox } from "./text-box/rules.ts";
import { textBoxWriting } from "./text-box/writing.ts";

const KINDS: { readonly [K in keyof Kinds]: KindRules<Kinds[K]> } = {
  "text-box": textBox,
  game,
  "flip-card": flipCard,
  "card-modal": cardModal,
  attachment,
};

/** Kept apart, so that no player loads what it never asks. */
const WRITING: { readonly [K in keyof Kinds]: KindWriting<Kinds[K]> } = {
  "text-box": textBoxWriting,
  game: gameWriting,
  "flip-card": flipCardWriting,
  "card-modal": cardModalWriting,
  attachment: attachmentWriting,
};

/** Every kind of interactivity. */
export const INTERACTIVITY_TYPES = Object.keys(KINDS) as readonly InteractivityType[];

/** What finding a game gives for an interactivity that is no game: it has no media that could hold one. */
const NO_MEDIA = fail({ kind: "no-media" } as const);

/** The data of a kind, with defaults for the parts that are left out; unchanged for a name that is no kind. */
export const fillData = (type: unknown, data: StoredData): StoredData =>
  isKind(type) ? { ...data, ...pickMissing(KINDS[type].defaults, data) } : data;

const pickMissing = (defaults: StoredData, data: StoredData): StoredData =>
  Object.fromEntries(Object.entries(defaults).filter(([key]) => data[key] === undefined));

/** The name of this kind in the sentences that authors read. */
export const nameKind = (type: InteractivityType) => WRITING[type].names;

/**
 * All blocks of rich text of an interactivity, in order, also in columns and on both sides of cards; none for a game
 * or files.
 */
export const listBlocks = <K extends InteractivityType>(one: Of<K>): readonly PlainBlock[] =>
  KINDS[one.type].listBlocks(one);

/** The interactivity with each block of rich text replaced by what `change` makes of it. */
export function changeBlocks(one: Interactivity, change: (block: PlainBlock) => PlainBlock): Interactivity {
  const changeOwn = <K extends InteractivityType>(own: Of<K>): Kinds[K] => KINDS[own.type].changeBlocks(own, change);
  return changeOwn(one);
}

/** All texts of an interactivity that learners meet, in order, empty ones too. */
export function listTexts(one: Interactivity): readonly string[] {
  const listOwn = <K extends InteractivityType>(own: Of<K>) => WRITING[own.type].listTexts(own);
  const titles = [one.description, ...one.medias.flatMap(({ title, subtitle }) => [title, subtitle])];
  return [...titles.flatMap((title) => title ?? []), ...listOwn(one)];
}

/** The interactivity with its author's texts edited one by one, its titles first. */
export function editTexts(one: Interactivity, edit: EditText): Interactivity {
  const editOwn = <K extends InteractivityType>(own: Of<K>): Kinds[K] => WRITING[own.type].editTexts(own, edit);
  const write = (text: string) => applyEdits(text, edit(text));
  const { description } = one;
  const titled = {
    ...one,
    ...(description !== undefined && { description: write(description) }),
    medias: one.medias.map((media) => ({
      ...media,
      ...(media.title !== undefined && { title: write(media.title) }),
      ...(media.subtitle !== undefined && { subtitle: write(media.subtitle) }),
    })),
  };
  return editOwn(titled as Interactivity);
}

/** The pictures, sounds and films of an interactivity, in its order. */
export const listMedia = <K extends InteractivityType>(one: Of<K>): readonly UsedMedia[] =>
  WRITING[one.type].listMedia(one);

/** The address of a picture that may stand for its course; undefined for none. */
export const findPicture = <K extends InteractivityType>(one: Of<K>): string | undefined =>
  WRITING[one.type].findPicture(one);

/** One interactivity for each content that is to stand alone (§5.36), all under the slug of the whole. */
export function splitInteractivity(one: Interactivity): readonly Interactivity[] {
  const splitOwn = <K extends InteractivityType>(own: Of<K>): readonly Kinds[K][] => KINDS[own.type].split(own);
  return splitOwn(one);
}

/** The interactivity with everything but its rich text mended; the very same where nothing is wrong. */
export function mendInteractivity(one: Interactivity, tell: (notice: Notice) => void): Interactivity {
  const mendOwn = <K extends InteractivityType>(own: Of<K>): Kinds[K] => KINDS[own.type].mend(own, tell);
  return mendOwn(one);
}

/** True where nobody has written or inserted anything yet. */
export const isBlank = <K extends InteractivityType>(one: Of<K>): boolean => WRITING[one.type].isBlank(one);

/** True for a game, whether it can be played or not. */
export const isGame = <K extends InteractivityType>(one: Of<K>): boolean => KINDS[one.type].findGame(one) !== null;

/**
 * The game that an interactivity plays: its first media holds it (§3.131). Any other kind gives the fault that it has
 * no media. Never throws.
 */
export const findGame = <K extends InteractivityType>(one: Of<K>): Result<Game, UnplayableGame> =>
  KINDS[one.type].findGame(one) ?? NO_MEDIA;

/**
 * The parts of an interactivity that learners open one by one, and how many are enough; none for a text and for a
 * game.
 */
export const listParts = <K extends InteractivityType>(one: Of<K>): Parts => KINDS[one.type].listParts(one);

/**
 * Which of its parts that are opened one by one nobody has written yet; a game tells its unwritten questions itself.
 */
export const listUnwrittenParts = <K extends InteractivityType>(one: Of<K>): readonly UnwrittenPart[] =>
  WRITING[one.type].listUnwritten(one);

/**
 * The best result that the player can report of an interactivity (§4.51): for a text that it was read; for a game the
 * result of the right answers; for cards and files that they were opened. Undefined where no learner can end it: a
 * game that cannot be played (§8.32), a set without a card, a list in which no file leads anywhere. No event of a
 * learner is better; the engine of progress itself would accept any.
 */
export const findBestResult = <K extends InteractivityType>(one: Of<K>): BestResult | undefined =>
  WRITING[one.type].findBest(one);
