// Knows what is heard while a game is played (§3.95): its music, and its effects.
import type { GameConfig } from "./game-config.ts";

/** What is heard of a game, where the learner wants to hear anything. */
export interface GameSounds {
  /** `document:<slug>` or an absolute https address of a sound that goes on from its start; null for none. */
  readonly music: string | null;
  /** What was answered is told by a short sound too. */
  readonly hasEffects: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const asRecord = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

const isPlayable = (src: unknown): src is string =>
  typeof src === "string" && /^(document:[\w-]+$|https:\/\/)/u.test(src);

/** Of settings of any shape: what is no sound is none. Effects are heard unless they are switched off (§3.95). */
export function readSounds({ soundConfig }: GameConfig): GameSounds {
  const { gameMusic, deactivateAmbianceSound, deactivateGameSound } = asRecord(soundConfig);
  const src = typeof gameMusic === "string" ? gameMusic : asRecord(gameMusic)["src"];
  const music = isPlayable(src) && deactivateAmbianceSound !== true ? src : null;
  return { music, hasEffects: deactivateGameSound !== true };
}

/** The settings with these sounds; what they hold besides stays. */
export function writeSounds({ soundConfig }: GameConfig, { music, hasEffects }: GameSounds): Fields {
  const { deactivateGameSound: _, ...rest } = asRecord(soundConfig);
  const { gameMusic: __, deactivateAmbianceSound: ___, ...others } = rest;
  // Music that was switched off stays where it is, as long as it is not what is changed.
  const isSameMusic = readSounds({ soundConfig } as GameConfig).music === music;
  return {
    ...(isSameMusic ? rest : others),
    ...(!isSameMusic && music !== null && { gameMusic: { src: music } }),
    ...(!hasEffects && { deactivateGameSound: true }),
  };
}
