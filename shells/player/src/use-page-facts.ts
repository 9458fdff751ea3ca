// Knows what the page itself has to tell the player: seconds, leaving, the network, the debugging keys.
import type { LearnizPlayerEvent } from "@academiz/application/learniz-player";
import { useEffect } from "react";

type Send = (event: LearnizPlayerEvent) => void;

/** Time counts while the page can be seen (§4.168, §4.175). */
export function usePageFacts(send: Send, mayEnterGodMode: boolean): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const second = setInterval(() => {
      if (!document.hidden) send({ type: "second.passed" });
    }, 1_000);
    const leave = () => send({ type: "page.left" });
    // Hidden is the last moment that a phone is sure to tell of; pagehide the last one of a page that closes.
    document.addEventListener("visibilitychange", () => document.hidden && leave(), { signal });
    // Captured: whoever says goodbye to an LMS at the same event does it after this last save.
    window.addEventListener("pagehide", leave, { signal, capture: true });
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
  }, [send, mayEnterGodMode]);
}

/** §6.16 */
const isGodKey = (event: KeyboardEvent): boolean => event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "g";
