// Knows how the music of a game is played: in a loop, fading in and out (§9.38).
import { AMBIENT_VOLUME, FADE_EVERY, stepVolume } from "./fade.ts";
import { hearAtNextPress, openLoudspeaker } from "./loudspeaker.ts";

export interface AmbientMusic {
  /** It goes on from where it was left. A browser that allows no sound yet plays it after the next press. */
  readonly play: () => void;
  readonly rest: () => void;
}

export function createMusic(address: string): AmbientMusic {
  const loudspeaker = openLoudspeaker();
  const audio = new Audio();
  // Music of another origin is heard only where that origin allows it.
  audio.crossOrigin = "anonymous";
  audio.src = address;
  audio.loop = true;
  // The engine of iPhones does not let a page set the volume of the element itself.
  const loudness = loudspeaker.createGain();
  loudness.gain.value = 0;
  loudspeaker.createMediaElementSource(audio).connect(loudness).connect(loudspeaker.destination);
  let timer: number | undefined;
  let giveUp = () => {};
  let isWanted = false;
  let volume = 0;
  const fadeTo = (goal: number) => {
    window.clearInterval(timer);
    timer = window.setInterval(() => {
      volume = stepVolume(volume, goal);
      loudness.gain.value = volume;
      if (volume !== goal) return;
      window.clearInterval(timer);
      if (goal === 0) audio.pause();
    }, FADE_EVERY);
  };
  const start = () => {
    audio.play().then(
      () => isWanted && fadeTo(AMBIENT_VOLUME),
      (cause: unknown) => {
        // Anything else: the file is gone or cannot be heard here, and the game is played without it.
        if (isWanted && cause instanceof DOMException && cause.name === "NotAllowedError")
          giveUp = hearAtNextPress(start);
      },
    );
  };
  return {
    play() {
      isWanted = true;
      start();
    },
    rest() {
      isWanted = false;
      giveUp();
      fadeTo(0);
    },
  };
}
