export * from "./experts.connect.ts";
export { type ExpertsEvent, type ExpertsInput, expertsMachine } from "./experts.machine.ts";
