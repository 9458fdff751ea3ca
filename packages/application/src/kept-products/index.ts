export * from "./kept-products.connect.ts";
export * from "./kept-products.machine.ts";
