// Knows how something on the page is brought before the learner, once what stood before the page is gone.
import { useCallback, useEffect, useState } from "react";

function show(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

/** Shows it when it comes: a game is drawn once its view is there. */
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
  // A new object each time: the same thing may be shown twice.
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const element = document.getElementById(wanted.id);
    show(element ?? document.querySelector<HTMLElement>("h1"));
    return element || wanted.id === "" ? undefined : awaitElement(wanted.id);
  }, [wanted]);
  return useCallback((id) => setWanted({ id }), []);
}
