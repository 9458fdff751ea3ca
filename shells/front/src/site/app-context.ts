// Knows what every page of the learner site can reach.
import type { sessionMachine } from "@academiz/application/session";
import type { ActorRefFrom } from "xstate";
import type { Front } from "./compose.ts";

export interface AppContext {
  readonly front: Front;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}
