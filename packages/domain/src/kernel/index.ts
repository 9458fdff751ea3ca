export * from "./assert-never.ts";
export type * from "./fault.ts";
export type * from "./json.ts";
export type * from "./notice.ts";
export * from "./result.ts";
