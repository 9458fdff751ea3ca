// Knows who may open a product, and for how long.
export * from "./perimeter.ts";
