export * from "./clean-visit.ts";
