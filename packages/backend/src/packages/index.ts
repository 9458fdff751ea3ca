// Knows how the content of an uploaded package is opened, and for whom.
export * from "./package-caches.ts";
export * from "./package-passes.ts";
export { openPackage } from "./read-package-content.ts";
export { readTicket, TICKET_LIFETIME } from "./tickets.ts";
