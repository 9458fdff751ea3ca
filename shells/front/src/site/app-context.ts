// Knows what every page of the learner site can reach.
import type { sessionMachine } from "@academiz/application/session";
import type { LatePart } from "@academiz/ui";
import type { ActorRefFrom } from "xstate";
import type { Front } from "./compose.ts";
import type { WholeProps } from "./whole-front.tsx";

export interface AppContext {
  readonly front: Front;
  /** Brings the ports of the pages behind home. */
  readonly Whole: LatePart<WholeProps>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}
