export type { FileLibraryEmitted, ItemFailure, NamedItem, Removal } from "./bulk.ts";
export * from "./file-library.connect.ts";
export * from "./file-library.machine.ts";
export * from "./keep-alternative.ts";
