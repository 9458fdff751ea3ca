// Knows the use cases of uploaded packages that are played.
export * from "./commit-launch.ts";
export * from "./launch-scorm.ts";
export * from "./list-launches.ts";
export { logLaunch } from "./log-launch.ts";
export * from "./prune-launches.ts";
export * from "./renew-launch.ts";
export * from "./save-launched.ts";
