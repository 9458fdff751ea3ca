// Knows what every part of the studio needs: the course, how to change it, and chance for new slugs. The course stands
// apart: a part that does not show it is not drawn anew with each letter.
import type { LibraryFile } from "@academiz/application/ports";
import type { ThreadsCount } from "@academiz/application/threads";
import type { DocumentFile } from "@academiz/domain/catalog";
import type { Learniz } from "@academiz/domain/learniz";
import { createContext, use } from "react";
import type { Cut } from "./cut.ts";
import type { ChangeLearniz } from "./use-editor.ts";
import type { FocusSoon } from "./use-focus-soon.ts";
import type { TellLosses } from "./use-telling-losses.ts";

/** What the authors say to each other about the course. */
export interface StudioComments {
  readonly count: ThreadsCount;
  /** Slug of a chapter, page or block → the open threads about it; nothing where there are none. */
  readonly byPlace: ReadonlyMap<string, ThreadsCount>;
  /** Those about a part first, all by default. */
  readonly show: (near?: string) => void;
  /** A new one about a chapter, page, block, or the course. */
  readonly begin: (slug: string) => void;
}

export interface Studio {
  /** The course as it is now: for what is done with it, not for what is drawn. */
  readonly readLearniz: () => Learniz;
  readonly change: ChangeLearniz;
  /** The course written anew, its title and its name too. */
  readonly write: (learniz: Learniz) => void;
  readonly tellLosses: TellLosses;
  readonly random: () => number;
  /** Where the files are that the course names, also those that were put there a moment ago. */
  readonly documentFiles: readonly DocumentFile[];
  /** A file of the library is named from here on. */
  readonly noteFile: (file: LibraryFile) => void;
  /** The focus follows what is added, and goes to a neighbour of what is deleted. */
  readonly focusSoon: FocusSoon;
  /** Goes to a chapter, a slide or the course. */
  readonly select: (slug: string) => void;
  /** Has a block of the page that is open tried, as learners find it. */
  readonly tryBlock: (slug: string) => void;
  /** null while nothing waits to be moved. */
  readonly cut: Cut | null;
  readonly setCut: (cut: Cut | null) => void;
  readonly comments: StudioComments;
}

export const StudioContext = createContext<Studio | null>(null);
export const LearnizContext = createContext<Learniz | null>(null);

/** The course, for who draws it. @throws Error outside the studio. */
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
