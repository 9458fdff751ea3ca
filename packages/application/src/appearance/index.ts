export * from "./appearance.connect.ts";
export * from "./appearance.machine.ts";
export * from "./pictures.connect.ts";
export * from "./pictures.machine.ts";
