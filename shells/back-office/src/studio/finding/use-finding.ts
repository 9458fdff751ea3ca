// Knows what an author looks for, and how the keyboard comes to where it is typed.
import type { WordsQuery } from "@academiz/domain/editing";
import { useCallback, useRef, useState } from "react";
import { type FocusSoon, findFindField } from "../common/use-focus-soon.ts";
import { readSelectedWords } from "./places.ts";

/** What is typed, kept while another tab or page is in hand. */
export interface SoughtWords extends WordsQuery {
  readonly written: string;
}
export type SetSoughtWords = (change: (before: SoughtWords) => SoughtWords) => void;

export interface Finding {
  readonly sought: SoughtWords;
  readonly setSought: SetSoughtWords;
  /** False where the browser is to find by itself. */
  readonly find: () => boolean;
}

export interface FindingInput {
  /** The content of the course is in hand. */
  readonly isContent: boolean;
  readonly focusSoon: FocusSoon;
  /** Where it is typed is to be shown. */
  readonly onFind: () => void;
}

const NOTHING: SoughtWords = { words: "", isExact: false, isWhole: false, written: "" };

export function useFinding({ isContent, focusSoon, onFind }: FindingInput): Finding {
  const [sought, setSought] = useState(NOTHING);
  const latest = useRef(onFind);
  latest.current = onFind;
  const find = useCallback(() => {
    // Asked for again from there, the browser finds by itself.
    if (!isContent || document.activeElement?.closest("[data-find]")) return false;
    const words = readSelectedWords();
    if (words !== "") setSought((before) => ({ ...before, words }));
    latest.current();
    focusSoon(findFindField);
    return true;
  }, [isContent, focusSoon]);
  return { sought, setSought, find };
}
