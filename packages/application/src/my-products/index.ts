export { connectLoading } from "../listing/loading.machine.ts";
export * from "./found-products.machine.ts";
export * from "./my-products.connect.ts";
export * from "./my-products.machine.ts";
