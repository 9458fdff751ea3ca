export { type CallRecorder, createCallRecorder, hasLaunchFlag } from "./host/index.ts";
export * from "./packaged-game.ts";
export * from "./packaged-learniz.ts";
export * from "./read-package.ts";
export * from "./start-telling.ts";
