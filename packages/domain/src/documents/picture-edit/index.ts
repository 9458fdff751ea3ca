// Knows what of the editing of pictures is for others.
export * from "./edited-picture.ts";
export * from "./picture-edit.ts";
export * from "./steps.ts";
