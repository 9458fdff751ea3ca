export * from "./attachment.ts";
export * from "./game.ts";
export * from "./game-play.ts";
export * from "./measure-go.ts";
export * from "./play-of-its-day.ts";
export * from "./read-result.ts";
export * from "./scorm.ts";
export * from "./verdict.ts";
