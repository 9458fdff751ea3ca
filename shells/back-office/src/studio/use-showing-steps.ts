// Knows how undo and redo show what they changed: its page is opened, and its block scrolled into sight.
import { useEffect, useRef } from "react";
import { COURSE } from "./common/studio-search.ts";
import type { Editor } from "./common/use-editor.ts";
import { findBlock } from "./common/use-focus-soon.ts";

export interface ShownSteps extends Pick<Editor, "onStepTaken"> {
  /** Null where the content is not on screen. */
  readonly selected: string | null;
  readonly select: (at: string) => void;
}

export function useShowingSteps({ onStepTaken, selected, select }: ShownSteps): void {
  const wanted = useRef<string | null>(null);
  const shown = useRef(selected);
  shown.current = selected;
  useEffect(
    () =>
      onStepTaken(({ at, block }) => {
        wanted.current = block;
        if ((at ?? COURSE) !== shown.current) select(at ?? COURSE);
      }),
    [onStepTaken, select],
  );
  // Once the change is drawn.
  useEffect(() => {
    if (wanted.current === null) return;
    const block = findBlock(wanted.current)();
    if (!block) return;
    wanted.current = null;
    block.scrollIntoView({ block: "nearest" });
  });
}
