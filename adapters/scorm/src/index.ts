export { type CallRecorder, createCallRecorder, hasLaunchFlag } from "./host/index.ts";
export * from "./packaged/packaged-game.ts";
export * from "./packaged/packaged-learniz.ts";
export * from "./packaged/read-package.ts";
export * from "./packaged/start-telling.ts";
