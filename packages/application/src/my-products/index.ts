export { connectLoading } from "../listing/loading.machine.ts";
export * from "./choose-action.ts";
export * from "./found-products.machine.ts";
export * from "./inside-product.machine.ts";
export * from "./is-new.ts";
export * from "./my-products.connect.ts";
export * from "./my-products.machine.ts";
export { HOME_LANGUAGES, HOME_STATES, type HomeCriteria, type HomeState } from "./narrow-products.ts";
