// Knows what is heard while a game is played (§3.95): its music, and its effects.
import type { GameConfig } from "./game-config.ts";

/** The sounds of a game, played where the learner has sounds on. */
export interface GameSounds {
  /** `document:<slug>` or an absolute https address of music that plays from the start; null for none. */
  readonly music: string | null;
  /** True: a short sound also tells whether an answer was right. */
  readonly hasEffects: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const asRecord = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

const isPlayable = (src: unknown): src is string =>
  typeof src === "string" && /^(document:[\w-]+$|https:\/\/)/u.test(src);

/**
 * Reads settings of any shape: what cannot be read as a sound is none. Effects are on unless they are switched off
 * (§3.95).
 */
export function readSounds({ soundConfig }: GameConfig): GameSounds {
  const { gameMusic, deactivateAmbianceSound, deactivateGameSound } = asRecord(soundConfig);
  const src = typeof gameMusic === "string" ? gameMusic : asRecord(gameMusic)["src"];
  const music = isPlayable(src) && deactivateAmbianceSound !== true ? src : null;
  return { music, hasEffects: deactivateGameSound !== true };
}

/** The settings with these sounds; what else they hold stays. */
export function writeSounds({ soundConfig }: GameConfig, { music, hasEffects }: GameSounds): Fields {
  const { deactivateGameSound: _, ...rest } = asRecord(soundConfig);
  const { gameMusic: __, deactivateAmbianceSound: ___, ...others } = rest;
  // Settings of music that is switched off stay, unless the music itself is changed.
  const isSameMusic = readSounds({ soundConfig } as GameConfig).music === music;
  return {
    ...(isSameMusic ? rest : others),
    ...(!isSameMusic && music !== null && { gameMusic: { src: music } }),
    ...(!hasEffects && { deactivateGameSound: true }),
  };
}
