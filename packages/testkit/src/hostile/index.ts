// Knows what is hostile or old: any text and JSON, damaged courses and progresses, shapes of former versions, passwords
// of all writings.
export * from "./any-text.ts";
export * from "./arbitrary-json.ts";
export * from "./damage.ts";
export * from "./hostile-events.ts";
export * from "./loose-courses.ts";
export * from "./old-courses.ts";
export * from "./old-progresses.ts";
export * from "./passwords.ts";
export * from "./twins.ts";
