// Knows that Back closes what stands before the page, as it does on a phone, instead of leaving what is played.
import { useEffect, useEffectEvent } from "react";

type Close = () => void;

/** What stands before the page, the topmost last. */
const standing: Close[] = [];
/** The entry of the history that Back takes away first is ours. */
let isGuarded = false;

/** In a frame the history is that of the page around it: it is left alone. */
const isOwnHistory = (): boolean => window.parent === window;

function guard(): void {
  if (isGuarded || !isOwnHistory()) return;
  isGuarded = true;
  // Who comes back to the entry of the page stays where the page was read.
  history.scrollRestoration = "manual";
  history.pushState({ isGuard: true }, "");
}

function release(): void {
  if (!isGuarded || standing.length > 0) return;
  isGuarded = false;
  history.back();
}

function hearBack(): void {
  if (!isGuarded) return;
  isGuarded = false;
  standing.at(-1)?.();
}

/** For as long as the component stands. */
export function useBackCloses(onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const mine = () => close();
    if (standing.length === 0) window.addEventListener("popstate", hearBack);
    standing.push(mine);
    guard();
    return () => {
      standing.splice(standing.indexOf(mine), 1);
      // What closes one may open another at once.
      queueMicrotask(() => {
        if (standing.length > 0) return guard();
        window.removeEventListener("popstate", hearBack);
        release();
      });
    };
  }, []);
}
