export * from "./display-title.ts";
export * from "./exit.ts";
export * from "./pack-progress.ts";
export * from "./read-manifest.ts";
export * from "./scorm-config.ts";
export * from "./status.ts";
export * from "./unpack-progress.ts";
export * from "./values.ts";
export type * from "./xml-element.ts";
