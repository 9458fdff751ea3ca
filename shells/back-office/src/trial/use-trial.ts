// Knows whether a draft is being tried, and where the focus goes: into the player, and back.
import type { TrialWord, TriedDraft } from "@academiz/domain/products";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

export interface TrialControls {
  readonly isOpen: boolean;
  readonly block: TriedDraft["block"];
  /** Opens it, or focuses it; with a slug it shows that block of the page. */
  readonly enter: (block?: string) => void;
  readonly close: () => void;
  readonly onWord: (word: TrialWord) => void;
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
}

/**
 * @param isOn false where nothing is edited: then its key does nothing.
 * @param isAsked true where it is open from the beginning.
 */
export function useTrial(isOn: boolean, isAsked = false): TrialControls {
  const [isOpen, setOpen] = useState(isAsked);
  const [block, setBlock] = useState<TriedDraft["block"]>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useLastFocus();
  const enter = useCallback((slug?: string) => {
    setOpen(true);
    setBlock((before) => (slug === undefined ? null : { slug, times: (before?.times ?? 0) + 1 }));
    frame.current?.focus();
  }, []);
  const comeBack = useCallback(() => last.current?.focus(), [last]);
  const close = useCallback(() => {
    setOpen(false);
    comeBack();
  }, [comeBack]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isOn || !isKey || document.querySelector("[role=dialog], [role=alertdialog]")) return;
    event.preventDefault();
    event.stopPropagation();
    enter();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
  return {
    isOpen: isOpen && isOn,
    block,
    enter,
    close,
    onWord: ({ type }) => (type === "left" ? close() : comeBack()),
    frame,
  };
}

/** The last focused element outside any frame that still exists. */
function useLastFocus() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement) && !target.closest("[data-trial]"))
        last.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return last;
}
