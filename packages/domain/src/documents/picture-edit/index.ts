// Knows which parts of picture editing others may use.
export * from "./edited-picture.ts";
export * from "./picture-edit.ts";
export * from "./steps.ts";
