// Knows what the page itself reports to the player: seconds, leaving and the network.
import { useEffect, useEffectEvent } from "react";

/** The facts that every player hears from its page. */
export type PageFact = { type: "second.passed" } | { type: "page.left" } | { type: "network.returned" };
type Send = (event: PageFact) => void;

/**
 * Time counts while the page can be seen (§4.168, §4.175).
 * @param onGone called when the page goes for good, after its last save: the moment to say goodbye to an LMS
 */
export function usePageFacts(send: Send, onGone?: (() => void) | undefined): void {
  const sayGoodbye = useEffectEvent(() => onGone?.());
  const hasHost = onGone !== undefined;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const second = setInterval(() => {
      if (!document.hidden) send({ type: "second.passed" });
    }, 1_000);
    const leave = () => send({ type: "page.left" });
    // Hiding is the last event that a phone is sure to fire; pagehide the last one of a page that closes.
    document.addEventListener("visibilitychange", () => document.hidden && leave(), { signal });
    // One listener for both: listeners of a window are called in the order of their registration, captured or not.
    window.addEventListener(
      "pagehide",
      ({ persisted }) => {
        leave();
        if (!persisted) sayGoodbye();
      },
      { signal },
    );
    // A host's own page may say goodbye at its pagehide, which comes before that of a frame inside it.
    if (hasHost) window.addEventListener("beforeunload", leave, { signal });
    window.addEventListener("online", () => send({ type: "network.returned" }), { signal });
    return () => {
      clearInterval(second);
      stop.abort();
    };
  }, [send, hasHost]);
}
