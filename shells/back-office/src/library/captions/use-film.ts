// Knows the film that is captioned while it plays: where it is, how long it is, and how it is moved.
import { type RefObject, useMemo, useRef, useState } from "react";

export interface PlayedFilm {
  readonly player: RefObject<HTMLVideoElement | null>;
  /** Seconds. */
  readonly now: number;
  /** Seconds; null until it is known. */
  readonly duration: number | null;
  readonly isPlaying: boolean;
  /** For the `<video>`. */
  readonly heard: {
    readonly onTimeUpdate: () => void;
    readonly onSeeked: () => void;
    readonly onDurationChange: () => void;
    readonly onPlay: () => void;
    readonly onPause: () => void;
  };
  /** The exact time: `now` is told a few times a second. */
  readonly readNow: () => number;
  readonly goTo: (seconds: number) => void;
  readonly toggle: () => void;
}

export function useFilm(): PlayedFilm {
  const player = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  const [duration, setDuration] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const still = useMemo(() => {
    const readNow = () => player.current?.currentTime ?? 0;
    const noteTime = () => setNow(readNow());
    const notePlaying = () => setPlaying(player.current?.paused === false);
    return {
      readNow,
      heard: {
        onTimeUpdate: noteTime,
        onSeeked: noteTime,
        onDurationChange: () => {
          const { duration: known = Number.NaN } = player.current ?? {};
          setDuration(Number.isFinite(known) ? known : null);
        },
        onPlay: notePlaying,
        onPause: notePlaying,
      },
      goTo(seconds: number) {
        if (player.current) player.current.currentTime = Math.max(0, seconds);
      },
      toggle() {
        const { current } = player;
        if (!current) return;
        // A browser may refuse to play; the film's own controls show that it is paused.
        if (current.paused) void current.play().catch(() => undefined);
        else current.pause();
      },
    };
  }, []);
  return { player, now, duration, isPlaying, ...still };
}
