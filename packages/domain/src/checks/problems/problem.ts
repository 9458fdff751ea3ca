// Knows what can be wrong with a course that an author is about to publish.
import type { FlawKind, GameType, UnwrittenKind } from "../../games/index.ts";
import type { AddressFlaw, InteractivityType, UnplayableGame, UnwrittenPartKind } from "../../interactivities/index.ts";
import type { Locker, OutsideMedia } from "../../learniz/index.ts";

/** Something that keeps others shut because it never opens itself. */
interface Blocking {
  /** Slugs of the chapters and slides that wait behind it, at any distance, and are not told by themselves. */
  readonly behind: readonly string[];
}

interface Found<Code extends string> {
  readonly code: Code;
  /**
   * An error keeps learners from getting on or finishing, or lets them meet a game that does not start, or something
   * that no author has written; a warning is worth a look.
   */
  readonly severity: "error" | "warning";
  /** The elements concerned, the innermost first; empty for the course as a whole. */
  readonly slugs: readonly string[];
}

/** A score that a rule asks for. */
export interface AskedScore {
  /** Slug of the rule's owner; null for the course. */
  readonly owner: string | null;
  /** What the rule does for its owner: it opens it (a requirement), or completes it (a validator). */
  readonly rule: "opening" | "completion";
  /**
   * Slug of the element whose score is asked for; the owner's own slug where its average is meant, null for the
   * course's.
   */
  readonly asked: string | null;
  /** 0–100, where it can be reached. */
  readonly score: number;
}

/** One element of a circle. */
export interface CircleWait {
  /** The chapter or slide that waits. */
  readonly slug: string;
  /** What it waits for. */
  readonly waitsFor: Locker;
  /**
   * Slug of the next one in the circle, which keeps `waitsFor` from coming: itself, what it stands in, or what it
   * holds.
   */
  readonly through: string;
}

/**
 * A problem as it is found, without words, told apart by its `code`. `slugs` name the elements concerned, the
 * innermost first; none for the course as a whole.
 */
export type FoundProblem =
  | Found<"empty-course">
  | Found<"empty-chapter">
  | Found<"empty-slide">
  /** A text that shows nothing, on a slide that shows something else. `slugs`: its own, its slide's. */
  | Found<"empty-text">
  /** A game that asks nothing: done at a press, without a score. `slugs`: the game's, its slide's. */
  | Found<"empty-game">
  /** A game that learners meet and cannot play (§8.32). `slugs`: the game's, its slide's. */
  | (Found<"game-unplayable"> & { readonly reason: UnplayableGame })
  /** A game in which everybody fails: its threshold is above every score. `slugs`: the game's, its slide's. */
  | (Found<"game-never-passed"> & { readonly threshold: number })
  /**
   * Questions that learners meet though nobody has written them; `numbers` count from 1, `gameType` says what they are
   * called. `slugs`: the game's, its slide's.
   */
  | (Found<"unwritten-question"> & {
      readonly gameType: GameType;
      readonly kind: UnwrittenKind;
      readonly numbers: readonly number[];
    })
  /**
   * Flaws in the ways from one item of a game to the next: no end is reached, or learners never meet something.
   * `numbers` count from 1; 0 stands for the game as a whole. `slugs`: the game's, its slide's.
   */
  | (Found<"game-flawed"> & {
      readonly gameType: GameType;
      readonly kind: FlawKind;
      readonly numbers: readonly number[];
    })
  /**
   * A set without a card, or a list in which no file leads anywhere: nobody can complete it. `slugs`: its own, its
   * slide's.
   */
  | (Found<"element-unplayable"> & { readonly type: InteractivityType })
  /**
   * Texts, cards or files that learners meet though nobody has written them; `numbers` count from 1. `slugs`: their
   * block's, its slide's.
   */
  | (Found<"unwritten-part"> & {
      readonly type: InteractivityType;
      readonly kind: UnwrittenPartKind;
      readonly numbers: readonly number[];
    })
  /**
   * A rule asks for the score of an element that never has one: `slugs` are the owner's and that element's.
   * `weightless` is the slug of the first game in it whose score does not count, because it has no weight above 0;
   * null without such a game.
   */
  | (Found<"score-never-given"> & AskedScore & { readonly weightless: string | null })
  /** A rule asks for a score above 100: `slugs` are the owner's and the asked element's. */
  | (Found<"score-out-of-reach"> & AskedScore)
  /** An element requires one that stands after it: `slugs` are the owner's and the required one's. */
  | (Found<"requires-later"> & { readonly waitsFor: Locker })
  /**
   * Elements wait for each other, in this order, the last for the first; a single one waits for itself or for
   * something inside itself.
   */
  | (Found<"waits-in-circle"> & Blocking & { readonly waits: readonly CircleWait[] })
  /**
   * No way of playing ever opens the element. It is in no circle, and does not only wait behind others. `waitsFor`:
   * what it requires and nobody can do.
   */
  | (Found<"never-opens"> & Blocking & { readonly waitsFor: readonly Locker[] })
  /** No way of playing ever completes the course. */
  | Found<"never-completes">
  /**
   * One slide that is open from the start completes a course of several. `slugs`: the chapter, where the course asks
   * for that chapter alone. `either`: the minimum score (0–100) that the settings accept in place of everything done;
   * null without one.
   */
  | (Found<"completes-at-first-slide"> & { readonly slide: string; readonly either: number | null })
  | (Found<"missing-alternative"> & { readonly medium: "image" | "audio" | "video" })
  /**
   * Films of a text or of a set of cards that end before they start (`end`), or chapters of them that learners do not
   * see (`outside`) or that have a time and no title (`untitled`). `slugs`: its own, its slide's.
   */
  | (Found<"film-flawed"> & { readonly kind: "end" | "outside" | "untitled"; readonly count: number })
  /**
   * Headings of a text that skip a level, because no larger one precedes them on their page. `slugs`: its own, its
   * slide's.
   */
  | (Found<"heading-skipped"> & { readonly count: number })
  /** Tables without a head, of a text or a set of cards; `numbers` count from 1. `slugs`: its own, its slide's. */
  | (Found<"table-without-head"> & { readonly numbers: readonly number[] })
  /**
   * Words that an own style of the course makes hard to read, in one scheme or in both (null): their contrast, from 1 to
   * 21, and the least that is needed. `slugs`: none.
   */
  | (Found<"contrast-low"> & {
      readonly selector: string;
      readonly scheme: "light" | "dark" | null;
      readonly contrast: number;
      readonly needed: number;
    })
  /** Pages of other sites without a title, of a text or a set of cards. `slugs`: its own, its slide's. */
  | (Found<"embed-without-title"> & { readonly count: number })
  /**
   * Pages of a host that the operator does not allow: learners get a link in their place. `slugs`: its own, its
   * slide's.
   */
  | (Found<"embed-not-allowed"> & { readonly host: string })
  /**
   * A link of a text, or a file of a list (`number`, from 1; 0 for a link), whose address leads no learner anywhere.
   * `slugs`: its own, its slide's.
   */
  | (Found<"link-nowhere"> & {
      readonly flaw: AddressFlaw;
      readonly number: number;
      readonly address: string;
      /** What learners press; it may be empty. */
      readonly words: string;
    })
  /**
   * A medium that is not a file of the library: learners miss it, and the course cannot be exported. `slugs`: its
   * element's, its slide's.
   */
  | (Found<"media-outside"> & Pick<OutsideMedia, "medium" | "address">)
  /**
   * Files that the library no longer has: learners see nothing in their place. `slugs`: the element's, its slide's;
   * none where the look of the course names them.
   */
  | (Found<"file-gone"> & { readonly count: number })
  /**
   * PDFs that do not say which of their words are headings, lists and tables. `slugs`: the element's, its slide's.
   */
  | (Found<"file-untagged"> & { readonly count: number });

/**
 * One thing that an author should hear of before publication (decisions 5), told apart by its `code`: what is empty or
 * unwritten; games and elements that cannot be played or passed; scores that nobody can have; locks that never open,
 * wait for each other or for what comes later; a course that never completes, or at its first slide; media without an
 * alternative, outside the library, or gone from it; films whose times serve nobody; tables without a head; headings
 * that skip a level; words that cannot be told from their ground; pages of other sites without a title, or not
 * allowed; links that lead nowhere; PDFs
 * that programs cannot read aloud in order.
 */
export type CourseProblem = FoundProblem & {
  /**
   * The same in plain English, with elements named by their slugs; `explainProblem` says it in French, and with
   * titles.
   */
  readonly text: string;
};
