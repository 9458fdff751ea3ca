export * from "./interactivity.connect.ts";
export * from "./learniz-player.connect.ts";
export * from "./learniz-player.machine.ts";
export type * from "./learniz-player.types.ts";
export type * from "./menu.connect.ts";
export * from "./searching/search-course.ts";
export type * from "./shortfall.connect.ts";
