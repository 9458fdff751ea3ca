// Knows what pages of the site reach of what this device holds; null until it is there, and for who stands in.
import type { keptProductsMachine } from "@academiz/application/kept-products";
import type { waitingResultsMachine } from "@academiz/application/waiting-results";
import { createContext } from "react";
import type { ActorRefFrom } from "xstate";

export interface OfflineActors {
  readonly kept: ActorRefFrom<typeof keptProductsMachine>;
  readonly waiting: ActorRefFrom<typeof waitingResultsMachine>;
}
export const OfflineContext = createContext<OfflineActors | null>(null);

/** Whether there is anything to ask about. */
export const keepsSomething = ({ kept, waiting }: OfflineActors): boolean =>
  waiting.getSnapshot().context.left.length + kept.getSnapshot().context.products.length > 0;
