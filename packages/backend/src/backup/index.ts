// Knows how a whole platform is carried from one place to another.
export * from "./restore-backup.ts";
export * from "./write-backup.ts";
