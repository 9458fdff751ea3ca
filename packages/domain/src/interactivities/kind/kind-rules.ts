// Knows what each kind of interactivity has to define: everything else asks this, and names no kind.
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

/** The best result of an interactivity. */
export interface BestResult {
  /** FAILED for a game that nobody can pass: its victory threshold is above every score. */
  readonly status: "COMPLETE" | "FAILED";
  /** 0–100; absent where there is no score: for texts, and for games that ask nothing. */
  readonly score?: number;
}

/** What a player needs of one kind of interactivity: pure functions over plain data. */
export interface KindRules<I> {
  /** Defaults for parts of its `data` that stored content leaves out, where that can mean one thing only. */
  readonly defaults: StoredData;
  /** All its rich text, in order, also what stands in columns. */
  readonly listBlocks: (one: I) => readonly PlainBlock[];
  /** The same with each block of rich text replaced. */
  readonly changeBlocks: (one: I, change: (block: PlainBlock) => PlainBlock) => I;
  /** One interactivity for each content that is to stand alone (§5.36), all under the slug of the whole. */
  readonly split: (one: I) => readonly I[];
  /** The same with everything but its rich text mended; the very same where nothing is wrong. */
  readonly mend: (one: I, tell: (notice: Notice) => void) => I;
  /** The game that it plays, or why nobody can play it (§8.32); null for any other kind. */
  readonly findGame: (one: I) => Result<Game, UnplayableGame> | null;
  /** The parts that learners open one by one, and how many are enough (§3.138); none where it has no such parts. */
  readonly listParts: (one: I) => Parts;
}

/** What may be unwritten in a part that is opened by itself. */
export const UNWRITTEN_PART_KINDS = ["sample", "front", "back", "name", "required-address", "address"] as const;
/** `sample`: it is still the example; the others name the side, the name or the address that is missing. */
export type UnwrittenPartKind = (typeof UNWRITTEN_PART_KINDS)[number];
/** `number` is its place in the set, from 1. */
export interface UnwrittenPart {
  readonly kind: UnwrittenPartKind;
  readonly number: number;
}

/** What authoring and checking need besides of an interactivity of this kind: no player loads it. */
export interface KindWriting<I> {
  /** The name of the kind in the sentences that authors read. */
  readonly names: { readonly en: string; readonly fr: string };
  /** Its texts, in the order of reading. */
  readonly listTexts: (one: I) => readonly string[];
  /** The same with its author's texts edited one by one, in the order of reading. */
  readonly editTexts: (one: I, edit: EditText) => I;
  /** Its pictures, sounds and films, each with its alternative. */
  readonly listMedia: (one: I) => readonly UsedMedia[];
  /** The address of a picture that may stand for its course; undefined for none. */
  readonly findPicture: (one: I) => string | undefined;
  /** True where nobody has written or inserted anything in it yet. */
  readonly isBlank: (one: I) => boolean;
  /** Which of its parts that are opened one by one nobody has written yet. */
  readonly listUnwritten: (one: I) => readonly UnwrittenPart[];
  /** The best result that a learner can have, played as it stands; undefined where no learner can end it. */
  readonly findBest: (one: I) => BestResult | undefined;
}
