// Knows how the music of a game is played: in a loop, fading in and out (§9.38).
import { AMBIENT_VOLUME, FADE_EVERY, stepVolume } from "./fade.ts";

export interface AmbientMusic {
  /**
   * It goes on from where it was left. A browser that allows no sound before a press stays silent, and so does one that
   * can only play at full volume.
   */
  readonly play: () => void;
  readonly rest: () => void;
}

export function createMusic(address: string): AmbientMusic {
  const audio = new Audio(address);
  audio.loop = true;
  audio.volume = 0;
  // The engine of iPhones does not let a page set the volume.
  const canFade = audio.volume === 0;
  let timer: number | undefined;
  let isWanted = false;
  let volume = 0;
  const fadeTo = (goal: number) => {
    window.clearInterval(timer);
    timer = window.setInterval(() => {
      volume = stepVolume(volume, goal);
      audio.volume = volume;
      if (volume !== goal) return;
      window.clearInterval(timer);
      if (goal === 0) audio.pause();
    }, FADE_EVERY);
  };
  return {
    play() {
      if (!canFade) return;
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
