// Knows the modes in which products are played, where a mode comes from, and what each one does (§4.72–§4.79, decisions
// 6).
import type { PlayerType } from "../catalog/index.ts";

/** §4.72, §9.8 */
export const SESSION_MODES = ["NORMAL", "PREVIEW", "STANDALONE", "DEV"] as const;
/** How a product is played (§4.72); NORMAL by default (§9.8). */
export type SessionMode = (typeof SESSION_MODES)[number];

/**
 * The mode in the token of somebody who impersonates a learner (§3.15, §4.22): played as NORMAL, but nothing is kept
 * (decisions 6).
 */
export const IMPERSONATED_MODE = "impersonated";

const WITHOUT_DEV = ["NORMAL", "PREVIEW", "STANDALONE"] as const;

/** What plays a product. */
export type PlayerKind = PlayerType;
/** The modes of each player: a learniz has all (§4.73), the others all but DEV (§4.74). */
export const PLAYER_MODES: Readonly<Record<PlayerKind, readonly SessionMode[]>> = {
  learniz: SESSION_MODES,
  game: WITHOUT_DEV,
  scorm: WITHOUT_DEV,
  "smart-sequence": WITHOUT_DEV,
  attachment: WITHOUT_DEV,
};

/**
 * The mode that a stored token asks for (§4.75): NORMAL without a token or without a mode in it (§9.8). A DEV token in
 * a player that has no DEV is a preview: both read the draft and keep nothing.
 */
export function readSessionMode(
  payload: { readonly mode?: SessionMode | typeof IMPERSONATED_MODE } | undefined,
  player: PlayerKind = "learniz",
): SessionMode {
  const mode = payload?.mode ?? "NORMAL";
  if (mode === IMPERSONATED_MODE) return "NORMAL";
  return PLAYER_MODES[player].includes(mode) ? mode : "PREVIEW";
}

/** What a mode does (§4.76). */
export interface ModeEffects {
  /** The author's draft is played instead of the published version (§4.77). */
  readonly readsDraft: boolean;
  /** What learners do is kept and sent (§4.78). */
  readonly keepsProgress: boolean;
  /** Validators and requirements apply (§4.79). */
  readonly enforcesRules: boolean;
}

const forLearners: ModeEffects = { readsDraft: false, keepsProgress: true, enforcesRules: true };
const forAuthors: ModeEffects = { readsDraft: true, keepsProgress: false, enforcesRules: false };

/** What each mode does (decisions 6). */
export const MODE_EFFECTS: Readonly<Record<SessionMode, ModeEffects>> = {
  NORMAL: forLearners,
  STANDALONE: forLearners,
  PREVIEW: forAuthors,
  DEV: forAuthors,
};

/** The effects of a session: those of its mode, except that an impersonated one keeps nothing (decisions 6). */
export function readModeEffects({
  mode,
  isImpersonated = false,
}: {
  readonly mode: SessionMode;
  readonly isImpersonated?: boolean | undefined;
}): ModeEffects {
  return isImpersonated ? { ...MODE_EFFECTS[mode], keepsProgress: false } : MODE_EFFECTS[mode];
}
