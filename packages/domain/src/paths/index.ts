export * from "./check-path.ts";
export * from "./compare-paths.ts";
export { listTargets, mayLead, type PathLead } from "./draw-path.ts";
export * from "./edit-path.ts";
export * from "./node.ts";
export * from "./outline-path.ts";
export * from "./run-path.ts";
export * from "./state.ts";
export * from "./successors.ts";
