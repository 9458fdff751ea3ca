// Knows when a learner was inactive for a while: no key, no pointer, no scrolling, and no medium that plays.
import { useEffect, useEffectEvent } from "react";

const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"];

/** `seconds` null: never. */
export function useIdle(seconds: number | null, onIdle: () => void): void {
  const tell = useEffectEvent(onIdle);
  useEffect(() => {
    if (seconds === null) return;
    const stop = new AbortController();
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (isPlaying() ? wait() : tell()), seconds * 1_000);
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, wait, { signal: stop.signal, capture: true, passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [seconds]);
}

/** §4.171; reading the page aloud counts too. */
const isPlaying = (): boolean =>
  window.speechSynthesis?.speaking === true ||
  document.querySelector("[data-reading]") !== null ||
  [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused, ended }) => !paused && !ended);
