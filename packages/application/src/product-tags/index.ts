export { connectLoading } from "../listing/index.ts";
export * from "./choose-tags.ts";
export * from "./product-tags.connect.ts";
export * from "./product-tags.machine.ts";
export * from "./tag-words.machine.ts";
