export * from "./file-uploads.connect.ts";
export * from "./file-uploads.machine.ts";
export type * from "./file-uploads.types.ts";
