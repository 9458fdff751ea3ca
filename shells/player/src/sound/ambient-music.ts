// Knows how the music of a game is played: from its start again and again, softly in, softly out (§9.38).
import { AMBIENT_VOLUME, FADE_EVERY, stepVolume } from "./fade.ts";

export interface AmbientMusic {
  /** It is heard from where it was left; a browser that lets nothing be heard before a press stays silent. */
  readonly play: () => void;
  readonly rest: () => void;
}

export function createMusic(address: string): AmbientMusic {
  const audio = new Audio(address);
  audio.loop = true;
  audio.volume = 0;
  let timer: number | undefined;
  let isWanted = false;
  const fadeTo = (goal: number) => {
    window.clearInterval(timer);
    timer = window.setInterval(() => {
      audio.volume = stepVolume(audio.volume, goal);
      if (audio.volume !== goal) return;
      window.clearInterval(timer);
      if (goal === 0) audio.pause();
    }, FADE_EVERY);
  };
  return {
    play() {
      isWanted = true;
      audio.play().then(
        () => isWanted && fadeTo(AMBIENT_VOLUME),
        // It cannot be heard here, or is gone: the game is played without it.
        () => {},
      );
    },
    rest() {
      isWanted = false;
      fadeTo(0);
    },
  };
}
