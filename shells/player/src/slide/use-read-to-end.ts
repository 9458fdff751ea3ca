// Knows when a slide has been read to its end: the end is in sight, and stays there once its media have their size (§9.35).
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const MEDIA_CHECK_MS = 300;
/** The empty space below the last words need not be scrolled through. */
const NEARLY_THERE = { rootMargin: "0px 0px 96px" };

function isMediaSettled(page: Element): boolean {
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
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(checking);
      if (!entry?.isIntersecting) return;
      checking = setInterval(() => {
        if (!isMediaSettled(page)) return;
        clearInterval(checking);
        reach();
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
