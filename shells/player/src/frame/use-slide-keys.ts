// Knows the keys that go from page to page: arrows and PageUp/PageDown, while no control has the focus.
import { readKey } from "@academiz/ui";
import { useEffect, useEffectEvent } from "react";

const CONTROLS = [
  "input, textarea, select, audio, video, [contenteditable], [role=dialog], [role=menu], [role=slider]",
  // A game on a page has arrow keys of its own, or may seem to have them.
  "article :is(button, [role=button], [tabindex='0'])",
].join();

export interface SlideKeys {
  /** False where no page is shown. */
  readonly isOn: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

export function useSlideKeys({ isOn, onPrevious, onNext }: SlideKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    const key = readKey(event);
    const goesOn = key === "ArrowRight" || key === "PageDown";
    const goesBack = key === "ArrowLeft" || key === "PageUp";
    if (!goesOn && !goesBack) return;
    event.preventDefault();
    if (goesOn) onNext();
    else onPrevious();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
