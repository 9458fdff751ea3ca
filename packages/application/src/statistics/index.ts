export * from "./statistics.machine.ts";
export { connectLoading, createLoading } from "../listing/index.ts";
