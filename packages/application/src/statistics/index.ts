export { connectLoading, createLoading } from "../listing/index.ts";
export * from "./late.machine.ts";
export * from "./statistics.machine.ts";
