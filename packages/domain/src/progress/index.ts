export type * from "./events.ts";
export type * from "./progress.ts";
