// Knows what shells may use of the page of a section.
export * from "./learner-section.connect.ts";
export * from "./learner-section.machine.ts";
export { type TriedSection, trySection } from "./try-section.ts";
