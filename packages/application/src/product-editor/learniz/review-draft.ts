// Knows what is wrong with a draft and what its publication would change. Apart from the editor: it needs every type of
// game, and a course can be read before they are there.
import type { DocumentFile } from "@academiz/domain/catalog";
import { type CourseProblem, checkLearniz, type KnownBeside } from "@academiz/domain/checks";
import { listReferences } from "@academiz/domain/documents";
import { applyGeneralConditions, compareLearniz, type LearnizChanges } from "@academiz/domain/learniz";
import type { SnapshotFrom } from "xstate";
import type { WrittenProduct } from "../../ports/index.ts";
import type { productEditorMachine } from "./learniz-editor.ts";

type Snapshot = SnapshotFrom<typeof productEditorMachine>;

/** The slugs that a publication would draw are of no consequence to a review: the same dice each time. */
const SAME_DICE = () => 0.5;

/** Slugs of the files that the stored content names and the library has no more: of others nothing is known. */
function listGoneFiles(product: WrittenProduct | null): ReadonlySet<string> {
  const kept = new Set(product?.documentFiles.map(({ slug }) => slug));
  const named = listReferences(product?.content).map(({ slug }) => slug);
  return new Set(named.filter((slug) => !kept.has(slug)));
}

/** What is known beside the draft. */
export interface ReviewedBeside {
  /** The files that the draft names; without them, those that its stored content names. */
  readonly documentFiles?: readonly DocumentFile[] | undefined;
  /** The hosts whose pages a text may show within itself. */
  readonly embedHosts?: readonly string[] | undefined;
  /** The colours of its pages, which its own styles are judged by. */
  readonly pages?: KnownBeside["pages"];
}

/**
 * What a publication would change, and what is wrong with it: judged with the general conditions applied, as it is
 * published (§5.26). No problems until a draft is open; `changes` is null before the first publication. Apart from the
 * view: it costs a walk through the course.
 */
export function reviewDraft(
  { context: { draft, published, product } }: Snapshot,
  { documentFiles = product?.documentFiles, embedHosts, pages }: ReviewedBeside = {},
): {
  readonly problems: readonly CourseProblem[];
  readonly changes: LearnizChanges | null;
} {
  if (!draft) return { problems: [], changes: null };
  const { learniz } = applyGeneralConditions(draft.learniz, SAME_DICE);
  return {
    problems: checkLearniz(learniz, {
      gone: listGoneFiles(product),
      untagged: new Set(documentFiles?.flatMap(({ slug, untagged }) => (untagged ? [slug] : []))),
      hosts: embedHosts,
      pages,
    }),
    changes: published ? compareLearniz(published.learniz, learniz) : null,
  };
}

/**
 * What is wrong with what learners have, for an export of it; nothing while it was never published. It costs a walk
 * through the course.
 */
export const reviewPublished = ({ context: { published } }: Snapshot): readonly CourseProblem[] =>
  published ? checkLearniz(published.learniz) : [];
