// Knows when a slide has been read to its end: the end is in sight, and stays there once its media have their size and
// its games are drawn (§9.35).
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const MEDIA_CHECK_MS = 300;
/** The empty space below the last words need not be scrolled through. */
const NEARLY_THERE = { rootMargin: "0px 0px 96px" };

function isMediaSettled(page: Element): boolean {
  if (page.querySelector("[data-coming]")) return false;
  const images = [...page.querySelectorAll("img")].every((image) => image.complete);
  const players = [...page.querySelectorAll<HTMLMediaElement>("video, audio")];
  return (
    images && players.every((player) => player.readyState > 0 || player.error !== null || player.networkState !== 2)
  );
}

export function useReadToEnd(onReached: () => void, isReached: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    const mark = end.current;
    const page = mark?.parentElement;
    if (!mark || !page || isReached) return;
    let checking: ReturnType<typeof setInterval> | undefined;
    let isSettled = false;
    const observer = new IntersectionObserver((entries) => {
      clearInterval(checking);
      const isInSight = entries.at(-1)?.isIntersecting === true;
      if (isInSight && isSettled) return reach();
      isSettled = false;
      if (!isInSight) return;
      checking = setInterval(() => {
        if (!isMediaSettled(page)) return;
        clearInterval(checking);
        isSettled = true;
        // A picture that has just come may have moved the end away, which the observer has not reported yet: it is
        // asked again.
        observer.unobserve(mark);
        observer.observe(mark);
      }, MEDIA_CHECK_MS);
    }, NEARLY_THERE);
    observer.observe(mark);
    return () => {
      observer.disconnect();
      clearInterval(checking);
    };
  }, [isReached]);
  return end;
}
