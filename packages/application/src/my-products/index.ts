export * from "./my-products.connect.ts";
export * from "./my-products.machine.ts";
