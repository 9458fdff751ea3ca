// Knows how something on the page is brought before the learner, once what stood before the page is gone.
import { useCallback, useEffect, useState } from "react";

/** The function shows the element of this id, or the top of the page where there is none. */
export function useShowOnPage(): (id: string) => void {
  // A new object each time: the same thing may be shown twice.
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const element = document.getElementById(wanted.id) ?? document.querySelector<HTMLElement>("h1");
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }, [wanted]);
  return useCallback((id) => setWanted({ id }), []);
}
