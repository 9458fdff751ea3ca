// Knows what the studio shows of a course besides the course: what is wrong with it, and what has changed.
import {
  type ConflictReview,
  reviewConflict,
  reviewDraft,
  reviewPublished,
} from "@academiz/application/product-editor";
import type { DocumentFile } from "@academiz/domain/catalog";
import type { CourseProblem } from "@academiz/domain/checks";
import type { LearnizChanges } from "@academiz/domain/learniz";
import { readEmbedHosts } from "@academiz/ui";
import { useCallback, useMemo } from "react";
import { useSettled } from "../kept/use-settled.ts";
import type { OpenedEditor } from "./use-opened-editor.ts";
import { usePageColors } from "./use-page-colors.ts";

export interface Editor extends OpenedEditor {
  readonly problems: readonly CourseProblem[];
  readonly changes: LearnizChanges | null;
  /** The versions that the author chooses between; null without a conflict, and until the other version is loaded. */
  readonly conflict: ConflictReview | null;
  /** The problems of the published course; none while it was never published. */
  readonly reviewPublished: () => readonly CourseProblem[];
}

/** `documentFiles`: those that the draft names, also those that were chosen a moment ago. */
export function useEditor(opened: OpenedEditor, documentFiles: readonly DocumentFile[]): Editor {
  const { snapshot, readSnapshot } = opened;
  const { draft, published, product, theirs } = snapshot.context;
  // The review reads the whole course, so it runs once at each pause.
  const settled = useSettled(draft?.learniz);
  const pages = usePageColors(settled);
  const review = useMemo(
    () => reviewDraft(snapshot, { documentFiles, embedHosts: readEmbedHosts(), pages }),
    [settled, published, product?.documentFiles, documentFiles, pages],
  );
  const conflict = useMemo(() => reviewConflict(snapshot), [draft, theirs]);
  const reviewPublishedNow = useCallback(() => reviewPublished(readSnapshot()), [readSnapshot]);
  return { ...opened, ...review, conflict, reviewPublished: reviewPublishedNow };
}
