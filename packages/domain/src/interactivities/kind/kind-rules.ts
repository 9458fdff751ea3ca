// Knows what a kind of interactivity has to say of itself: everything else asks this, and names no kind.
import type { Game, GameFailure, UsedMedia } from "../../games/index.ts";
import type { EditText, Json, Notice, Result } from "../../kernel/index.ts";
import type { PlainBlock } from "../rich-text/rich-text.ts";
import type { Parts } from "./parts.ts";

/** The data of an interactivity as it was stored. */
export type StoredData = { readonly [key: string]: Json };

/**
 * Why an interactivity has no game that can be played (§8.32): it has no media that could hold one, or the media holds
 * none.
 */
export type UnplayableGame = { readonly kind: "no-media" } | GameFailure;

/** How an interactivity ends at best. */
export interface BestResult {
  /** FAILED for a game that nobody can pass: its victory threshold lies above every score. */
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent for what gives no score: texts, and games with nothing to answer. */
  readonly score?: number;
}

/** What a player needs of one kind of interactivity: pure functions over plain data. */
export interface KindRules<I> {
  /** What stands for parts of its `data` that stored content leaves out, where that can mean one thing only. */
  readonly defaults: StoredData;
  /** All its rich text, in order, what stands in columns too. */
  readonly listBlocks: (one: I) => readonly PlainBlock[];
  /** The same with each block of rich text replaced. */
  readonly changeBlocks: (one: I, change: (block: PlainBlock) => PlainBlock) => I;
  /** One for each content that is to be an interactivity of its own (§5.36), under the slug of the whole. */
  readonly split: (one: I) => readonly I[];
  /** What it holds besides rich text, mended; the very same where nothing is wrong. */
  readonly mend: (one: I, tell: (notice: Notice) => void) => I;
  /** The game that it plays, or why nobody can play it (§8.32); null for what is no game. */
  readonly findGame: (one: I) => Result<Game, UnplayableGame> | null;
  /** What learners open one by one, and when that is enough (§3.138); nothing where it is no such kind. */
  readonly listParts: (one: I) => Parts;
}

/** What nobody has written of a part that is opened by itself. */
export const UNWRITTEN_PART_KINDS = ["sample", "front", "back", "name", "required-address", "address"] as const;
/** What nobody has written: it is the example yet, or a side, a name or the place where it leads is missing. */
export type UnwrittenPartKind = (typeof UNWRITTEN_PART_KINDS)[number];
/** `number` from 1, in its order. */
export interface UnwrittenPart {
  readonly kind: UnwrittenPartKind;
  readonly number: number;
}

/** What who makes and judges an interactivity of this kind needs besides: no player carries it. */
export interface KindWriting<I> {
  /** What one is called in the sentences of authors. */
  readonly names: { readonly en: string; readonly fr: string };
  /** What its content says, in the order of reading. */
  readonly listTexts: (one: I) => readonly string[];
  /** The same with what its author wrote in it edited, text by text, in the order of reading. */
  readonly editTexts: (one: I, edit: EditText) => I;
  /** Its pictures, sounds and films, each with what stands for it where it is not perceived. */
  readonly listMedia: (one: I) => readonly UsedMedia[];
  /** The address of a picture that may stand for its course; undefined for none. */
  readonly findPicture: (one: I) => string | undefined;
  /** Nobody has written or shown anything in it yet. */
  readonly isBlank: (one: I) => boolean;
  /** What nobody has written of its parts that are opened one by one. */
  readonly listUnwritten: (one: I) => readonly UnwrittenPart[];
  /** The best that a learner can make of it, played as it stands; undefined where no learner ends anything. */
  readonly findBest: (one: I) => BestResult | undefined;
}
