// Knows the use cases of the calendars that trainers read elsewhere.
export * from "./own-feed.ts";
export * from "./read-feed.ts";
