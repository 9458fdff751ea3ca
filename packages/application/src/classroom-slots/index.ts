export * from "./slot.machine.ts";
export * from "./slots.machine.ts";
export * from "./survey.ts";
