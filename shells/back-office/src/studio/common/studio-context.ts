// Knows what every part of the studio needs: the course, how to change it, and random numbers for new slugs. The course
// has a context of its own, so that parts which do not show it are not redrawn at each letter.
import type { LibraryFile } from "@academiz/application/ports";
import type { ThreadsCount } from "@academiz/application/threads";
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Learniz } from "@academiz/domain/learniz";
import { createContext, use } from "react";
import type { Cut } from "./cut.ts";
import type { FocusSoon } from "./use-focus-soon.ts";
import type { ChangeLearniz } from "./use-opened-editor.ts";
import type { TellLosses } from "./use-telling-losses.ts";

/** What the authors say to each other about the course. */
export interface StudioComments {
  readonly count: ThreadsCount;
  /** The slug of a chapter, page or block → its open threads; absent where there are none. */
  readonly byPlace: ReadonlyMap<string, ThreadsCount>;
  /** Shows all comments, those about a part first. */
  readonly show: (near?: string) => void;
  /** Begins a comment about a chapter, page, block, or the course. */
  readonly begin: (slug: string) => void;
}

export interface Studio {
  /** The present course, for actions, not for drawing. */
  readonly readLearniz: () => Learniz;
  readonly change: ChangeLearniz;
  /** For letters in a field that shows them by itself. */
  readonly changeByLetter: ChangeLearniz;
  /** Replaces the course, with its title and its name. */
  readonly write: (learniz: Learniz) => void;
  readonly tellLosses: TellLosses;
  readonly random: () => number;
  /** The files that the course names, including those inserted a moment ago. */
  readonly documentFiles: readonly DocumentFile[];
  /** Notes that the course now names this file. */
  readonly noteFile: (file: LibraryFile) => void;
  /** The focus goes to what is added, or to a neighbour of what is deleted. */
  readonly focusSoon: FocusSoon;
  /** Opens a chapter, a slide or the course. */
  readonly select: (slug: string) => void;
  /** Shows the map of what waits for what. */
  readonly showLocks: () => void;
  /** Opens a chapter or a slide at the rules that open it. */
  readonly showOpening: (slug: string) => void;
  /** Tries a block of the open page, as learners see it. */
  readonly tryBlock: (slug: string) => void;
  /** Null while nothing was cut. */
  readonly cut: Cut | null;
  readonly setCut: (cut: Cut | null) => void;
  readonly comments: StudioComments;
}

export const StudioContext = createContext<Studio | null>(null);
export const LearnizContext = createContext<Learniz | null>(null);

/** The course, for parts that draw it. @throws Error outside the studio. */
export function useLearniz(): Learniz {
  const learniz = use(LearnizContext);
  if (!learniz) throw new Error("useLearniz needs a LearnizContext above it");
  return learniz;
}

/** @throws Error outside the studio. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error("useStudio needs a StudioContext above it");
  return studio;
}
