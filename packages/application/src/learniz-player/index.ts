export * from "./interactivity.connect.ts";
export * from "./learniz-player.connect.ts";
export * from "./learniz-player.machine.ts";
export type * from "./learniz-player.types.ts";
export type * from "./menu/menu.connect.ts";
export type * from "./menu/shortfall.connect.ts";
export * from "./result/result.connect.ts";
export * from "./searching/search-course.ts";
