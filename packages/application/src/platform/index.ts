export { connectLoading, type Loaded } from "../listing/index.ts";
export * from "./platform.machine.ts";
