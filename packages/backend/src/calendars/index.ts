// Knows the use cases of the calendars that trainers read in other programs.
export * from "./own-feed.ts";
export * from "./read-feed.ts";
