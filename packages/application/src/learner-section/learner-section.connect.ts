// Knows what a learner sees of a section: its products, how many are done, and what comes next.
import type { SnapshotFrom } from "xstate";
import type { LearnerSection, SectionPart, Trouble } from "../ports/index.ts";
import type { learnerSectionMachine } from "./learner-section.machine.ts";

/** What the page of a section shows. */
export interface LearnerSectionView {
  readonly phase: "loading" | "failed" | "ready";
  readonly section: LearnerSection | null;
  /** How many of its products are done. */
  readonly done: number;
  /** The first product that is open and not done; null where there is none. */
  readonly next: SectionPart | null;
  readonly trouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
  /** Slug of the perimeter that is being opened. */
  readonly opening: string | null;
}

/** The view of a snapshot of `learnerSectionMachine`. Pure. */
export function connectLearnerSection(snapshot: SnapshotFrom<typeof learnerSectionMachine>): LearnerSectionView {
  const { section, trouble, actionTrouble, opening } = snapshot.context;
  const products = section?.products ?? [];
  return {
    phase: section ? "ready" : snapshot.matches("failed") ? "failed" : "loading",
    section,
    done: products.filter(({ status }) => status === "COMPLETE").length,
    next: products.find(({ status, perimeterSlug }) => status !== "COMPLETE" && perimeterSlug !== null) ?? null,
    trouble,
    actionTrouble,
    opening,
  };
}
