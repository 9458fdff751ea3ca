export * from "./document-kind.ts";
export * from "./document-name.ts";
export * from "./folder-tree.ts";
export * from "./lottie.ts";
export * from "./media-type.ts";
export * from "./office-type.ts";
export * from "./picture-size.ts";
export * from "./web-picture.ts";
