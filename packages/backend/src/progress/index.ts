// Knows the use cases that read and store how far a learner is.
export * from "./read-progress.ts";
export * from "./save-attachment.ts";
export * from "./save-game.ts";
export * from "./save-progress.ts";
