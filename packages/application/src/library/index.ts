export type { FolderAction, FoldersTold } from "./change-folders.ts";
export * from "./do-with-products.ts";
export * from "./library.connect.ts";
export * from "./library.machine.ts";
export * from "./templates.ts";
export * from "./uses.ts";
