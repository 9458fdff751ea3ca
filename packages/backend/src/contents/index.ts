// Knows the contents of products: new, stored and compiled.
export * from "./make-template.ts";
