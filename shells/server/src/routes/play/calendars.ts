// Knows which use case answers each route of the calendars of trainers.
import { makeOwnFeed, readFeed, readOwnFeed, removeOwnFeed, type World } from "@academiz/backend";
import type { calendars } from "@academiz/contract";
import type { HandlersOf } from "../../http/serve-routes.ts";

export const handleCalendars = (world: World): HandlersOf<typeof calendars> => ({
  readOwnCalendar: ({ actor }) => readOwnFeed(world, actor),
  makeOwnCalendar: ({ actor }) => makeOwnFeed(world, actor),
  removeOwnCalendar: ({ actor }) => removeOwnFeed(world, actor),
  readCalendar: ({ params }) => readFeed(world, params.secret),
});
