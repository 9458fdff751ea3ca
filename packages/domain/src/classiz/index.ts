export * from "./attendance.ts";
export * from "./marks.ts";
export * from "./presence-file.ts";
export * from "./rules.ts";
export * from "./signing.ts";
export * from "./slot.ts";
