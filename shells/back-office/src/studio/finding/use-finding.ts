// Knows the search of an author, and how the keyboard reaches its field.
import type { WordsQuery } from "@academiz/domain/editing";
import { useCallback, useRef, useState } from "react";
import { type FocusSoon, findFindField } from "../common/use-focus-soon.ts";
import { readSelectedWords } from "./places.ts";

/** The typed text, kept while another tab or page is open. */
export interface SoughtWords extends WordsQuery {
  readonly written: string;
}
export type SetSoughtWords = (change: (before: SoughtWords) => SoughtWords) => void;

export interface Finding {
  readonly sought: SoughtWords;
  readonly setSought: SetSoughtWords;
  /** False where the browser should search by itself. */
  readonly find: () => boolean;
}

export interface FindingInput {
  /** True while the content of the course is open. */
  readonly isContent: boolean;
  readonly focusSoon: FocusSoon;
  /** Called when the search field should be shown. */
  readonly onFind: () => void;
}

const NOTHING: SoughtWords = { words: "", isExact: false, isWhole: false, written: "" };

export function useFinding({ isContent, focusSoon, onFind }: FindingInput): Finding {
  const [sought, setSought] = useState(NOTHING);
  const latest = useRef(onFind);
  latest.current = onFind;
  const find = useCallback(() => {
    // Pressed again in the search field, the key opens the browser's own search.
    if (!isContent || document.activeElement?.closest("[data-find]")) return false;
    const words = readSelectedWords();
    if (words !== "") setSought((before) => ({ ...before, words }));
    latest.current();
    focusSoon(findFindField);
    return true;
  }, [isContent, focusSoon]);
  return { sought, setSought, find };
}
