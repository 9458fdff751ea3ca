// Knows what an author reads before they choose between two versions of a course.
import {
  compareLearniz,
  compareSlides,
  type Learniz,
  type LearnizChanges,
  type SlideChanges,
} from "@academiz/domain/learniz";
import type { SnapshotFrom } from "xstate";
import type { SavedBy } from "../../ports/index.ts";
import { compareTexts, type DifferingBlock } from "./comparing/compare-texts.ts";
import type { Draft } from "./learniz.types.ts";
import type { productEditorMachine } from "./learniz-editor.ts";

/** What one of the two changed. */
export interface VersionChanges extends LearnizChanges {
  readonly isRenamed: boolean;
  /** What changed inside the slides of `slides.changed`. */
  readonly insideSlides: readonly SlideChanges[];
}

/** Two versions of a course, made from the same one. */
export interface ConflictReview {
  /** ISO timestamp: when theirs was saved. */
  readonly savedAt: string;
  /** Null where it is not known who saved theirs. */
  readonly savedBy: SavedBy | null;
  /** What the author changed, since both began; without `theirs` what their version has otherwise than the other. */
  readonly mine: VersionChanges;
  /** What the other changed since both began; null where it is not known what that was. */
  readonly theirs: VersionChanges | null;
  /** What both have and is not the same in both. */
  readonly blocks: readonly DifferingBlock[];
  /** Where elements have their names, each version, and the one that both were made from where it is known. */
  readonly versions: { readonly mine: Learniz; readonly theirs: Learniz; readonly base: Learniz | null };
}

const compareDrafts = (before: Draft, after: Draft): VersionChanges => ({
  ...compareLearniz(before.learniz, after.learniz),
  insideSlides: compareSlides(before.learniz, after.learniz),
  isRenamed: before.name !== after.name,
});

/**
 * Null without a conflict, and until the other version is read. Apart from the view: it costs walks through the
 * courses.
 */
export function reviewConflict(snapshot: SnapshotFrom<typeof productEditorMachine>): ConflictReview | null {
  const { draft, theirs, savedDraft: base } = snapshot.context;
  if (!draft || !theirs) return null;
  const { updatedAt, savedBy = null } = theirs.product;
  const other = theirs.draft;
  return {
    savedAt: updatedAt,
    savedBy,
    mine: compareDrafts(base ?? other, draft),
    theirs: base && compareDrafts(base, other),
    blocks: compareTexts(draft.learniz, other.learniz),
    versions: { mine: draft.learniz, theirs: other.learniz, base: base?.learniz ?? null },
  };
}
