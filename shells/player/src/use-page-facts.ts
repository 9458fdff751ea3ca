// Knows what the page itself has to tell the player: seconds, leaving, the network, the debugging keys.
import type { LearnizPlayerEvent } from "@academiz/application/learniz-player";
import { useEffect, useEffectEvent } from "react";

type Send = (event: LearnizPlayerEvent) => void;

export interface PageFactsOptions {
  readonly mayEnterGodMode: boolean;
  /** Called when the page goes for good, after its last save: the moment to say goodbye to an LMS. */
  readonly onGone?: (() => void) | undefined;
}

/** Time counts while the page can be seen (§4.168, §4.175). */
export function usePageFacts(send: Send, { mayEnterGodMode, onGone }: PageFactsOptions): void {
  const sayGoodbye = useEffectEvent(() => onGone?.());
  const hasHost = onGone !== undefined;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const second = setInterval(() => {
      if (!document.hidden) send({ type: "second.passed" });
    }, 1_000);
    const leave = () => send({ type: "page.left" });
    // Hidden is the last moment that a phone is sure to tell of; pagehide the last one of a page that closes.
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
    if (mayEnterGodMode) {
      document.addEventListener("keydown", (event) => isGodKey(event) && send({ type: "god-mode.entered" }), {
        signal,
      });
    }
    return () => {
      clearInterval(second);
      stop.abort();
    };
  }, [send, mayEnterGodMode, hasHost]);
}

/** §6.16 */
const isGodKey = (event: KeyboardEvent): boolean => event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "g";
