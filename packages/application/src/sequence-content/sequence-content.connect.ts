// Knows what is shown of a smart sequence that is written: its rows, what is wrong where, how it is stored, how a
// learner would go through it.
import {
  checkSequence,
  type DraftQuestion,
  readSequences,
  type SequenceDraft,
  type SequenceProblem,
  type Simulation,
  simulateLearner,
} from "@academiz/domain/sequences";
import type { SnapshotFrom } from "xstate";
import type { ProductContent } from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";
import { isStored, type sequenceContentMachine, writeSequence } from "./sequence-content.machine.ts";

/** A question in the table. */
export interface QuestionRow extends DraftQuestion {
  readonly theme: string;
  readonly themeTitle: string;
  /** Its place among those of its theme, from 0, and how many those are. */
  readonly place: number;
  readonly of: number;
  readonly problems: readonly SequenceProblem[];
}
/** A smart sequence as its author writes it. */
export interface SequenceContentView {
  readonly draft: SequenceDraft;
  readonly rows: readonly QuestionRow[];
  readonly problems: readonly SequenceProblem[];
  readonly isChanged: boolean;
  /** What is written was found on this device. */
  readonly isRecovered: boolean;
  /** The version that it was made from, where that is not the one that is stored. */
  readonly madeFrom: string | null;
  readonly canUndo: boolean;
  /** What undo comes back to; null where there is nothing to undo. */
  readonly undoneTo: SequenceDraft | null;
  readonly canRedo: boolean;
  /** Another one after each edit of themes and questions but of mere words. */
  readonly at: { readonly uuid: string | null } | null;
  readonly saving: SavingView;
  /** What is to be stored: it takes the place of what stood there. */
  readonly written: ProductContent;
  /** A learner of this ability (in logits). */
  simulate(ability: number): Simulation;
}

type Known = Pick<SequenceContentView, "rows" | "problems">;
const memory = new WeakMap<SequenceDraft, Known>();
/** Found once a draft: it is asked with every snapshot. */
function inspect(draft: SequenceDraft): Known {
  const known = memory.get(draft);
  if (known) return known;
  const problems = checkSequence(draft);
  const byQuestion = new Map<string | null, SequenceProblem[]>();
  for (const one of problems) byQuestion.set(one.question, [...(byQuestion.get(one.question) ?? []), one]);
  const rows = draft.themes.flatMap((theme) =>
    theme.questions.map((question, place) => ({
      ...question,
      theme: theme.uuid,
      themeTitle: theme.title,
      place,
      of: theme.questions.length,
      problems: byQuestion.get(question.uuid) ?? [],
    })),
  );
  const found = { rows, problems };
  memory.set(draft, found);
  return found;
}

/** The same learner is thought of each time. */
const SEED = "simulated";

/** The view of a snapshot of `sequenceContentMachine`. Pure. */
export function connectSequenceContent({ context }: SnapshotFrom<typeof sequenceContentMachine>): SequenceContentView {
  const { draft, past, future, at, saving } = context;
  const written = writeSequence(context);
  return {
    draft,
    ...inspect(draft),
    isChanged: !isStored(context),
    isRecovered: context.isRecovered,
    madeFrom: context.madeFrom,
    canUndo: past.length > 0,
    undoneTo: past.at(-1) ?? null,
    canRedo: future.length > 0,
    at,
    saving,
    written,
    simulate: (ability) => simulateLearner(readSequences(written), { ...draft.rules, seed: SEED }, ability),
  };
}
