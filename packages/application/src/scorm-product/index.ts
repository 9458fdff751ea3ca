export * from "./scorm-product.connect.ts";
export * from "./scorm-product.machine.ts";
export * from "./take-package.ts";
