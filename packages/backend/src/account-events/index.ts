// Knows what is recorded about accounts.
export { ACCOUNT_EVENTS_KEPT, listAccountEvents, pruneAccountEvents } from "./list-events.ts";
export { ACCOUNT_EVENT_LIMIT, describeChange, noteEvents, toDoer } from "./note-events.ts";
