// Knows how a film is kept between its start and its end, and which moment it shows.
import type { FilmTimes } from "@academiz/domain/learniz";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Seconds: browsers neither stop nor seek to the exact millisecond. */
export const NEAR = 0.05;

export interface HeldFilm {
  readonly player: RefObject<HTMLVideoElement | null>;
  /** Seconds. */
  readonly now: number;
  /** Goes to a moment and plays from there. */
  readonly playFrom: (at: number) => void;
}

export function useFilm({ start, end }: Pick<FilmTimes, "start" | "end">): HeldFilm {
  const player = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const film = player.current;
    if (!film) return;
    let isCorrected = false;
    const isOver = () => end !== null && film.currentTime >= end - NEAR;
    /** Done once: a film that cannot be seeked, or is shorter than its author says, plays as well as it can. */
    const correct = (at: number) => {
      if (!isCorrected) film.currentTime = at;
      isCorrected = true;
    };
    const hold = () => {
      if (film.currentTime < start - NEAR) correct(start);
      else if (end !== null && film.currentTime > end + NEAR) correct(end);
      else isCorrected = false;
      setNow(film.currentTime);
    };
    const stop = () => {
      if (isOver() && !film.paused) film.pause();
      hold();
    };
    // Playing a film that is over starts it again.
    const begin = () => {
      if (isOver()) film.currentTime = start;
      hold();
    };
    const listeners = { loadedmetadata: hold, seeking: hold, timeupdate: stop, play: begin };
    for (const [name, listener] of Object.entries(listeners)) film.addEventListener(name, listener);
    // The metadata may have come before anybody listened.
    if (film.readyState >= film.HAVE_METADATA) hold();
    return () => {
      for (const [name, listener] of Object.entries(listeners)) film.removeEventListener(name, listener);
    };
  }, [start, end]);
  const playFrom = (at: number) => {
    const film = player.current;
    if (!film) return;
    film.currentTime = at;
    setNow(at);
    // The browser may not allow playing now, or the learner pauses at once: the film stands there, ready.
    film.play().catch(() => undefined);
  };
  return { player, now, playFrom };
}
