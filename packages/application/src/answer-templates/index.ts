export * from "./answer-templates.machine.ts";
