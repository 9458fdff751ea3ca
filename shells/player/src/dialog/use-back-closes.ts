// Knows that Back closes what stands over the page, as on a phone, instead of leaving the product.
import { useEffect, useEffectEvent } from "react";

type Close = () => void;

/** The open dialogs, the topmost last. */
const standing: Close[] = [];
/** True while the entry of the history that Back removes first is ours. */
let isGuarded = false;

/** In a frame the history belongs to the page around it, and is left alone. */
const isOwnHistory = (): boolean => window.parent === window;

function guard(): void {
  if (isGuarded || !isOwnHistory()) return;
  isGuarded = true;
  // Coming back to the page's own entry must not scroll it.
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

/** Active while the component is mounted. */
export function useBackCloses(onClose: Close): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const mine = () => close();
    if (standing.length === 0) window.addEventListener("popstate", hearBack);
    standing.push(mine);
    guard();
    return () => {
      standing.splice(standing.indexOf(mine), 1);
      // Closing one dialog may open another at once.
      queueMicrotask(() => {
        if (standing.length > 0) return guard();
        window.removeEventListener("popstate", hearBack);
        release();
      });
    };
  }, []);
}
