// Knows when the sounds of a game are played: music while it is in front of the learner, an effect at its end.
import type { GameView } from "@academiz/application/game-player";
import { useSoundChoice } from "@academiz/ui";
import { useEffect, useRef } from "react";
import { findFileAddress } from "../frame/find-file-address.ts";
import type { AmbientMusic } from "./ambient-music.ts";
import type { Effect } from "./play-effect.ts";

/** A game that nobody can fail is not won either. */
const readEffect = ({ asked, play }: GameView): Effect =>
  play.status === "FAILED" ? "lost" : asked === null ? "ended" : "won";

/** The code for sounds is loaded once something is to be heard. */
const bringMusic = async () => (await import("./ambient-music.ts")).createMusic;
const bringEffects = async () => (await import("./play-effect.ts")).playEffect;

export function useGameSounds(game: GameView | null): void {
  const heard = useSoundChoice();
  const isPlayed = game?.screen === "GAME";
  const isDone = game?.play.isDone === true;
  const { music = null, hasEffects = false } = game?.sounds ?? {};
  const address = music === null ? null : findFileAddress(music, game?.documentFiles ?? []);
  useMusic(heard.music && isPlayed && !isDone ? address : null);

  const effect = game && readEffect(game);
  /** Null before the game is on screen: the end of an earlier visit has no effect. */
  const wasDone = useRef<boolean | null>(null);
  useEffect(() => {
    const hasEnded = wasDone.current === false && isDone;
    wasDone.current = isPlayed ? isDone : null;
    if (!hasEnded || !heard.effects || !hasEffects || !effect) return;
    // Without sound the result is still visible.
    bringEffects().then(
      (playEffect) => playEffect(effect),
      () => {},
    );
  }, [isPlayed, isDone, heard.effects, hasEffects, effect]);
}

/** It pauses while the page is hidden. */
function useMusic(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    let music: AmbientMusic | undefined;
    let isOver = false;
    const follow = () => (document.hidden ? music?.rest() : music?.play());
    bringMusic().then(
      (createMusic) => {
        if (isOver) return;
        music = createMusic(address);
        follow();
      },
      () => {},
    );
    document.addEventListener("visibilitychange", follow);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", follow);
      music?.rest();
    };
  }, [address]);
}
