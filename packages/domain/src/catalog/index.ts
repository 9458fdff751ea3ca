export type * from "./product.ts";
