// Knows whether the window with conversations is visible: nothing counts as read in a hidden tab.
import { useEffect } from "react";

/** `send` is called at once where it is hidden from the beginning. */
export function useSeen(send: (event: { type: "page.hidden" | "page.shown" }) => void): void {
  useEffect(() => {
    const tell = () => send({ type: document.hidden ? "page.hidden" : "page.shown" });
    if (document.hidden) tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [send]);
}
