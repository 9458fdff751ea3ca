export * from "./edit-course.ts";
export * from "./engine.ts";
export * from "./plan.ts";
export * from "./walk.ts";
