export { computeChance, estimateAbility, learn, PRIOR } from "./ability.ts";
export * from "./calibrate.ts";
export * from "./levels.ts";
export * from "./replay.ts";
export * from "./rules.ts";
export * from "./simulate.ts";
export type { Ability, Asked, ThemeStanding } from "./way.ts";
