export * from "./keep-attempt.ts";
export * from "./mark.ts";
export * from "./reaches.ts";
export * from "./round-score.ts";
export * from "./speak-score.ts";
export * from "./strategy.ts";
export * from "./trophy.ts";
export * from "./weigh-scores.ts";
