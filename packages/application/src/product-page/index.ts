export * from "./ask-page.ts";
export * from "./product-page.connect.ts";
export * from "./product-page.machine.ts";
export * from "./take-package.ts";
