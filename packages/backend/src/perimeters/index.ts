// Knows who may open a product, and for how long.
export * from "./audience.ts";
export * from "./perimeter.ts";
