export { connectLoading, createLoading } from "../listing/index.ts";
export * from "./statistics.machine.ts";
