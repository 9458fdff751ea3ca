// Knows how something on the page is scrolled into sight, once the dialog over the page is closed.
import { useCallback, useEffect, useState } from "react";

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

/** Shows it when it appears: a game is drawn once its view is loaded. */
function awaitElement(id: string): () => void {
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (element) observer.disconnect();
    show(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The function shows the element of this id, or the top of the page where there is none. */
export function useShowOnPage(): (id: string) => void {
  // A new object each time, so that the same thing can be shown twice.
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const element = document.getElementById(wanted.id);
    show(element ?? document.querySelector<HTMLElement>("h1"));
    return element || wanted.id === "" ? undefined : awaitElement(wanted.id);
  }, [wanted]);
  return useCallback((id) => setWanted({ id }), []);
}
