// Knows whether the window with conversations is seen: in a tab behind another nothing is read.
import { useEffect } from "react";

/** `send` hears at once where it is hidden from the beginning. */
export function useSeen(send: (event: { type: "page.hidden" | "page.shown" }) => void): void {
  useEffect(() => {
    const tell = () => send({ type: document.hidden ? "page.hidden" : "page.shown" });
    if (document.hidden) tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [send]);
}
